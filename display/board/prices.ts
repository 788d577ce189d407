import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import { SIGNS } from './ground.js';
import type { Ring } from './rings.js';
import { PILL } from './rings.js';

/** What it costs to go or to do something there: a dark hollow ring, so that it is never taken for an instruction. */
export function price({ ap, at: { x, y }, radius, vehicle }: Ring): SVGTemplateResult {
  // A vehicle's price is told from the rings in the spaces of its spot, where somebody could walk.
  const width = vehicle === null ? radius : PILL * radius;
  return svg`<g class="ap" transform=${`translate(${x} ${y})`}>
    <rect x=${-width} y=${-radius} width=${2 * width} height=${2 * radius} rx=${radius} fill="var(--bg)" stroke="var(--edge)" stroke-width="2.2"/>
    ${vehicle === null ? '' : svg`<path fill="none" stroke="var(--ink-2)" stroke-width="3" d=${SIGNS[vehicle]} transform=${`translate(${-0.55 * radius} 0) scale(${radius / 24})`}/>`}
    <text x=${vehicle === null ? 0 : 1.05 * radius} y=${radius * 0.38} text-anchor="middle" font-size=${radius * 1.08} font-weight="650" fill="var(--ink)">${ap}</text>
  </g>`;
}
