import { svg } from 'lit';

/** The dice tower, for the roll prompt: 220 wide, 330 high, foot at the bottom. */
export const tower = () => svg`
  <g fill="none" stroke="var(--ink-3)" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">
    <path fill="var(--bg)" d="M-92-165H92L62-90H-62z"/>
    <path fill="var(--raised)" d="M-62-90H62V85H-62z"/>
    <path fill="var(--bg)" d="M-62 85H62V134H-62z"/>
    <path d="M-104 134H104"/>
    <path stroke-dasharray="10 9" d="M-60-58L18-32M60-12L-18 14M-60 34L18 60"/>
  </g>`;
