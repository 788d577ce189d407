/** Paying for actions: free AP that fit, the turn's AP, saved AP (R29); and what must be kept in a fire (R19). */
import { directionBetween } from '../floorPlan.js';
import type { Refusal } from '../input.js';
import { FIRE, isPassable, type Pawn, type World } from '../world.js';
import type { Deal, Deed, Purpose } from './deed.js';
import { canSqueezeThrough } from './paths.js';

interface Purse {
  readonly free: number;
  readonly ap: number;
  readonly saved: number;
}

/** The refusal, or the purse after paying. */
export function settle(deed: Deed, deal: Deal): Refusal | Purse {
  const { payer, actor } = deed;
  const { world } = deed.res;
  const isCommand = payer !== actor;
  const left = spend(purseOf(payer), deal.ap, fitsFree(world, payer, deal.purpose, isCommand));
  if (!left) return { code: 'no-ap', message: `${deal.ap} AP are needed` };
  if (world.rules.isStandingInFireBanned && !canGetOut(deed, deal, left)) {
    return { code: 'fire', message: 'the AP left would neither leave the fire nor turn it to smoke' };
  }
  return left;
}

export function pay(payer: Pawn, purse: Purse): void {
  payer.freeAp = purse.free;
  payer.ap = purse.ap;
  payer.saved = purse.saved;
}

function purseOf(pawn: Pawn): Purse {
  return { free: pawn.freeAp, ap: pawn.ap ?? 0, saved: pawn.saved };
}

function fitsFree(world: World, payer: Pawn, purpose: Purpose, isCommand: boolean): boolean {
  const { freeFor } = world.factsOf(payer);
  return isCommand ? freeFor === 'command' : freeFor === purpose;
}

function spend(purse: Purse, cost: number, canUseFree: boolean): Purse | null {
  const free = canUseFree ? Math.min(purse.free, cost) : 0;
  const ap = Math.min(purse.ap, cost - free);
  const saved = cost - free - ap;
  return saved <= purse.saved ? { free: purse.free - free, ap: purse.ap - ap, saved: purse.saved - saved } : null;
}

/** R19: whoever stands in fire afterwards must still get out; for a commanded one the Captain's AP must suffice. */
function canGetOut(deed: Deed, deal: Deal, left: Purse): boolean {
  const { world } = deed.res;
  const { payer, actor } = deed;
  const placeOf = (pawn: Pawn): number => (pawn === actor ? (deal.endsAt ?? pawn.at) : pawn.at);
  const isInFire = (pawn: Pawn): boolean => {
    const at = placeOf(pawn);
    return at >= 0 && at < world.plan.count && world.threat[at] === FIRE && deal.quenches !== at;
  };
  let purse: Purse | null = left;
  const canCommand = world.factsOf(payer).abilities.includes('command');
  for (const pawn of world.pawns) {
    if (pawn === payer || !isInFire(pawn) || !(canCommand || pawn === actor)) continue;
    purse = purse && spend(purse, escapeCost(world, pawn, placeOf(pawn)), fitsFree(world, payer, 'move', true));
  }
  if (!purse) return false;
  if (!isInFire(payer)) return true;
  const facts = world.factsOf(payer);
  const canSmother = facts.extinguish > 0 && spend(purse, facts.extinguish, facts.freeFor === 'extinguish') !== null;
  return canSmother || spend(purse, escapeCost(world, payer, placeOf(payer)), facts.freeFor === 'move') !== null;
}

/** The fewest AP on foot to a space without fire, through burning ones if need be. */
function escapeCost(world: World, pawn: Pawn, from: number): number {
  const { plan } = world;
  const best = new Map([[from, 0]]);
  const open = [from];
  let cheapest = Number.POSITIVE_INFINITY;
  for (let space = open.pop(); space !== undefined; space = open.pop()) {
    const cost = best.get(space) as number;
    for (let d = 0; d < 4; d++) {
      const next = plan.next[space * 4 + d] as number;
      if (next < 0 || !canStep(world, pawn, space, next)) continue;
      if (world.threat[next] !== FIRE) {
        cheapest = Math.min(cheapest, cost + 1);
      } else if (cost + 2 < (best.get(next) ?? Number.POSITIVE_INFINITY)) {
        best.set(next, cost + 2);
        open.push(next);
      }
    }
  }
  return cheapest;
}

function canStep(world: World, pawn: Pawn, from: number, to: number): boolean {
  const edge = world.plan.edgeOf[from * 4 + directionBetween(world.plan, from, to)] as number;
  const crossesFacade = world.plan.isInside[from] !== world.plan.isInside[to];
  if (world.rules.hasElevators && crossesFacade) return false;
  return isPassable(world, edge) || canSqueezeThrough(world, pawn, edge);
}
