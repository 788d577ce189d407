const cell = (text: string): string => `${text[0]},${text[1]}`;
export const cells = (text: string): string[] => text.split(/\s+/).map(cell);

/** R23: the arrows of 2010, one round over all spaces. */
export const SPIRAL = cells(
  `33 34 35 36 46 45 44 43 42 32 22 23 24 25 26 27 37 47 57 56 55 54 53 52 51 41 31 21 11 12 13 14 15 16 17 18
   28 38 48 58 68 67 66 65 64 63 62 61`,
);
