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

/** One marker, and again until three lie on the board (O Replenish POI p. 6 and p. 11; C Detect POI). */
export function replenish(res: Resolution, task: Task): void {
  const { world, plan, rules } = res;
  if (poiOnBoard(world) >= rules.poiOnBoard || poiSupply(world) === 0) return;
  if (!hasValidPoiSpace(world)) {
    res.wasteRoll('noValidSpace');
    return;
  }
  // A roll whose space still has to be asked about (table first) is remembered in the task.
  const target = task.at === undefined ? res.takeTarget('replenish') : (plan.index.get(task.at) as number);
  if (target === null) return;
  const found = findFreeSpace(res, task, target);
  if (!found) return;
  const { space, isOccupied } = found;
  const again: Task = { stage: 'replenish', ...(task.who === undefined ? {} : { who: task.who }) };
  if (space === NO_SPACE) {
    const hasArrows = res.rules.poiSpace.whenInvalid !== 'reroll';
    const isElevator = (plan.elevatorAt[target] as number) > 0;
    const why = isElevator ? 'elevator' : hasArrows ? 'noWay' : 'occupied';
    res.wasteRoll(why, target);
    res.first(again);
    return;
  }
  placePoi(world, space, target);
  if (isOccupied) res.first({ stage: 'revealNewPoi', at: nameOf(plan, space) }, again);
  else res.first(again);
}

/** Where the roll leads, past firefighters nobody follows where they block; null: the table is asked about them. */
function findFreeSpace(res: Resolution, task: Task, target: number): { space: number; isOccupied: boolean } | null {
  const { world, plan, rules } = res;
  const taken = (task.spaces ?? []).map(space => plan.index.get(space) as number);
  for (;;) {
    const space = findPoiSpace(world, target, taken);
    if (space === NO_SPACE) return { space, isOccupied: false };
    const standers = askWhoStands(res, [nameOf(plan, space)], BY_REPLENISH);
    if (!standers) {
      res.remember({ at: nameOf(plan, target), spaces: taken.map(each => nameOf(plan, each)) });
      return null;
    }
    if (standers.length === 0) return { space, isOccupied: hasPawn(world, space) };
    if (rules.poiSpace.firefighter === 'reveals') return { space, isOccupied: true };
    taken.push(space);
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

/** Somebody comes to a marker, or looks at it: it is flipped, 0 AP (O Move). */
export function revealPoi(res: Resolution, task: Task): void {
  revealAll(res, task, { by: 'action', who: task.who ?? '' });
}

/** A marker was laid where somebody stands (O Replenish POI p. 6). */
export function revealNewPoi(res: Resolution, task: Task): void {
  revealAll(res, task, BY_REPLENISH);
}

function revealAll(res: Resolution, task: Task, because: Cause): void {
  const { world, plan } = res;
  const space = plan.index.get(task.at as string) as number;
  while (world.unknown[space]) {
    const flipped = res.flip(space, because);
    if (!flipped) return;
    turnUp(world, space, flipped, because);
  }
}
