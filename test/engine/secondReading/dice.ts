/** R44 read a second time: which space a pair of faces names. */
import type { Board } from '../../../server/engine/board.js';
import type { Roll } from './sheet.js';

/** Every space of the house, by row and column. */
export function spacesOf({ rows, cols }: Pick<Board, 'rows' | 'cols'>): string[] {
  const spaces: string[] = [];
  for (let row = 1; row <= rows; row++) for (let col = 1; col <= cols; col++) spaces.push(`${row},${col}`);
  return spaces;
}

/** Its own numbers are printed on a space unless the board's file says otherwise. */
export function spaceNamed(board: Board, [red, black]: Roll): string | null {
  return spacesOf(board).find(space => (board.pairs?.[space] ?? space) === `${red},${black}`) ?? null;
}

/** Out of range, a die is turned to its opposite face: as few of them as it takes; null when no way leads there. */
export function spaceAimedAt(board: Board, [red, black]: Roll, isInRange: (space: string) => boolean): string | null {
  const turned: readonly Roll[] = [
    [red, black],
    [7 - red, black],
    [red, 9 - black],
    [7 - red, 9 - black],
  ];
  const named = turned.map(roll => spaceNamed(board, roll));
  return named.find(space => space !== null && isInRange(space)) ?? null;
}
