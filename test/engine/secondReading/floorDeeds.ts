/** Section 6 read a second time, what is done on foot: the price, every reason against it, and what it changes. */
import type { Action, RefusalCode, Thing } from '../../../server/engine/input.js';
import { besides, edgeBetween, type Person, type Sheet } from './sheet.js';

export interface Deed {
  readonly kind: 'move' | 'door' | 'extinguish' | 'other';
  readonly cost: number;
  readonly faults: readonly RefusalCode[];
  readonly perform: () => void;
}

type Of<Do> = Extract<Action, { do: Do }>;

/** The reasons that hold. */
export function reasons(...all: readonly (readonly [RefusalCode, boolean])[]): RefusalCode[] {
  return all.filter(([, holds]) => holds).map(([code]) => code);
}

export const isBelow = (sheet: Sheet, { at }: Person): boolean =>
  at === 'lobby' || sheet.doors.get(sheet.elevators.get(at) ?? '') === 'closed';

/** R37, R41: there is no floor where the car is below, or will not come again. */
const isShaft = (sheet: Sheet, at: string): boolean => {
  const door = sheet.elevators.get(at);
  return door !== undefined && sheet.doors.get(door) !== 'open';
};

export function moveDeed(sheet: Sheet, person: Person, { to }: Of<'move'>): Deed {
  const edge = edgeBetween(person.at, to);
  const isOntoFire = sheet.fire.has(to);
  const isBusy = person.carrying !== undefined || person.leading === true;
  // R20: the dog slips through a wall with one marker. R39: nobody walks in or out of a high-rise.
  const isHole = person.role === 'rescueDog' && sheet.board.walls.includes(edge) && sheet.damage.get(edge) === 1;
  const isFacade = sheet.choice.isHighRise && sheet.isInside(person.at) !== sheet.isInside(to);
  return {
    kind: 'move',
    cost: isOntoFire || person.carrying ? 2 : 1,
    faults: reasons(
      ['not-adjacent', !besides(person.at).includes(to)],
      [
        'blocked',
        !(sheet.areAdjacent(person.at, to) || isHole) || isFacade || isShaft(sheet, to) || isBelow(sheet, person),
      ],
      ['fire', isOntoFire && isBusy],
    ),
    perform: () => enter(sheet, person, to),
  };
}

/** Whoever comes to a face-down marker turns it over. */
export function enter(sheet: Sheet, person: Person, to: string): void {
  person.at = to;
  while (sheet.takeMarker(to, '?')) reveal(sheet, to);
}

function reveal(sheet: Sheet, at: string): void {
  if (sheet.turnOver() === 'victim') sheet.putMarker(at, 'victim');
  else sheet.rescued.falseAlarms += 1;
}

export function doorDeed(sheet: Sheet, person: Person, { edge }: Of<'door'>): Deed {
  const door = sheet.doors.get(edge);
  const isElevator = [...sheet.elevators.values()].includes(edge);
  return {
    kind: 'door',
    cost: 1,
    // R38: an elevator's door is another action; what the refusal is called, no ruling says.
    faults: [
      ...reasons(['not-here', !edge.split('|').includes(person.at)], ['no-target', door === 'destroyed']),
      ...(isElevator ? (['no-target', 'not-in-this-game', 'blocked', 'bad-action'] as const) : []),
    ],
    perform: () => sheet.doors.set(edge, door === 'open' ? 'closed' : 'open'),
  };
}

export function extinguishDeed(sheet: Sheet, person: Person, { at, to }: Of<'extinguish'>): Deed {
  const isFire = sheet.fire.has(at);
  const price = isFire && to === 'none' ? 2 : 1;
  const isClumsy = person.role === 'paramedic' || person.role === 'rescueSpecialist';
  const isOwn = at === person.at;
  return {
    kind: 'extinguish',
    cost: isClumsy ? 2 * price : price,
    faults: reasons(
      ['not-your-role', person.role === 'rescueDog' || person.role === 'structuralEngineer'],
      ['not-adjacent', !isOwn && !besides(person.at).includes(at)],
      ['blocked', !isOwn && (!sheet.areAdjacent(person.at, at) || isShaft(sheet, at) || isBelow(sheet, person))],
      ['no-target', !(isFire || (to === 'none' && sheet.smoke.has(at)))],
    ),
    perform: () => {
      sheet.fire.delete(at);
      sheet.smoke.delete(at);
      if (to === 'smoke') sheet.smoke.add(at);
    },
  };
}

export function chopDeed(sheet: Sheet, person: Person, { edge }: Of<'chop'>): Deed {
  return {
    kind: 'other',
    cost: person.role === 'rescueSpecialist' ? 1 : 2,
    faults: reasons(
      ['not-your-role', person.role === 'rescueDog'],
      ['not-here', !edge.split('|').includes(person.at) || isShaft(sheet, person.at)],
      ['no-target', !sheet.isStandingWall(edge) || sheet.isReinforced(edge)],
    ),
    perform: () => sheet.damageWall(edge),
  };
}

/** R21, R40: exactly one marker, and the wall still stands. */
export function repairDeed(sheet: Sheet, person: Person, { edge }: Of<'repair'>): Deed {
  return {
    kind: 'other',
    cost: 2,
    faults: reasons(
      ['not-in-this-game', !sheet.choice.hasSpecialists],
      ['not-your-role', person.role !== 'structuralEngineer'],
      ['not-here', !edge.split('|').includes(person.at)],
      ['no-target', !(sheet.isStandingWall(edge) && sheet.damage.get(edge) === 1)],
    ),
    perform: () => {
      sheet.damage.delete(edge);
      sheet.damageLeft += 1;
    },
  };
}

export function identifyDeed(sheet: Sheet, person: Person, { at }: Of<'identify'>): Deed {
  return {
    kind: 'other',
    cost: 1,
    faults: reasons(
      ['not-in-this-game', !sheet.choice.hasSpecialists],
      ['not-your-role', person.role !== 'imagingTechnician'],
      ['no-target', !sheet.poi.get(at)?.includes('?')],
    ),
    perform: () => {
      sheet.takeMarker(at, '?');
      reveal(sheet, at);
    },
  };
}

export function pickUpDeed(sheet: Sheet, person: Person, { what }: Of<'pickUp'>): Deed {
  const lies = what === 'hazmat' ? sheet.hazmat.includes(person.at) : sheet.poi.get(person.at)?.includes(what);
  const isHandFull = what === 'treated' ? person.leading === true : person.carrying !== undefined;
  return {
    kind: 'other',
    cost: 0,
    faults: reasons(
      ['not-in-this-game', what === 'treated' && !sheet.choice.hasSpecialists],
      ['not-your-role', person.role === 'rescueDog' && what === 'hazmat'],
      ['not-here', !lies],
      ['carrying', isHandFull],
    ),
    perform: () => {
      if (what === 'hazmat') sheet.hazmat.splice(sheet.hazmat.indexOf(person.at), 1);
      else sheet.takeMarker(person.at, what);
      if (what === 'treated') person.leading = true;
      else person.carrying = what;
    },
  };
}

export function putDownDeed(sheet: Sheet, person: Person, { what }: Of<'putDown'>): Deed {
  const isHeld = what === 'treated' ? person.leading === true : person.carrying === what;
  return {
    kind: 'other',
    cost: 0,
    faults: reasons(['not-in-this-game', what === 'treated' && !sheet.choice.hasSpecialists], ['carrying', !isHeld]),
    perform: () => letGo(sheet, person, what),
  };
}

function letGo(sheet: Sheet, person: Person, what: Thing): void {
  if (what === 'treated') delete person.leading;
  else delete person.carrying;
  if (what === 'hazmat') sheet.hazmat.push(person.at);
  else sheet.putMarker(person.at, what);
}
