/** Tables for the second reading of the fire: anything that could lie there, and how two readings of it are compared. */
import type { Board } from '../../../server/engine/board.js';
import { BOARDS } from '../../../server/engine/boards/index.js';
import type { TableState } from '../../../server/engine/table.js';
import type { Chance } from '../../serial/random.js';
import type { Answered } from '../asking.js';
import { pick } from '../meddling.js';
import { someHouse } from '../otherBoards.js';
import { spacesOf } from './dice.js';
import { besides, type Choice, PEOPLE, type Person, type Roll, rowCol, Sheet } from './sheet.js';
import { someTower } from './towers.js';

export type Game = 'modern' | 'high-rise' | 'classic';

/** After a collapse everything that lives is lost without looking (R9): only the house is compared. */
export function expected(sheet: Sheet, used: number): object {
  const { fire, smoke, doors, damage, ...rest } = sheet.write();
  const house = { fire, smoke, doors, damage };
  return { used, result: sheet.result, house, rest: sheet.result === 'collapse' ? null : plain(rest) };
}

export function outcome({ state, used, result }: Answered): object {
  const { fire = [], smoke = [], doors = {}, damage = {}, ...rest } = state;
  return { used, result, house: { fire, smoke, doors, damage }, rest: result === 'collapse' ? null : plain(rest) };
}

/** With the defaults filled in. */
function plain(rest: TableState): object {
  const poi = Object.entries(rest.poi ?? {}).map(([at, here]) => [at, [here].flat().sort()]);
  const { hotSpots = [], hotSpotPool = 6, hazmat = [], firefighters = {} } = rest;
  const { victims = 0, falseAlarms = 0 } = rest.lost ?? {};
  return { poi: Object.fromEntries(poi), hotSpots, hotSpotPool, hazmat, firefighters, lost: { victims, falseAlarms } };
}

export function someChoice(chance: Chance, game: Game): Choice {
  const isClassic = game === 'classic';
  const isHighRise = game === 'high-rise';
  const isSimple = !isHighRise && chance.happens(0.3);
  const may = (share: number): boolean => !isSimple && chance.happens(share);
  const all = isClassic && !isSimple;
  const hasHazmat = all || (!isClassic && may(0.8));
  return {
    isClassic,
    isHighRise,
    hasHazmat,
    hasHotSpots: !isClassic && may(0.8),
    hasVehicles: all || isHighRise || (!isClassic && may(0.7)),
    hasSpecialists: all || (!isClassic && may(0.8)),
    isUnmarked: !isClassic && hasHazmat && may(0.3),
    house: {
      flashoverBeforeAdvance: !isClassic && chance.happens(0.3),
      vehiclesShelter: !isClassic && chance.happens(0.3),
      knockDownLosesSavedAp: !isClassic && chance.happens(0.3),
    },
  };
}

export function rulesOf({ isClassic, isHighRise, house, isUnmarked, ...has }: Choice): object {
  const { hasHazmat: hazmat, hasHotSpots: hotSpots, hasVehicles: vehicles, hasSpecialists: specialists } = has;
  if (isClassic) return vehicles ? { set: 'classic-advanced', level: 'three-alarm' } : { set: 'classic-basic' };
  const variants = isUnmarked ? ['unmarkedHazards'] : [];
  if (isHighRise) return { set: 'high-rise', modules: { hazmat, hotSpots, specialists }, variants, house };
  if (!(hazmat || hotSpots || vehicles || specialists)) return { set: 'family', house };
  return { set: 'experienced', modules: { hazmat, hotSpots, vehicles, specialists }, variants, house };
}

/** Anything that could lie on a table, likely or not. */
export function someTable(chance: Chance, choice: Choice): Sheet {
  const sheet = new Sheet(someBoard(chance, choice), choice);
  const { board } = sheet;
  const spaces = spacesOf(board).filter(space => !sheet.elevators.has(space));
  const density = 0.1 + chance.next() * 0.6;
  for (const space of spaces) {
    if (sheet.supply > 0 && chance.happens(density)) (chance.happens(0.5) ? sheet.fire : sheet.smoke).add(space);
  }
  for (const landing of landingsOf(sheet)) {
    if (sheet.supply > 0 && !sheet.smoke.has(landing) && chance.happens(0.5)) sheet.fire.add(landing);
  }
  for (const door of sheet.doors.keys()) {
    if (chance.happens(0.6)) sheet.doors.set(door, chance.happens(0.5) ? 'open' : 'destroyed');
  }
  for (const wall of [...board.walls, ...(board.light ?? [])]) {
    const most = board.walls.includes(wall) ? 2 : 1;
    const markers = Math.min(sheet.damageLeft - 1, chance.happens(0.25) ? 1 + chance.below(most) : 0);
    if (markers > 0) sheet.damage.set(wall, markers);
    sheet.damageLeft -= markers;
  }
  const free = spaces.filter(space => !sheet.fire.has(space));
  if (choice.hasHazmat && free.length > 0) sheet.hazmat = Array.from({ length: 5 }, () => pick(free, chance));
  if (choice.hasHotSpots) {
    for (let n = 0; n < 8; n++) sheet.hotSpots.add(pick(spaces, chance));
    sheet.hotSpotPool = chance.below(4);
  } else if (!choice.isClassic) sheet.hotSpotPool = 0;
  for (let n = 0; n < 4 && free.length > 0; n++) {
    const open = choice.hasSpecialists && chance.happens(0.3) ? 'treated' : 'victim';
    sheet.putMarker(pick(free, chance), chance.happens(0.5) ? '?' : open);
  }
  Object.assign(sheet.pool, { victims: chance.happens(0.3) ? 0 : 4 + chance.below(4), falseAlarms: 4 });
  if (choice.isClassic && choice.hasHazmat) sheet.pool.hazmat = chance.below(3);
  const outside = besides(pick(spaces, chance)).filter(space => !sheet.isInside(space));
  const ring = isSixByEight(board) ? ['0,4', '3,0', '7,7', '5,9'] : ['0,0', ...outside];
  for (const who of PEOPLE) sheet.people.set(who, somebody(chance, sheet, [...free, ...ring]));
  for (const [car, door] of sheet.elevators) loadCar(chance, sheet, car, door);
  return sheet;
}

/** With the vehicles on the board they are parked where the front board has its spots. */
function someBoard(chance: Chance, { isClassic, isHighRise, hasVehicles }: Choice): Board {
  if (isHighRise) return someTower(chance);
  if (!isClassic && !hasVehicles && chance.happens(0.3)) return someHouse(chance);
  const isBack = !isClassic && !hasVehicles && chance.happens(0.5);
  return BOARDS[isBack ? 'back' : 'front'] as Board;
}

const isSixByEight = ({ rows, cols }: Board): boolean => rows === 6 && cols === 8;

function somebody(chance: Chance, sheet: Sheet, places: readonly string[]): Person {
  const { choice } = sheet;
  const burning = [...sheet.fire];
  // Nobody stands in fire when it advances, except in the game of 2010.
  const at =
    choice.isClassic && burning.length > 0 && chance.happens(0.2) ? pick(burning, chance) : pick(places, chance);
  const person: Person = { at };
  if (sheet.isInside(at) && chance.happens(0.4)) {
    person.carrying = choice.hasHazmat && chance.happens(0.5) ? 'hazmat' : 'victim';
  }
  if (sheet.isInside(at) && choice.hasSpecialists && chance.happens(0.2)) {
    person.leading = choice.isClassic ? 1 + chance.below(2) : true;
  }
  if (!choice.isClassic && choice.hasSpecialists && chance.happens(0.2)) person.role = 'suppressionSpecialist';
  if (choice.isClassic && chance.happens(0.2)) person.down = true;
  if (chance.happens(0.3)) person.saved = 1 + chance.below(3);
  return person;
}

/** What is rolled: with dice that often name nothing, more of them; before an elevator more often than elsewhere. */
export function someRolls(chance: Chance, sheet: Sheet): Roll[] {
  const rolls = Array.from(
    { length: isSixByEight(sheet.board) ? 6 : 60 },
    (): Roll => [1 + chance.below(6), 1 + chance.below(8)],
  );
  const landings = landingsOf(sheet);
  return landings.length > 0 && chance.happens(0.4) ? [rowCol(pick(landings, chance)), ...rolls] : rolls;
}

function landingsOf({ elevators }: Sheet): string[] {
  const sides = [...elevators.values()].flatMap(door => door.split('|'));
  return sides.filter(space => !elevators.has(space));
}

/** Who waits below holds nothing: what came down with a car is rescued or gone. */
function loadCar(chance: Chance, sheet: Sheet, car: string, door: string): void {
  if (sheet.doors.get(door) === 'destroyed') return;
  const isAbove = sheet.doors.get(door) === 'open';
  for (const person of sheet.people.values()) {
    if (!chance.happens(0.25)) continue;
    person.at = chance.happens(0.8) ? car : 'lobby';
    if (chance.happens(0.5)) person.saved = 2;
    if (person.at === car && isAbove) continue;
    delete person.carrying;
    delete person.leading;
  }
  if (!isAbove) return;
  if (sheet.choice.hasHazmat && chance.happens(0.3)) sheet.hazmat.push(car);
  if (chance.happens(0.4))
    sheet.putMarker(car, sheet.choice.hasSpecialists && chance.happens(0.3) ? 'treated' : 'victim');
}
