/** Where things are in a high-rise (R37 to R41): cars above and below, the outer wall the ladder leans on. */
import type { Side } from '../board.js';
import { LIGHT, WALL } from '../floorPlan.js';
import { CLOSED, GONE, isPassable, OPEN, type World } from '../world.js';

const OUTWARD: Record<Side, number> = { top: 0, right: 1, bottom: 2, left: 3 };

/** The outer wall of this space on the side where the engine stands, -1 when there is none. */
export function outerWall(world: World, indoors: number): number {
  const { plan } = world;
  const side = plan.engineSpots[world.engine]?.side;
  if (!side || indoors < 0 || indoors >= plan.count || !plan.isInside[indoors]) return -1;
  const direction = OUTWARD[side];
  const outside = plan.next[indoors * 4 + direction] as number;
  if (plan.isInside[outside]) return -1;
  const edge = plan.edgeOf[indoors * 4 + direction] as number;
  const kind = plan.edgeKind[edge];
  return kind === WALL || kind === LIGHT ? edge : -1;
}

/** The ladder reaches this space: a destroyed outer wall on the side of the engine (R39). */
export function isAtLadder(world: World, space: number): boolean {
  if (!world.rules.hasElevators || space < 0 || space >= world.plan.count || !hasFloor(world, space)) return false;
  const wall = outerWall(world, space);
  return wall >= 0 && isPassable(world, wall);
}

export function doorState({ plan, edges }: World, elevator: number): number {
  return edges[plan.elevators[elevator]?.door ?? -1] ?? GONE;
}

/** In the lobby, or in a car that is below: exactly when its door is closed (R37). */
export function isBelow(world: World, at: number): boolean {
  const { plan } = world;
  if (at < 0 || at >= plan.count) return at === plan.count;
  const elevator = plan.elevatorAt[at] as number;
  return elevator > 0 && doorState(world, elevator - 1) === CLOSED;
}

/** One can stand here among the spaces of the board: an elevator's only while its car is above (R37, R41). */
export function hasFloor(world: World, space: number): boolean {
  const elevator = world.plan.elevatorAt[space] ?? 0;
  return elevator === 0 || doorState(world, elevator - 1) === OPEN;
}
