import type { GameEvent } from './event.js';
import type { FloorPlan } from './floorPlan.js';
import type { Role } from './rules.js';
import type { RoleFacts, RuleSet } from './rulesets/ruleSet.js';
import type { GameResult } from './table.js';

export const CLEAR = 0;
export const SMOKE = 1;
export const FIRE = 2;

export const CLOSED = 0;
export const OPEN = 1;
export const GONE = 2;

/** Off the board, or (table first) not followed. */
export const NOWHERE = -1;

export interface Pawn {
  readonly id: string;
  at: number;
  role: Role | null;
  /** null until a turn gives some. */
  ap: number | null;
  saved: number;
  freeAp: number;
  carrying: 'victim' | 'hazmat' | null;
  leading: number;
  isDown: boolean;
  hasActed: boolean;
  /** AP of this turn, spent on commanding those of whom only so much may be asked (R30). */
  limitedCommandAp: number;
}

/** A firefighter that has not entered yet; roles the game does not have are left out. */
export function newPawn(rules: RuleSet, id: string, role?: Role): Pawn {
  return {
    id,
    at: NOWHERE,
    role: role && Object.hasOwn(rules.roles, role) ? role : null,
    ap: null,
    saved: 0,
    freeAp: 0,
    carrying: null,
    leading: 0,
    isDown: false,
    hasActed: false,
    limitedCommandAp: 0,
  };
}

/** The parts of a table's buffer that belong to spaces, in their order; markers of persons lie side by side. */
const THREAT = 0;
const HOT_SPOT = 1;
const HAZMAT = 2;
const UNKNOWN = 3;
const VICTIMS = 4;
const TREATED = 5;

/**
 * The table in the form the rules work on: small typed arrays over the floor plan. It lives for one decision only;
 * what is kept and sent is the `TableState` made from it. One kernel serves the table and the forecast, so nothing here
 * allocates while the fire runs, unless a sink collects what happened.
 */
export class World {
  /** All tokens on spaces and edges; the arrays below are its parts, so that a copy is one copy. */
  readonly tokens: Uint8Array;
  readonly threat: Uint8Array;
  /** Damage markers on a wall; CLOSED, OPEN or GONE for a door. */
  readonly edges: Uint8Array;
  readonly hazmat: Uint8Array;
  readonly hotSpot: Uint8Array;
  readonly unknown: Uint8Array;
  readonly victims: Uint8Array;
  readonly treated: Uint8Array;
  /** The same tokens four spaces at a time, for what is looked for on the whole board every turn. */
  readonly words: Uint32Array;
  readonly wordsPerPart: number;
  threatLeft: number;
  damageLeft: number;
  /** Markers the table says are played, beyond those on known walls (a correction by number). */
  damageElsewhere = 0;
  hotSpotPool: number;
  pawns: Pawn[] = [];
  /** Ids in seat order; empty on stdio, where nobody's turn follows. */
  seats: readonly string[] = [];
  turn: string | null = null;
  turnNumber = 0;
  /** Table first: nobody tells us where firefighters stand (they are asked about when it matters). */
  areFirefightersUnfollowed = false;
  /** Number of the parking spot, -1 when not parked. */
  engine = -1;
  ambulance = -1;
  pool: { victims: number; falseAlarms: number; hazmat: number };
  rescued = { victims: 0, falseAlarms: 0, hazmat: 0 };
  lost = { victims: 0, falseAlarms: 0 };
  result: GameResult | null = null;
  sink: GameEvent[] | null = null;
  /** Firefighters on the board while it is set up, where the crew itself is not known yet. */
  setupCrew: number | null = null;
  /** For the forecast, which listens to no events: explosions so far, and who was knocked down. */
  explosions = 0;
  harmed: string[] | null = null;
  /** Spaces that caught fire, for tables whose firefighters are not followed. */
  caught: number[] | null = null;
  /** Elevators whose door a blast destroyed, by where the car was (R41). */
  readonly carsLostAbove: number[] = [];
  readonly carsLostBelow: number[] = [];
  /** Tables from which nobody can be brought out of the fire any more (R19), as they were found in this decision. */
  readonly hopeless = new Set<string>();
  /** Scratch room of the flashover. */
  readonly frontier: Int16Array;

  constructor(
    readonly plan: FloorPlan,
    readonly rules: RuleSet,
  ) {
    const { count } = plan;
    const part = Math.ceil(count / 4) * 4;
    const edges = Math.ceil(plan.edgeNames.length / 4) * 4;
    const buffer = new ArrayBuffer(6 * part + edges + 2 * count);
    this.tokens = new Uint8Array(buffer, 0, 6 * part + edges);
    this.threat = new Uint8Array(buffer, THREAT * part, count);
    this.hotSpot = new Uint8Array(buffer, HOT_SPOT * part, count);
    this.hazmat = new Uint8Array(buffer, HAZMAT * part, count);
    this.unknown = new Uint8Array(buffer, UNKNOWN * part, count);
    this.victims = new Uint8Array(buffer, VICTIMS * part, count);
    this.treated = new Uint8Array(buffer, TREATED * part, count);
    this.edges = new Uint8Array(buffer, 6 * part, plan.edgeNames.length);
    this.words = new Uint32Array(buffer, 0, (6 * part) / 4);
    this.wordsPerPart = part / 4;
    this.frontier = new Int16Array(buffer, 6 * part + edges, count);
    this.threatLeft = rules.threatMarkers;
    this.damageLeft = rules.damageMarkers;
    this.hotSpotPool = rules.hotSpotPool;
    this.pool = { ...rules.pool };
  }

  emit(event: GameEvent): void {
    this.sink?.push(event);
  }

  pawn(id: string): Pawn | undefined {
    return this.pawns.find(pawn => pawn.id === id);
  }

  /** What this firefighter's card says; without one, what everybody can do. */
  factsOf(pawn: Pawn): RoleFacts {
    return (pawn.role && this.rules.roles[pawn.role]) || this.rules.plainRole;
  }
}

/** Becomes what `from` is; the two must share plan and rules. */
export function copyWorld(from: World, to: World): void {
  to.tokens.set(from.tokens);
  to.threatLeft = from.threatLeft;
  to.damageLeft = from.damageLeft;
  to.damageElsewhere = from.damageElsewhere;
  to.hotSpotPool = from.hotSpotPool;
  to.pawns = from.pawns.map(pawn => ({ ...pawn }));
  to.turn = from.turn;
  to.engine = from.engine;
  to.ambulance = from.ambulance;
  Object.assign(to.pool, from.pool);
  Object.assign(to.rescued, from.rescued);
  Object.assign(to.lost, from.lost);
  to.result = from.result;
}

/** Nothing standing between the two sides of this edge (section 2, "adjacent"). */
export function isPassable(world: World, edge: number): boolean {
  return (((world.plan.passableIn[edge] as number) >> (world.edges[edge] as number)) & 1) === 1;
}

/** Markers of the supply that were never turned over and do not lie on the board. */
export function poiSupply(world: World): number {
  const { pool } = world;
  return Math.max(0, pool.victims + pool.falseAlarms + pool.hazmat - countTokens(world, UNKNOWN, UNKNOWN));
}

/** POI and victims on the board; what a firefighter holds counts as on the board (section 6). */
export function poiOnBoard(world: World): number {
  const { isHazmatPoi } = world.rules;
  let count = countTokens(world, isHazmatPoi ? HAZMAT : UNKNOWN, TREATED);
  for (const pawn of world.pawns) {
    count += pawn.leading;
    if (pawn.carrying === 'victim' || (pawn.carrying === 'hazmat' && isHazmatPoi)) count += 1;
  }
  return count;
}

/** Tokens in these parts. Most spaces hold nothing: whole words of them are passed over at once. */
function countTokens({ words, wordsPerPart }: World, first: number, last: number): number {
  let count = 0;
  for (let i = first * wordsPerPart; i < (last + 1) * wordsPerPart; i++) {
    for (let word = words[i] as number; word !== 0; word >>>= 8) count += word & 0xff;
  }
  return count;
}

/** Victims that are neither rescued nor lost: unturned, on the board, or held. */
export function victimsInPlay(world: World): number {
  let count = world.pool.victims;
  for (let space = 0; space < world.plan.count; space++) {
    count += (world.victims[space] as number) + (world.treated[space] as number);
  }
  for (const pawn of world.pawns) count += pawn.leading + (pawn.carrying === 'victim' ? 1 : 0);
  return count;
}

/** Treated victims on the board: that many heal markers are in use (R32). */
export function healMarkersInUse(world: World): number {
  let count = 0;
  for (let space = 0; space < world.plan.count; space++) count += world.treated[space] as number;
  for (const pawn of world.pawns) count += pawn.leading;
  return count;
}

/** Spaces where a POI or victim lies or is held. */
export function hasPoi(world: World, space: number): boolean {
  if (world.unknown[space] || world.victims[space] || world.treated[space]) return true;
  if (world.rules.isHazmatPoi && world.hazmat[space]) return true;
  return world.pawns.some(
    pawn =>
      pawn.at === space &&
      (pawn.leading > 0 || pawn.carrying === 'victim' || (pawn.carrying === 'hazmat' && world.rules.isHazmatPoi)),
  );
}

export function hasPawn(world: World, space: number): boolean {
  for (const pawn of world.pawns) if (pawn.at === space) return true;
  return false;
}
