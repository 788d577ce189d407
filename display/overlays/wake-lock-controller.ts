import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Keeps the screen awake where the browser lets it, and knows when it does not. */
export class WakeLockController implements ReactiveController {
  /** `unknown` until the browser has answered. */
  state: 'unknown' | 'awake' | 'mayFallAsleep' = 'unknown';

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#ask);
    void this.#ask();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#ask);
  }

  /** A lock is lost whenever the page is hidden, so it is asked for again when it is seen. */
  readonly #ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    try {
      await navigator.wakeLock.request('screen');
      this.state = 'awake';
    } catch {
      // No such thing over plain http, on older browsers, or when the battery is low: say so instead.
      this.state = 'mayFallAsleep';
    }
    this.host.requestUpdate();
  };
}
