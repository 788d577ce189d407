import { svg } from 'lit';

/** A point of interest, face down. */
export const poi = () => svg`
  <circle r="46" fill="var(--poi)" stroke="var(--poi-rim)" stroke-width="5"/>
  <circle r="38" fill="none" stroke="var(--poi-rim)" stroke-width="2.5" stroke-dasharray="5 6"/>
  <path fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"
    d="M-13-11c0-9 6-14 14-14s14 5 14 12c0 10-14 10-14 21"/>
  <circle cx="1" cy="24" r="5.8" fill="#fff"/>`;
