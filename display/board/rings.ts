import type { Board, ParkingSpot } from '../../server/web/wire.js';
import type { Plan, Point } from './geometry.js';
import { centre, SPACE } from './geometry.js';
import type { Overlay } from './overlay.js';
import type { BoardPlace } from './places.js';
import { aimAt, boxOf, isEdge, isSpot, jointOf, spotPlace } from './places.js';

/** Where the price of what can be done at a place is drawn. A vehicle's is a pill with its sign, all others are circles. */
export interface Ring {
  readonly place: BoardPlace;
  readonly ap: number;
  readonly at: Point;
  readonly radius: number;
  readonly vehicle: 'engine' | 'ambulance' | null;
}

/** Smaller numbers cannot be read. */
const LEAST_PX = 10.5;

/** Half the width of the pill with a vehicle's price and its sign, in radii. */
export const PILL = 1.9;

/** How far from the middle of an edge its ring stands, in units: clear of a cube there, and of the rings of its neighbours. */
const ALONG = 26;

/**
 * The rings of a plan, none over another: a finger on one means that one. On a small plan what lies there comes first, and
 * the sheet that a tap opens tells the price. `spaceSize` is in pixels.
 */
export function ringsOf(
  board: Board,
  plan: Plan,
  reach: ReadonlyMap<BoardPlace, number>,
  lying: Overlay['lying'],
  spaceSize: number,
): readonly Ring[] {
  const radius = Math.max(16, LEAST_PX / (spaceSize / SPACE));
  const isFine = aimAt(spaceSize) === 'fine';
  const isEmpty = (space: BoardPlace) => !lying.has(space) && !reach.has(space);
  const isStoodOn = (space: BoardPlace) => lying.get(space)?.some(({ piece }) => piece.kind === 'firefighter') ?? false;
  const hasRoom = (place: BoardPlace) =>
    isFine || (isSpot(place) ? place.split(' ').every(isEmpty) : !isEdge(place) && !isStoodOn(place));
  // Those that can stand in one place only come first, those with the most places last.
  const choices = (place: BoardPlace) => (isSpot(place) ? 1 : isEdge(place) ? 3 : lying.has(place) ? 4 : 2);
  const inOrder = [...reach].filter(([place]) => hasRoom(place)).sort(([a], [b]) => choices(a) - choices(b));
  const rings: Ring[] = [];
  for (const [place, ap] of inOrder) {
    const at = clearest(pointsFor(plan, place, lying.has(place), radius), rings, radius);
    if (at) rings.push({ place, ap, at, radius, vehicle: vehicleOf(board, place) });
  }
  return rings;
}

/** Where a ring may stand, the best first. */
function pointsFor(plan: Plan, place: BoardPlace, isTaken: boolean, radius: number): readonly Point[] {
  const line = plan.edges[place];
  if (line) {
    const { x, y } = line.centre;
    return [ALONG, -ALONG].map(along => (line.isVertical ? { x, y: y + along } : { x: x + along, y }));
  }
  const joint = isSpot(place) ? jointOf(plan, place) : null;
  if (joint) return [joint];
  const box = boxOf(plan, place);
  if (!box) return [];
  const { x, y } = centre(box);
  const [right, below] = [box.width / 2 - radius - 4, box.height / 2 - radius - 4];
  const corners = [1, -1].flatMap(down => [1, -1].map(across => ({ x: x + across * right, y: y + down * below })));
  return isTaken ? corners : [{ x, y: y + 4 }, ...corners];
}

/** The first point that is clear of all rings, else the one farthest from them. */
function clearest(points: readonly Point[], rings: readonly Ring[], radius: number): Point | null {
  const room = (point: Point) => Math.min(...rings.map(ring => gap(point, ring) - radius));
  return points.find(point => room(point) >= 0) ?? points.toSorted((a, b) => room(b) - room(a))[0] ?? null;
}

/** From a point to the rim of a ring; a pill is as long as its line is, and as thick as a ring. */
function gap({ x, y }: Point, { at, radius, vehicle }: Ring): number {
  const half = vehicle === null ? 0 : (PILL - 1) * radius;
  return Math.hypot(Math.max(0, Math.abs(x - at.x) - half), y - at.y) - radius;
}

function vehicleOf({ parking }: Board, place: BoardPlace): Ring['vehicle'] {
  const isSpotOf = (spots: readonly ParkingSpot[] = []) => spots.some(({ spaces }) => spotPlace(spaces) === place);
  if (isSpotOf(parking.engine)) return 'engine';
  return isSpotOf(parking.ambulance) ? 'ambulance' : null;
}
