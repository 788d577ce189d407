/** How many AP those in fire need at the very least: every step counts one, every obstacle what it takes to open it. */
import { DOOR, ELEVATOR_DOOR } from '../floorPlan.js';
import { CLOSED, FIRE, GONE, isPassable, type Pawn, type World } from '../world.js';
import { commandLimit, markersToHole } from './help.js';
import { nearestFirst } from './nearestFirst.js';
import { canSqueezeThrough } from './paths.js';
import { doorState, outerWall } from './tower.js';

const NEVER = Number.POSITIVE_INFINITY;

/**
 * Never more than it really takes, so a table with fewer AP in hand needs no further look; `most` is what is in hand. Each fire with people in it
 * ends by an AP of its own, the hose or somebody's step; what comes before may serve several, so only the dearest counts.
 */
export function leastAp(world: World, captain: Pawn, burning: readonly Pawn[], most: number): number {
  const fires = new Set(burning.map(({ at }) => at));
  const way = apToEachPlace(world, captain, most);
  let dearest = 0;
  let others = 0;
  for (const fire of fires) {
    const people = burning.filter(({ at }) => at === fire);
    // Each takes a step of its own; what is opened before it serves all of them.
    const leaving = Math.max(...people.map(pawn => apToLeave(world, captain, pawn, fires))) + people.length - 1;
    dearest = Math.max(dearest, Math.min(leaving, apToHose(world, captain, way, fire)));
    // The Captain's step out of his own fire may be the first of his way to another.
    if (!people.includes(captain)) others += 1;
  }
  return dearest + Math.max(0, others - 1);
}

function apToHose(world: World, captain: Pawn, way: ReadonlyMap<number, number>, fire: number): number {
  const { plan } = world;
  const { extinguish } = world.factsOf(captain);
  if (extinguish === 0) return NEVER;
  let least = way.get(fire) ?? NEVER;
  for (let d = 0; d < 4; d++) {
    const from = plan.next[fire * 4 + d] as number;
    if (from >= 0) least = Math.min(least, (way.get(from) ?? NEVER) + apToOpen(world, captain, fire, d));
  }
  return least + extinguish;
}

/** One step, into a fire two unless somebody is in that fire too: then it goes out or is left anyway. */
function apToLeave(world: World, captain: Pawn, pawn: Pawn, fires: ReadonlySet<number>): number {
  const { plan, threat, rules } = world;
  const limit = pawn === captain ? NEVER : commandLimit(world, captain, pawn);
  if (limit < 1) return NEVER;
  const wall = rules.hasElevators ? outerWall(world, pawn.at) : -1;
  let least = wall >= 0 && limit >= 2 ? 2 + apToBreak(world, captain, wall) : NEVER;
  for (let d = 0; d < 4; d++) {
    const next = plan.next[pawn.at * 4 + d] as number;
    if (next < 0 || (rules.hasElevators && !plan.isInside[next])) continue;
    const edge = plan.edgeOf[pawn.at * 4 + d] as number;
    const works = canSqueezeThrough(world, pawn, edge) ? 0 : apToOpen(world, captain, pawn.at, d);
    const isFire = threat[next] === FIRE && !fires.has(next);
    least = Math.min(least, works + (isFire ? 2 : 1));
  }
  return least;
}

/** What the Captain's way to each place costs at least; lobby and cars count as one, whichever car is where. */
function apToEachPlace(world: World, captain: Pawn, most: number): ReadonlyMap<number, number> {
  const { plan, rules } = world;
  const engine: readonly number[] = plan.engineSpots[world.engine]?.spaces ?? [];
  return nearestFirst(captain.at, most, (here, reach) => {
    for (let d = 0; d < 4 && here >= 0 && here < plan.count; d++) {
      const next = plan.next[here * 4 + d] as number;
      const isFacade = rules.hasElevators && next >= 0 && plan.isInside[here] !== plan.isInside[next];
      if (next >= 0 && !isFacade) reach(next, 1 + apToOpen(world, captain, here, d));
    }
    if (!rules.hasElevators) return;
    const ladder = (space: number): number => {
      const wall = outerWall(world, space);
      return wall >= 0 ? 2 + apToBreak(world, captain, wall) : NEVER;
    };
    if (engine.includes(here)) {
      reach(plan.count, 2);
      for (const space of plan.inside) reach(space, ladder(space));
    }
    for (const space of engine) reach(space, here === plan.count ? 2 : ladder(here));
    plan.elevators.forEach(({ space }, elevator) => {
      if (doorState(world, elevator) === GONE) return;
      if (here === plan.count) reach(space, 0);
      else if (here === space) reach(plan.count, 0);
    });
  });
}

/** AP until nothing stands between the two spaces any more, whoever spends them. */
function apToOpen(world: World, captain: Pawn, from: number, direction: number): number {
  const { plan, edges } = world;
  const edge = plan.edgeOf[from * 4 + direction] as number;
  if (isPassable(world, edge)) return 0;
  const kind = plan.edgeKind[edge];
  if (kind === DOOR) return 1;
  if (kind === ELEVATOR_DOOR) return edges[edge] === CLOSED ? 2 : NEVER;
  return apToBreak(world, captain, edge);
}

function apToBreak(world: World, captain: Pawn, edge: number): number {
  if (isPassable(world, edge)) return 0;
  const { chop } = world.factsOf(captain);
  const markers = markersToHole(world, edge);
  return markers > 0 && chop > 0 ? markers * chop : NEVER;
}
