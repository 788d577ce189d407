import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import type { Space } from '../../server/web/wire.js';
import type { Plan, Point } from './geometry.js';
import { centre } from './geometry.js';
import type { Blast } from './overlay.js';
import { boxOf } from './places.js';

const STAR = Array.from({ length: 32 }, (_, i) => {
  const radius = i % 2 === 0 ? 56 : 42;
  const angle = (i / 32) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/** The glow and star of an explosion, under the tokens. */
export function bursts(plan: Plan, explosions: readonly Space[]): SVGTemplateResult {
  return svg`${explosions.map((space, i) => {
    const box = plan.spaces[space];
    if (!box) return '';
    const { x, y } = centre(box);
    return svg`<g class="burst" data-wave=${i * 3} transform=${`translate(${x} ${y + 6})`}>
      <circle r="165" fill="url(#glow)"/>
      <g class="star"><polygon points=${STAR} fill="var(--glow)" fill-opacity=".62"/></g>
    </g>`;
  })}`;
}

/** The way of the waves: a band, and over the tokens chevrons that point outward. */
export function waveBands(plan: Plan, blasts: readonly Blast[]): SVGTemplateResult {
  return svg`${blasts.map(({ from, path }) => {
    const points = pointsOf(plan, from, path);
    const last = points.at(-1);
    if (!points[0] || !last || points.length < 2) return '';
    return svg`<path class="band" stroke="var(--glow)" stroke-opacity=".3" stroke-width="46" stroke-linecap="round"
      d=${`M${points[0].x} ${points[0].y + 6}L${last.x} ${last.y + 6}`}/>`;
  })}`;
}

export function chevrons(plan: Plan, blasts: readonly Blast[]): SVGTemplateResult {
  return svg`${blasts.map(({ from, path }) => {
    const points = pointsOf(plan, from, path);
    return points.slice(1).map((point, i) => {
      const before = points[i]!;
      const isWallEnd = i === points.length - 2 && path[i]!.includes('|');
      if (isWallEnd) return '';
      const turn = (Math.atan2(point.y - before.y, point.x - before.x) * 180) / Math.PI;
      return svg`<g class="chevron" data-wave=${i + 1}
        transform=${`translate(${(before.x + point.x) / 2} ${(before.y + point.y) / 2 + 6}) rotate(${turn})`}>
        <path d="M-11-12L-1 0L-11 12M1-12L11 0L1 12"/>
      </g>`;
    });
  })}`;
}

function pointsOf(plan: Plan, from: Space, path: readonly string[]): readonly Point[] {
  return [from, ...path].flatMap(place => {
    const box = boxOf(plan, place);
    return box ? [centre(box)] : [];
  });
}
