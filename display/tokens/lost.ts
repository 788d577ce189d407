import { svg } from 'lit';
import { person } from './person.js';

/** Somebody who was lost: a grey person, struck through. */
export const lost = () => svg`
  <circle r="46" fill="var(--raised)" stroke="var(--edge)" stroke-width="5"/>
  ${person('var(--ink-3)')}
  <path stroke="var(--raised)" stroke-width="16" stroke-linecap="round" d="M-27 27L27-27"/>
  <path stroke="var(--ink)" stroke-width="7" stroke-linecap="round" d="M-29 29L29-29"/>`;
