/** Moves: one space at a time, by foot (section 6, R19, R20, R35, R36, R39). */
import { edgeBetween, rowCol } from '../sheet.js';
import type { Deed, Present } from './deed.js';
import type { Paper } from './paper.js';
import { arrive } from './rescue.js';

export function moves(paper: Paper, person: Present): Deed[] {
  if (paper.isBelow(person.at) || paper.isWreck(person.at)) return [];
  const isLaden = person.carrying !== null || person.leading > 0;
  return waysFrom(paper, person)
    .filter(to => !(isLaden && paper.fire.has(to)))
    .map(to => ({
      action: { do: 'move', to },
      kind: 'move',
      cost: paper.fire.has(to) || person.carrying ? 2 : 1,
      perform: (now, hands) => arrive(now, now.person(person.id), to, hands),
    }));
}

function waysFrom(paper: Paper, { at, role }: Present): string[] {
  const { isClassic, isHighRise } = paper.facts;
  const straight = paper.around(at).filter(to => {
    // R39: nobody walks in or out of a high-rise. R37, R41: no floor where a car is not.
    if (isHighRise && paper.isInside(at) !== paper.isInside(to)) return false;
    if (paper.isBelow(to) || paper.isWreck(to)) return false;
    return paper.isOpenBetween(at, to) || (role === 'rescueDog' && isHole(paper, edgeBetween(at, to)));
  });
  return isClassic && role === 'rescueSpecialist' ? [...straight, ...diagonals(paper, at)] : straight;
}

/** R20: a wall with one damage marker; reinforced ones never have one, light ones are gone with it. */
function isHole(paper: Paper, edge: string): boolean {
  return paper.facts.board.walls.includes(edge) && paper.damage.get(edge) === 1;
}

/** R36: all four edges at the corner are open. */
function diagonals(paper: Paper, at: string): string[] {
  const [row, col] = rowCol(at);
  const corners = [-1, 1].flatMap(down => [-1, 1].map(right => [down, right] as const));
  return corners.flatMap(([down, right]) => {
    const to = `${row + down},${col + right}`;
    const sides = [`${row + down},${col}`, `${row},${col + right}`];
    const isOpen = sides.every(side => paper.isOpenBetween(at, side) && paper.isOpenBetween(side, to));
    return paper.isOnTable(to) && isOpen ? [to] : [];
  });
}
