/** H and R37 to R41 read a second time: ladder, lobby and elevator. */
import type { Action, RefusalCode } from '../../../server/engine/input.js';
import { type Deed, enter, isBelow, reasons } from './floorDeeds.js';
import { ENGINE, edgeBetween, type Person, rowCol, type Sheet } from './sheet.js';

type Of<Do> = Extract<Action, { do: Do }>;

/** The rulings do not say what a refusal is called when somebody or something is in the wrong place. */
const misplaced = (holds: boolean): RefusalCode[] =>
  holds ? ['not-here', 'not-adjacent', 'blocked', 'no-target'] : [];

const engineSpaces: readonly string[] = ENGINE;
const isAtEngine = ({ at }: Person): boolean => engineSpaces.includes(at);

/** The outer wall of a space of the top row, where the engine stands; null elsewhere. */
function facadeOf(space: string): string | null {
  const [row, col] = rowCol(space);
  return row === 1 ? edgeBetween(`0,${col}`, space) : null;
}

export function ladderDeed(sheet: Sheet, person: Person, { to }: Of<'ladder'>): Deed {
  const isIn = isAtEngine(person);
  const facade = facadeOf(isIn ? to : person.at);
  const isOpen = facade !== null && !sheet.isStandingWall(facade);
  const isInwardBusy = isIn && (person.carrying !== undefined || person.leading === true);
  return {
    kind: 'move',
    cost: isIn ? (sheet.fire.has(to) ? 3 : 2) : person.carrying ? 4 : 2,
    faults: [
      ...misplaced(!isOpen || (isIn ? !sheet.isInside(to) : !sheet.isInside(person.at) || !engineSpaces.includes(to))),
      ...reasons(['carrying', isInwardBusy]),
    ],
    perform: () => {
      if (isIn) return enter(sheet, person, to);
      bringOut(sheet, person);
      person.at = to;
    },
  };
}

/** What is brought down is rescued; hazmat is gone. */
function bringOut(sheet: Sheet, person: Person): void {
  if (person.carrying === 'victim') rescue(sheet);
  if (person.leading === true) rescue(sheet);
  delete person.carrying;
  delete person.leading;
}

function rescue(sheet: Sheet): void {
  sheet.rescued.victims += 1;
  if (sheet.rescued.victims >= 7) sheet.result = 'victory';
}

/** In by the engine, to the named car if it is below; out to the engine; from below into a car that is there (R37, R38). */
export function lobbyDeed(sheet: Sheet, person: Person, { to }: Of<'lobby'>): Deed {
  const isAlreadyBelow = isBelow(sheet, person);
  const door = sheet.doors.get(sheet.elevators.get(to) ?? '');
  const isSteppingIn = isAlreadyBelow && door === 'closed' && person.at !== to;
  const isOut = isAlreadyBelow && engineSpaces.includes(to);
  const isIn = isAtEngine(person) && (door === 'open' || door === 'closed');
  return {
    kind: 'move',
    cost: isSteppingIn ? 0 : 2,
    faults: misplaced(!(isSteppingIn || isOut || isIn)),
    perform: () => {
      person.at = isIn && door === 'open' ? 'lobby' : to;
    },
  };
}

/** R38. */
export function elevatorDeed(sheet: Sheet, person: Person, { at }: Of<'elevator'>): Deed {
  const edge = sheet.elevators.get(at) ?? '';
  const door = sheet.doors.get(edge);
  const isAtDoor = edge.split('|').includes(person.at);
  const isCalling = person.at === 'lobby' && door === 'open';
  return {
    kind: 'door',
    cost: 2,
    faults: [...misplaced(!isAtDoor && !isCalling), ...reasons(['no-target', door === 'destroyed'])],
    perform: () => {
      sheet.doors.set(edge, door === 'open' ? 'closed' : 'open');
      if (door === 'open') goDown(sheet, at);
      if (isCalling) person.at = at;
    },
  };
}

function goDown(sheet: Sheet, car: string): void {
  for (const kind of ['victim', 'treated'] as const) while (sheet.takeMarker(car, kind)) rescue(sheet);
  for (const person of sheet.people.values()) if (person.at === car) bringOut(sheet, person);
  sheet.hazmat = sheet.hazmat.filter(at => at !== car);
}
