import type { Reprint } from '../board.js';
import type { Space } from '../space.js';

const cells = (text: string): Space[] => text.split(/\s+/).map(cell => `${cell[0]},${cell[1]}`);

/** R23: one closed way over all spaces, from the centre clockwise outward and back. */
const SPIRAL = cells(
  `33 34 35 36 46 45 44 43 42 32 22 23 24 25 26 27 37 47 57 56 55 54 53 52 51 41 31 21 11 12 13 14 15 16 17 18
   28 38 48 58 68 67 66 65 64 63 62 61`,
);

/** What the 2010 edition prints on the plan of the front board (R24): basic set-up and the spiral of detection. */
export const CLASSIC_2010: Reprint = {
  plan: 'front',
  printed: {
    family: { fires: cells('33 34 35 36 43 44 45 46'), poi: cells('15 51 67') },
    poiArrows: Object.fromEntries(SPIRAL.map((space, i) => [space, SPIRAL[(i + 1) % SPIRAL.length] as Space])),
  },
};
