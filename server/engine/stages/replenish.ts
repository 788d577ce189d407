import { removeThreat } from '../fire.js';
import { nameOf } from '../floorPlan.js';
import type { Cause } from '../instruction.js';
import { turnUp } from '../people.js';
import { findPoiSpace, hasValidPoiSpace, NO_SPACE } from '../poiSpace.js';
import type { Resolution } from '../resolution.js';
import { hasPawn, poiOnBoard, poiSupply, type World } from '../world.js';
import { askWhoStands } from './harm.js';
import type { Task } from './task.js';

const BY_REPLENISH: Cause = { by: 'replenish' };

/** Markers until three lie on the board (O Replenish POI p. 6 and p. 11; C Detect POI). */
export function replenish(res: Resolution, task: Task): void {
  const { world, plan, rules } = res;
  // A roll whose space still has to be asked about (table first) is remembered in the task.
  let target = task.at === undefined ? null : (plan.index.get(task.at) as number);
  let taken = (task.spaces ?? []).map(space => plan.index.get(space) as number);
  while (poiOnBoard(world) < rules.poiOnBoard && poiSupply(world) > 0) {
    if (!hasValidPoiSpace(world)) {
      world.emit({ type: 'rollWasted', target: nameOf(plan, plan.inside[0] as number), why: 'noValidSpace' });
      return;
    }
    target ??= res.takeTarget('replenish');
    if (target === null) return;
    const space = findPoiSpace(world, target, taken);
    if (space === NO_SPACE) {
      world.emit({ type: 'rollWasted', target: nameOf(plan, target), why: 'occupied' });
      target = null;
      taken = [];
      continue;
    }
    const standers = askWhoStands(res, [nameOf(plan, space)]);
    if (!standers) {
      res.remember({ at: nameOf(plan, target), spaces: taken.map(each => nameOf(plan, each)) });
      return;
    }
    if (standers.length > 0 && rules.poiSpace.firefighter === 'blocks') {
      taken = [...taken, space];
      continue;
    }
    placePoi(world, space, target);
    const isFound = standers.length > 0 || hasPawn(world, space);
    target = null;
    taken = [];
    if (isFound) {
      res.first({ stage: 'revealPoi', at: nameOf(plan, space), purpose: 'replenish' }, { stage: 'replenish' });
      return;
    }
  }
}

/** Fire or smoke there is removed first where the rule set says so (family). */
export function placePoi(world: World, space: number, target: number): void {
  if (world.rules.poiSpace.smoke === 'cleared') removeThreat(world, space, BY_REPLENISH);
  world.unknown[space] = (world.unknown[space] as number) + 1;
  world.emit({
    type: 'poiPlaced',
    at: nameOf(world.plan, space),
    target: nameOf(world.plan, target),
    because: BY_REPLENISH,
  });
}

/** Somebody stands at a marker, or looks at it: it is flipped, 0 AP (O Move). */
export function revealPoi(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const space = plan.index.get(task.at as string) as number;
  const because: Cause = task.purpose === 'replenish' ? BY_REPLENISH : { by: 'action', who: task.who ?? '' };
  while (world.unknown[space]) {
    const flipped = res.flip(space);
    if (!flipped) return;
    turnUp(world, space, flipped, because);
  }
}
