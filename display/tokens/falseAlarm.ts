import { svg } from 'lit';

/** A false alarm: an empty marker. */
export const falseAlarm = () => svg`
  <circle r="46" fill="var(--raised)" stroke="var(--edge)" stroke-width="5"/>
  <path fill="none" stroke="var(--ink)" stroke-width="9" stroke-linecap="round" d="M-18-18L18 18M18-18L-18 18"/>`;
