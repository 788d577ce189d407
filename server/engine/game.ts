import type { Board } from './board.js';
import type { GameEvent } from './event.js';
import type { Action, CrewMember, Question } from './input.js';
import type { Cause, Instruction } from './instruction.js';
import type { RulesChoice } from './rules.js';
import type { Task } from './stages/task.js';
import type { GameResult, TableState } from './table.js';

/** What a table decides before the first token is placed; the first entry of every record. */
export interface GameSetup {
  readonly rules: RulesChoice;
  readonly board: string | Board;
  /** In seat order; the first begins. */
  readonly crew: readonly CrewMember[];
  /** Table first only: firefighters stay on the table and are asked about when it matters. */
  readonly firefighters?: 'followed' | 'notFollowed';
  /** A game already under way: no set-up, the position is told by corrections. */
  readonly start?: 'setup' | 'takeOver';
}

export type Phase = 'setup' | 'actions' | 'fire' | 'replenish' | 'over';

/** Everything that can change in a game, as plain JSON: it can stop here and go on anywhere. */
export interface GameState {
  readonly table: TableState;
  /** In seat order. */
  readonly crew: readonly CrewMember[];
  readonly turnNumber: number;
  readonly phase: Phase;
  /** Stages still to run, the next first. */
  readonly agenda: readonly Task[];
  readonly awaiting: Question | null;
  readonly result: GameResult | null;
}

/** An instruction with its reason, for those who want to learn. */
export type ReasonedInstruction = Instruction & { readonly because: Cause | null };

/** What one input did. */
export interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly instructions: readonly ReasonedInstruction[];
}

/** An action the engine would accept now, and what it costs. */
export interface Offer {
  readonly action: Action;
  /** AP of all purses together; 0 in table first. */
  readonly ap: number;
  /** Of a fire that is turned to smoke: another burns beside it, so it catches again when the fire advances. */
  readonly catchesAgain?: true;
}

/** What is left beside the board. */
export interface Supplies {
  readonly threat: { readonly left: number; readonly of: number };
  readonly damage: { readonly left: number; readonly of: number };
  readonly poi: { readonly left: number; readonly of: number };
  readonly hotSpots: { readonly left: number; readonly of: number } | null;
  readonly heal: { readonly left: number; readonly of: number } | null;
  readonly rescued: { readonly victims: number; readonly of: number };
  readonly lost: { readonly victims: number; readonly of: number };
}
