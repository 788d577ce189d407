/** What is wrong with the dice printed on a board (R44), in plain English. */
import type { Board } from './board.js';
import { FACES, oppositeFace, PAIRS, printedPair } from './dice.js';
import { formatSpace, parseSpace, type Space } from './space.js';

export function pairFaults(board: Board): string[] {
  const inside = Array.from({ length: board.rows * board.cols }, (_, i) =>
    formatSpace(1 + Math.floor(i / board.cols), 1 + (i % board.cols)),
  );
  const faults: string[] = [];
  for (const [space, pair] of Object.entries(board.pairs ?? {})) {
    if (!inside.includes(space)) faults.push(`there is a pair of dice at ${space}, which is no space of the building`);
    else if (!printedPair(board, space)) {
      faults.push(`no dice show the pair ${pair} of ${space}: red is 1 to ${FACES.red}, black 1 to ${FACES.black}`);
    }
  }
  const named = new Map<string, Space>();
  for (const space of inside) {
    const pair = printedPair(board, space);
    if (!pair) continue;
    const faces = `${pair.red},${pair.black}`;
    const other = named.get(faces);
    if (other) faults.push(`${other} and ${space} have one pair of dice, ${faces}`);
    named.set(faces, space);
  }
  const elevators = (board.elevators ?? []).map(({ space }) => space);
  const targets = [...named.values()].filter(space => !elevators.includes(space));
  if (targets.length === 0) faults.push('the dice name no space of the building');
  return named.size === PAIRS.length ? [...faults, ...quadrantFaults(board, named)] : faults;
}

/** Dice out of range are turned over. Where every roll names a space that must always land in the quadrant. */
function quadrantFaults({ quadrants }: Board, named: ReadonlyMap<string, Space>): string[] {
  return Object.entries(quadrants).flatMap(([name, { rows, cols }]) => {
    const isIn = (red: number, black: number): boolean => {
      const { row, col } = parseSpace(named.get(`${red},${black}`) ?? '') ?? { row: 0, col: 0 };
      return row >= rows[0] && row <= rows[1] && col >= cols[0] && col <= cols[1];
    };
    const isReached = PAIRS.every(({ red, black }) =>
      [red, oppositeFace('red', red)].some(r => [black, oppositeFace('black', black)].some(b => isIn(r, b))),
    );
    return isReached ? [] : [`the quadrant ${name} is not reached by every roll`];
  });
}
