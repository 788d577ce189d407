import type { GameInput, GameState, Question, Step } from '../engine/index.js';
import type { FaceSource } from './entry.js';
import { outcomeOf } from './stepOutcome.js';
import type { Answered, HistoryEntry, StepDone, ToldInput } from './tableView.js';

/** Step number `step`: what was given, the game it was given in, and what came of it. */
export function historyEntry(
  step: number,
  { input, src }: { readonly input: GameInput; readonly src?: FaceSource },
  before: GameState,
  after: Step,
): HistoryEntry {
  const { awaiting, table, turnNumber } = before;
  const outcome = outcomeOf(input, before, after);
  const door = after.events.find(event => event.type === 'doorFlipped')?.to;
  const answered = input.do === 'answer' ? answeredOf(awaiting) : null;
  const isReading = input.do === 'roll' || input.do === 'answer';
  return {
    step,
    input: toldInput(input),
    who: table.turn ?? null,
    ...(answered ? { answered } : {}),
    ...(door ? { door } : {}),
    turn: turnNumber,
    ...(src ? { src } : {}),
    ...(isReading && (awaiting?.for === 'roll' || awaiting?.for === 'flip') ? { asked: awaiting } : {}),
    ...(Object.keys(outcome).length > 0 ? { outcome } : {}),
  };
}

/** The same without what only the history needs. */
export function stepDone({ input, who, answered, door }: HistoryEntry): StepDone {
  return { input, who, ...(answered ? { answered } : {}), ...(door ? { door } : {}) };
}

/** An answer without its question says nothing, and all its options say too much. */
function answeredOf(asked: Question | null): Answered | null {
  if (asked?.for !== 'flip' && asked?.for !== 'choice') return null;
  const { options: _, spaces: __, because: ___, ...answered } = { spaces: null, because: null, ...asked };
  return answered as Answered;
}

/** A correction can set the whole table right; every screen would be sent all of it with every view. */
function toldInput(input: GameInput): ToldInput {
  return input.do === 'correct' ? { do: 'correct', changes: input.changes.length } : input;
}
