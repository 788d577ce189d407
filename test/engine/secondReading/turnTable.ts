/** Tables in the middle of a turn, close to the fire, and what somebody there might try. */
import type { Board } from '../../../server/engine/board.js';
import { BOARDS } from '../../../server/engine/boards/index.js';
import type { Action } from '../../../server/engine/input.js';
import { ROLES, type Role } from '../../../server/engine/rules.js';
import type { Chance } from '../../serial/random.js';
import { ALL_SPACES } from '../asking.js';
import { pick } from '../meddling.js';
import { besides, type Choice, ENGINE, PEOPLE, type Person, rowCol, Sheet } from './sheet.js';
import { withOtherWalls } from './towers.js';
import { edgesOf } from './turn.js';

export type House = 'house' | 'high-rise';

/** Whose turn it is. */
export const ACTOR = 'red';

const FREE_AP: Partial<Record<Role, number>> = { fireCaptain: 2, cafs: 3, rescueSpecialist: 3 };
/** In fire these have the most to reckon with: one answers for others, two have no hose, two pay double. */
const TELLING: readonly Role[] = [
  'fireCaptain',
  'fireCaptain',
  'fireCaptain',
  'rescueDog',
  'structuralEngineer',
  'paramedic',
  'rescueSpecialist',
];
const THINGS = ['victim', 'treated', 'hazmat'] as const;

export function someTurn(chance: Chance, house: House, rebuild = (board: Board): Board => board): Sheet {
  const isHighRise = house === 'high-rise';
  const choice = someChoice(chance, isHighRise);
  const sheet = new Sheet(rebuild(someBoard(chance, choice)), choice);
  const { board, elevators } = sheet;
  const spaces = ALL_SPACES.filter(space => !elevators.has(space));
  const density = 0.1 + chance.next() * 0.5;
  for (const space of spaces) {
    if (sheet.supply > 0 && chance.happens(density)) (chance.happens(0.75) ? sheet.fire : sheet.smoke).add(space);
  }
  for (const door of sheet.doors.keys()) {
    if (chance.happens(0.6)) sheet.doors.set(door, chance.happens(0.7) ? 'open' : 'destroyed');
  }
  for (const wall of [...board.walls, ...(board.light ?? [])]) {
    const most = board.walls.includes(wall) ? 2 : 1;
    const share = isHighRise && wall.startsWith('0,') ? 0.6 : 0.2;
    const markers = Math.min(sheet.damageLeft - 1, chance.happens(share) ? 1 + chance.below(most) : 0);
    if (markers > 0) sheet.damage.set(wall, markers);
    sheet.damageLeft -= markers;
  }
  const free = spaces.filter(space => !sheet.fire.has(space));
  if (isHighRise) layThings(chance, sheet, free);
  Object.assign(sheet.pool, { victims: chance.happens(0.2) ? 0 : 6, falseAlarms: 4 });
  sheet.rescued.victims = chance.below(7);
  const roles = [...ROLES].sort(() => chance.next() - 0.5).filter(role => !TELLING.includes(role));
  for (const who of PEOPLE) {
    const role = who === ACTOR && chance.happens(0.8) ? pick(TELLING, chance) : (roles.pop() as Role);
    sheet.people.set(who, somebody(chance, sheet, free, role));
  }
  if (chance.happens(0.3)) besiege(chance, sheet);
  return sheet;
}

/** A Captain with others in fire, as only a correction or his own commands leave them: he has to get all of them out. */
export function someRescue(chance: Chance, house: House): Sheet {
  const sheet = someTurn(chance, house, board => withCells(board, chance));
  const captain = sheet.people.get(ACTOR) as Person;
  if (!sheet.choice.hasSpecialists) return sheet;
  captain.role = 'fireCaptain';
  captain.freeAp = chance.below(3);
  captain.ap = chance.below(6);
  captain.saved = chance.below(3);
  const fires = [...sheet.fire];
  const facade = fires.filter(space => space.startsWith('1,'));
  for (const person of sheet.people.values()) {
    if (person === captain || chance.happens(0.3)) continue;
    const burning = facade.length > 0 && chance.happens(0.6) ? facade : fires;
    if (burning.length === 0) continue;
    person.at = pick(burning, chance);
    delete person.carrying;
    delete person.leading;
  }
  const isCafsInPlay = [...sheet.people.values()].some(({ role }) => role === 'cafs');
  if (!isCafsInPlay && chance.happens(0.4)) (sheet.people.get(pick(['blue', 'green'], chance)) as Person).role = 'cafs';
  const burning = [...sheet.people.values()].map(({ at }) => at).filter(at => sheet.fire.has(at));
  const near = burning.flatMap(besides).flatMap(space => [space, ...besides(space)]);
  const places = [...near, ...near, ...ENGINE].filter(space => onTable(sheet, space) && !sheet.elevators.has(space));
  if (places.length > 0 && chance.happens(0.8)) captain.at = pick(places, chance);
  delete captain.carrying;
  delete captain.leading;
  return sheet;
}

/** In the middle of a turn, in the middle of a fire: by the facade, before an elevator or anywhere. */
function besiege(chance: Chance, sheet: Sheet): void {
  const actor = sheet.people.get(ACTOR) as Person;
  const landings = [...sheet.elevators.values()].flatMap(door => door.split('|'));
  const others = [...sheet.people.values()].filter(person => person !== actor).map(({ at }) => at);
  const burnable = (space: string): boolean =>
    sheet.isInside(space) && !sheet.elevators.has(space) && !others.includes(space);
  const telling = [...ALL_SPACES.slice(0, 8), ...landings].filter(burnable);
  const place = pick(chance.happens(0.5) && telling.length > 0 ? telling : ALL_SPACES.filter(burnable), chance);
  for (const space of [place, ...besides(place).filter(burnable)]) {
    sheet.smoke.delete(space);
    if (sheet.supply > 0) sheet.fire.add(space);
  }
  if (!sheet.fire.has(place)) return;
  actor.at = place;
  delete actor.carrying;
  delete actor.leading;
}

function someBoard(chance: Chance, { isHighRise, hasVehicles }: Choice): Board {
  const sample = BOARDS['high-rise-sample'] as Board;
  if (isHighRise)
    return chance.happens(0.5) ? sample : withOtherWalls(sample, chance, pick(['sealedShafts', 'openShafts'], chance));
  return BOARDS[hasVehicles || chance.happens(0.5) ? 'front' : 'back'] as Board;
}

function someChoice(chance: Chance, isHighRise: boolean): Choice {
  const hasSpecialists = chance.happens(0.9);
  return {
    isClassic: false,
    isHighRise,
    hasHazmat: isHighRise,
    hasHotSpots: false,
    hasVehicles: isHighRise || (hasSpecialists && chance.happens(0.5)),
    hasSpecialists,
    isUnmarked: false,
    house: { flashoverBeforeAdvance: false, vehiclesShelter: false, knockDownLosesSavedAp: false },
  };
}

/** The same floor with more walls in it, so that there is no way out but those that are made. */
function withCells(board: Board, chance: Chance): Board {
  const { walls, doors, entrances, light = [], reinforced = [], elevators = [] } = board;
  const known = new Set([
    ...walls,
    ...doors,
    ...entrances,
    ...light,
    ...reinforced,
    ...elevators.map(({ door }) => door),
  ]);
  const share = 0.3 + chance.next() * 0.6;
  const inner = new Set(ALL_SPACES.flatMap(edgesOf).filter(edge => !known.has(edge)));
  return { ...board, id: `${board.id}-cells`, walls: [...walls, ...[...inner].filter(() => chance.happens(share))] };
}

export function turnRules({ isHighRise, hasVehicles: vehicles, hasSpecialists: specialists }: Choice): object {
  if (isHighRise) return { set: 'high-rise', modules: { hotSpots: false, specialists } };
  if (!specialists) return { set: 'family' };
  return { set: 'experienced', modules: { hotSpots: false, hazmat: false, vehicles, specialists } };
}

function layThings(chance: Chance, sheet: Sheet, free: readonly string[]): void {
  const cars = [...sheet.elevators].filter(([, door]) => sheet.doors.get(door) === 'open').map(([car]) => car);
  const places = [...free.filter(space => space.startsWith('1,')), ...free, ...cars];
  for (let n = 0; n < 6; n++) {
    const at = pick(n < 2 && cars.length > 0 ? cars : places, chance);
    const open = sheet.choice.hasSpecialists && chance.happens(0.3) ? 'treated' : 'victim';
    if (chance.happens(0.3)) sheet.hazmat.push(at);
    else sheet.putMarker(at, chance.happens(0.3) && !cars.includes(at) && !sheet.poi.has(at) ? '?' : open);
  }
}

/** Most begin beside the fire. */
function somebody(chance: Chance, sheet: Sheet, free: readonly string[], role: Role): Person {
  const { isHighRise, hasSpecialists } = sheet.choice;
  const nearFire = free.filter(space => besides(space).some(next => sheet.fire.has(next)));
  const cars = [...sheet.elevators].filter(([, door]) => sheet.doors.get(door) !== 'destroyed').map(([car]) => car);
  const doorsteps = [...sheet.elevators.values()].flatMap(door => door.split('|')).filter(at => free.includes(at));
  const stations = ['lobby', 'lobby', ...cars, ...ENGINE, ...ENGINE, '0,4', '7,7', ...doorsteps];
  const facade = free.filter(space => space.startsWith('1,'));
  const near = isHighRise && chance.happens(0.7) ? [...stations, ...facade] : nearFire;
  // Often two stand together: what one of them does with the hose then helps the other (R19).
  const friend = [...sheet.people.values()].find(({ at }) => free.includes(at));
  const at = friend && chance.happens(0.3) ? friend.at : pick(near.length > 0 ? near : free, chance);
  const person: Person = { at };
  person.ap = chance.below(5) + (isHighRise ? chance.below(4) : 0);
  if (chance.happens(0.3)) person.saved = 1 + chance.below(3);
  if (hasSpecialists) {
    person.role = role;
    person.freeAp = chance.below(1 + (FREE_AP[role] ?? 0));
  }
  const isAboveGround = sheet.isInside(at) && sheet.doors.get(sheet.elevators.get(at) ?? '') !== 'closed';
  if (!isHighRise || !isAboveGround) return person;
  if (chance.happens(0.4)) person.carrying = chance.happens(0.4) && role !== 'rescueDog' ? 'hazmat' : 'victim';
  if (hasSpecialists && chance.happens(0.2)) person.leading = true;
  return person;
}

/** Anything somebody might try, sensible or not. */
export function someAction(chance: Chance, sheet: Sheet): Action {
  const who = pick(PEOPLE, chance);
  const isCommand = who !== ACTOR && sheet.people.get(ACTOR)?.role === 'fireCaptain';
  const { at } = sheet.people.get(isCommand ? who : ACTOR) as Person;
  const fires = besides(at).filter(space => sheet.fire.has(space));
  if (fires.length > 0 && chance.happens(0.4)) {
    const into: Action = { do: 'move', to: pick(fires, chance) };
    return isCommand ? { do: 'command', who, action: into } : into;
  }
  if (isCommand) return { do: 'command', who, action: someStep(chance, sheet, at) };
  return chance.happens(0.5) ? someStep(chance, sheet, at) : someWork(chance, sheet, at);
}

function someStep(chance: Chance, sheet: Sheet, at: string): Action {
  const neighbours = besides(at).filter(space => onTable(sheet, space));
  const doors = edgesOf(at).filter(edge => sheet.doors.has(edge));
  const steps: Action[] = neighbours.map(to => ({ do: 'move', to }));
  steps.push({ do: 'move', to: pick(ALL_SPACES, chance) });
  for (const edge of [...doors, pick([...sheet.doors.keys()], chance)]) steps.push({ do: 'door', edge });
  const things = THINGS.filter(what => sheet.choice.hasHazmat || what !== 'hazmat');
  steps.push({ do: 'pickUp', what: pick(things, chance) }, { do: 'putDown', what: pick(things, chance) });
  if (!sheet.choice.isHighRise) return pick(steps, chance);
  const cars = [...sheet.elevators.keys()];
  const facade = ALL_SPACES.slice(0, 8);
  const ways = {
    ladder: [...facade, ...ENGINE, ...ENGINE, ...ENGINE, '0,4', '3,1'].map((to): Action => ({ do: 'ladder', to })),
    lobby: [...cars, ...cars, ...ENGINE, '0,4', '2,2'].map((to): Action => ({ do: 'lobby', to })),
    elevator: cars.map((car): Action => ({ do: 'elevator', at: car })),
  };
  return pick(chance.happens(0.5) ? steps : ways[pick(['ladder', 'lobby', 'elevator'] as const, chance)], chance);
}

function someWork(chance: Chance, sheet: Sheet, at: string): Action {
  const { walls, light = [], reinforced = [] } = sheet.board;
  const isWall = (edge: string): boolean => [...walls, ...light, ...reinforced].includes(edge);
  const edge = pick([...edgesOf(at), '0,4|1,4'].filter(isWall), chance);
  const near = [at, ...besides(at)].filter(space => sheet.isInside(space));
  const markers = [...sheet.poi.keys(), '2,2'];
  switch (pick(['extinguish', 'extinguish', 'chop', 'repair', 'identify', 'endTurn'] as const, chance)) {
    case 'extinguish':
      return { do: 'extinguish', at: pick([...near, '2,2'], chance), to: chance.happens(0.5) ? 'smoke' : 'none' };
    case 'chop':
      return { do: 'chop', edge };
    case 'repair':
      return { do: 'repair', edge };
    case 'identify':
      return { do: 'identify', at: pick(markers, chance) };
    case 'endTurn':
      return { do: 'endTurn' };
  }
}

function onTable({ board }: Sheet, space: string): boolean {
  const [row, col] = rowCol(space);
  return row >= 0 && col >= 0 && row <= board.rows + 1 && col <= board.cols + 1;
}
