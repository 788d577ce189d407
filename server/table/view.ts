import type { Board } from '../engine/index.js';
import { stepDone } from './answered.js';
import { figuresOf } from './figures.js';
import type { GameLog, RecordedInput } from './gameLog.js';
import { currentStep } from './gameLog.js';
import type { Playing } from './plan.js';
import { inputsToUse } from './plan.js';
import { prospectOf } from './rollsAhead.js';
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
  const { dice, markers } = source.playing;
  return { table, revision, tower, dice, markers, game, notices, screens, join };
}

/** A game as its screens show it: everything computed, nothing remembered. */
export function gameView(log: GameLog): GameView {
  const { state } = currentStep(log);
  const { setup, newest } = log;
  const { board: _, ...setupWithoutBoard } = setup;
  const { supplies, offers, ifEnded } = prospectOf(log.game, state);
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
    looseRolls: log.looseRolls.map(kept => looseRoll(log, kept)),
    ...(log.partialRoll ? { partialRoll: log.partialRoll.roll } : {}),
    history: log.inputs.slice(0, log.step).map((_, index) => historyEntry(log, index + 1)),
    figures: state.result && figuresOf(log),
  };
}

/** What was played stays as it is; so a screen that has an entry is not told of it again. */
const historyEntries = new WeakMap<RecordedInput, HistoryEntry>();

function historyEntry(log: GameLog, step: number): HistoryEntry {
  const recorded = log.inputs[step - 1] as RecordedInput;
  const entry = historyEntries.get(recorded) ?? writeEntry(log, step, recorded);
  historyEntries.set(recorded, entry);
  return entry;
}

function writeEntry(log: GameLog, step: number, { input, who, src }: RecordedInput): HistoryEntry {
  const before = log.steps[step - 1]?.state;
  const asked = before?.awaiting ?? null;
  const entry = { step, ...stepDone(input, who, asked), turn: before?.turnNumber ?? 0, ...(src ? { src } : {}) };
  const isReading = input.do === 'roll' || input.do === 'answer';
  return isReading && (asked?.for === 'roll' || asked?.for === 'flip') ? { ...entry, asked } : entry;
}

function looseRoll(log: GameLog, { id, roll, why }: GameLog['looseRolls'][number]): LooseRoll {
  const inputs = inputsToUse(log, roll);
  const endsTurn = inputs?.some(input => input.do === 'act') ?? false;
  return { id, roll, from: 'tower', isUsable: inputs !== null, endsTurn, why };
}

function stepName(log: GameLog, step: number): StepName | null {
  const recorded = log.inputs[step - 1];
  const asked = log.steps[step - 1]?.state.awaiting ?? null;
  return recorded ? { step, ...stepDone(recorded.input, recorded.who, asked) } : null;
}

function boardOf(log: GameLog): Board {
  return log.game.plan.board;
}
