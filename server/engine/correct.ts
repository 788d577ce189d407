/** The table is always right: a correction sets one thing to what lies there (it may not be legal, only possible). */

import { DOOR, ELEVATOR_DOOR, type FloorPlan, LIGHT, WALL } from './floorPlan.js';
import type { Correction, Refusal } from './input.js';
import type { Resolution } from './resolution.js';
import type { Task } from './stages/task.js';
import { checkLosses, checkRescues } from './verdict.js';
import {
  CLEAR,
  CLOSED,
  FIRE,
  GONE,
  healMarkersInUse,
  NOWHERE,
  OPEN,
  SMOKE,
  victimsInPlay,
  type World,
} from './world.js';

/** A game that was over and is not any more goes on where it stood. */
export function applyCorrections(res: Resolution, changes: readonly Correction[]): Refusal | null {
  const { world } = res;
  world.result = null;
  for (const change of changes) {
    const fault = correctOne(res, change);
    if (fault) return { code: 'bad-state', message: fault };
    world.emit({ type: 'corrected', what: change.set });
  }
  if (world.threatLeft < 0) return { code: 'bad-state', message: 'more fire and smoke markers than the game has' };
  if (world.damageLeft < 0) return { code: 'bad-state', message: 'more damage markers than the game has' };
  if (healMarkersInUse(world) > world.rules.healMarkers) {
    return { code: 'bad-state', message: 'more treated victims than the game has heal markers' };
  }
  if (!world.rules.hasHazmat && hazmatInPlay(world) > 0) {
    return { code: 'bad-state', message: 'there is no hazmat in this game' };
  }
  if (world.damageLeft === 0) world.result = 'collapse';
  checkLosses(world);
  checkRescues(world);
  return null;
}

/** What is impossible about this change, or null when it is done. */
function correctOne(res: Resolution, change: Correction): string | null {
  const { world, plan } = res;
  switch (change.set) {
    case 'threat':
      return correctThreat(world, change);
    case 'door':
      return correctDoor(world, change);
    case 'damage':
      return correctDamage(world, change);
    case 'damageCount': {
      if (!isCount(change.to)) return 'a count is a whole number';
      const placed = world.rules.damageMarkers - world.damageLeft - world.damageElsewhere;
      world.damageElsewhere = change.to - placed;
      world.damageLeft = world.rules.damageMarkers - change.to;
      return null;
    }
    case 'poi':
      return correctPoi(world, change);
    case 'hazmat':
    case 'hotSpot': {
      const at = indoors(plan, change.at);
      if (at === null) return `there is no space ${change.at} in the building`;
      if (change.set === 'hotSpot') {
        world.hotSpot[at] = change.to ? 1 : 0;
        return null;
      }
      if (!isCount(change.to)) return 'a count is a whole number';
      const { to } = change;
      return turnUpByTelling(world, () => {
        world.hazmat[at] = to;
      });
    }
    case 'hotSpotPool':
      if (!isCount(change.to)) return 'a count is a whole number';
      world.hotSpotPool = change.to;
      return null;
    case 'firefighter':
      return correctPawn(world, change);
    case 'vehicle': {
      const spots = change.vehicle === 'engine' ? plan.engineSpots : plan.ambulanceSpots;
      const spot = spots.findIndex(({ names }) => names.every(name => change.to.includes(name)));
      if (spot < 0 || !world.rules.hasVehicles) return `the ${change.vehicle} does not park there`;
      world[change.vehicle] = spot;
      return null;
    }
    case 'rescued':
    case 'lost':
      return correctCounts(world, change);
    case 'turn':
      return correctTurn(res, change);
  }
}

function correctThreat(world: World, { at, to }: Extract<Correction, { set: 'threat' }>): string | null {
  const space = indoors(world.plan, at);
  if (space === null || world.plan.elevatorAt[space]) return `nothing burns at ${at}`;
  const threat = to === 'fire' ? FIRE : to === 'smoke' ? SMOKE : to === 'none' ? CLEAR : null;
  if (threat === null) return `"${String(to)}" is no fire, smoke or none`;
  world.threatLeft += Number(world.threat[space] !== CLEAR) - Number(threat !== CLEAR);
  world.threat[space] = threat;
  return null;
}

function correctDoor(world: World, { edge, to }: Extract<Correction, { set: 'door' }>): string | null {
  const index = world.plan.edgeIndex.get(edge);
  const kind = index === undefined ? -1 : world.plan.edgeKind[index];
  if (index === undefined || (kind !== DOOR && kind !== ELEVATOR_DOOR)) return `there is no door at ${edge}`;
  const state = to === 'open' ? OPEN : to === 'closed' ? CLOSED : to === 'destroyed' ? GONE : null;
  if (state === null) return `a door is closed, open or destroyed, not ${String(to)}`;
  world.edges[index] = state;
  return null;
}

function correctDamage(world: World, { edge, to }: Extract<Correction, { set: 'damage' }>): string | null {
  const index = world.plan.edgeIndex.get(edge);
  const kind = index === undefined ? -1 : world.plan.edgeKind[index];
  const most = kind === WALL ? 2 : kind === LIGHT ? 1 : -1;
  if (index === undefined || !isCount(to) || to > most) return `that damage cannot lie at ${edge}`;
  const added = to - (world.edges[index] as number);
  // Markers told by number only are the ones now found on a wall, or not found there, as far as they go.
  const found =
    added > 0
      ? Math.max(0, Math.min(added, world.damageElsewhere))
      : Math.min(0, Math.max(added, world.damageElsewhere));
  world.damageElsewhere -= found;
  world.damageLeft -= added - found;
  world.edges[index] = to;
  return null;
}

function correctPoi(world: World, { at, to }: Extract<Correction, { set: 'poi' }>): string | null {
  const space = world.plan.index.get(at);
  if (space === undefined || space >= world.plan.count) return `there is no space ${at}`;
  if (!to.every(marker => ['?', 'victim', 'treated'].includes(marker))) return 'a POI is "?", "victim" or "treated"';
  return turnUpByTelling(world, () => {
    world.unknown[space] = to.filter(marker => marker === '?').length;
    world.victims[space] = to.filter(marker => marker === 'victim').length;
    world.treated[space] = to.filter(marker => marker === 'treated').length;
  });
}

/** The pool follows a change: what lies open now was flipped once, what is gone lies face down in the supply again. */
function turnUpByTelling(world: World, change: () => void): null {
  const { pool, rules } = world;
  const victims = victimsInPlay(world);
  const hazmat = hazmatInPlay(world);
  change();
  pool.victims = clamp(pool.victims - (victimsInPlay(world) - victims), rules.pool.victims);
  if (rules.isHazmatPoi) pool.hazmat = clamp(pool.hazmat - (hazmatInPlay(world) - hazmat), rules.pool.hazmat);
  return null;
}

function hazmatInPlay(world: World): number {
  const lying = world.hazmat.reduce((sum, here) => sum + here, 0);
  return lying + world.pawns.filter(({ carrying }) => carrying === 'hazmat').length;
}

function correctPawn(world: World, change: Extract<Correction, { set: 'firefighter' }>): string | null {
  const pawn = world.pawn(change.who);
  if (!pawn) return `there is no firefighter "${change.who}"`;
  const at = change.at === undefined || change.at === null ? NOWHERE : world.plan.index.get(change.at);
  if (at === undefined || (at === world.plan.count && !world.rules.hasElevators))
    return `nobody stands at ${change.at}`;
  const counts = [change.leading, change.ap, change.saved, change.freeAp].filter(value => value !== undefined);
  if (!counts.every(isCount)) return 'a count is a whole number';
  if ((change.leading ?? 0) > world.rules.leadLimit) return `nobody leads ${change.leading}`;
  const isRoleTaken = world.pawns.some(other => other !== pawn && change.role && other.role === change.role);
  if (isRoleTaken) return `${change.role} is in play`;
  if (change.down && world.rules.knockDownTo !== 'ground') return 'nobody lies down in this game';
  if (change.carrying && !['victim', 'hazmat'].includes(change.carrying)) return `nobody carries ${change.carrying}`;
  return turnUpByTelling(world, () => {
    if (change.at !== undefined) pawn.at = at;
    if (change.role !== undefined && Object.hasOwn(world.rules.roles, change.role)) pawn.role = change.role;
    if (change.carrying !== undefined) pawn.carrying = change.carrying;
    if (change.leading !== undefined) pawn.leading = change.leading;
    if (change.down !== undefined) pawn.isDown = change.down;
    if (change.ap !== undefined) pawn.ap = change.ap;
    if (change.saved !== undefined) pawn.saved = Math.min(change.saved, world.rules.savedApLimit);
    if (change.freeAp !== undefined) pawn.freeAp = change.freeAp;
  });
}

/** Rescued and lost markers have been flipped: they leave the pool, or come back to it. */
function correctCounts(world: World, change: Extract<Correction, { set: 'rescued' | 'lost' }>): string | null {
  for (const kind of ['victims', 'falseAlarms'] as const) {
    const to = change[kind];
    if (to === undefined) continue;
    if (!isCount(to) || to > world.rules.pool[kind]) return `${String(to)} ${kind} cannot be ${change.set}`;
    const added = to - world[change.set][kind];
    world[change.set][kind] = to;
    world.pool[kind] = clamp(world.pool[kind] - added, world.rules.pool[kind]);
  }
  return null;
}

const END_OF_PHASE: Task = { stage: 'endOfPhase' };

/** "It is Ben's turn, and he has not rolled yet." */
function correctTurn(res: Resolution, { who, phase }: Extract<Correction, { set: 'turn' }>): string | null {
  const pawn = res.world.pawn(who);
  if (!pawn) return `there is no firefighter "${who}"`;
  const { turn } = res.rules.stages;
  const facts = res.world.factsOf(pawn);
  const isSameTurn = res.world.turn === who;
  res.world.turn = who;
  if (!isSameTurn) res.world.turnNumber += 1;
  if (phase === 'actions') {
    pawn.ap = facts.ap;
    pawn.freeAp = facts.freeAp;
    pawn.hasActed = false;
    pawn.limitedCommandAp = 0;
  }
  const from = phase === 'fire' ? turn.indexOf('advance') : turn.indexOf('actions');
  // R10: in the middle of a phase fire may lie outside; it is over now, and hands take it away.
  const isFireOutside = res.plan.ring.some(space => res.world.threat[space] === FIRE);
  res.agenda = [...(isFireOutside ? [END_OF_PHASE] : []), ...turn.slice(from).map((stage): Task => ({ stage, who }))];
  return null;
}

function indoors(plan: FloorPlan, space: string): number | null {
  const at = plan.index.get(space);
  return at !== undefined && at < plan.count && plan.isInside[at] ? at : null;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 256;
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
