import { DOOR, ELEVATOR_DOOR, type FloorPlan, LIGHT, type Spot, WALL } from './floorPlan.js';
import { good, type Result, refuse } from './result.js';
import { ROLES, type Role } from './rules.js';
import type { RuleSet } from './rulesets/ruleSet.js';
import { CLOSED, FIRE, GONE, newPawn, OPEN, type Pawn, SMOKE, World } from './world.js';

/** A table as it was told; refused as `bad-state` when it cannot lie on any table. */
export function readTable(plan: FloorPlan, rules: RuleSet, told: unknown): Result<World> {
  const world = new World(plan, rules);
  try {
    if (told !== undefined) fill(world, record(told, 'state'));
  } catch (fault) {
    if (fault instanceof Impossible) return refuse('bad-state', fault.message);
    throw fault;
  }
  return good(world);
}

/** Thrown only inside this file: a reader deep in an unknown object has no other short way out. */
class Impossible extends Error {}

type Reader = (world: World, value: unknown) => void;

const READERS: Readonly<Record<string, Reader>> = {
  fire: (world, value) => readThreat(world, value, 'fire', FIRE),
  smoke: (world, value) => readThreat(world, value, 'smoke', SMOKE),
  doors: readDoors,
  damage: readDamage,
  damageCount: (world, value) => {
    world.damageElsewhere = count(value, 'damageCount');
  },
  poi: readPoi,
  hazmat: (world, value) => {
    for (const space of list(value, 'hazmat')) bump(world.hazmat, place(world.plan, space, 'hazmat'));
  },
  hotSpots: (world, value) => {
    for (const space of list(value, 'hotSpots')) {
      const at = insideSpace(world.plan, space, 'hotSpots');
      if (world.hotSpot[at]) throw new Impossible(`two hot spots at ${String(space)}`);
      world.hotSpot[at] = 1;
    }
  },
  hotSpotPool: (world, value) => {
    world.hotSpotPool = count(value, 'hotSpotPool');
  },
  firefighters: (world, value) => {
    world.pawns = Object.entries(record(value, 'firefighters'))
      .map(([id, told]) => readPawn(world, id, told))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  },
  turn: (world, value) => {
    if (typeof value !== 'string') throw new Impossible('"turn" must name a firefighter');
    world.turn = value;
  },
  engine: (world, value) => {
    world.engine = readSpot(world.plan.engineSpots, value, 'engine');
  },
  ambulance: (world, value) => {
    world.ambulance = readSpot(world.plan.ambulanceSpots, value, 'ambulance');
  },
  pool: (world, value) => readCounts(world.pool, value, 'pool'),
  rescued: (world, value) => readCounts(world.rescued, value, 'rescued'),
  lost: (world, value) => readCounts(world.lost, value, 'lost'),
};

function fill(world: World, told: Readonly<Record<string, unknown>>): void {
  for (const key of Object.keys(told)) {
    const reader = Object.hasOwn(READERS, key) ? READERS[key] : undefined;
    if (!reader) throw new Impossible(`a state knows no "${key}"`);
    if (told[key] !== undefined) reader(world, told[key]);
  }
  if (world.turn !== null && !world.pawn(world.turn)) throw new Impossible(`"${world.turn}" is no firefighter here`);
  if (told['damageCount'] !== undefined) {
    // A correction by number: what lies on known walls is part of it.
    const known = world.rules.damageMarkers - world.damageLeft;
    const total = world.damageElsewhere;
    world.damageElsewhere = total - known;
    world.damageLeft = world.rules.damageMarkers - total;
  }
  if (world.threatLeft < 0) throw new Impossible(`more than ${world.rules.threatMarkers} fire and smoke markers`);
  if (world.damageLeft < 0) throw new Impossible(`more than ${world.rules.damageMarkers} damage markers`);
}

function readThreat(world: World, value: unknown, word: string, kind: number): void {
  for (const space of list(value, word)) {
    const at = place(world.plan, space, word);
    const isInside = world.plan.isInside[at] === 1;
    // Fire outside lies there only in the middle of a phase; smoke never does.
    if ((!isInside && kind === SMOKE) || world.plan.elevatorAt[at])
      throw new Impossible(`no ${word} can lie at ${space}`);
    if (world.threat[at]) throw new Impossible(`two markers of fire or smoke at ${space}`);
    world.threat[at] = kind;
    if (isInside) world.threatLeft -= 1;
  }
}

const DOOR_STATES: Readonly<Record<string, number>> = { closed: CLOSED, open: OPEN, destroyed: GONE };

function readDoors(world: World, value: unknown): void {
  for (const [name, state] of Object.entries(record(value, 'doors'))) {
    const edge = world.plan.edgeIndex.get(name);
    const kind = edge === undefined ? -1 : world.plan.edgeKind[edge];
    if (edge === undefined || (kind !== DOOR && kind !== ELEVATOR_DOOR)) throw new Impossible(`no door at ${name}`);
    const read = typeof state === 'string' && Object.hasOwn(DOOR_STATES, state) ? DOOR_STATES[state] : undefined;
    if (read === undefined) throw new Impossible(`a door is closed, open or destroyed, not ${String(state)}`);
    world.edges[edge] = read;
  }
}

function readDamage(world: World, value: unknown): void {
  for (const [name, markers] of Object.entries(record(value, 'damage'))) {
    const edge = world.plan.edgeIndex.get(name);
    const kind = edge === undefined ? -1 : world.plan.edgeKind[edge];
    const most = kind === WALL ? 2 : kind === LIGHT ? 1 : -1;
    if (edge === undefined || most < 0) throw new Impossible(`no wall that takes damage at ${name}`);
    const amount = count(markers, `damage at ${name}`);
    if (amount > most) throw new Impossible(`more than ${most} damage markers at ${name}`);
    world.edges[edge] = amount;
    world.damageLeft -= amount;
  }
}

function readPoi(world: World, value: unknown): void {
  for (const [name, markers] of Object.entries(record(value, 'poi'))) {
    const at = place(world.plan, name, 'poi');
    for (const marker of Array.isArray(markers) ? markers : [markers]) {
      if (marker === '?') bump(world.unknown, at);
      else if (marker === 'victim') bump(world.victims, at);
      else if (marker === 'treated') bump(world.treated, at);
      else throw new Impossible(`a POI is "?", "victim" or "treated", not ${JSON.stringify(marker)}`);
    }
  }
}

function readPawn(world: World, id: string, value: unknown): Pawn {
  const told = record(value, `firefighter ${id}`);
  const pawn = newPawn(world.rules, id);
  for (const [key, given] of Object.entries(told)) {
    if (given === undefined || given === null) continue;
    switch (key) {
      case 'at':
        pawn.at = pawnPlace(world, given, id);
        break;
      case 'role':
        if (!ROLES.includes(given as Role)) throw new Impossible(`there is no role ${JSON.stringify(given)}`);
        pawn.role = given as Role;
        break;
      case 'ap':
      case 'saved':
      case 'freeAp':
        pawn[key] = count(given, `${key} of ${id}`);
        break;
      case 'cafsCommanded':
        pawn.limitedCommandAp = count(given, `${key} of ${id}`);
        break;
      case 'carrying':
        if (given !== 'victim' && given !== 'hazmat')
          throw new Impossible(`${id} cannot carry ${JSON.stringify(given)}`);
        pawn.carrying = given;
        break;
      case 'leading':
        pawn.leading = typeof given === 'boolean' ? Number(given) : count(given, `leading of ${id}`);
        if (pawn.leading > world.rules.leadLimit) throw new Impossible(`${id} cannot lead ${pawn.leading}`);
        break;
      case 'down':
        pawn.isDown = flag(given, `down of ${id}`);
        break;
      case 'acted':
        pawn.hasActed = flag(given, `acted of ${id}`);
        break;
      default:
        throw new Impossible(`a firefighter knows no "${key}"`);
    }
  }
  return pawn;
}

function pawnPlace(world: World, value: unknown, id: string): number {
  const at = typeof value === 'string' ? world.plan.index.get(value) : undefined;
  const isLobbyHere = at === world.plan.count && world.rules.hasElevators;
  if (at === undefined || (at === world.plan.count && !isLobbyHere)) {
    throw new Impossible(`${id} cannot stand at ${JSON.stringify(value)}`);
  }
  return at;
}

function readSpot(spots: readonly Spot[], value: unknown, vehicle: string): number {
  const spaces = list(value, vehicle);
  const spot = spots.findIndex(({ names }) => spaces.length === 2 && names.every(name => spaces.includes(name)));
  if (spot < 0) throw new Impossible(`the ${vehicle} does not park at ${JSON.stringify(value)}`);
  return spot;
}

function readCounts<T extends Record<string, number>>(counts: T, value: unknown, word: string): void {
  for (const [key, given] of Object.entries(record(value, word))) {
    if (!Object.hasOwn(counts, key)) throw new Impossible(`"${word}" knows no "${key}"`);
    (counts as Record<string, number>)[key] = count(given, `${word}.${key}`);
  }
}

function record(value: unknown, word: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Impossible(`"${word}" must be an object`);
  return value as Record<string, unknown>;
}

function list(value: unknown, word: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Impossible(`"${word}" must be a list`);
  return value;
}

function count(value: unknown, word: string): number {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > 255) {
    throw new Impossible(`${word} must be a whole number, not ${JSON.stringify(value)}`);
  }
  return value as number;
}

function flag(value: unknown, word: string): boolean {
  if (typeof value !== 'boolean') throw new Impossible(`${word} must be true or false`);
  return value;
}

function place(plan: FloorPlan, value: unknown, word: string): number {
  const at = typeof value === 'string' ? plan.index.get(value) : undefined;
  if (at === undefined || at >= plan.count) throw new Impossible(`${word}: there is no space ${JSON.stringify(value)}`);
  return at;
}

function insideSpace(plan: FloorPlan, value: unknown, word: string): number {
  const at = place(plan, value, word);
  if (!plan.isInside[at]) throw new Impossible(`${word}: ${String(value)} is outside the building`);
  return at;
}

function bump(tokens: Uint8Array, at: number): void {
  tokens[at] = (tokens[at] as number) + 1;
}
