import { svg } from 'lit';

/** The fire engine from above, two spaces long: a box of 160 by 64 around 0,0, heading right. */
export const engine = () => svg`
  <rect x="-78" y="-29" width="156" height="58" rx="10" fill="var(--engine)" stroke="var(--pawn-edge)" stroke-width="4"/>
  <path fill="#dfe7ee" d="M54-21h12a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H54z"/>
  <path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" d="M-64-11H34M-64 11H34M-54-11V11M-36-11V11M-18-11V11M0-11V11M18-11V11"/>
  <circle cx="-66" r="6" fill="var(--hazard)"/>`;
