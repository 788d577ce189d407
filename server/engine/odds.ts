/** What one Advance Fire phase can do, exactly: every roll played out by the same stages the table uses. */
import { PAIRS, type Pair } from './dice.js';
import { nameOf, targetOf } from './floorPlan.js';
import type { Refusal } from './input.js';
import { Resolution } from './resolution.js';
import type { Space } from './space.js';
import type { Task } from './stages/task.js';
import { copyWorld, FIRE, NOWHERE, SMOKE, World } from './world.js';

export interface Odds {
  /** How many rolls of a chain of flare-ups were followed. */
  readonly depth: number;
  /** Probability of longer chains, which are in no other number. */
  readonly unresolved: number;
  /** What lies there at the end of the phase though it did not before. */
  readonly perSpace: Readonly<Record<Space, { smoke?: number; fire?: number }>>;
  readonly explosion: number;
  readonly damage: { readonly expected: number; readonly max: number };
  readonly knockDown: Readonly<Record<string, number>>;
  readonly lost: Readonly<Record<Space, number>>;
  readonly collapse: number;
}

const ODDS_DEPTH = 3;

/** Outcomes are counted, every roll of a chain a like share of whole numbers, and divided once at the end: so they are exact. */
interface Tally {
  readonly outcomes: number;
  /** The rolls that count. */
  readonly rolls: readonly Pair[];
  /** Where markers or victims are that can be lost. */
  readonly peopled: readonly number[];
  readonly smoke: Float64Array;
  readonly fire: Float64Array;
  readonly lost: Float64Array;
  readonly knockDown: Map<string, number>;
  explosion: number;
  damage: number;
  mostDamage: number;
  collapse: number;
  unresolved: number;
  depth: number;
}

/** A branch of the forecast: the table after some rolls, what is still to run, what has happened on the way. */
interface Branch {
  readonly world: World;
  readonly agenda: readonly Task[];
  readonly explosions: number;
  readonly hurt: ReadonlySet<string>;
}

/** A refusal when the table does not say what the phase needs to know (where the ambulance is). */
export function oddsOf(start: World): Odds | Refusal {
  const { plan } = start;
  const rolls = rollsOf(start);
  const tally: Tally = {
    outcomes: rolls.length ** ODDS_DEPTH,
    rolls,
    peopled: Array.from(plan.isInside.keys()).filter(space => poiAt(start, space) > 0),
    smoke: new Float64Array(plan.count),
    fire: new Float64Array(plan.count),
    lost: new Float64Array(plan.count),
    knockDown: new Map(),
    explosion: 0,
    damage: 0,
    mostDamage: 0,
    collapse: 0,
    unresolved: 0,
    depth: 1,
  };
  const branch: Branch = { world: start, agenda: [{ stage: 'advance' }], explosions: 0, hurt: new Set() };
  return follow(start, branch, tally.outcomes, 1, tally) ?? summary(start, tally);
}

/** An elevator, and a pair that no space has, are rolled again: the other rolls share their chance (R44). */
function rollsOf({ plan }: World): readonly Pair[] {
  return PAIRS.filter(pair => {
    const target = targetOf(plan, pair);
    return target >= 0 && !plan.elevatorAt[target];
  });
}

/** One more roll of the dice: 48 equal branches on most boards, each to its end or to the next roll. */
function follow(start: World, from: Branch, weight: number, depth: number, tally: Tally): Refusal | null {
  tally.depth = Math.max(tally.depth, depth);
  const share = weight / tally.rolls.length;
  const world = new World(start.plan, start.rules);
  for (const roll of tally.rolls) {
    copyWorld(from.world, world);
    world.harmed = [];
    world.explosions = 0;
    const resolution = new Resolution(world, from.agenda, { rolls: [roll], answers: 'first' });
    resolution.run();
    if (resolution.refusal) return resolution.refusal;
    const explosions = from.explosions + world.explosions;
    const hurt = world.harmed.length > 0 ? new Set([...from.hurt, ...world.harmed]) : from.hurt;
    if (!resolution.awaiting) {
      count(start, world, explosions, hurt, share, tally);
    } else if (depth >= ODDS_DEPTH) {
      tally.unresolved += share;
    } else {
      const copy = new World(start.plan, start.rules);
      copyWorld(world, copy);
      const branch: Branch = { world: copy, agenda: resolution.agenda, explosions, hurt };
      const refusal = follow(start, branch, share, depth + 1, tally);
      if (refusal) return refusal;
    }
  }
  return null;
}

function count(
  start: World,
  end: World,
  explosions: number,
  hurt: ReadonlySet<string>,
  share: number,
  tally: Tally,
): void {
  const { plan } = start;
  for (const space of plan.inside) {
    const is = end.threat[space];
    if (is !== start.threat[space]) {
      if (is === FIRE) tally.fire[space] = (tally.fire[space] as number) + share;
      else if (is === SMOKE) tally.smoke[space] = (tally.smoke[space] as number) + share;
    }
  }
  for (const space of tally.peopled) {
    if (poiAt(end, space) < poiAt(start, space)) tally.lost[space] = (tally.lost[space] as number) + share;
  }
  const damage = start.damageLeft - end.damageLeft;
  tally.damage += damage * share;
  tally.mostDamage = Math.max(tally.mostDamage, damage);
  if (explosions > 0) tally.explosion += share;
  if (end.result === 'collapse') tally.collapse += share;
  for (const id of hurt) tally.knockDown.set(id, (tally.knockDown.get(id) ?? 0) + share);
}

/** Markers and victims in a space, those in hands there included. */
function poiAt(world: World, space: number): number {
  let here = (world.unknown[space] as number) + (world.victims[space] as number) + (world.treated[space] as number);
  for (const pawn of world.pawns) {
    if (pawn.at === space && pawn.at !== NOWHERE) here += pawn.leading + (pawn.carrying === 'victim' ? 1 : 0);
  }
  return here;
}

function summary(start: World, tally: Tally): Odds {
  const { plan } = start;
  const chance = (count: number): number => count / tally.outcomes;
  const perSpace: Record<Space, { smoke?: number; fire?: number }> = {};
  const lost: Record<Space, number> = {};
  for (let space = 0; space < plan.count; space++) {
    const smoke = chance(tally.smoke[space] as number);
    const fire = chance(tally.fire[space] as number);
    if (smoke > 0 || fire > 0) {
      perSpace[nameOf(plan, space)] = { ...(smoke > 0 ? { smoke } : {}), ...(fire > 0 ? { fire } : {}) };
    }
    if ((tally.lost[space] as number) > 0) lost[nameOf(plan, space)] = chance(tally.lost[space] as number);
  }
  const harmed = [...tally.knockDown].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    depth: tally.depth,
    unresolved: chance(tally.unresolved),
    perSpace,
    explosion: chance(tally.explosion),
    damage: { expected: chance(tally.damage), max: tally.mostDamage },
    knockDown: Object.fromEntries(harmed.map(([id, count]) => [id, chance(count)])),
    lost,
    collapse: chance(tally.collapse),
  };
}
