import { isInQuadrant, nameOf, type Spot } from '../floorPlan.js';
import type { Action } from '../input.js';
import { isAtVehicle } from '../people.js';
import { NOWHERE, type World } from '../world.js';
import { badAction, type Checked, type Deed, findFault } from './deed.js';
import { isBelow } from './tower.js';

/** O Drive, Ride; C DRIVE: one spot either way; the engine from inside it, the modern ambulance by radio (R33, R35). */
export function checkDrive(deed: Deed, action: Extract<Action, { do: 'drive' }>): Checked {
  const { res, actor } = deed;
  const { world, plan, rules } = res;
  const { vehicle } = action;
  const spots = vehicle === 'engine' ? plan.engineSpots : plan.ambulanceSpots;
  const isKnown = rules.hasVehicles && (vehicle === 'engine' || rules.hasAmbulance);
  const to = spots.findIndex(spot => isSpot(spot, action.to));
  const from = world[vehicle];
  const mustBeInside = vehicle === 'engine' || !rules.isAmbulanceDrivenByRadio;
  const isInside = isAtVehicle(world, actor.at, vehicle);
  const { drive } = world.factsOf(actor);
  const riders = ridersOf(deed, action, isInside);
  const strangers = riders.filter(rider => !world.pawn(rider));
  if (isKnown && (to < 0 || strangers.length > 0)) return badAction('no such parking spot, or no such rider');
  const isRiderDown = riders.some(rider => world.pawn(rider)?.isDown);
  const isRiderElsewhere = riders.some(rider => !isAtVehicle(world, world.pawn(rider)?.at ?? NOWHERE, vehicle));
  if (isKnown && from < 0) return { code: 'bad-state', message: `where is the ${vehicle}?` };
  const fault = findFault(deed, [
    [!isKnown, 'not-in-this-game', `there is no ${vehicle} in this game`],
    [drive === 0, 'not-your-role', 'this specialist does not drive'],
    [isRiderDown, 'down', 'who lies on the ground does not ride'],
    [mustBeInside && !isInside, 'not-here', `the ${vehicle} is driven from inside it`],
    [isRiderElsewhere, 'not-here', 'a rider must be at the vehicle'],
    [from === to, 'no-target', `the ${vehicle} stands there already`],
    [areOpposite(spots[from], spots[to]), 'too-far', 'one parking spot at a time'],
  ]);
  if (fault) return fault;
  const exits = action.exit ?? {};
  const spot = spots[to] as Spot;
  for (const [rider, space] of Object.entries(exits)) {
    if (!riders.includes(rider) || !spot.names.includes(space)) return badAction(`${rider} cannot leave at ${space}`);
  }
  return { ap: drive, purpose: 'other', apply: () => depart(deed, vehicle, to, riders, exits) };
}

function depart(
  { res, actor }: Deed,
  vehicle: 'engine' | 'ambulance',
  to: number,
  riders: readonly string[],
  exits: Readonly<Record<string, string>>,
): void {
  const { world, plan } = res;
  const spots = vehicle === 'engine' ? plan.engineSpots : plan.ambulanceSpots;
  world[vehicle] = to;
  world.emit({ type: 'vehicleMoved', vehicle, to: (spots[to] as Spot).names });
  for (const rider of riders) {
    const exit = Object.hasOwn(exits, rider) ? exits[rider] : undefined;
    const pawn = world.pawn(rider);
    if (!exit || !pawn) continue;
    world.emit({ type: 'firefighterMoved', who: rider, from: nameOf(plan, pawn.at), to: exit });
    pawn.at = plan.index.get(exit) as number;
  }
  res.first({ stage: 'driveExits', vehicle, names: riders, who: actor.id });
}

/** The engine's driver goes along and need not be named; by id, the order in which exits are asked (R26). */
function ridersOf(deed: Deed, action: Extract<Action, { do: 'drive' }>, isInside: boolean): string[] {
  const driver = action.vehicle === 'engine' || !deed.res.rules.isAmbulanceDrivenByRadio;
  const goesAlong = driver && isInside ? [deed.actor.id] : [];
  return [...new Set([...(action.riders ?? []), ...goesAlong])].sort();
}

function isSpot(spot: Spot, [a, b]: readonly [string, string]): boolean {
  const [x, y] = spot.names;
  return (x === a && y === b) || (x === b && y === a);
}

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

function areOpposite(a: Spot | undefined, b: Spot | undefined): boolean {
  return a !== undefined && b !== undefined && OPPOSITE[a.side] === b.side;
}

/** O Fire the Deck Gun; C. The modern one only into a quadrant without firefighters. */
export function checkDeckGun(deed: Deed, action: Extract<Action, { do: 'deckGun' }>): Checked {
  const { res, actor } = deed;
  const { world, rules } = res;
  const facts = world.factsOf(actor);
  const canReroll = facts.abilities.includes('rerollDeckGun');
  if (rules.hasDeckGun && world.engine < 0) return { code: 'bad-state', message: 'where is the engine?' };
  const fault = findFault(deed, [
    [!rules.hasDeckGun, 'not-in-this-game', 'there is no deck gun in this game'],
    [facts.deckGun === 0, 'not-your-role', 'this specialist does not fire the deck gun'],
    [(action.reroll ?? []).length > 0 && !canReroll, 'not-your-role', 'only the Driver/Operator rerolls'],
    [!isAtVehicle(world, actor.at, 'engine'), 'not-here', 'the deck gun is fired from the engine'],
    [rules.deckGunNeedsEmptyQuadrant && isQuadrantOccupied(world), 'quadrant', 'a firefighter is in the quadrant'],
    [!isQuadrantNamed(world), 'no-target', 'no dice name a space of the quadrant'],
  ]);
  if (fault) return fault;
  const names = action.reroll ?? (canReroll ? ['ask'] : []);
  return { ap: facts.deckGun, purpose: 'other', apply: () => res.first({ stage: 'deckGun', names }) };
}

/** R44: on a board that is larger than the dice a quadrant may have none of the pairs. */
function isQuadrantNamed({ plan, engine }: World): boolean {
  return plan.rollable.some(space => isInQuadrant(plan, plan.engineSpots[engine], space));
}

/** R45: who is below stands in no quadrant. */
function isQuadrantOccupied(world: World): boolean {
  const { plan } = world;
  const spot = plan.engineSpots[world.engine];
  return world.pawns.some(({ at }) => isInQuadrant(plan, spot, at) && !isBelow(world, at));
}

/** O Crew Change: first action of the turn, in the engine; the new specialist's AP less 2 (R31). */
export function checkCrewChange(deed: Deed, action: Extract<Action, { do: 'crewChange' }>): Checked {
  const { res, actor } = deed;
  const { world, rules } = res;
  const { hasCrewChange } = rules;
  const facts = rules.roles[action.to];
  const isTaken = world.pawns.some(pawn => pawn.role === action.to);
  if (hasCrewChange && world.engine < 0) return { code: 'bad-state', message: 'where is the engine?' };
  if (hasCrewChange && !facts) return badAction(`there is no specialist "${action.to}"`);
  const fault = findFault(deed, [
    [!hasCrewChange, 'not-in-this-game', 'there is no crew change in this game'],
    [actor.hasActed, 'not-first', 'crew change is the first action of the turn'],
    [isTaken, 'in-play', 'that specialist is in play'],
    [isTaken, 'no-target', 'that card is in somebody’s hands'],
    [!isAtVehicle(world, actor.at, 'engine'), 'not-here', 'crew change happens in the engine'],
  ]);
  if (fault) return fault;
  return {
    ap: 0,
    listPrice: 2,
    purpose: 'other',
    apply: () => {
      actor.role = action.to;
      actor.ap = (facts?.ap ?? 0) - 2;
      actor.freeAp = facts?.freeAp ?? 0;
      world.emit({ type: 'specialistTaken', who: actor.id, role: action.to });
    },
  };
}
