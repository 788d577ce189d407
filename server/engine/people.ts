/** What happens to people and to what they hold: knock-downs, losses, rescues, flipped markers. */
import { nameOf } from './floorPlan.js';
import type { PoiKind, Thing } from './input.js';
import type { Cause } from './instruction.js';
import { checkRescues } from './verdict.js';
import { FIRE, NOWHERE, type Pawn, type World } from './world.js';

/** The tokens of this kind that lie in spaces. */
export function lying(world: World, what: Thing): Uint8Array {
  return what === 'victim' ? world.victims : what === 'treated' ? world.treated : world.hazmat;
}

/** Puts down in its space all that a firefighter holds. */
export function letGo(world: World, pawn: Pawn): void {
  letGoVictims(world, pawn);
  if (pawn.carrying !== 'hazmat') return;
  world.hazmat[pawn.at] = (world.hazmat[pawn.at] as number) + 1;
  pawn.carrying = null;
  world.emit({ type: 'letGo', who: pawn.id, what: 'hazmat' });
}

/** Puts down in its space the victims it carries or leads. */
export function letGoVictims(world: World, pawn: Pawn): void {
  const { at } = pawn;
  if (pawn.carrying === 'victim') {
    world.victims[at] = (world.victims[at] as number) + 1;
    pawn.carrying = null;
    world.emit({ type: 'letGo', who: pawn.id, what: 'victim' });
  }
  if (pawn.leading > 0) {
    world.treated[at] = (world.treated[at] as number) + pawn.leading;
    pawn.leading = 0;
    world.emit({ type: 'letGo', who: pawn.id, what: 'treated' });
  }
}

/** One victim off the hands of a firefighter in the lobby or nowhere we know; what it was, null when there is none. */
export function removeHeld(pawn: Pawn): 'victim' | 'treated' | null {
  if (pawn.carrying === 'victim') {
    pawn.carrying = null;
    return 'victim';
  }
  if (pawn.leading === 0) return null;
  pawn.leading -= 1;
  return 'treated';
}

/** A revealed victim lying here is lost. */
export function markLost(world: World, space: number, kind: 'victim' | 'treated', because: Cause): void {
  const tokens = lying(world, kind);
  tokens[space] = (tokens[space] as number) - 1;
  world.lost.victims += 1;
  world.emit({ type: 'poiRemoved', at: nameOf(world.plan, space), kind, to: 'lost', because });
}

/** The victims a firefighter holds are rescued where it stands. */
export function rescueHeld(world: World, pawn: Pawn, because: Cause): void {
  const at = nameOf(world.plan, pawn.at);
  if (pawn.carrying === 'victim') {
    pawn.carrying = null;
    world.rescued.victims += 1;
    world.emit({ type: 'poiRemoved', at, kind: 'victim', to: 'rescued', heldBy: pawn.id, because });
  }
  for (; pawn.leading > 0; pawn.leading -= 1) {
    world.rescued.victims += 1;
    world.emit({ type: 'poiRemoved', at, kind: 'treated', to: 'rescued', heldBy: pawn.id, because });
  }
  checkRescues(world);
}

/** One victim lying here is rescued: unless said otherwise who must be carried before who walks. */
export function rescueOne(
  world: World,
  space: number,
  because: Cause,
  kind: 'victim' | 'treated' = world.victims[space] ? 'victim' : 'treated',
): void {
  const tokens = lying(world, kind);
  tokens[space] = (tokens[space] as number) - 1;
  world.rescued.victims += 1;
  world.emit({ type: 'poiRemoved', at: nameOf(world.plan, space), kind, to: 'rescued', because });
  checkRescues(world);
}

/** Victims lying in this space are rescued (an ambulance arrives, a car goes down). */
export function rescueLying(world: World, space: number, because: Cause): void {
  while (world.victims[space] || world.treated[space]) rescueOne(world, space, because);
}

/** Hazmat leaves the game without an explosion. */
export function disposeHazmat(world: World, space: number, why: 'disposed' | 'elevator', because: Cause): void {
  world.rescued.hazmat += 1;
  world.emit({ type: 'hazmatRemoved', at: nameOf(world.plan, space), why, because });
}

/** Is this space one of the spot where the vehicle is parked? */
export function isAtVehicle(world: World, space: number, vehicle: 'engine' | 'ambulance'): boolean {
  const spot = vehicle === 'engine' ? world.plan.engineSpots[world.engine] : world.plan.ambulanceSpots[world.ambulance];
  return spot?.spaces.includes(space) ?? false;
}

/** What a firefighter's arrival somewhere does to what it holds: rescue, disposal (section 6). */
export function deliver(world: World, pawn: Pawn): void {
  const { plan } = world;
  if (pawn.at === NOWHERE || plan.isInside[pawn.at]) return;
  const because: Cause = { by: 'action', who: pawn.id };
  if (pawn.carrying === 'hazmat') {
    pawn.carrying = null;
    disposeHazmat(world, pawn.at, 'disposed', because);
  }
  if (isSafe(world, pawn.at)) rescueHeld(world, pawn, because);
}

/** Where a victim is out of danger: anywhere outside, or at the ambulance, as the rule set has it (section 6). */
export function isSafe(world: World, space: number): boolean {
  if (world.plan.isInside[space]) return false;
  return world.rules.rescueAt === 'outside' || isAtVehicle(world, space, 'ambulance');
}

/** A marker that was face down lies open now: it leaves the pool, and what it is decides where it goes. */
export function reveal(world: World, space: number, kind: PoiKind, isAsked: boolean, because: Cause): void {
  takeFromPool(world, kind);
  world.unknown[space] = (world.unknown[space] as number) - 1;
  world.emit({ type: 'poiRevealed', at: nameOf(world.plan, space), kind, isAsked, because });
}

/** A marker found by a firefighter, an imager or a replenishment: victims stay, false alarms go to Rescued (section 6). */
export function turnUp(
  world: World,
  space: number,
  { kind, isAsked }: { readonly kind: PoiKind; readonly isAsked: boolean },
  because: Cause,
): void {
  reveal(world, space, kind, isAsked, because);
  const at = nameOf(world.plan, space);
  if (kind === 'victim') {
    world.victims[space] = (world.victims[space] as number) + 1;
  } else if (kind === 'hazmat') {
    world.hazmat[space] = (world.hazmat[space] as number) + 1;
  } else if (world.rules.isFalseAlarmHazmat) {
    // R34: it becomes a hazmat and is not counted as rescued.
    world.emit({ type: 'poiRemoved', at, kind: 'falseAlarm', to: 'game', because });
    world.hazmat[space] = (world.hazmat[space] as number) + 1;
    world.emit({ type: 'hazmatPlaced', at, because });
  } else {
    world.rescued.falseAlarms += 1;
    world.emit({ type: 'poiRemoved', at, kind: 'falseAlarm', to: 'rescued', because });
  }
}

/** R16, house rule: a parked vehicle shelters who stands in its space. */
export function isSheltered(world: World, space: number): boolean {
  if (!world.rules.house.vehiclesShelter) return false;
  return isAtVehicle(world, space, 'engine') || isAtVehicle(world, space, 'ambulance');
}

export function isBurning(world: World, space: number): boolean {
  return space >= 0 && world.threat[space] === FIRE;
}

/** A face-down marker that turned out to be a victim or false alarm, straight to where it goes. */
export function burnRevealed(world: World, space: number, kind: PoiKind, because: Cause): void {
  const at = nameOf(world.plan, space);
  if (kind === 'victim') world.lost.victims += 1;
  else world.lost.falseAlarms += 1;
  world.emit({ type: 'poiRemoved', at, kind: kind === 'victim' ? 'victim' : 'falseAlarm', to: 'lost', because });
}

function takeFromPool(world: World, kind: PoiKind): void {
  const key = kind === 'victim' ? 'victims' : kind === 'falseAlarm' ? 'falseAlarms' : 'hazmat';
  world.pool[key] = Math.max(0, world.pool[key] - 1);
}
