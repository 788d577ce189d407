/** Victims and hazmat in hands; markers looked at from afar. */
import { nameOf } from '../floorPlan.js';
import type { Action, Refusal, Thing } from '../input.js';
import { deliver, disposeHazmat, lying } from '../people.js';
import { hasAbility } from '../rulesets/ruleSet.js';
import { healMarkersInUse, type Pawn, type World } from '../world.js';
import { byActor } from './building.js';
import { badAction, type Checked, type Deed, findFault } from './deed.js';

function gameFault(deed: Deed, what: Thing): Refusal | null {
  const { rules } = deed.res;
  return findFault(deed, [
    [what === 'hazmat' && !rules.hasHazmat, 'not-in-this-game', 'there is no hazmat in this game'],
    [what === 'treated' && rules.healMarkers === 0, 'not-in-this-game', 'nobody is treated in this game'],
  ]);
}

/** Section 6: pick up is free; one carried item, and one led (any number in the classic game). */
export function checkPickUp(deed: Deed, { what }: Extract<Action, { do: 'pickUp' }>): Checked {
  const { actor, res } = deed;
  const { world, rules } = res;
  const here = actor.at >= 0 && actor.at < res.plan.count ? (lying(world, what)[actor.at] as number) : 0;
  const handsFull = what === 'treated' ? actor.leading >= rules.leadLimit : actor.carrying !== null;
  const isBanned = what === 'hazmat' && world.factsOf(actor).abilities.includes('carryNoHazmat');
  const fault =
    gameFault(deed, what) ??
    findFault(deed, [
      [isBanned, 'not-your-role', 'this specialist carries no hazmat'],
      [here === 0, 'not-here', `no ${what} in this space`],
      [here === 0, 'no-target', `no ${what} in this space`],
      [handsFull, 'carrying', 'hands are full'],
    ]);
  if (fault) return fault;
  return {
    ap: 0,
    purpose: 'move',
    apply: () => {
      // Table first, a second thing is taken: the first is put down.
      if (what !== 'treated' && actor.carrying) drop(deed, actor.carrying);
      if (what === 'treated' && handsFull) drop(deed, what);
      const tokens = lying(world, what);
      tokens[actor.at] = (tokens[actor.at] as number) - 1;
      if (what === 'treated') actor.leading += 1;
      else actor.carrying = what;
      world.emit({ type: 'tookHold', who: actor.id, what });
      deliver(world, actor);
    },
  };
}

export function checkPutDown(deed: Deed, { what }: Extract<Action, { do: 'putDown' }>): Checked {
  const { actor, res } = deed;
  const isOnBoard = actor.at >= 0 && actor.at < res.plan.count;
  const holds = isOnBoard && (what === 'treated' ? actor.leading > 0 : actor.carrying === what);
  const fault =
    gameFault(deed, what) ??
    findFault(deed, [
      [!holds, 'carrying', `no ${what} in hand`],
      [!holds, 'no-target', `no ${what} in hand`],
    ]);
  return fault ?? { ap: 0, purpose: 'move', apply: () => drop(deed, what) };
}

function drop({ actor, res }: Deed, what: Thing): void {
  const tokens = lying(res.world, what);
  tokens[actor.at] = (tokens[actor.at] as number) + 1;
  if (what === 'treated') actor.leading -= 1;
  else actor.carrying = null;
  res.world.emit({ type: 'letGo', who: actor.id, what });
}

/** Paramedic: a heal marker under a victim of the own space, lying or carried; a carried one is led from then on (R32). */
export function checkTreat(deed: Deed, action: Extract<Action, { do: 'treat' }>): Checked {
  const { actor, res } = deed;
  const { world, rules } = res;
  const at = workplace(deed, action.at);
  if (at === null) return badAction(`there is no space ${action.at}`);
  const carrier = carrierAt(world, actor, at, 'victim');
  const hasNoHealMarker = healMarkersInUse(world) >= rules.healMarkers;
  const isLying = at >= 0 && at < res.plan.count && (world.victims[at] as number) > 0;
  const fault = findFault(deed, [
    [rules.healMarkers === 0, 'not-in-this-game', 'nobody is treated in this game'],
    [!world.factsOf(actor).abilities.includes('treat'), 'not-your-role', 'only the Paramedic treats'],
    [at !== actor.at || (!isLying && !carrier), 'not-here', 'no victim in this space'],
    [!isLying && !carrier, 'no-target', 'no victim in this space'],
    [hasNoHealMarker, 'limit', 'all heal markers are in use'],
    [hasNoHealMarker, 'no-target', 'all heal markers are in use'],
  ]);
  if (fault) return fault;
  return {
    ap: rules.treatAp,
    purpose: 'other',
    apply: () => {
      if (isLying) world.victims[at] = (world.victims[at] as number) - 1;
      else if (carrier) carrier.carrying = null;
      const isLed = !isLying && carrier && carrier.leading < rules.leadLimit;
      if (isLed) carrier.leading += 1;
      else world.treated[at] = (world.treated[at] as number) + 1;
      world.emit({ type: 'healPlaced', at: nameOf(res.plan, at), because: byActor(deed) });
    },
  };
}

/** Hazmat Technician: hazmat of the own space, lying or in own hands, goes to Rescued. */
export function checkDispose(deed: Deed, action: Extract<Action, { do: 'dispose' }>): Checked {
  const { actor, res } = deed;
  const { world, rules } = res;
  const at = workplace(deed, action.at);
  if (at === null) return badAction(`there is no space ${action.at}`);
  const carrier = carrierAt(world, actor, at, 'hazmat');
  const isLying = at >= 0 && at < res.plan.count && (world.hazmat[at] as number) > 0;
  const fault = findFault(deed, [
    [!rules.hasHazmat || !hasAbility(rules, 'dispose'), 'not-in-this-game', 'no Hazmat Technician in this game'],
    [!world.factsOf(actor).abilities.includes('dispose'), 'not-your-role', 'only the Hazmat Technician disposes'],
    [at !== actor.at || (!isLying && !carrier), 'not-here', 'no hazmat in this space'],
    [!isLying && !carrier, 'no-target', 'no hazmat in this space'],
  ]);
  if (fault) return fault;
  return {
    ap: 2,
    purpose: 'other',
    apply: () => {
      if (isLying) world.hazmat[at] = (world.hazmat[at] as number) - 1;
      else if (carrier) carrier.carrying = null;
      disposeHazmat(world, at, 'disposed', byActor(deed));
    },
  };
}

/** Imaging Technician: any marker on the board is turned over. */
export function checkIdentify(deed: Deed, action: Extract<Action, { do: 'identify' }>): Checked {
  const { actor, res } = deed;
  const { world, plan, rules } = res;
  const at = plan.index.get(action.at);
  if (at === undefined || at >= plan.count) return badAction(`there is no space ${action.at}`);
  const fault = findFault(deed, [
    [!hasAbility(rules, 'identify'), 'not-in-this-game', 'no Imaging Technician in this game'],
    [!world.factsOf(actor).abilities.includes('identify'), 'not-your-role', 'only the Imaging Technician identifies'],
    [world.unknown[at] === 0, 'no-target', `no face-down marker at ${action.at}`],
  ]);
  if (fault) return fault;
  return {
    ap: 1,
    purpose: 'other',
    apply: () => res.first({ stage: 'revealPoi', at: action.at, who: actor.id }),
  };
}

/** Where the work is done: the own space, or the one told; null when there is no such space. */
function workplace({ actor, res }: Deed, told: string | undefined): number | null {
  if (told === undefined) return actor.at;
  const at = res.plan.index.get(told);
  return at === undefined || at >= res.plan.count ? null : at;
}

/** Who in this space carries such a thing; the actor before others. */
function carrierAt(world: World, actor: Pawn, at: number, what: 'victim' | 'hazmat'): Pawn | undefined {
  const carriers = at >= 0 ? world.pawns.filter(pawn => pawn.at === at && pawn.carrying === what) : [];
  return carriers.find(pawn => pawn === actor) ?? carriers[0];
}
