import type { Space } from '../../server/web/wire.js';
import type { Box, EdgeLine, Plan, Point } from './geometry.js';
import type { Aim, BoardPlace } from './places.js';
import { boxOf, EDGE_REACH, isEdge, isSpot, jointOf } from './places.js';
import type { Ring } from './rings.js';
import { PILL } from './rings.js';

/** A part of the drawing where a finger finds a place. */
export interface HitArea {
  readonly place: BoardPlace;
  /** Convex, in units of the plan. */
  readonly outline: readonly Point[];
  /** One of the areas of a place is its button, for those who go from one to the next by keys. */
  readonly isButton: boolean;
}

export interface Hittable {
  readonly plan: Plan;
  /** What can be tapped. */
  readonly places: Iterable<BoardPlace>;
  readonly rings: readonly Ring[];
  /** Elevators whose car stands in the lobby: it is found there too. */
  readonly below: ReadonlySet<Space>;
  readonly aim: Aim;
}

/**
 * Where a finger finds what, each area over those before it. A vehicle's spot lies under its two spaces, for people walk there
 * too, and has the strip between them to itself; edges lie over spaces; what a ring stands for is found on the ring.
 */
export function hitAreas({ plan, places, rings, below, aim }: Hittable): readonly HitArea[] {
  const all = [...places];
  const spots = all.filter(isSpot);
  const hasStrip = aim === 'fine';
  const whole = (isButton: boolean) => (place: BoardPlace) => {
    const box = boxOf(plan, place);
    return box ? [{ place, outline: corners(box), isButton }] : [];
  };
  return [
    ...spots.flatMap(whole(!hasStrip)),
    ...all.filter(place => !isSpot(place) && !isEdge(place)).flatMap(whole(true)),
    ...[...below].flatMap(place => {
      const car = plan.cars[place];
      return car ? [{ place, outline: corners(car), isButton: false }] : [];
    }),
    ...(hasStrip ? spots : []).flatMap(place => {
      const box = boxOf(plan, place);
      const joint = jointOf(plan, place);
      return box && joint ? [{ place, outline: corners(strip(box, joint)), isButton: true }] : [];
    }),
    ...all.filter(isEdge).flatMap(place => {
      const line = plan.edges[place];
      return line ? [{ place, outline: mitred(line), isButton: true }] : [];
    }),
    ...rings
      .filter(ring => !isClearOfEdges(plan, ring))
      .map(ring => ({ place: ring.place, outline: outlineOf(ring), isButton: false })),
  ];
}

/** What a finger at this point of the plan means: what lies on top, else the bare space. */
export function placeAt(plan: Plan, areas: readonly HitArea[], point: Point): BoardPlace | null {
  const hit = areas.findLast(({ outline }) => isWithin(outline, point))?.place;
  const isThere = ({ x, y, width, height }: Box) =>
    point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
  return hit ?? Object.keys(plan.spaces).find(space => isThere(plan.spaces[space]!)) ?? null;
}

/** How much of a spot belongs to the vehicle alone, from its middle, in units: more than the pill of its price takes. */
const STRIP = 32;

/** The part of a vehicle's spot between its two spaces. */
function strip(box: Box, { x, y }: Point): Box {
  return box.width > box.height
    ? { ...box, x: x - STRIP, width: 2 * STRIP }
    : { ...box, y: y - STRIP, height: 2 * STRIP };
}

/** Walls that meet share the corner: each has what is nearer to it. */
function mitred({ from, to, isVertical }: EdgeLine): readonly Point[] {
  const along = [
    { t: 0, side: 0 },
    { t: EDGE_REACH, side: EDGE_REACH },
    { t: -EDGE_REACH, side: EDGE_REACH },
    { t: 0, side: 0 },
    { t: -EDGE_REACH, side: -EDGE_REACH },
    { t: EDGE_REACH, side: -EDGE_REACH },
  ];
  return along.map(({ t, side }, i) => {
    const end = i >= 2 && i <= 4 ? to : from;
    return isVertical ? { x: end.x - side, y: end.y + t } : { x: end.x + t, y: end.y + side };
  });
}

/** A ring so far inside its space that no edge reaches it needs no area of its own. */
function isClearOfEdges(plan: Plan, { place, at: { x, y }, radius }: Ring): boolean {
  const box = plan.spaces[place];
  if (!box) return false;
  return Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y) >= radius + EDGE_REACH;
}

function outlineOf({ at: { x, y }, radius, vehicle }: Ring): readonly Point[] {
  if (vehicle !== null) {
    return corners({ x: x - PILL * radius, y: y - radius, width: 2 * PILL * radius, height: 2 * radius });
  }
  const sides = 16;
  return Array.from({ length: sides }, (_, i) => {
    const turn = (2 * Math.PI * i) / sides;
    return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) };
  });
}

export function corners({ x, y, width, height }: Box): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** Inside a convex outline all sides run the same way round the point. */
function isWithin(outline: readonly Point[], { x, y }: Point): boolean {
  let turn = 0;
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i]!;
    const b = outline[(i + 1) % outline.length]!;
    const side = Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
    if (side !== 0 && turn !== 0 && side !== turn) return false;
    if (side !== 0) turn = side;
  }
  return turn !== 0;
}
