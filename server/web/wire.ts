/**
 * The messages between the service and its screens, version 1. The display imports types from this file and nothing else.
 * A screen says `hello`, gets the whole `view`, and a new whole `view` whenever anything changed. What it wants done it
 * sends as a `command` with an id of its own (a command sent twice is done once) and the revision it was looking at
 * (a stale one is refused and explained, never guessed at).
 */
import type { Board } from '../engine/board.js';
import type { GameEvent } from '../engine/event.js';
import type { GameSetup, Offer, Phase, ReasonedInstruction, Supplies } from '../engine/game.js';
import type { CrewMember, GameInput, Question, RefusalCode, Roll } from '../engine/input.js';
import type { GameResult, TableState } from '../engine/table.js';

export type { Board, ParkingSpot, Quadrant } from '../engine/board.js';
export type { GameEvent } from '../engine/event.js';
export type { GameSetup, Offer, Phase, ReasonedInstruction, Supplies } from '../engine/game.js';
export type {
  Action,
  Answer,
  Correction,
  CrewMember,
  Die,
  GameInput,
  PoiKind,
  Question,
  RefusalCode,
  Roll,
  RollPurpose,
} from '../engine/input.js';
export type { Cause, Instruction } from '../engine/instruction.js';
export type { HouseRule, Mode, Module, Role, RuleSetId, RulesChoice, Variant } from '../engine/rules.js';
export type { Direction, Edge, Space } from '../engine/space.js';
export type { FirefighterState, GameResult, PoiMarker, TableState, VehicleSpot } from '../engine/table.js';

export type WireVersion = 1;

/** Where dice come from: the tower, taps on the screen, or rolled by the service. */
export type DiceSource = 'tower' | 'tapped' | 'rolled';

/** Flipped markers are told by the players, or (a table without markers) drawn by the service. */
export type MarkerSource = 'table' | 'drawn';

// ---- screen -> service

export type ClientMessage =
  | { readonly type: 'hello'; readonly version: WireVersion; readonly table: string; readonly code?: string }
  | { readonly type: 'command'; readonly id: string; readonly revision: number; readonly command: Command }
  | { readonly type: 'ping' };

export type Command =
  | { readonly do: 'newGame'; readonly setup: GameSetup; readonly dice: DiceSource; readonly markers: MarkerSource }
  | { readonly do: 'input'; readonly input: GameInput }
  /** Have the dice rolled: by the virtual tower or the service, whichever is the source. */
  | { readonly do: 'rollDice' }
  /** A roll nobody asked for, shown on the screen: use it for the question that stands, or put it away. */
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
  | { readonly do: 'openGame'; readonly game: string };

// ---- service -> screen

export type ServerMessage =
  | { readonly type: 'view'; readonly view: TableView }
  | { readonly type: 'done'; readonly id: string; readonly revision: number }
  | { readonly type: 'refused'; readonly id: string; readonly revision: number; readonly refusal: WireRefusal }
  | { readonly type: 'denied'; readonly why: 'code' | 'version' | 'noSuchTable' | 'tooMany' }
  | { readonly type: 'pong' };

export interface WireRefusal {
  readonly code: RefusalCode | 'stale' | 'no-game' | 'no-such-step' | 'disk' | 'malformed' | 'too-fast' | 'amend-broke';
  /** `amend-broke`: the step where the rest no longer fits. */
  readonly step?: number;
}

export interface TableView {
  readonly table: { readonly id: string; readonly name: string };
  readonly revision: number;
  readonly tower: TowerView;
  readonly dice: DiceSource;
  readonly markers: MarkerSource;
  readonly game: GameView | null;
  /** Something people must know: the disk is full, the last game was recovered up to a step… */
  readonly notices: readonly Notice[];
  /** What can be chosen for a new game. */
  readonly catalogue: Catalogue;
  /** Screens looking at this table. */
  readonly screens: number;
}

/** The link to the tower, as codes; sentences are made by the display. */
export interface TowerView {
  readonly kind: 'hardware' | 'virtual' | 'none';
  readonly state: string;
  readonly id: string | null;
  readonly port: string | null;
  /** Share of readable lines of late, 0 to 1. */
  readonly quality: number;
  readonly detail: Readonly<Record<string, string | number>>;
  /** Dice lying in the tower that are no roll: cocked, handled, out of the tray. */
  readonly tray: 'still' | 'cocked' | 'oneMissing' | 'unreadable';
}

export interface Notice {
  readonly code: string;
  readonly detail: Readonly<Record<string, string | number>>;
}

export interface LooseRoll {
  readonly id: string;
  readonly roll: Roll;
  readonly from: DiceSource;
  /** True when it fits the question that stands now. */
  readonly isUsable: boolean;
  readonly why: 'notAsked' | 'late' | 'wrongDice' | 'cocked';
}

export interface GameView {
  readonly id: string;
  readonly setup: Omit<GameSetup, 'board'>;
  readonly board: Board;
  readonly crew: readonly CrewMember[];
  readonly table: TableState;
  readonly phase: Phase;
  readonly turn: { readonly who: string | null; readonly number: number };
  readonly awaiting: Question | null;
  readonly result: GameResult | null;
  readonly supplies: Supplies;
  /** Legal actions of the firefighter whose turn it is, cheapest first; empty unless actions are awaited. */
  readonly offers: readonly Offer[];
  /** Number of inputs in the record; 0 is the game as set up. */
  readonly step: number;
  /** What the newest step asks hands to do, or (after undo and amend) what sets the table right. */
  readonly instructions: readonly TickedInstruction[];
  /** What happened in the newest step, in order: the answer to "why?". */
  readonly events: readonly GameEvent[];
  /** What the newest step was: `begin`, an input, or a jump to another step. */
  readonly last: LastStep;
  readonly undo: StepName | null;
  readonly redo: StepName | null;
  readonly looseRolls: readonly LooseRoll[];
  /** Rolls and answers of this game, newest last, for the history and the figures at the end. */
  readonly history: readonly HistoryEntry[];
  readonly figures: GameFigures | null;
}

export type TickedInstruction = ReasonedInstruction & {
  /** 1 for the first; the same number stands on the board. */
  readonly number: number;
  readonly isDone: boolean;
};

export type LastStep =
  | { readonly kind: 'begin' }
  | { readonly kind: 'input'; readonly input: GameInput; readonly who: string | null }
  | { readonly kind: 'jump'; readonly from: number };

/** What would be undone or redone, as data for one short sentence. */
export interface StepName {
  readonly step: number;
  readonly input: GameInput;
  readonly who: string | null;
}

export interface HistoryEntry {
  readonly step: number;
  readonly input: GameInput;
  readonly who: string | null;
  readonly turn: number;
}

/** The game told in figures, when it is over. */
export interface GameFigures {
  readonly turns: number;
  readonly minutes: number;
  readonly rescued: number;
  readonly lost: number;
  readonly explosions: number;
  readonly damage: number;
  readonly worstRoll: {
    readonly step: number;
    readonly red: number;
    readonly black: number;
    readonly fires: number;
  } | null;
  readonly redFaces: readonly number[];
  readonly blackFaces: readonly number[];
}

export interface PastGame {
  readonly id: string;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly rules: string;
  readonly board: string;
  readonly crew: readonly CrewMember[];
  readonly steps: number;
  readonly result: GameResult | null;
  readonly rescued: number;
}

export interface Catalogue {
  readonly boards: readonly Board[];
  readonly ruleSets: readonly RuleSetEntry[];
}

/** What a rule set offers on the new-game screen. */
export interface RuleSetEntry {
  readonly id: string;
  readonly levels: readonly string[];
  readonly modules: readonly string[];
  readonly variants: readonly string[];
  readonly houseRules: readonly string[];
  /** Roles a firefighter can take; empty when the rule set has none. */
  readonly roles: readonly string[];
  readonly boards: readonly string[];
}
