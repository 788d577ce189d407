/** What a table tells that lets its firefighters go unfollowed: somebody reached a marker, somebody was carried on or brought out. */
import type { Action, Refusal } from '../input.js';
import { lying, rescueOne } from '../people.js';
import type { Space } from '../space.js';
import { byActor } from './building.js';
import { badAction, type Checked, type Deed, findFault } from './deed.js';

/** A firefighter stands at the marker: it is flipped (O Move). */
export function checkReveal(deed: Deed, action: Extract<Action, { do: 'reveal' }>): Checked {
  const { res, actor } = deed;
  return (
    fault(deed, action.at, at => res.world.unknown[at] === 0) ?? {
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
    fault(deed, action.at, space => !world.victims[space] && !world.treated[space]) ?? {
      ap: 0,
      purpose: 'other',
      apply: () => rescueOne(world, at, byActor(deed)),
    }
  );
}

/** What lay here was carried or led on; the table is asked where to. */
export function checkCarry(deed: Deed, { what, from }: Extract<Action, { do: 'carry' }>): Checked {
  const { res, actor } = deed;
  return (
    fault(deed, from, at => lying(res.world, what)[at] === 0) ?? {
      ap: 0,
      purpose: 'other',
      apply: () => res.first({ stage: 'carry', at: from, names: [what], who: actor.id }),
    }
  );
}

function fault(deed: Deed, told: Space, isEmpty: (at: number) => boolean): Refusal | null {
  const { plan, rules } = deed.res;
  const at = plan.index.get(told);
  if (at === undefined || at >= plan.count) return badAction(`there is no space ${told}`);
  return findFault(deed, [
    [rules.mode !== 'tableFirst', 'not-in-this-game', 'the referee sees that by itself'],
    [isEmpty(at), 'no-target', `no such marker at ${told}`],
  ]);
}
