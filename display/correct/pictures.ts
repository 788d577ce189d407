import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import { edgePicture } from '../play/edgePicture.js';
import { vehicle } from '../play/instructionPicture.js';
import { at } from '../tokens/draw.js';
import { fire } from '../tokens/fire.js';
import { firefighter } from '../tokens/firefighter.js';
import { hazmat } from '../tokens/hazmat.js';
import { hotSpot } from '../tokens/hotSpot.js';
import { poi } from '../tokens/poi.js';
import { smoke } from '../tokens/smoke.js';
import { victim } from '../tokens/victim.js';
import type { Brush } from './brushes.js';

/** What a brush paints, in one small picture. */
export function brushPicture(brush: Brush): SVGTemplateResult {
  switch (brush) {
    case 'threat':
      return svg`${at(17, 0, 72, smoke())}${at(-16, 0, 78, fire())}`;
    case 'walls':
      return edgePicture('up', 'damage', 'put');
    case 'poi':
      return svg`${at(17, 0, 72, victim())}${at(-16, 0, 78, poi())}`;
    case 'hazmat':
      return hazmat();
    case 'hotSpot':
      return hotSpot();
    case 'firefighter':
      return firefighter({ colour: 'red', initial: '' });
    case 'vehicle':
      return vehicle('engine');
    case 'counters':
      return svg`<path fill="none" stroke="var(--ink-2)" stroke-width="9" stroke-linecap="round" d="M-34-24H34M-34 0H34M-34 24H10"/>`;
  }
}
