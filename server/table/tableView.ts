import type { Board } from '../engine/board.js';
import type { GameEvent } from '../engine/event.js';
import type { GameSetup, Offer, Phase, ReasonedInstruction, Supplies } from '../engine/game.js';
import type { CrewMember, GameInput, Question, Roll } from '../engine/input.js';
import type { RoleFacts } from '../engine/rulesets/ruleSet.js';
import type { GameResult, TableState } from '../engine/table.js';
import type { TurnEnd } from '../engine/turnEnd.js';
import type { DiceSource, MarkerSource } from './command.js';
import type { FaceSource } from './entry.js';

/** Everything a screen needs to draw a table; sent whole whenever anything in it changed. */
export interface TableView {
  readonly table: { readonly id: string; readonly name: string };
  readonly revision: number;
  readonly tower: TowerView;
  readonly dice: DiceSource;
  readonly markers: MarkerSource;
  readonly game: GameView | null;
  /** The newest roll that came while no game was on the table: it counts for nothing, and shows that the tower works. */
  readonly looseRoll?: LooseRoll;
  /** Something people must know: the disk is full, the last game was recovered up to a step… */
  readonly notices: readonly Notice[];
  /** Screens looking at this table. */
  readonly screens: number;
  /** How another screen joins; null while the service is not open to the network. */
  readonly join: JoinInvitation | null;
}

export interface JoinInvitation {
  /** The page to open; the code says which table it shows. */
  readonly address: string;
  readonly code: string;
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
  /** Where its faces come from, as it says; empty when it does not say. */
  readonly sources: readonly FaceSource[];
  /** Faces that somebody is counting in on the tower's buttons; null when nobody is. */
  readonly counting: Roll | null;
  /** Dice lying in the tower that are no roll: cocked, handled, out of the tray. */
  readonly tray: 'still' | 'cocked' | 'oneMissing' | 'unreadable';
}

/**
 * `diskFull`, `diskReadOnly`, `diskFailed`, `folderGone`: nothing can be stored, and nothing is done (`playUnsaved` goes on).
 * `unsaved`: the last `waiting` changes are only in memory, because of `why`. `recordStops`: of `of` recorded steps those after
 * `step` do not fit this version. Until they are put away with `dismissNotices`: `recordDamaged`, the file of games was damaged,
 * `kept` entries were saved, the old file is kept as `file`; `stepsMissing`, the newest `steps` of `table` are gone from the record.
 * `towerReplaced`: `tower` stands here now, in the place of `before`. `noTable`: `tower` is plugged in and has no table; what it rolls
 * stays in it.
 */
export const NOTICE_CODES = [
  'diskFull',
  'diskReadOnly',
  'diskFailed',
  'folderGone',
  'unsaved',
  'recordDamaged',
  'stepsMissing',
  'recordStops',
  'recordFull',
  'towerReplaced',
  'noTable',
] as const;

export interface Notice {
  readonly code: (typeof NOTICE_CODES)[number];
  readonly detail: Readonly<Record<string, string | number>>;
}

export interface LooseRoll {
  readonly id: string;
  readonly roll: Roll;
  readonly from: DiceSource;
  /** True when it fits the question that stands now. */
  readonly isUsable: boolean;
  /** True when using it ends the turn first. */
  readonly endsTurn: boolean;
  readonly why: 'notAsked' | 'late' | 'wrongDice' | 'cocked';
}

export interface GameView {
  readonly id: string;
  readonly setup: Omit<GameSetup, 'board'>;
  readonly board: Board;
  readonly crew: readonly CrewMember[];
  readonly table: TableState;
  readonly phase: Phase;
  readonly turn: { readonly who: string | null; readonly number: number; readonly ifEnded?: TurnEnd };
  readonly awaiting: Question | null;
  readonly result: GameResult | null;
  readonly supplies: Supplies;
  /** Legal actions of the firefighter whose turn it is, then walks; empty unless actions are awaited. */
  readonly offers: readonly Offer[];
  /** Number of inputs in the record; 0 is the game as set up. */
  readonly step: number;
  /**
   * What hands have to do: the newest step's instructions, after those of the same phase that were not ticked yet; or
   * (after undo and amend) what sets the table right.
   */
  readonly instructions: readonly TickedInstruction[];
  /** What happened in the newest step, in order: the answer to "why?". */
  readonly events: readonly GameEvent[];
  /** What happened in the steps before it, as long as their instructions are open too. */
  readonly earlier: readonly GameEvent[];
  /** What the newest step was: `begin`, an input, or a jump to another step. */
  readonly last: LastStep;
  readonly undo: StepName | null;
  readonly redo: StepName | null;
  readonly looseRolls: readonly LooseRoll[];
  /** Faces of the awaited roll that are known while another die of it is still wanted; absent when there are none. */
  readonly partialRoll?: Roll;
  /** The newest steps, newest last: 50 to 100 of them where there are as many. Older ones are asked for. */
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
  /** Whole, so that a screen knows what it sent again. */
  | ({ readonly kind: 'input'; readonly input: GameInput } & Omit<StepDone, 'input'>)
  | { readonly kind: 'jump'; readonly from: number };

/** An input as it is told later; of a correction, how many changes it made. */
export type ToldInput =
  | Exclude<GameInput, { readonly do: 'correct' }>
  | { readonly do: 'correct'; readonly changes: number };

/** One step as data for one short sentence. */
export interface StepDone {
  readonly input: ToldInput;
  /** Whose turn it was. */
  readonly who: string | null;
  /** Of an answer: what was asked, without the options. */
  readonly answered?: Answered;
  /** Of a door: how it is now. */
  readonly door?: 'open' | 'closed';
}

/** What a step cost and did to the table, in numbers; what did not happen is left out. */
export interface StepOutcome {
  readonly ap?: number;
  readonly explosions?: number;
  readonly fires?: number;
  readonly smoke?: number;
  readonly damage?: number;
  readonly lost?: number;
  readonly rescued?: number;
  /** Firefighters who were knocked down. */
  readonly hurt?: number;
  readonly markers?: number;
  readonly wasted?: number;
}

type WithoutOptions<T> = T extends unknown ? Omit<T, 'options' | 'spaces' | 'because'> : never;
export type Answered = WithoutOptions<Extract<Question, { for: 'flip' | 'choice' }>>;

/** What would be undone or redone. */
export interface StepName extends StepDone {
  readonly step: number;
}

export interface HistoryEntry extends StepDone {
  readonly step: number;
  readonly turn: number;
  /** What it answered, where a misread die or marker can be set right later. */
  readonly asked?: Extract<Question, { for: 'roll' | 'flip' }>;
  /** Of a tower's roll: where its faces are from, if the tower said. */
  readonly src?: FaceSource;
  /** Left out where there is nothing to tell. */
  readonly outcome?: StepOutcome;
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
  readonly course: readonly TurnFigures[];
}

/** One turn of a game: how it stood at its end, and how many explosions it had. Turn 0 is the set-up. */
export interface TurnFigures {
  readonly turn: number;
  readonly fires: number;
  readonly rescued: number;
  readonly lost: number;
  readonly explosions: number;
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

/** A past game at one of its steps, to look at and not to play. */
export interface PastGameView {
  readonly game: GameView;
  /** Steps that can be looked at: 0 to this. */
  readonly steps: number;
  /** When this step was recorded. */
  readonly at: string;
  /** The record goes on to step `of`, which this version cannot read; null when all of it can be read. */
  readonly stops: { readonly of: number } | null;
}

/** What can be chosen for a new game; the same as long as the service runs. */
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
  /** Of these only one can be played at a time. */
  readonly exclusiveVariants: readonly string[];
  readonly houseRules: readonly string[];
  /** Those of them that hold unless the table switches them off. */
  readonly houseDefaults: readonly string[];
  /** Roles a firefighter can take; empty when the rule set has none. */
  readonly roles: readonly string[];
  /** Variants under which nobody chooses a role: they are dealt. */
  readonly dealingVariants: readonly string[];
  /** The parts of a turn, in their order. */
  readonly turn: readonly Phase[];
  /** Whoever is knocked down lies there until its next turn. */
  readonly isLayingDown: boolean;
  /** The same roles by name: what each has and can do. */
  readonly specialists: Readonly<Record<string, Specialist>>;
  readonly boards: readonly string[];
  /** It begins, without variants, with the fires and markers printed on the board. */
  readonly isPrinted: boolean;
}

/** A specialist's action points, and beside them only what differs from a firefighter without a card. */
export type Specialist = Pick<RoleFacts, 'ap'> & Partial<RoleFacts>;
