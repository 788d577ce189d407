import { isDeepStrictEqual } from 'node:util';
import type { EventMessage } from '../../firmware-protocol/index.js';
import type { Die } from '../engine/input.js';
import type { Tray } from './intake.js';
import { trayAfter } from './intake.js';
import type { TowerSignal } from './signals.js';
import { isSameSignal } from './signals.js';
import type { TowerView } from './tableView.js';

/** The state of the tower's link, which the session passes on to the screens. */
export type TowerLink = Omit<TowerView, 'tray'>;

/** What the session can tell the tower at its table. */
export interface Tower {
  readonly signal: (signal: TowerSignal) => void;
  /** Throws the dice of a virtual tower; a tower of wood has no such thing. */
  readonly throwDice: ((dice: readonly Die[]) => void) | null;
}

const NO_TOWER: TowerLink = { kind: 'none', state: 'none', id: null, port: null, quality: 1, detail: {} };

/** The place of the tower at a table, with or without one in it. */
export class TowerPlace {
  #link: TowerLink = NO_TOWER;
  #tower: Tower | null = null;
  #told: TowerSignal | null = null;
  #tray: Tray = 'still';

  get view(): TowerView {
    return { ...this.#link, tray: this.#tray };
  }

  get throwDice(): Tower['throwDice'] {
    return this.#tower?.throwDice ?? null;
  }

  connect(tower: Tower, signal: TowerSignal): void {
    this.#tower = tower;
    this.#told = null;
    this.tell(signal);
  }

  /** Only what is new: a cue told again would sound its tone again. */
  tell(signal: TowerSignal): void {
    if (!this.#tower || isSameSignal(signal, this.#told)) return;
    this.#told = signal;
    this.#tower.signal(signal);
  }

  /** Links are told of again and again; only a change is news. */
  show(link: TowerLink): 'changed' | 'same' {
    if (isDeepStrictEqual(link, this.#link)) return 'same';
    this.#link = link;
    return 'changed';
  }

  /** How the dice lie after this event. */
  see(event: EventMessage): void {
    if (event.kind === 'roll') this.#tray = trayAfter(event);
  }
}
