import type { Board, Space } from '../../server/web/wire.js';
import { isInside, rowCol } from './geometry.js';

/** The faces of the two dice. */
export interface Pair {
  readonly red: number;
  readonly black: number;
}

/** The dice printed on a space: its row and column unless the board says otherwise, none where no dice show them (R44). */
export function printedPair(board: Board, space: Space): Pair | null {
  const printed = isInside(board, space) ? rowCol(board.pairs?.[space] ?? space) : null;
  if (!printed || printed.row > 6 || printed.col > 8) return null;
  return { red: printed.row, black: printed.col };
}

/** The dice that point at a space from the sides of the plan; the ground outside has at most one of them. */
export function diceToward(board: Board, space: Space): Partial<Pair> {
  const place = rowCol(space);
  if (!place) return {};
  const inside = { row: within(place.row, board.rows), col: within(place.col, board.cols) };
  const pair = printedPair(board, `${inside.row},${inside.col}`);
  return {
    ...(pair && inside.row === place.row ? { red: pair.red } : {}),
    ...(pair && inside.col === place.col ? { black: pair.black } : {}),
  };
}

function within(line: number, last: number): number {
  return Math.min(Math.max(line, 1), last);
}

/** The face that all spaces of a row or column have in common; null when they differ. */
export function commonFace(board: Board, spaces: readonly Space[], die: keyof Pair): number | null {
  const faces = new Set(spaces.flatMap(space => printedPair(board, space)?.[die] ?? []));
  const [face] = faces;
  return faces.size === 1 && face !== undefined ? face : null;
}
