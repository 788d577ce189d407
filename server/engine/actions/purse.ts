/** Paying for actions: free AP that fit, the turn's AP, saved AP (R29); and what must be kept in a fire (R19). */
import { LIGHT, WALL } from '../floorPlan.js';
import type { Refusal } from '../input.js';
import { isBurning } from '../people.js';
import type { RuleSet } from '../rulesets/ruleSet.js';
import type { FirefighterState } from '../table.js';
import type { Pawn, World } from '../world.js';
import { canAllLeave } from './allOut.js';
import type { Deal, Deed, Purpose } from './deed.js';
import { escapes } from './escape.js';
import { commandLimit, countCommand } from './help.js';

type Changes = Partial<Pick<Deal, 'ap' | 'endsAt' | 'threatAfter' | 'edgeAfter'>>;

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
  // R19 is about payments: what is free takes nobody's way out, and whoever a correction left in fire may still do it.
  const isAsked = world.rules.isStandingInFireBanned && deal.ap > 0;
  if (isAsked && !canGetOut(world, deed, deal, left)) {
    return { code: 'fire', message: 'the AP left would neither leave the fire nor turn it to smoke' };
  }
  return left;
}

/** Somebody stands in fire and no AP in hand leads out of it: R19 lets nobody come so far, but a correction may say so. */
export function isHopeless(deed: Deed): boolean {
  return !canGetOut(deed.res.world, deed, {}, purseOf(deed.payer));
}

export function pay(payer: Pawn, purse: Purse): void {
  payer.freeAp = purse.free;
  payer.ap = purse.ap;
  payer.saved = purse.saved;
}

/** R29: what is left is saved up to the limit; free AP go. R46: who has lain there since before the turn adds nothing. */
export function savedAtTurnEnd(
  { savedApLimit }: Pick<RuleSet, 'savedApLimit'>,
  { ap, saved = 0, down, acted }: FirefighterState,
): number {
  const left = down && !acted ? 0 : (ap ?? 0);
  return Math.min(savedApLimit, left + saved);
}

/** R19 on foot: the AP for the way there are in hand, and what is left gets everybody out whom the walker answers for. */
export function mayWalk(world: World, pawn: Pawn, ap: number, endsAt: number): boolean {
  const left = spend(purseOf(pawn), ap, fitsFree(world, pawn, 'move', false));
  if (!left) return false;
  return !world.rules.isStandingInFireBanned || canGetOut(world, { payer: pawn, actor: pawn }, { endsAt }, left);
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
function canGetOut(world: World, { payer, actor }: Pick<Deed, 'payer' | 'actor'>, deal: Changes, left: Purse): boolean {
  const undo = foresee(world, actor, deal);
  const undoCount = countCommand(world, payer, actor, deal.ap ?? 0);
  const canCommand = world.factsOf(payer).abilities.includes('command');
  const isSafe = canCommand
    ? canEachLeave(world, payer, left) || canAllLeave(world, payer, { own: left.ap + left.saved, command: left.free })
    : !isBurning(world, payer.at) || getsOut(world, payer, left);
  undoCount();
  undo();
  return isSafe;
}

/** Sets actor, fire and edge as the deal will leave them; gives back the way back. */
function foresee(world: World, actor: Pawn, { endsAt, threatAfter, edgeAfter }: Changes): () => void {
  const from = actor.at;
  const threat = threatAfter && (world.threat[threatAfter[0]] as number);
  const edge = edgeAfter && (world.edges[edgeAfter[0]] as number);
  const { damageLeft } = world;
  if (endsAt !== undefined) actor.at = endsAt;
  if (threatAfter) world.threat[threatAfter[0]] = threatAfter[1];
  if (edgeAfter) {
    const kind = world.plan.edgeKind[edgeAfter[0]];
    if (kind === WALL || kind === LIGHT) world.damageLeft += (edge as number) - edgeAfter[1];
    world.edges[edgeAfter[0]] = edgeAfter[1];
  }
  return () => {
    actor.at = from;
    world.damageLeft = damageLeft;
    if (threatAfter) world.threat[threatAfter[0]] = threat as number;
    if (edgeAfter) world.edges[edgeAfter[0]] = edge as number;
  };
}

/** The quick look, which nearly always suffices: everybody is commanded out, then the Captain gets out alone. */
function canEachLeave(world: World, captain: Pawn, left: Purse): boolean {
  let purse: Purse | null = left;
  for (const pawn of world.pawns) {
    if (pawn === captain || !isBurning(world, pawn.at)) continue;
    const costs = escapes(world, pawn, pawn.at, 'doors').map(({ steps, works }) => steps + works);
    const allowed = costs.filter(cost => cost <= commandLimit(world, captain, pawn));
    purse = purse && spend(purse, Math.min(...allowed), fitsFree(world, captain, 'move', true));
  }
  return purse !== null && (!isBurning(world, captain.at) || getsOut(world, captain, purse));
}

function getsOut(world: World, pawn: Pawn, purse: Purse): boolean {
  const { extinguish, freeFor } = world.factsOf(pawn);
  if (extinguish > 0 && spend(purse, extinguish, freeFor === 'extinguish')) return true;
  return escapes(world, pawn, pawn.at, 'doorsAndAxe').some(({ steps, works }) => {
    const walked = spend(purse, steps, freeFor === 'move');
    return walked !== null && spend(walked, works, false) !== null;
  });
}
