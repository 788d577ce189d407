/** Walks: moves over spaces in which nothing happens, so that a table tells them by one tap on where they end. */
import { nameOf } from '../floorPlan.js';
import type { Refusal } from '../input.js';
import type { Resolution } from '../resolution.js';
import { FIRE, type Pawn, type World } from '../world.js';
import { badAction } from './deed.js';
import { perform } from './index.js';
import { stepPrice } from './move.js';
import { stepFault } from './paths.js';
import { mayWalk } from './purse.js';
import { actionFault } from './shape.js';

/** Takes the moves one after the other. A marker that is reached is turned over before anybody goes on. */
export function walk(res: Resolution, path: readonly string[]): Refusal | null {
  const fault = actionFault({ do: 'walk', path });
  if (fault) return badAction(fault);
  const waiting = res.agenda[0];
  for (const to of path) {
    if (res.agenda[0] !== waiting) return badAction(`nobody walks on to ${to} before the marker is turned over`);
    const refusal = perform(res, { do: 'move', to });
    if (refusal) return refusal;
  }
  return null;
}

export interface Walk {
  readonly path: readonly string[];
  readonly ap: number;
}

/** The shortest walks to spaces more than one move away: never through fire, and only as far as the AP go. */
export function walksOf(world: World, pawn: Pawn): Walk[] {
  const { plan } = world;
  const price = stepPrice(pawn);
  const pathTo = new Map<number, readonly number[]>([[pawn.at, []]]);
  // A map grows while it is gone through, so this visits spaces in the order in which they are reached.
  for (const [here, path] of pathTo) {
    if (here !== pawn.at && stopsWalk(world, pawn, here)) continue;
    for (const next of neighbours(world, here)) {
      if (pathTo.has(next) || world.threat[next] === FIRE || stepFault(world, pawn, here, next) !== null) continue;
      if (mayWalk(world, pawn, price * (path.length + 1), next)) pathTo.set(next, [...path, next]);
    }
  }
  return [...pathTo.values()]
    .filter(path => path.length > 1)
    .map(path => ({ path: path.map(space => nameOf(plan, space)), ap: price * path.length }));
}

/** Something happens there: a marker is turned over, or what is carried or led is out of the house. */
function stopsWalk({ plan, unknown }: World, { carrying, leading }: Pawn, space: number): boolean {
  const isLoaded = carrying !== null || leading > 0;
  return (unknown[space] as number) > 0 || (isLoaded && !plan.isInside[space]);
}

/** Corners come last: straight ways are told more easily. */
function neighbours({ plan }: World, here: number): number[] {
  const straight = [0, 1, 2, 3].map(direction => plan.next[here * 4 + direction] as number);
  const corners = [-plan.width - 1, -plan.width + 1, plan.width - 1, plan.width + 1].map(step => here + step);
  return [...straight, ...corners].filter(space => space >= 0 && space < plan.count);
}
