import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import { damage } from '../tokens/damage.js';
import { door, splinters } from '../tokens/door.js';
import { at } from '../tokens/draw.js';
import { fire } from '../tokens/fire.js';
import { hazmat } from '../tokens/hazmat.js';
import { hotSpot } from '../tokens/hotSpot.js';
import { poi } from '../tokens/poi.js';
import { smoke } from '../tokens/smoke.js';
import { treated } from '../tokens/treated.js';
import { victim } from '../tokens/victim.js';
import type { Brush } from './brushes.js';

const bare = svg`<rect x="-36" y="-36" width="72" height="72" rx="6" fill="none" stroke="var(--ink-3)" stroke-width="4" stroke-dasharray="9 7"/>`;
const wall = svg`<path stroke="var(--wall)" stroke-width="12" d="M-44 0H44"/>`;
const gap = svg`<path stroke="var(--wall)" stroke-width="12" d="M-44 0H-34M34 0H44"/>`;

/** What tap after tap turns a place into, as pictures; the last is followed by the first. */
export function cyclesOf(brush: Brush, hasHeal: boolean): readonly (readonly SVGTemplateResult[])[] {
  switch (brush) {
    case 'threat':
      return [[bare, fire(), smoke()]];
    case 'walls':
      return [
        [wall, svg`${wall}${at(0, 0, 58, damage())}`, svg`${gap}${at(-20, 0, 52, damage())}${at(20, 0, 52, damage())}`],
        [door('closed'), door('open'), splinters()],
      ];
    case 'poi':
      return [[bare, poi(), victim(), ...(hasHeal ? [treated()] : [])]];
    case 'hazmat':
      return [[bare, hazmat()]];
    case 'hotSpot':
      return [[bare, hotSpot()]];
    default:
      return [];
  }
}
