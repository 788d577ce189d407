import { svg } from 'lit';

export type DoorSide = 'closed' | 'open';

/** A door marker as it lies in a wall that runs from left to right; the gap is 64 wide around 0,0. */
export const door = (side: DoorSide) => (side === 'closed' ? closedDoor : openDoor)();

const leaf = () => svg`
  <rect x="0" y="-7" width="60" height="14" rx="2.5" fill="var(--door)" stroke="var(--door-edge)" stroke-width="2.5"/>
  <circle cx="51" r="2.6" fill="var(--door-edge)"/>`;

const closedDoor = () => svg`<g transform="translate(-30 0)">${leaf()}</g>`;

const openDoor = () => svg`
  <path fill="none" stroke="var(--door-edge)" stroke-opacity=".75" stroke-width="2.2" stroke-dasharray="4 4.5" d="M30 0A60 60 0 0 0-7.5-55"/>
  <g transform="translate(-30 0) rotate(-68)">${leaf()}</g>`;

/** What is left of a door that was blown away. */
export const splinters = () => svg`
  <path fill="var(--door)" stroke="var(--door-edge)" stroke-width="1.5" d="M-32-6l11 6l-11 6zM32-6l-11 6l11 6z"/>
  <path fill="none" stroke="var(--wall)" stroke-width="3.5" stroke-linecap="round" stroke-dasharray=".1 8" d="M-16 0H18"/>`;
