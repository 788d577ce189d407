/** Where a new POI may lie (section 7, R23, R25). */
import { CLEAR, FIRE, hasPawn, hasPoi, type World } from './world.js';

export const NO_SPACE = -1;

function isValidPoiSpace(world: World, space: number): boolean {
  const { poiSpace } = world.rules;
  if (world.plan.elevatorAt[space]) return false;
  const threat = world.threat[space];
  if (threat === FIRE ? poiSpace.fire === 'blocks' : threat !== CLEAR && poiSpace.smoke === 'blocks') return false;
  if (poiSpace.firefighter === 'blocks' && hasPawn(world, space)) return false;
  return !hasPoi(world, space);
}

/** R25: on a real table one would roll for ever. A space that no dice name may be reached by arrows (R44). */
export function hasValidPoiSpace(world: World): boolean {
  const { rollable } = world.plan;
  return (
    rollable.some(space => isValidPoiSpace(world, space)) ||
    rollable.some(target => findPoiSpace(world, target) !== NO_SPACE)
  );
}

/** The space the dice lead to, or NO_SPACE: roll again. Spaces in `taken` are passed over as if a firefighter stood there. */
export function findPoiSpace(world: World, target: number, taken: readonly number[] = []): number {
  const isValid = (space: number): boolean => isValidPoiSpace(world, space) && !taken.includes(space);
  const { whenInvalid } = world.rules.poiSpace;
  if (whenInvalid === 'reroll') return isValid(target) ? target : NO_SPACE;
  let space = target;
  // Arrows run into a cycle; a walk that has made as many steps as there are spaces has been round.
  for (let steps = 0; steps <= world.plan.inside.length; steps++) {
    if (isValid(space)) return space;
    space = world.plan.arrows[space] as number;
    if (space < 0) return NO_SPACE;
  }
  return NO_SPACE;
}
