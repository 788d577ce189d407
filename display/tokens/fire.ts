import { svg } from 'lit';

/** Fire: a flame on a warm disc. All tokens are drawn around 0,0 in a box of 100 by 100. */
export const fire = () => svg`
  <circle r="46" fill="var(--fire)" stroke="var(--fire-rim)" stroke-width="5"/>
  <path fill="var(--fire-flame)" d="M1-36c3 14 23 20 23 42a24 24 0 0 1-48 1c0-12 8-17 10-27 6 4 9 9 9 14 5-7 8-18 6-30z"/>
  <path fill="var(--fire)" d="M0 1c3 6 10 9 10 17a10 10 0 0 1-20 0c0-8 8-10 10-17z"/>`;
