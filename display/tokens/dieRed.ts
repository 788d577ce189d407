import { svg } from 'lit';

/** Where the pips of a face are, in a box of 100 by 100. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-22, -22],
    [22, 22],
  ],
  3: [
    [-22, -22],
    [0, 0],
    [22, 22],
  ],
  4: [
    [-22, -22],
    [22, -22],
    [-22, 22],
    [22, 22],
  ],
  5: [
    [-22, -22],
    [22, -22],
    [0, 0],
    [-22, 22],
    [22, 22],
  ],
  6: [
    [-22, -25],
    [22, -25],
    [-22, 0],
    [22, 0],
    [-22, 25],
    [22, 25],
  ],
};

/** A face of the red die; all pips in one path, for a screen shows dozens of dice. */
export const dieRed = (face: number) => svg`
  <rect x="-46" y="-46" width="92" height="92" rx="17" fill="var(--die-red)"/>
  ${PIPS[face] ? pips(PIPS[face]) : numeral(face)}`;

const pips = (places: readonly (readonly [number, number])[]) =>
  svg`<path fill="none" stroke="var(--die-pip)" stroke-width="19" stroke-linecap="round" d=${places.map(([x, y]) => `M${x} ${y}h.01`).join('')}/>`;

/** Boards with more than six rows have no pips for them. */
const numeral = (face: number) =>
  svg`<text y="20" text-anchor="middle" font-size="56" font-weight="700" fill="var(--die-pip)">${face}</text>`;
