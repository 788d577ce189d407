import { confirmCommand } from './confirm.js';
import type { GameLog, KeptRoll } from './gameLog.js';
import { withLooseRoll } from './gameLog.js';
import type { Intake } from './intake.js';
import type { PlanResult, Playing, Surroundings } from './plan.js';
import { planCommand, planEntries } from './plan.js';

type LooseIntake = Extract<Intake, { readonly kind: 'loose' }>;

/** What a tower's event comes to at this table; often nothing, which is stored as well: it was taken. */
export function planIntake(now: Playing, intake: Intake, looseRollId: string, around: Surroundings): PlanResult {
  const { log } = now;
  const planned = log && planInGame({ ...now, log }, intake, looseRollId, around);
  if (planned?.ok) return planned;
  if (!('roll' in intake)) return { ok: true, plan: { entries: [], after: now } };
  // The tower forgets a roll that was taken: one that has no effect lies there for everybody to see, and is never just gone.
  if (intake.kind !== 'loose') return planIntake(now, { ...intake, kind: 'loose', why: 'late' }, looseRollId, around);
  return planLoose(now, intake, looseRollId);
}

/**
 * A loose roll that no game's record takes. Without a game it is kept as the newest of the table, so that people see that the tower
 * works. A record without room has thousands of them: one more is shown, and nobody will look for it again.
 */
function planLoose(now: Playing, { kind: _, ...roll }: LooseIntake, id: string): PlanResult {
  const looseRoll: KeptRoll = { ...roll, id };
  const after = now.log ? { ...now, log: withLooseRoll(now.log, looseRoll) } : { ...now, looseRoll };
  return { ok: true, plan: { entries: now.log ? [] : [{ kind: 'looseRoll', ...looseRoll }], after } };
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
