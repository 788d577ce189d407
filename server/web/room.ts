import type { TableSession } from '../table/session.js';
import type { TableView } from '../table/tableView.js';
import { nextView } from './nextView.js';
import type { Visitor } from './visitor.js';
import type { ServerMessage } from './wire.js';

/** A screen at a table, as far as the room knows it. */
export interface Screen {
  readonly visitor: Visitor;
  /** Keeps the view it has, and wants only what is new in the next. */
  readonly follows: boolean;
  readonly send: (text: string) => void;
  /** Bytes that were sent and have not left yet. */
  readonly backlog: () => number;
}

/** A screen that is so far behind gets no more views until it has caught up: then the newest, which is all it needs. */
const MAX_BACKLOG = 512 * 1024;
const CATCH_UP_MS = 250;
/** From elsewhere, at one table and from one address of them. Screens of this machine always have their place. */
const MOST_GUESTS = 32;
const MOST_FROM_ONE_ADDRESS = 8;

/** The screens of one table: each view is written once and sent to all of them, or to all that have the same one before it. */
export class Room {
  /** Each with the view it has. */
  readonly #screens = new Map<Screen, TableView | null>();
  readonly #behind = new Set<Screen>();
  #catchUp: NodeJS.Timeout | null = null;

  constructor(readonly session: TableSession) {
    session.onView(() => this.#broadcast());
  }

  hasPlaceFor({ isHere, address }: Visitor): boolean {
    const guests = [...this.#screens.keys()].filter(({ visitor }) => !visitor.isHere);
    const fromThere = guests.filter(({ visitor }) => visitor.address === address);
    return isHere || (guests.length < MOST_GUESTS && fromThere.length < MOST_FROM_ONE_ADDRESS);
  }

  /** The screen gets the view at once, and every later one. */
  enter(screen: Screen): void {
    this.#screens.set(screen, null);
    this.session.showScreens(this.#screens.size);
  }

  leave(screen: Screen): void {
    if (!this.#screens.delete(screen)) return;
    this.#behind.delete(screen);
    this.session.showScreens(this.#screens.size);
  }

  #broadcast(): void {
    if (this.#screens.size === 0) return;
    const texts = new Map<TableView | null, string>();
    for (const screen of this.#screens.keys()) {
      if (screen.backlog() < MAX_BACKLOG) this.#show(screen, texts);
      else this.#behind.add(screen);
    }
    if (this.#behind.size > 0) this.#catchUp ??= setTimeout(() => this.#sendToBehind(), CATCH_UP_MS);
  }

  #sendToBehind(): void {
    this.#catchUp = null;
    const texts = new Map<TableView | null, string>();
    for (const screen of this.#behind) {
      if (screen.backlog() >= MAX_BACKLOG) continue;
      this.#behind.delete(screen);
      this.#show(screen, texts);
    }
    if (this.#behind.size > 0) this.#catchUp = setTimeout(() => this.#sendToBehind(), CATCH_UP_MS);
  }

  /** `texts` has what was written for other screens just now, by the view they had. */
  #show(screen: Screen, texts: Map<TableView | null, string>): void {
    const before = (screen.follows && this.#screens.get(screen)) || null;
    const text = texts.get(before) ?? JSON.stringify(this.#messageAfter(before));
    texts.set(before, text);
    this.#screens.set(screen, this.session.view);
    screen.send(text);
  }

  #messageAfter(before: TableView | null): ServerMessage {
    const { view } = this.session;
    const next = before && nextView(before, view);
    return next ? { type: 'next', view: next } : { type: 'view', view };
  }
}
