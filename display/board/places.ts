import type { Instruction, Space, TableState, VehicleSpot } from '../../server/web/wire.js';
import { stateOf } from '../crew.js';
import type { Box, Plan, Point } from './geometry.js';
import { around, centre } from './geometry.js';

/** Anything on the board one can point at, as text: a space `3,4`, an edge `3,4|3,5`, a parking spot `0,7 0,8`, `lobby`. */
export type BoardPlace = string;

/** From one place to another in a straight line. */
export interface Way {
  readonly from: BoardPlace;
  readonly to: BoardPlace;
}

export function isEdge(place: BoardPlace): boolean {
  return place.includes('|');
}

export function isSpot(place: BoardPlace): boolean {
  return place.includes(' ');
}

/** Whether a finger can aim at a wall. */
export type Aim = 'fine' | 'coarse';

/** Spaces narrower than this, in pixels, are too small to aim at a wall; a tap then means the space and its edges. */
const FINE_AIM = 64;

export function aimAt(spaceSize: number): Aim {
  return spaceSize >= FINE_AIM ? 'fine' : 'coarse';
}

/** Spaces narrower than this are easily missed by a finger; a tap then asks before anything is done, even a single thing. */
export const SURE_AIM = 44;

export function spotPlace(spot: VehicleSpot): BoardPlace {
  return spot.join(' ');
}

/** Where hands go for an instruction; null when it is beside the board. */
export function placeOf(instruction: Instruction, table: TableState): BoardPlace | null {
  const pawnPlace = (who: string): Space | null => stateOf(table, who)?.at ?? null;
  switch (instruction.do) {
    case 'move':
      return typeof instruction.to === 'string' ? instruction.to : spotPlace(instruction.to);
    case 'swap':
      return pawnPlace(instruction.who);
    case 'flip':
      return 'at' in instruction ? instruction.at : pawnPlace(instruction.who);
    case 'place':
    case 'remove':
      return typeof instruction.at === 'string' ? instruction.at : spotPlace(instruction.at);
  }
}

/** How far to either side of a wall or door it can be touched, in units. */
export const EDGE_REACH = 20;

/** The part of the drawing a place covers. */
export function boxOf(plan: Plan, place: BoardPlace): Box | null {
  const line = plan.edges[place];
  if (line) {
    const half = EDGE_REACH;
    return line.isVertical
      ? { x: line.centre.x - half, y: line.from.y, width: 2 * half, height: line.to.y - line.from.y }
      : { x: line.from.x, y: line.centre.y - half, width: line.to.x - line.from.x, height: 2 * half };
  }
  if (place === 'lobby') return plan.lobby;
  const boxes = place.split(' ').flatMap(space => plan.spaces[space] ?? []);
  return boxes.length > 0 ? around(boxes) : null;
}

/** Where the two spaces of a parking spot meet: its middle, but for a spot at a corner of the ground, where spaces are smaller. */
export function jointOf(plan: Plan, spot: BoardPlace): Point | null {
  const [a, b] = spot.split(' ').map(space => plan.spaces[space]);
  if (!a || !b) return null;
  const middle = centre(a);
  return a.x === b.x ? { x: middle.x, y: Math.max(a.y, b.y) } : { x: Math.max(a.x, b.x), y: middle.y };
}

/** Steps along a line, and how far into a space it must lead to count, in units. */
const STRIDE = 20;
const INSET = 20;

/** Spaces that straight lines run through, and do not only touch. */
export function crossedBy(plan: Plan, ways: readonly Way[]): ReadonlySet<Space> {
  const crossed = new Set<Space>();
  for (const { from, to } of ways) {
    const [start, end] = [boxOf(plan, from), boxOf(plan, to)];
    if (!start || !end) continue;
    const [a, b] = [centre(start), centre(end)];
    const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / STRIDE);
    for (let step = 0; step <= steps; step++) {
      const share = step / Math.max(1, steps);
      const point = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
      for (const [space, box] of Object.entries(plan.spaces)) if (isWellInside(point, box)) crossed.add(space);
    }
  }
  return crossed;
}

function isWellInside({ x, y }: Point, box: Box): boolean {
  return Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y) > INSET;
}

/** The edge of a space that lies nearest to a point: thin walls are hard to hit with a finger. */
export function nearestEdge(
  plan: Plan,
  edges: readonly BoardPlace[],
  space: BoardPlace,
  point: Point,
): BoardPlace | null {
  let best: BoardPlace | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const edge of edges) {
    const line = plan.edges[edge];
    if (!line || !edge.split('|').includes(space)) continue;
    const far = line.isVertical ? Math.abs(point.x - line.centre.x) : Math.abs(point.y - line.centre.y);
    if (far < least) {
      best = edge;
      least = far;
    }
  }
  return best;
}

/** Of some places, the one an arrow key leads to: the nearest that lies mainly in that direction. */
export function nextPlace(
  plan: Plan,
  places: readonly BoardPlace[],
  from: BoardPlace,
  toward: 'up' | 'right' | 'down' | 'left',
): BoardPlace | null {
  const start = boxOf(plan, from);
  if (!start) return places[0] ?? null;
  const origin = centre(start);
  const horizontal = toward === 'left' || toward === 'right';
  const sign = toward === 'right' || toward === 'down' ? 1 : -1;
  let best: BoardPlace | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const box = boxOf(plan, place);
    if (!box || place === from) continue;
    const { x, y } = centre(box);
    const ahead = sign * (horizontal ? x - origin.x : y - origin.y);
    const aside = Math.abs(horizontal ? y - origin.y : x - origin.x);
    const far = ahead + 2 * aside;
    if (ahead > 1 && aside <= 2 * ahead && far < least) {
      best = place;
      least = far;
    }
  }
  return best;
}
