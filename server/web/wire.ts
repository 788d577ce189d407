/**
 * The messages between the service and its screens, version 1. The display imports types from this file and nothing else.
 * The socket is at `/socket`; what is not live (past games, export) is under `/api/v1`, see docs/api.md.
 * A screen says `hello`, is told once what never changes (`welcome`), gets the whole `view`, and a new one whenever anything
 * changed. What it wants done it sends as a `command` with an id of its own (a command sent twice is done once) and the
 * revision it was looking at (a stale one is refused and explained, never guessed at). The `view` that a command led to
 * comes before its `done`.
 */
import type { Command, TableRefusal } from '../table/command.js';
import type { Catalogue, GameView, HistoryEntry, TableView } from '../table/tableView.js';

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
export type { Command, DiceSource, MarkerSource, TableRefusal as WireRefusal } from '../table/command.js';
export type { FaceSource } from '../table/entry.js';
export type {
  Catalogue,
  GameFigures,
  GameView,
  HistoryEntry,
  JoinInvitation,
  LastStep,
  LooseRoll,
  Notice,
  PastGame,
  PastGameView,
  RuleSetEntry,
  Specialist,
  StepDone,
  StepName,
  StepOutcome,
  TableView,
  TickedInstruction,
  TowerView,
  TurnFigures,
} from '../table/tableView.js';

export type WireVersion = 1;

/**
 * `table` is the id of a table; `main` is the one `code` belongs to, else the first. Over the network `code` is needed.
 * A screen that `follows` keeps the view it has, and is told what is next without what it knows.
 */
export interface Hello {
  readonly type: 'hello';
  readonly version: WireVersion;
  readonly table: string;
  readonly code?: string;
  readonly follows?: boolean;
}

/** Nothing but the hello is read before the hello. */
export type ClientMessage =
  | Hello
  | { readonly type: 'command'; readonly id: string; readonly revision: number; readonly command: Command }
  | { readonly type: 'ping' };

export type ServerMessage =
  /** Before the first view. */
  | { readonly type: 'welcome'; readonly catalogue: Catalogue }
  | { readonly type: 'view'; readonly view: TableView }
  /** To a screen that follows, when the game goes on: the view after the one before. */
  | { readonly type: 'next'; readonly view: NextView }
  | { readonly type: 'done'; readonly id: string; readonly revision: number }
  | { readonly type: 'refused'; readonly id: string; readonly revision: number; readonly refusal: TableRefusal }
  | { readonly type: 'denied'; readonly why: 'code' | 'version' | 'noSuchTable' | 'tooMany' }
  | { readonly type: 'pong' };

/**
 * A view without the board; of the history the first `dropped` entries are left out, the `kept` ones after them stay, and
 * `added` follows.
 */
export type NextView = Omit<TableView, 'game'> & {
  readonly game: Omit<GameView, 'board' | 'history'> & {
    readonly history: {
      readonly dropped: number;
      readonly kept: number;
      readonly added: readonly HistoryEntry[];
    };
  };
};
