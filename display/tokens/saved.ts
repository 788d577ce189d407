import { svg } from 'lit';

/** The tick at somebody who is out of the house. */
export const saved = () => svg`
  <g transform="translate(34 34)">
    <circle r="24" fill="var(--signal)" stroke="var(--wall-shade)" stroke-width="5"/>
    <path fill="none" stroke="var(--on-signal)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" d="M-11 1L-3 9L11-8"/>
  </g>`;
