import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import { at } from '../tokens/draw.js';
import { wayMark } from '../tokens/wayMark.js';
import type { Seating } from './contents.js';
import { seatsIn } from './contents.js';
import type { Box, Plan, Point } from './geometry.js';
import { centre } from './geometry.js';
import type { Badge, Overlay } from './overlay.js';
import type { BoardPlace } from './places.js';
import { boxOf, isEdge } from './places.js';

/** Numbers of instructions and arrows to choices: the same stand in the list. None hides another. */
export function badges(
  plan: Plan,
  marks: readonly Badge[],
  lying: Overlay['lying'],
  radius: number,
): SVGTemplateResult {
  const points = badgePoints(plan, marks, lying, radius);
  return svg`${marks.map((mark, i) => (points[i] ? badge(mark, points[i], radius) : ''))}`;
}

function badge(mark: Badge, { x, y }: Point, radius: number): SVGTemplateResult {
  if (mark.look === 'choice') return svg`<g class="badge choice">${at(x, y, 2 * radius, wayMark(mark.label))}</g>`;
  const { label } = mark;
  return svg`<g class="badge number" transform=${`translate(${x} ${y})`}>
    <circle r=${radius} fill="var(--signal)" stroke="var(--wall-shade)" stroke-width="3"/>
    <text y=${radius * 0.42} text-anchor="middle" font-size=${radius * (label.length > 1 ? 1.05 : 1.2)} font-weight="750" fill="var(--on-signal)">${label}</text>
  </g>`;
}

/** Where the badges of these places go, each clear of the others as far as can be; null where there is no such place. */
export function badgePoints(
  plan: Plan,
  marks: readonly Pick<Badge, 'place' | 'piece'>[],
  lying: Overlay['lying'],
  radius: number,
): readonly (Point | null)[] {
  const points: (Point | null)[] = marks.map(() => null);
  // Beside a door or wall there is the least choice, so theirs are set first.
  const order = [...marks.keys()].sort((a, b) => Number(isEdge(marks[b]!.place)) - Number(isEdge(marks[a]!.place)));
  for (const index of order) {
    const { place, piece } = marks[index]!;
    const set = points.filter(point => point !== null);
    const count = lying.get(place)?.length ?? 0;
    const spots =
      count > 1 && piece !== null ? touching(plan, place, piece, count, radius) : candidates(plan, place, radius);
    points[index] = clearest(spots, set, 2 * radius);
  }
  return points;
}

/** The first that is far enough from all others, else the one that is farthest. */
function clearest(points: readonly Point[], set: readonly Point[], enough: number): Point | null {
  const room = (point: Point) => Math.min(...set.map(({ x, y }) => Math.hypot(point.x - x, point.y - y)));
  const free = points.find(point => room(point) >= enough);
  return free ?? points.toSorted((a, b) => room(b) - room(a))[0] ?? null;
}

/** Where in a space a badge may stand, the best first; the top left corner belongs to the coordinates. */
const CORNERS_THEN_SIDES = [
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/** Where a badge of a place may stand, so that it hides as little as possible of what lies there. */
function candidates(plan: Plan, place: BoardPlace, radius: number): readonly Point[] {
  const line = plan.edges[place];
  if (line) {
    const { x, y } = line.centre;
    const beside = 16 + radius;
    const along = [1, -1].map(side => (line.isVertical ? { x, y: y + side * beside } : { x: x - side * beside, y }));
    const across = [1, -1].map(side => (line.isVertical ? { x: x - side * beside, y } : { x, y: y + side * beside }));
    return [...along, ...across];
  }
  const box = boxOf(plan, place);
  return box ? CORNERS_THEN_SIDES.map(({ x, y }) => within(box, x, y, radius)) : [];
}

/** A point of a box, from -1 to 1 across and down, at which a badge stays in it. */
function within(box: Box, x: number, y: number, radius: number): Point {
  const middle = centre(box);
  const inset = Math.min(radius, 17);
  return { x: middle.x + x * (box.width / 2 - inset), y: middle.y + y * (box.height / 2 - inset) };
}

const STEPS = [1, 0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -1];

/** Where a badge touches one of several pieces: as little as possible on the others, then on this one. */
function touching(plan: Plan, place: BoardPlace, piece: number, count: number, radius: number): readonly Point[] {
  const box = boxOf(plan, place);
  if (!box) return [];
  const seats = seatsIn(box, count);
  const own = seats[piece]!;
  const gapTo = (point: Point, { x, y, size }: Seating) => Math.hypot(point.x - x, point.y - y) - size / 2 - radius;
  // What a badge hides of another counts most; from what it leaves free it keeps away a little.
  const tooNear = (gap: number) => (gap < 0 ? -3 * gap : -0.2 * gap);
  const fault = (point: Point) =>
    seats.reduce((sum, seat) => sum + (seat === own ? Math.abs : tooNear)(gapTo(point, seat)), 0);
  return STEPS.flatMap(x => STEPS.map(y => within(box, x, -y, radius))).sort((a, b) => fault(a) - fault(b));
}
