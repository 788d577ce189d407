import { svg } from 'lit';
import type { Direction } from '../../server/web/wire.js';

const TURNS: Readonly<Record<Direction, number>> = { up: 0, right: 90, down: 180, left: 270 };

/** An arrow to the side of the house where something is, on the plan and in the row that chooses it. */
export const wayMark = (toward: Direction) => svg`
  <circle r="50" fill="var(--signal)" stroke="var(--wall-shade)" stroke-width="8"/>
  <path fill="none" stroke="var(--on-signal)" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"
    transform=${`rotate(${TURNS[toward]})`} d="M0 27V-24M-21-5L0-26L21-5"/>`;
