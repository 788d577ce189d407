import { isDeepStrictEqual } from 'node:util';
import type { EventMessage } from '../../firmware-protocol/index.js';
import type { Die } from '../engine/input.js';
import type { Tray } from './intake.js';
import { trayAfter } from './intake.js';
import type { TowerSignal } from './signals.js';
import { isSameSignal } from './signals.js';
import type { Notice, TowerView } from './tableView.js';

/** The state of the tower's link, which the session passes on to the screens. */
export type TowerLink = Omit<TowerView, 'tray'>;

/** What the session can tell the tower at its table. */
export interface Tower {
  readonly signal: (signal: TowerSignal) => void;
  /** Throws the dice of a virtual tower; a tower of wood has no such thing. */
  readonly throwDice: ((dice: readonly Die[]) => void) | null;
  /** The tower that stood here before, when this one has taken its place. */
  readonly insteadOf: string | null;
}

const NO_TOWER: TowerLink = {
  kind: 'none',
  state: 'none',
  id: null,
  port: null,
  quality: 1,
  detail: {},
  sources: [],
  counting: null,
};

/** The place of the tower at a table, with or without one in it. */
export class TowerPlace {
  #link: TowerLink = NO_TOWER;
  #tower: Tower | null = null;
  #told: TowerSignal | null = null;
  #tray: { readonly tray: Tray; readonly ask: number } = { tray: 'still', ask: 0 };
  /** Told until the new tower is heard: from then on everybody sees that it works. */
  #insteadOf: string | null = null;
  /** A tower that is plugged in, as it seems for this table, and has no place at any. */
  #waiting: string | null = null;

  /** How dice lie is told only while the question they were thrown for stands. */
  viewAt(ask: number): TowerView {
    return { ...this.#link, tray: this.#tray.ask === ask ? this.#tray.tray : 'still' };
  }

  get notices(): readonly Notice[] {
    const tower = this.#link.id ?? '';
    const replaced: readonly Notice[] =
      this.#insteadOf === null ? [] : [{ code: 'towerReplaced', detail: { tower, before: this.#insteadOf } }];
    return this.#waiting === null ? replaced : [...replaced, { code: 'noTable', detail: { tower: this.#waiting } }];
  }

  get throwDice(): Tower['throwDice'] {
    return this.#tower?.throwDice ?? null;
  }

  connect(tower: Tower, signal: TowerSignal): void {
    this.#tower = tower;
    this.#told = null;
    this.#insteadOf = tower.insteadOf;
    this.tell(signal);
  }

  /** Only what is new: a cue told again would sound its tone again. */
  tell(signal: TowerSignal): void {
    if (!this.#tower || isSameSignal(signal, this.#told)) return;
    this.#told = signal;
    this.#tower.signal(signal);
  }

  /** Links are told of again and again; only a change is news. */
  show(link: TowerLink, waiting: string | null): 'changed' | 'same' {
    if (isDeepStrictEqual(link, this.#link) && waiting === this.#waiting) return 'same';
    this.#link = link;
    this.#waiting = waiting;
    return 'changed';
  }

  /** How the dice lie after this event, thrown while `ask` was asked. */
  see(event: EventMessage, ask: number): void {
    this.#insteadOf = null;
    if (event.kind === 'roll') this.#tray = { tray: trayAfter(event), ask };
  }
}
