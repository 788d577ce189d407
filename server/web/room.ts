import type { TableSession } from '../table/session.js';
import type { ServerMessage } from './wire.js';

/** A screen at a table, as far as the room knows it. */
export interface Screen {
  readonly send: (text: string) => void;
  /** Bytes that were sent and have not left yet. */
  readonly backlog: () => number;
}

/** A screen that is so far behind gets no more views until it has caught up: then the newest, which is all it needs. */
const MAX_BACKLOG = 512 * 1024;
const CATCH_UP_MS = 250;

/** The screens of one table: each view is written once and sent to all of them. */
export class Room {
  readonly #screens = new Set<Screen>();
  readonly #behind = new Set<Screen>();
  #catchUp: NodeJS.Timeout | null = null;

  constructor(readonly session: TableSession) {
    session.onView(() => this.#broadcast());
  }

  get size(): number {
    return this.#screens.size;
  }

  /** The screen gets the view at once, and every later one. */
  enter(screen: Screen): void {
    this.#screens.add(screen);
    this.session.showScreens(this.#screens.size);
  }

  leave(screen: Screen): void {
    if (!this.#screens.delete(screen)) return;
    this.#behind.delete(screen);
    this.session.showScreens(this.#screens.size);
  }

  #broadcast(): void {
    if (this.#screens.size === 0) return;
    const text = this.#viewText();
    for (const screen of this.#screens) {
      if (screen.backlog() < MAX_BACKLOG) screen.send(text);
      else this.#behind.add(screen);
    }
    if (this.#behind.size > 0) this.#catchUp ??= setTimeout(() => this.#sendToBehind(), CATCH_UP_MS);
  }

  #sendToBehind(): void {
    this.#catchUp = null;
    for (const screen of this.#behind) {
      if (screen.backlog() >= MAX_BACKLOG) continue;
      this.#behind.delete(screen);
      screen.send(this.#viewText());
    }
    if (this.#behind.size > 0) this.#catchUp = setTimeout(() => this.#sendToBehind(), CATCH_UP_MS);
  }

  #viewText(): string {
    const message: ServerMessage = { type: 'view', view: this.session.view };
    return JSON.stringify(message);
  }
}
