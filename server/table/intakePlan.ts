import { confirmCommand } from './confirm.js';
import type { Intake } from './intake.js';
import type { PlanResult, Playing, Surroundings } from './plan.js';
import { planCommand, planEntries, planInput } from './plan.js';

/** What a tower's event comes to at this table; null when it changes nothing. */
export function planIntake(now: Playing, intake: Intake, looseRollId: string, around: Surroundings): PlanResult | null {
  if (!now.log) return null;
  switch (intake.kind) {
    case 'roll':
      return planInput(now, { do: 'roll', ...intake.roll }, 'tower', around);
    case 'loose': {
      const { roll, why } = intake;
      return planEntries(now, [{ kind: 'looseRoll', id: looseRollId, roll, why }], around);
    }
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
