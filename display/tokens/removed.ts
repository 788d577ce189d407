import { svg } from 'lit';

/** The cross over something that must be taken away. */
export const removed = () => svg`
  <path stroke="var(--wall-shade)" stroke-width="20" stroke-linecap="round" d="M-30-30L30 30M30-30L-30 30"/>
  <path stroke="var(--signal)" stroke-width="10" stroke-linecap="round" d="M-30-30L30 30M30-30L-30 30"/>`;
