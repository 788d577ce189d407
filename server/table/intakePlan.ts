import { confirmCommand } from './confirm.js';
import type { GameLog, KeptRoll } from './gameLog.js';
import type { Intake } from './intake.js';
import type { PlanResult, Playing, Surroundings } from './plan.js';
import { planCommand, planEntries } from './plan.js';

/** What a tower's event comes to at this table; often nothing, which is stored as well: it was taken. */
export function planIntake(now: Playing, intake: Intake, looseRollId: string, around: Surroundings): PlanResult {
  const planned = now.log
    ? planInGame({ ...now, log: now.log }, intake, looseRollId, around)
    : planLoose(now, intake, looseRollId);
  return planned?.ok ? planned : { ok: true, plan: { entries: [], after: now } };
}

/** No game is on the table: a roll is kept as the newest of the table, so that people see that the tower works. */
function planLoose(now: Playing, intake: Intake, id: string): PlanResult | null {
  if (intake.kind !== 'loose') return null;
  const { kind: _, ...roll } = intake;
  const looseRoll: KeptRoll = { ...roll, id };
  return { ok: true, plan: { entries: [{ kind: 'looseRoll', ...looseRoll }], after: { ...now, looseRoll } } };
}

function planInGame(
  now: Playing & { readonly log: GameLog },
  intake: Intake,
  looseRollId: string,
  around: Surroundings,
): PlanResult | null {
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
