import type { GameSetup } from '../engine/game.js';
import type { CrewMember, GameInput, Roll } from '../engine/input.js';
import type { GameResult } from '../engine/table.js';
import type { DiceSource, MarkerSource } from './command.js';

/** Who brought an input: the dice tower, a screen, or the service itself (rolled dice, drawn markers). */
export type Origin = 'tower' | 'screen' | 'service';

/** Where a tower has its faces from, as it says itself: dice it read, faces somebody counted in, or drawn by the tower. */
export const FACE_SOURCES = ['die', 'hand', 'rng'] as const;
export type FaceSource = (typeof FACE_SOURCES)[number];

/** Faces as a tower told them; without `src` it did not say where they are from. */
export interface TowerRoll {
  readonly roll: Roll;
  readonly src?: FaceSource;
}

/** Why a roll was not applied by itself. */
export type LooseReason = 'notAsked' | 'late' | 'wrongDice' | 'cocked';

/**
 * One line of a table's journal. The journal only grows: undo, redo and corrections are entries like any other,
 * and whatever a table shows is computed from them.
 */
export type Entry =
  | { readonly kind: 'begin'; readonly setup: GameSetup; readonly dice: DiceSource; readonly markers: MarkerSource }
  | { readonly kind: 'input'; readonly input: GameInput; readonly from: Origin; readonly src?: FaceSource }
  | { readonly kind: 'goTo'; readonly step: number }
  | { readonly kind: 'amend'; readonly step: number; readonly input: GameInput }
  | { readonly kind: 'tick'; readonly step: number; readonly instructions: readonly number[]; readonly done: boolean }
  | ({ readonly kind: 'looseRoll'; readonly id: string; readonly why: LooseReason } & TowerRoll)
  /** All that is known of the awaited roll while a die of it is still wanted. */
  | ({ readonly kind: 'partialRoll' } & TowerRoll)
  | { readonly kind: 'putAwayRoll'; readonly id: string }
  /** Play goes on after entries that this version could not read; they stay in the journal and are passed over. */
  | { readonly kind: 'resume'; readonly step: number }
  | { readonly kind: 'dice'; readonly dice: DiceSource }
  | { readonly kind: 'markers'; readonly markers: MarkerSource }
  | { readonly kind: 'close' }
  | { readonly kind: 'open' }
  | { readonly kind: 'deleted'; readonly game: string };

const QUIET: readonly Entry['kind'][] = [
  'tick',
  'looseRoll',
  'partialRoll',
  'putAwayRoll',
  'resume',
  'dice',
  'markers',
  'deleted',
];

/** After such an entry the game is another one, and what was tapped before it may no longer be meant. */
export function changesGame({ kind }: Entry): boolean {
  return !QUIET.includes(kind);
}

/** Kinds this version can read; others come from a newer one. */
export const ENTRY_KINDS: Readonly<Record<Entry['kind'], true>> = {
  begin: true,
  input: true,
  goTo: true,
  amend: true,
  tick: true,
  looseRoll: true,
  partialRoll: true,
  putAwayRoll: true,
  resume: true,
  dice: true,
  markers: true,
  close: true,
  open: true,
  deleted: true,
};

/** How a game stands, kept beside its newest entry so that a list of games needs no replay. */
export interface Outcome {
  readonly steps: number;
  readonly result: GameResult | null;
  readonly rescued: number;
  /** Who plays, once somebody has joined, left or taken a name; until then it is the crew of the set-up. */
  readonly crew?: readonly CrewMember[];
}

/** An event of a tower, named so that it is taken once whatever happens to lines, cables and processes. */
export interface TowerEventKey {
  readonly tower: string;
  readonly boot: string;
  readonly seq: number;
}

/** How a table stands between two games' entries: what a restart has to find again. */
export interface Standing {
  /** The game on the table, if any. */
  readonly game: string | null;
  readonly dice: DiceSource;
  readonly markers: MarkerSource;
  /** The newest roll that came while no game was on the table. */
  readonly looseRoll?: TowerRoll & { readonly id: string; readonly why: LooseReason };
}

export interface TimedEntry {
  readonly at: string;
  readonly entry: Entry;
}

/** What becomes durable in one go. */
export interface Commit {
  readonly table: string;
  /** One more than the newest of this table; a commit without entries leaves it as it is. */
  readonly revision: number;
  /** The game whose record the entries belong to. */
  readonly game: string | null;
  readonly command: string | null;
  readonly entries: readonly TimedEntry[];
  readonly outcome: Outcome | null;
  readonly standing: Standing;
  readonly towerEvent: TowerEventKey | null;
}

/** An entry as it was read back; `entry` is null where it is missing, damaged or of a kind this version does not know. */
export interface StoredEntry {
  readonly at: string;
  readonly entry: Entry | null;
}

/** How a table stands in its record. */
export interface StoredTable {
  readonly revision: number;
  readonly standing: Standing | null;
  /** Commands done of late, with the revision each led to. */
  readonly commands: readonly (readonly [id: string, revision: number])[];
}

/** A game in a list of games. */
export interface StoredGame {
  readonly id: string;
  readonly startedAt: string;
  readonly lastAt: string;
  readonly setup: GameSetup | null;
  readonly outcome: Outcome;
}
