/** The dice in the box and in the tower: a d6 and a d8, on every board (R44). */
import type { Board } from './board.js';
import type { Die } from './input.js';
import { formatSpace, parseSpace, type Space } from './space.js';

export const FACES: Readonly<Record<Die, number>> = { red: 6, black: 8 };

/** What two dice show together. */
export interface Pair {
  readonly red: number;
  readonly black: number;
}

/** Every pair the dice can show, by red, then black. */
export const PAIRS: readonly Pair[] = Array.from({ length: FACES.red * FACES.black }, (_, i) => ({
  red: 1 + Math.floor(i / FACES.black),
  black: 1 + (i % FACES.black),
}));

export function isFace(die: Die, face: number | null): face is number {
  return Number.isInteger(face) && (face as number) >= 1 && (face as number) <= FACES[die];
}

export function oppositeFace(die: Die, face: number): number {
  return FACES[die] + 1 - face;
}

/** The pairs printed on the spaces of a board, row by row. */
export function pairsOf(board: Board): Pair[] {
  const pairs: Pair[] = [];
  for (let row = 1; row <= board.rows; row++) {
    for (let col = 1; col <= board.cols; col++) {
      const pair = printedPair(board, formatSpace(row, col));
      if (pair) pairs.push(pair);
    }
  }
  return pairs;
}

/** The pair printed on a space: its row and column unless the board says otherwise; null when no dice show that (R44). */
export function printedPair({ pairs }: Pick<Board, 'pairs'>, space: Space): Pair | null {
  const printed = parseSpace(pairs?.[space] ?? space);
  if (!printed || !isFace('red', printed.row) || !isFace('black', printed.col)) return null;
  return { red: printed.row, black: printed.col };
}
