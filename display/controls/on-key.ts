import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Does something at one key as long as its element is in the page. Whoever is asked first has the key alone. */
export class OnKey implements ReactiveController {
  constructor(
    host: ReactiveControllerHost,
    private readonly key: string,
    private readonly act: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('keydown', this.#hear);
  }

  hostDisconnected(): void {
    removeEventListener('keydown', this.#hear);
  }

  readonly #hear = (event: KeyboardEvent): void => {
    if (event.key !== this.key || event.defaultPrevented) return;
    event.preventDefault();
    this.act();
  };
}
