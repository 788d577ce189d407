import { svg } from 'lit';
import { person } from './person.js';

/** A victim who was found. */
export const victim = () => svg`
  <circle r="46" fill="var(--victim)" stroke="var(--victim-rim)" stroke-width="5"/>
  ${person()}`;
