import type { Outcome } from './entry.js';
import type { GameLog } from './gameLog.js';
import { currentStep } from './gameLog.js';

export function outcomeOf(log: GameLog): Outcome {
  const { result, table } = currentStep(log).state;
  return { steps: log.step, result, rescued: table.rescued?.victims ?? 0 };
}
