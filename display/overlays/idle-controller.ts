import type { ReactiveController, ReactiveControllerHost } from 'lit';

const IDLE_MS = 5 * 60_000;

/** Knows when nobody has touched the screen and nothing has happened at the table for a while. */
export class IdleController implements ReactiveController {
  isIdle = false;
  #timer = 0;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pointerdown', this.stir, true);
    addEventListener('keydown', this.stir, true);
    this.stir();
  }

  hostDisconnected(): void {
    removeEventListener('pointerdown', this.stir, true);
    removeEventListener('keydown', this.stir, true);
    clearTimeout(this.#timer);
  }

  /** Something happened: a touch, a key, a roll in the tower. */
  readonly stir = (): void => {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#become(true), IDLE_MS);
    // The tap that wakes must not press what lies under it, so the cover stays until the finger is up again.
    if (this.isIdle) window.setTimeout(() => this.#become(false), 250);
  };

  #become(isIdle: boolean): void {
    this.isIdle = isIdle;
    this.host.requestUpdate();
  }
}
