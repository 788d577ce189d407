import { confirmCommand } from './confirm.js';
import type { Intake } from './intake.js';
import type { PlanResult, Playing, Surroundings } from './plan.js';
import { planCommand, planEntries } from './plan.js';

/** What a tower's event comes to at this table; null when it changes nothing. */
export function planIntake(now: Playing, intake: Intake, looseRollId: string, around: Surroundings): PlanResult | null {
  if (!now.log) return null;
  switch (intake.kind) {
    case 'roll': {
      const { kind: _, roll, ...src } = intake;
      return planEntries(now, [{ kind: 'input', input: { do: 'roll', ...roll }, from: 'tower', ...src }], around);
    }
    case 'partialRoll':
      return planEntries(now, [intake], around);
    case 'loose':
      return planEntries(now, [{ ...intake, kind: 'looseRoll', id: looseRollId }], around);
    case 'confirm': {
      const command = confirmCommand(now.log);
      return command && planCommand(now, command, around);
    }
    case 'undo':
    case 'rollDice':
      return planCommand(now, { do: intake.kind }, around);
    case 'fault':
    case 'nothing':
      return null;
    default:
      return intake satisfies never;
  }
}
