/** What a table tells that lets its firefighters go unfollowed: somebody reached a marker, somebody was brought out. */
import type { Action, Refusal } from '../input.js';
import { rescueOne } from '../people.js';
import { byActor } from './building.js';
import { badAction, type Checked, type Deed, findFault } from './deed.js';

type Told = Extract<Action, { do: 'reveal' | 'rescue' }>;

/** A firefighter stands at the marker: it is flipped (O Move). */
export function checkReveal(deed: Deed, action: Extract<Action, { do: 'reveal' }>): Checked {
  const { res, actor } = deed;
  return (
    fault(deed, action, at => res.world.unknown[at] === 0) ?? {
      ap: 0,
      purpose: 'other',
      apply: () => res.first({ stage: 'revealPoi', at: action.at, who: actor.id }),
    }
  );
}

/** The victim that lay here is out: at the ambulance, outside, or down the ladder, as the rule set has it. */
export function checkRescue(deed: Deed, action: Extract<Action, { do: 'rescue' }>): Checked {
  const { world, plan } = deed.res;
  const at = plan.index.get(action.at) as number;
  return (
    fault(deed, action, space => !world.victims[space] && !world.treated[space]) ?? {
      ap: 0,
      purpose: 'other',
      apply: () => rescueOne(world, at, byActor(deed)),
    }
  );
}

function fault(deed: Deed, action: Told, isEmpty: (at: number) => boolean): Refusal | null {
  const { plan, rules } = deed.res;
  const at = plan.index.get(action.at);
  if (at === undefined || at >= plan.count) return badAction(`there is no space ${action.at}`);
  return findFault(deed, [
    [rules.mode !== 'tableFirst', 'not-in-this-game', 'the referee sees that by itself'],
    [isEmpty(at), 'no-target', `no such marker at ${action.at}`],
  ]);
}
