import type { Board } from '../engine/index.js';
import { stepDone } from './answered.js';
import { figuresOf } from './figures.js';
import type { GameLog, KeptRoll } from './gameLog.js';
import { currentStep } from './gameLog.js';
import type { Playing } from './plan.js';
import { inputsToUse } from './plan.js';
import { isFull } from './recordRoom.js';
import type { LookInto } from './rollsAhead.js';
import { lookInto } from './rollsAhead.js';
import type {
  GameView,
  HistoryEntry,
  JoinInvitation,
  LooseRoll,
  Notice,
  StepName,
  TableView,
  TowerView,
} from './tableView.js';

export interface ViewSource {
  readonly table: { readonly id: string; readonly name: string };
  readonly playing: Playing;
  readonly game: GameView | null;
  readonly revision: number;
  readonly tower: TowerView;
  readonly notices: readonly Notice[];
  readonly screens: number;
  readonly join: JoinInvitation | null;
}

/** A table as its screens show it. */
export function tableView(source: ViewSource): TableView {
  const { table, revision, tower, game, notices, screens, join } = source;
  const { dice, markers, looseRoll } = source.playing;
  const roll = looseRoll && { looseRoll: looseRollOf(null, looseRoll) };
  return { table, revision, tower, dice, markers, game, ...roll, notices, screens, join };
}

/** What people must know of the record of the game on the table, or of the one that could not be laid on it. */
export function recordNotice(log: GameLog | null, isLeftOut: boolean): Notice | null {
  if (log?.stops) return { code: 'recordStops', detail: { step: log.step, of: log.stops.of } };
  if (log && isFull(log.weight)) return { code: 'recordFull', detail: {} };
  return isLeftOut && !log ? { code: 'recordStops', detail: { step: 0, of: 0 } } : null;
}

/** A game as its screens show it: everything computed, nothing remembered. */
export function gameView(log: GameLog, look: LookInto = lookInto): GameView {
  const { state } = currentStep(log);
  const { setup, newest } = log;
  const { board: _, ...setupWithoutBoard } = setup;
  const { supplies, offers, ifEnded } = look(log.game, state);
  return {
    id: log.id,
    setup: setupWithoutBoard,
    board: boardOf(log),
    crew: state.crew,
    table: state.table,
    phase: state.phase,
    turn: { who: state.table.turn ?? null, number: state.turnNumber, ...(ifEnded ? { ifEnded } : {}) },
    awaiting: state.awaiting,
    result: state.result,
    supplies,
    offers,
    step: log.step,
    instructions: newest.asked.map(({ instruction, isDone }, index) => ({ ...instruction, number: index + 1, isDone })),
    events: newest.events,
    earlier: newest.earlier,
    last: newest.last,
    undo: stepName(log, log.step),
    redo: stepName(log, log.step + 1),
    looseRolls: log.looseRolls.map(kept => looseRollOf(log, kept)),
    ...(log.partialRoll ? { partialRoll: log.partialRoll.roll } : {}),
    history: newestHistory(log),
    figures: state.result && figuresOf(log),
  };
}

/** So many steps a view has at least, if there are as many; twice as many at most. */
const HISTORY = 50;

/**
 * The newest steps. They begin at a round number, so that most views have the same ones as the view before and what is
 * new; older ones are asked for (`historyBefore`).
 */
function newestHistory({ inputs, step }: GameLog): readonly HistoryEntry[] {
  const first = Math.max(0, Math.floor(step / HISTORY) - 1) * HISTORY;
  return inputs.slice(first, step).map(({ told }) => told);
}

/** The steps that come before step number `before`, as many as a view has of them at most. */
export function historyBefore({ inputs, step }: GameLog, before: number): readonly HistoryEntry[] {
  const end = Math.min(before - 1, step);
  return inputs.slice(Math.max(0, end - 2 * HISTORY), Math.max(0, end)).map(({ told }) => told);
}

function looseRollOf(log: GameLog | null, { id, roll, why }: KeptRoll): LooseRoll {
  const inputs = log && inputsToUse(log, roll);
  const endsTurn = inputs?.some(input => input.do === 'act') ?? false;
  return { id, roll, from: 'tower', isUsable: inputs !== null, endsTurn, why };
}

function stepName({ inputs }: GameLog, step: number): StepName | null {
  const told = inputs.at(step - 1)?.told;
  return told ? { step, ...stepDone(told) } : null;
}

function boardOf(log: GameLog): Board {
  return log.game.plan.board;
}
