import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import { at } from '../tokens/draw.js';
import type { Pawn } from '../tokens/firefighter.js';
import { firefighterOutline } from '../tokens/firefighter.js';
import { removed } from '../tokens/removed.js';
import type { Plan, Point } from './geometry.js';
import { centre } from './geometry.js';
import type { BoardChoice, PawnRoute } from './overlay.js';
import type { BoardPlace } from './places.js';
import { boxOf } from './places.js';
import { ghostAtEdge } from './walls.js';

/** The way of a pawn that must be moved. */
export function route(plan: Plan, { who, from, to }: PawnRoute, pawnOf: (who: string) => Pawn): SVGTemplateResult {
  const start = boxOf(plan, from);
  const end = boxOf(plan, to);
  if (!start || !end) return svg``;
  const a = centre(start);
  return svg`<g class="route">${way(a, centre(end))}${at(a.x, a.y + 4, 46, firefighterOutline(pawnOf(who)))}</g>`;
}

/** A dotted line with an arrow, from beside one thing to beside another. */
function way(from: Point, to: Point): SVGTemplateResult {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return svg`<g transform=${`translate(${from.x} ${from.y}) rotate(${turn})`}>
    <path fill="none" stroke="var(--signal)" stroke-width="4.5" stroke-linecap="round" stroke-dasharray=".1 9" d=${`M30 0H${Math.max(30, length - 34)}`}/>
    <path fill="var(--signal)" transform=${`translate(${Math.max(34, length - 30)} 0)`} d="M-8-8L6 0L-8 8z"/>
  </g>`;
}

export function selection(plan: Plan, place: BoardPlace): SVGTemplateResult {
  const box = boxOf(plan, place);
  if (!box) return svg``;
  return svg`<rect class="selection" x=${box.x + 5} y=${box.y + 5} width=${box.width - 10} height=${box.height - 10} rx="9"
    fill="var(--signal)" fill-opacity=".12" stroke="var(--signal)" stroke-width="4"/>`;
}

/** A door or cube to be taken away. */
export function goneAtEdge(plan: Plan, edge: BoardPlace, token: 'door' | 'damage'): SVGTemplateResult {
  const line = plan.edges[edge];
  if (!line) return svg``;
  return svg`${ghostAtEdge(line, token)}${at(line.centre.x, line.centre.y, 46, removed())}`;
}

/** A ring round a cube or door that has just been put there. */
export function freshEdge(plan: Plan, edge: BoardPlace): SVGTemplateResult {
  const line = plan.edges[edge];
  if (!line) return svg``;
  return svg`<circle class="fresh" cx=${line.centre.x} cy=${line.centre.y} r="23" fill="none" stroke="var(--signal)" stroke-width="4.5"/>`;
}

/** A place that can be chosen: the pawn in outline and the way there, or a ring where many could be, round what lies there. */
export function choiceMark(
  plan: Plan,
  { label, place, who }: BoardChoice,
  from: BoardPlace | null,
  pawnOf: (who: string) => Pawn,
  isFree: boolean,
): SVGTemplateResult {
  const box = boxOf(plan, place);
  if (!box) return svg``;
  const { x, y } = centre(box);
  if (label === '') {
    const ring = (colour: string, width: number, dashes: string) =>
      svg`<circle cx=${x} cy=${y} r=${isFree ? 14 : 33} fill="none" stroke=${colour} stroke-width=${width} stroke-dasharray=${dashes}/>`;
    // On a vehicle of any colour the dark one below tells it.
    return svg`${ring('var(--bg)', 9, 'none')}${ring('var(--signal)', 4.5, '6.5 4.5')}`;
  }
  if (who === null) return svg``;
  const start = from === null ? null : boxOf(plan, from);
  // Whoever stands there already stays in sight: the newcomer waits in a corner.
  const ghost = isFree ? { x, y, size: 40 } : { x: box.x + 16, y: box.y + 16, size: 28 };
  return svg`${start ? way(centre(start), ghost) : ''}${at(ghost.x, ghost.y, ghost.size, firefighterOutline(pawnOf(who)))}`;
}
