import type { Outcome } from './entry.js';
import type { GameLog } from './gameLog.js';
import { currentStep } from './gameLog.js';

export function outcomeOf(log: GameLog): Outcome {
  const { result, table, crew } = currentStep(log).state;
  const changed = crew === log.setup.crew ? {} : { crew };
  return { steps: log.step, result, rescued: table.rescued?.victims ?? 0, ...changed };
}
