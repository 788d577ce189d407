import type { ReactiveController, ReactiveElement } from 'lit';
import type { FpBoard } from '../board/fp-board.js';
import type { BoardPlace } from '../board/places.js';

/** Gives the focus back that went with what had it: to the place on the plan it came from, or else to the heading. */
export class FocusKeeper implements ReactiveController {
  /** Where on the plan somebody is at work with keys; empty when it is nowhere. */
  place: BoardPlace = '';
  #isByFinger = false;
  #looking = 0;

  constructor(private readonly host: ReactiveElement) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pointerdown', this.#noticeFinger, true);
    addEventListener('keydown', this.#noticeKey, true);
  }

  hostDisconnected(): void {
    removeEventListener('pointerdown', this.#noticeFinger, true);
    removeEventListener('keydown', this.#noticeKey, true);
    clearTimeout(this.#looking);
  }

  hostUpdated(): void {
    // A finger needs no focus; and a roll is drawn before anybody looks where the focus is.
    if (this.#isByFinger) return;
    clearTimeout(this.#looking);
    this.#looking = window.setTimeout(this.#giveBack);
  }

  readonly #giveBack = (): void => {
    if (document.activeElement !== document.body) return;
    const { renderRoot } = this.host;
    if (renderRoot.querySelector<FpBoard>('fp-board')?.focusPlace(this.place)) return;
    renderRoot.querySelector('h1')?.focus({ preventScroll: true });
  };

  readonly #noticeFinger = (): void => {
    this.#isByFinger = true;
  };

  readonly #noticeKey = (event: KeyboardEvent): void => {
    this.#isByFinger = false;
    const path = event.composedPath() as Element[];
    // What is offered at a place is still about it, and from the heading arrows lead back there.
    const isElsewhere = path.includes(this.host) && !path.some(({ localName }) => /^(h1|fp-offers)$/.test(localName));
    if (isElsewhere) this.place = path[0]?.getAttribute('data-place') ?? '';
  };
}
