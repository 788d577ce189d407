import { svg } from 'lit';
import { heal } from './heal.js';
import { victim } from './victim.js';

/** A victim on a heal marker: walks along. */
export const treated = () => svg`
  ${victim()}
  <g transform="translate(27 24) scale(.5)">${heal()}</g>`;
