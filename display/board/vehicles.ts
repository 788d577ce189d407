import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import type { TableState } from '../../server/web/wire.js';
import { ambulance } from '../tokens/ambulance.js';
import { engine } from '../tokens/engine.js';
import type { Plan } from './geometry.js';
import { around, centre } from './geometry.js';

/** Both cars on their spots, heading round the house. */
export function vehicles(plan: Plan, table: TableState): SVGTemplateResult {
  return svg`${parked(plan, table.engine, engine())}${parked(plan, table.ambulance, ambulance())}`;
}

function parked(plan: Plan, spot: readonly string[] | undefined, token: SVGTemplateResult) {
  if (!spot) return '';
  const box = around(spot.flatMap(space => plan.spaces[space] ?? []));
  const { x, y } = centre(box);
  const turn = box.height > box.width ? (x < 0 ? -90 : 90) : y < 0 ? 0 : 180;
  return svg`<g transform=${`translate(${x} ${y}) rotate(${turn}) scale(.98)`}>${token}</g>`;
}
