import type { GameInput, GameState, Question } from '../engine/index.js';
import type { FaceSource } from './entry.js';
import type { Answered, HistoryEntry, StepDone, ToldInput } from './tableView.js';

/** Step number `step`: what was given, and the game it was given in. */
export function historyEntry(
  step: number,
  { input, src }: { readonly input: GameInput; readonly src?: FaceSource },
  { awaiting, table, turnNumber }: GameState,
): HistoryEntry {
  const answered = input.do === 'answer' ? answeredOf(awaiting) : null;
  const isReading = input.do === 'roll' || input.do === 'answer';
  return {
    step,
    input: toldInput(input),
    who: table.turn ?? null,
    ...(answered ? { answered } : {}),
    turn: turnNumber,
    ...(src ? { src } : {}),
    ...(isReading && (awaiting?.for === 'roll' || awaiting?.for === 'flip') ? { asked: awaiting } : {}),
  };
}

/** The same without what only the history needs. */
export function stepDone({ input, who, answered }: HistoryEntry): StepDone {
  return { input, who, ...(answered ? { answered } : {}) };
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
