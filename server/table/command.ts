import type { GameSetup } from '../engine/game.js';
import type { GameInput, RefusalCode } from '../engine/input.js';

/** Where dice come from: the tower, taps on the screen, or rolled by the service. */
export const DICE_SOURCES = ['tower', 'tapped', 'rolled'] as const;
export type DiceSource = (typeof DICE_SOURCES)[number];

/** Flipped markers are told by the players, or (a table without markers) drawn by the service. */
export const MARKER_SOURCES = ['table', 'drawn'] as const;
export type MarkerSource = (typeof MARKER_SOURCES)[number];

/** What a screen or a program can ask a table to do. */
export type Command =
  | { readonly do: 'newGame'; readonly setup: GameSetup; readonly dice: DiceSource; readonly markers: MarkerSource }
  | { readonly do: 'input'; readonly input: GameInput }
  /** Have the dice rolled: by the virtual tower or the service, whichever is the source. */
  | { readonly do: 'rollDice' }
  /**
   * A roll nobody asked for, shown on the screen: use it for the question that stands (where an action is awaited,
   * end the turn first), or put it away.
   */
  | { readonly do: 'useRoll'; readonly roll: string }
  | { readonly do: 'dismissRoll'; readonly roll: string }
  /** To the step with this number: backwards is undo, forwards is redo. */
  | { readonly do: 'goToStep'; readonly step: number }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  /** Set an earlier step right and play the rest again. */
  | { readonly do: 'amend'; readonly step: number; readonly input: GameInput }
  | { readonly do: 'tick'; readonly step: number; readonly instructions: readonly number[]; readonly done: boolean }
  | { readonly do: 'setDice'; readonly dice: DiceSource }
  | { readonly do: 'setMarkers'; readonly markers: MarkerSource }
  /** Puts the running game away; it stays among the past games and can be continued. */
  | { readonly do: 'closeGame' }
  | { readonly do: 'openGame'; readonly game: string }
  /** After a refusal with `disk`: go on in memory, unsaved, until the disk takes entries again. */
  | { readonly do: 'playUnsaved' }
  /** What happened to the record was read: it is not told again, here or at the other tables. */
  | { readonly do: 'dismissNotices' };

/** False for commands that mean the same whatever the game has come to since they were tapped. */
export function dependsOnGame(command: Command): boolean {
  return !['setDice', 'setMarkers', 'dismissRoll', 'playUnsaved', 'dismissNotices'].includes(command.do);
}

/** True for commands that play a whole record, or most of it, again. */
export function isDear(command: Command): boolean {
  return command.do === 'amend' || command.do === 'openGame';
}

/** Why a command was not done: a code of the engine, or one of the table. */
export const TABLE_REFUSALS = [
  'stale',
  'no-game',
  'no-such-step',
  'disk',
  'malformed',
  'too-fast',
  'amend-broke',
  'game-full',
] as const;

export interface TableRefusal {
  readonly code: RefusalCode | (typeof TABLE_REFUSALS)[number];
  /** `amend-broke`: the step where the rest no longer fits. */
  readonly step?: number;
}

export type CommandOutcome =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly revision: number; readonly refusal: TableRefusal };

/** Is this stored outside the record of a running game? A record has an end; the rest needs a bound of its own. */
export function isOutsideGames({ do: wanted }: Command, hasGame: boolean): boolean {
  return wanted === 'newGame' || (!hasGame && (wanted === 'setDice' || wanted === 'setMarkers'));
}
