import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import type { Plan, Point } from './geometry.js';
import { centre } from './geometry.js';
import type { Badge } from './overlay.js';
import type { BoardPlace } from './places.js';
import { boxOf, isEdge } from './places.js';

/** Numbers of instructions and letters of choices: the same stand in the list. None hides another. */
export function badges(plan: Plan, marks: readonly Badge[], radius: number): SVGTemplateResult {
  const points = badgePoints(
    plan,
    marks.map(({ place }) => place),
    radius,
  );
  return svg`${marks.map((mark, i) => (points[i] ? badge(mark, points[i], radius) : ''))}`;
}

function badge({ label, look }: Badge, { x, y }: Point, radius: number): SVGTemplateResult {
  return svg`<g class=${`badge ${look}`} transform=${`translate(${x} ${y})`}>
    <circle r=${radius} fill="var(--signal)" stroke="var(--wall-shade)" stroke-width="3"/>
    <text y=${radius * 0.42} text-anchor="middle" font-size=${radius * (label.length > 1 ? 1.05 : 1.2)} font-weight="750" fill="var(--on-signal)">${label}</text>
  </g>`;
}

/** Where the badges of these places go, each clear of the others as far as can be; null where there is no such place. */
export function badgePoints(plan: Plan, places: readonly BoardPlace[], radius: number): readonly (Point | null)[] {
  const points: (Point | null)[] = places.map(() => null);
  // Beside a door or wall there is the least choice, so theirs are set first.
  const order = [...places.keys()].sort((a, b) => Number(isEdge(places[b]!)) - Number(isEdge(places[a]!)));
  for (const index of order) {
    const set = points.filter(point => point !== null);
    points[index] = clearest(candidates(plan, places[index]!, radius), set, 2 * radius);
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
  if (!box) return [];
  const middle = centre(box);
  const inset = Math.min(radius, 17);
  return CORNERS_THEN_SIDES.map(({ x, y }) => ({
    x: middle.x + x * (box.width / 2 - inset),
    y: middle.y + y * (box.height / 2 - inset),
  }));
}
