/** Ladder, lobby and elevators of a high-rise (R37 to R41). */
import type { Side } from '../../../../server/engine/board.js';
import { edgeBetween, rowCol } from '../sheet.js';
import type { Deed, Present } from './deed.js';
import type { Paper } from './paper.js';
import { arrive, bringOut, bringOutFrom } from './rescue.js';

export function ladders(paper: Paper, person: Present): Deed[] {
  const { engine } = paper;
  if (!paper.facts.isHighRise || !engine || paper.isBelow(person.at)) return [];
  const gaps = paper.facts.board.parking.engine
    .filter(({ spaces }) => spaces.join() === engine.join())
    .flatMap(({ side }) => gapsOf(paper, side))
    .filter(space => !paper.isBelow(space) && !paper.isWreck(space));
  const deed = (to: string, cost: number): Deed => ({
    action: { do: 'ladder', to },
    kind: 'move',
    cost,
    perform: (now, hands) => arrive(now, now.person(person.id), to, hands),
  });
  if (gaps.includes(person.at)) return engine.map(to => deed(to, person.carrying ? 4 : 2));
  if (!engine.includes(person.at) || person.carrying || person.leading > 0) return [];
  return gaps.map(to => deed(to, paper.fire.has(to) ? 3 : 2));
}

/** Spaces on that side of the building whose outer wall is destroyed. */
function gapsOf(paper: Paper, side: Side): string[] {
  const { rows, cols } = paper.facts.board;
  const isOnSide = (space: string): boolean => {
    const [row, col] = rowCol(space);
    return { top: row === 0, right: col === cols + 1, bottom: row === rows + 1, left: col === 0 }[side];
  };
  const inside = Array.from({ length: rows * cols }, (_, i) => `${1 + Math.floor(i / cols)},${1 + (i % cols)}`);
  return inside.filter(space =>
    paper.around(space).some(next => isOnSide(next) && !paper.isStandingWall(edgeBetween(space, next))),
  );
}

/** Engine and lobby 2; into a car that is below, free. */
export function lobbies(paper: Paper, person: Present): Deed[] {
  const { engine } = paper;
  if (!paper.facts.isHighRise) return [];
  const cars = (paper.facts.board.elevators ?? []).map(({ space }) => space).filter(space => !paper.isWreck(space));
  const deed = (to: string, place: string, cost: number): Deed => ({
    action: { do: 'lobby', to },
    kind: 'move',
    cost,
    perform: (now, hands) => arrive(now, now.person(person.id), place, hands),
  });
  if (engine?.includes(person.at)) return cars.map(car => deed(car, paper.isBelow(car) ? car : 'lobby', 2));
  if (!paper.isBelow(person.at)) return [];
  const steps = cars.filter(car => car !== person.at && paper.isBelow(car)).map(car => deed(car, car, 0));
  return [...steps, ...(engine ?? []).map(space => deed(space, space, 2))];
}

/** R38: from inside the car, from the floor at its door, or from the lobby: called down. */
export function elevators(paper: Paper, person: Present): Deed[] {
  return (paper.facts.board.elevators ?? []).flatMap(({ space, door }): Deed[] => {
    const isOpen = paper.doors.get(door) === 'open';
    // R37: the lobby is where those below are who sit in no car.
    const isCalling = person.at === 'lobby' && isOpen;
    if (paper.isWreck(space) || !(door.split('|').includes(person.at) || isCalling)) return [];
    const perform = (now: Paper): void => {
      now.doors.set(door, isOpen ? 'closed' : 'open');
      if (isOpen) bringOutCar(now, space);
      if (person.at === 'lobby') now.person(person.id).at = space;
    };
    return [{ action: { do: 'elevator', at: space }, kind: 'door', cost: 2, perform }];
  });
}

/** Victims below are rescued, hazmat is removed. */
function bringOutCar(paper: Paper, space: string): void {
  bringOutFrom(paper, space);
  while (paper.takeHazmat(space)) paper.rescued.hazmat += 1;
  for (const rider of paper.at(space)) bringOut(paper, rider);
}
