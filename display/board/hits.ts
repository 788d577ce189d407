import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Plan } from './geometry.js';
import type { HitArea } from './hitAreas.js';
import { corners } from './hitAreas.js';
import type { BoardPlace } from './places.js';

/** What can be tapped, in the order in which the areas lie over each other. */
export function hits(areas: readonly HitArea[], labels: ReadonlyMap<BoardPlace, string>): SVGTemplateResult {
  return svg`<g class="hits">${repeat(areas, keyOf, area => (area.isButton ? button(area, labels) : touched(area)))}</g>`;
}

/** Under them every space, so that a finger is always told where it is. */
export function bareSpaces({ spaces }: Plan): SVGTemplateResult {
  return svg`<g class="hits">${Object.entries(spaces).map(([place, box]) => touched({ place, outline: corners(box) }))}</g>`;
}

function button(area: HitArea, labels: ReadonlyMap<BoardPlace, string>): SVGTemplateResult {
  const { place } = area;
  return svg`<g role="button" tabindex="0" aria-label=${labels.get(place) ?? ''} data-place=${place}>${touched(area)}</g>`;
}

function touched({ place, outline }: Pick<HitArea, 'place' | 'outline'>): SVGTemplateResult {
  return svg`<path data-place=${place} d=${`M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}Z`}/>`;
}

/** A place may have its button, its car in the lobby or its ring. */
function keyOf({ place, isButton, outline }: HitArea): string {
  return `${place} ${isButton} ${outline.length}`;
}
