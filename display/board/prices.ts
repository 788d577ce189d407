import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import type { Board, ParkingSpot } from '../../server/web/wire.js';
import type { Plan, Point } from './geometry.js';
import { centre } from './geometry.js';
import { SIGNS } from './ground.js';
import type { Overlay } from './overlay.js';
import type { BoardPlace } from './places.js';
import { boxOf, isEdge, isSpot, spotPlace } from './places.js';

/** How prices are drawn: on a small plan what lies there comes first, and the sheet that a tap opens tells the price. */
export interface PriceLook {
  readonly radius: number;
  readonly isFine: boolean;
}

/** AP at the places that can be reached. */
export function prices(
  board: Board,
  plan: Plan,
  reach: ReadonlyMap<BoardPlace, number>,
  lying: Overlay['lying'],
  { radius, isFine }: PriceLook,
): readonly SVGTemplateResult[] {
  const isEmpty = (space: BoardPlace) => !lying.has(space) && !reach.has(space);
  const isStoodOn = (space: BoardPlace) => lying.get(space)?.some(({ piece }) => piece.kind === 'firefighter') ?? false;
  const hasRoom = (place: BoardPlace) =>
    isFine || (isSpot(place) ? place.split(' ').every(isEmpty) : !isEdge(place) && !isStoodOn(place));
  return [...reach]
    .filter(([place]) => hasRoom(place))
    .map(([place, ap]) => apRing(board, plan, place, ap, radius, !lying.has(place) && !isEdge(place)));
}

/** What it costs to go or to do something there: a dark hollow ring, so that it is never taken for an instruction. */
function apRing(
  { parking }: Board,
  plan: Plan,
  place: BoardPlace,
  ap: number,
  radius: number,
  isFree: boolean,
): SVGTemplateResult {
  const box = boxOf(plan, place);
  if (!box) return svg``;
  const isSpotOf = (spots: readonly ParkingSpot[] = []) => spots.some(({ spaces }) => spotPlace(spaces) === place);
  if (isSpotOf(parking.engine)) return drivePrice(centre(box), 'engine', ap, radius);
  if (isSpotOf(parking.ambulance)) return drivePrice(centre(box), 'ambulance', ap, radius);
  const middle = centre(box);
  const x = isFree ? middle.x : middle.x + box.width / 2 - radius - 4;
  const y = isFree ? middle.y + 4 : middle.y + box.height / 2 - radius - 4;
  return svg`<g class="ap" transform=${`translate(${x} ${y})`}>
    <circle r=${radius} fill="var(--bg)" stroke="var(--edge)" stroke-width="2.2"/>
    <text y=${radius * 0.38} text-anchor="middle" font-size=${radius * 1.08} font-weight="650" fill="var(--ink)">${ap}</text>
  </g>`;
}

/** What it costs to bring a vehicle to its spot: told from the rings in the spaces of the spot, where somebody could walk. */
function drivePrice({ x, y }: Point, vehicle: 'engine' | 'ambulance', ap: number, radius: number): SVGTemplateResult {
  return svg`<g class="ap" transform=${`translate(${x} ${y})`}>
    <rect x=${-1.9 * radius} y=${-radius} width=${3.8 * radius} height=${2 * radius} rx=${radius} fill="var(--bg)" stroke="var(--edge)" stroke-width="2.2"/>
    <path fill="none" stroke="var(--ink-2)" stroke-width="3" d=${SIGNS[vehicle]} transform=${`translate(${-0.55 * radius} 0) scale(${radius / 24})`}/>
    <text x=${1.05 * radius} y=${radius * 0.38} text-anchor="middle" font-size=${radius * 1.08} font-weight="650" fill="var(--ink)">${ap}</text>
  </g>`;
}
