import type { GameInput, Question } from '../engine/index.js';
import type { Answered, StepDone } from './tableView.js';

/** A step as it is told later: an answer without its question says nothing, and all its options say too much. */
export function stepDone(input: GameInput, who: string | null, asked: Question | null): StepDone {
  if (input.do !== 'answer' || (asked?.for !== 'flip' && asked?.for !== 'choice')) return { input, who };
  const { options: _, spaces: __, because: ___, ...answered } = { spaces: null, because: null, ...asked };
  return { input, who, answered: answered as Answered };
}
