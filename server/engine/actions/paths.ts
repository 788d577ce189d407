/** Ways from space to space: neighbours, diagonals, damaged walls for the dog. */
import { directionBetween, LIGHT, WALL } from '../floorPlan.js';
import { FIRE, GONE, isPassable, type Pawn, type World } from '../world.js';
import { doorState, hasFloor, isAtLadder, isBelow } from './tower.js';

/** R20, R35: the Rescue Dog passes walls with one damage marker. */
export function canSqueezeThrough(world: World, pawn: Pawn, edge: number): boolean {
  const kind = world.plan.edgeKind[edge];
  const isDamagedWall = (kind === WALL || kind === LIGHT) && world.edges[edge] === 1;
  return isDamagedWall && world.factsOf(pawn).abilities.includes('passDamagedWalls');
}

/** Why a step from here to there cannot be made; null when it can. */
export function stepFault(world: World, pawn: Pawn, from: number, to: number): 'not-adjacent' | 'blocked' | null {
  const { plan, rules } = world;
  if (from >= plan.count || to >= plan.count || from < 0) return 'not-adjacent';
  const direction = directionBetween(plan, from, to);
  if (direction < 0) return diagonalFault(world, pawn, from, to);
  // R39: a high-rise is entered and left by ladder or elevator only.
  if (rules.hasElevators && plan.isInside[from] !== plan.isInside[to]) return 'blocked';
  if (!hasFloor(world, from) || !hasFloor(world, to)) return 'blocked';
  const edge = plan.edgeOf[from * 4 + direction] as number;
  return isPassable(world, edge) || canSqueezeThrough(world, pawn, edge) ? null : 'blocked';
}

/** One move and its AP. */
export interface Move {
  readonly to: number;
  readonly ap: number;
}

/** Every move with free hands from this place: on foot, by ladder, through the lobby (R37 to R39). */
export function movesFrom(world: World, pawn: Pawn, from: number): Move[] {
  const { plan, threat } = world;
  const onFire = (to: number): number => (threat[to] === FIRE ? 1 : 0);
  const moves: Move[] = [];
  if (from < 0) return moves;
  for (let d = 0; d < 4 && from < plan.count; d++) {
    const to = plan.next[from * 4 + d] as number;
    if (to >= 0 && stepFault(world, pawn, from, to) === null) moves.push({ to, ap: 1 + onFire(to) });
  }
  if (!world.rules.hasElevators) return moves;
  const engine: readonly number[] = plan.engineSpots[world.engine]?.spaces ?? [];
  if (engine.includes(from)) {
    const ladders = plan.inside.filter(space => isAtLadder(world, space));
    return [...moves, ...ladders.map(to => ({ to, ap: 2 + onFire(to) })), ...lobbies(world, 2)];
  }
  if (isBelow(world, from)) moves.push(...lobbies(world, 0).filter(({ to }) => to !== from && to !== plan.count));
  if (isBelow(world, from) || isAtLadder(world, from)) moves.push(...engine.map(to => ({ to, ap: 2 })));
  return moves;
}

/** Into the cars that are below, or where one waits for a car that is above. */
function lobbies(world: World, ap: number): Move[] {
  const { plan } = world;
  return plan.elevators.flatMap(({ space }, elevator) => {
    if (doorState(world, elevator) === GONE) return [];
    return [{ to: isBelow(world, space) ? space : plan.count, ap }];
  });
}

/** R36: a diagonal step needs all four edges at the corner open. */
function diagonalFault(world: World, pawn: Pawn, from: number, to: number): 'not-adjacent' | 'blocked' | null {
  const { plan } = world;
  const rows = Math.floor(to / plan.width) - Math.floor(from / plan.width);
  const cols = (to % plan.width) - (from % plan.width);
  const isDiagonal = Math.abs(rows) === 1 && Math.abs(cols) === 1;
  if (!isDiagonal || !world.factsOf(pawn).abilities.includes('moveDiagonally')) return 'not-adjacent';
  const vertical = from + rows * plan.width;
  const horizontal = from + cols;
  const isOpen = (a: number, b: number): boolean =>
    isPassable(world, plan.edgeOf[a * 4 + directionBetween(plan, a, b)] as number);
  const allOpen = isOpen(from, vertical) && isOpen(from, horizontal) && isOpen(vertical, to) && isOpen(horizontal, to);
  return allOpen ? null : 'blocked';
}

/** Is this edge one of the space's four? */
export function isEdgeOf(world: World, edge: number, space: number): boolean {
  return (world.plan.edgeSides[edge] as readonly [number, number]).includes(space);
}
