import { nameOf } from '../floorPlan.js';
import type { Thing } from '../input.js';
import type { Cause } from '../instruction.js';
import { disposeHazmat, isSafe, lying, rescueOne } from '../people.js';
import type { Resolution } from '../resolution.js';
import type { Space } from '../space.js';
import type { Task } from './task.js';

/** Table first, firefighters nobody follows: where what they carry or lead has come to (section 6). */
export function carry(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const what = task.names?.[0] as Thing;
  const from = task.at as Space;
  // Set right in the meantime: it is not there any more.
  const origin = plan.index.get(from) as number;
  if (lying(world, what)[origin] === 0) return;
  // That it still lies there comes first, as in every question that can be answered by nothing.
  const options = [from, ...plan.names.slice(0, plan.count).filter(space => space !== from)];
  const to = res.choose({ for: 'choice', about: 'carry', what, from, options });
  if (to === null || to === from) return;
  bring(res, what, origin, plan.index.get(to) as number, { by: 'action', who: task.who ?? '' });
}

/** Out of the building hazmat is disposed of, and a victim rescued where the rule set has it safe. */
function bring({ world, plan }: Resolution, what: Thing, from: number, to: number, because: Cause): void {
  const tokens = lying(world, what);
  if (what !== 'hazmat' && isSafe(world, to)) {
    rescueOne(world, from, because, what);
    return;
  }
  tokens[from] = (tokens[from] as number) - 1;
  if (what === 'hazmat' && !plan.isInside[to]) {
    disposeHazmat(world, from, 'disposed', because);
    return;
  }
  tokens[to] = (tokens[to] as number) + 1;
  world.emit({ type: 'carried', what, from: nameOf(plan, from), to: nameOf(plan, to), because });
}
