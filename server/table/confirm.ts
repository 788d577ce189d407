import type { Command } from './command.js';
import type { GameLog } from './gameLog.js';
import { currentStep } from './gameLog.js';

/** What the one button "done" means now: all instructions carried out, or the actions of this turn at an end. */
export function confirmCommand(log: GameLog): Command | null {
  const open = log.newest.asked.flatMap(({ isDone }, index) => (isDone ? [] : [index + 1]));
  if (open.length > 0) return { do: 'tick', step: log.step, instructions: open, done: true };
  const { awaiting } = currentStep(log).state;
  return awaiting?.for === 'action' ? { do: 'input', input: { do: 'act', action: { do: 'endTurn' } } } : null;
}
