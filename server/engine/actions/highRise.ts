/** Ladder, lobby and elevators (H; R37 to R41). */
import type { Action } from '../input.js';
import { disposeHazmat, isAtVehicle, rescueHeld, rescueLying } from '../people.js';
import { CLOSED, FIRE, GONE, OPEN } from '../world.js';
import { byActor } from './building.js';
import { badAction, type Checked, type Deed, findFault } from './deed.js';
import { arrive } from './move.js';
import { doorState, isAtLadder, isBelow, outerWall } from './tower.js';

/** Between the engine and a space behind a destroyed outer wall on the engine's side (R39). */
export function checkLadder(deed: Deed, action: Extract<Action, { do: 'ladder' }>): Checked {
  const { res, actor } = deed;
  const { world, plan, rules } = res;
  const to = plan.index.get(action.to);
  if (to === undefined || to >= plan.count) return badAction(`there is no space ${action.to}`);
  const isInward = plan.isInside[to] === 1;
  const indoors = isInward ? to : actor.at;
  const outdoors = isInward ? actor.at : to;
  const wall = outerWall(world, indoors);
  const isFire = isInward && world.threat[to] === FIRE;
  const fault = findFault(deed, [
    [!rules.hasElevators, 'not-in-this-game', 'there is no ladder in this game'],
    [!isAtVehicle(world, outdoors, 'engine'), 'not-here', 'the ladder stands at the engine'],
    [wall < 0, 'not-adjacent', 'no outer wall on the side of the engine'],
    [wall >= 0 && !isAtLadder(world, indoors), 'blocked', 'the outer wall stands'],
    [isInward && (actor.carrying !== null || actor.leading > 0), 'carrying', 'nothing is carried up the ladder'],
  ]);
  if (fault) return fault;
  return {
    ap: isFire ? 3 : !isInward && actor.carrying ? 4 : 2,
    purpose: 'move',
    endsAt: to,
    apply: () => arrive(deed, to),
  };
}

/** Between the engine and the lobby, 2 AP; from the lobby into a car that is below, free (R37, R38). */
export function checkLobby(deed: Deed, action: Extract<Action, { do: 'lobby' }>): Checked {
  const { res, actor } = deed;
  const { world, plan, rules } = res;
  const to = plan.index.get(action.to);
  if (to === undefined) return badAction(`there is no space ${action.to}`);
  const isActorBelow = isBelow(world, actor.at);
  const isAtEngine = isAtVehicle(world, actor.at, 'engine');
  const elevator = to < plan.count ? (plan.elevatorAt[to] as number) : 0;
  const isOut = isAtVehicle(world, to, 'engine');
  const isCarAbove = elevator > 0 && !isBelow(world, to);
  const fault = findFault(deed, [
    [!rules.hasElevators, 'not-in-this-game', 'there is no lobby in this game'],
    [rules.hasElevators && elevator === 0 && !isOut, 'no-target', `${action.to} is no elevator and not at the engine`],
    [elevator > 0 && doorState(world, elevator - 1) === GONE, 'no-target', 'that elevator is out of use'],
    [isOut ? !isActorBelow : !isAtEngine && !isActorBelow, 'not-here', 'the lobby is entered from the engine'],
    [isActorBelow && isCarAbove, 'blocked', 'that car is above: call it first'],
    [elevator > 0 && to === actor.at, 'no-target', 'already in that car'],
  ]);
  if (fault) return fault;
  // Entering the lobby, one steps into the named car if it is below.
  const place = isOut ? to : isCarAbove ? plan.count : to;
  return {
    ap: isActorBelow && !isOut ? 0 : 2,
    purpose: 'move',
    endsAt: place,
    apply: () => {
      arrive(deed, place);
      // A car that is below stands in the lobby: what is brought there is out of the building.
      if (elevator > 0 && place === to) emptyCar(deed, to);
    },
  };
}

/** The elevator's door, 2 AP: opened the car comes up, closed it goes down with all in it (R38). */
export function checkElevator(deed: Deed, action: Extract<Action, { do: 'elevator' }>): Checked {
  const { res, actor } = deed;
  const { world, plan, rules } = res;
  const at = plan.index.get(action.at);
  const number = at === undefined || at >= plan.count ? -1 : (plan.elevatorAt[at] as number) - 1;
  const elevator = plan.elevators[number];
  if (!rules.hasElevators) return { code: 'not-in-this-game', message: 'there is no elevator in this game' };
  if (!elevator) return badAction(`there is no elevator at ${action.at}`);
  const isInside = actor.at === elevator.space;
  const isAtLanding = actor.at === elevator.landing;
  const isInLobbyProper = actor.at === plan.count;
  const state = doorState(world, number);
  const fault = findFault(deed, [
    [!isInside && !isAtLanding && !isInLobbyProper, 'not-here', 'worked from the car, its door, or the lobby'],
    [state === GONE, 'no-target', 'that elevator is out of use'],
    [isInLobbyProper && state === CLOSED, 'no-target', 'the car is here: step in'],
  ]);
  if (fault) return fault;
  const isClosing = state === OPEN;
  return {
    ap: 2,
    purpose: 'other',
    edgeAfter: [elevator.door, isClosing ? CLOSED : OPEN],
    apply: () => {
      world.edges[elevator.door] = isClosing ? CLOSED : OPEN;
      const edge = plan.edgeNames[elevator.door] as string;
      world.emit({ type: 'doorFlipped', edge, to: isClosing ? 'closed' : 'open', because: byActor(deed) });
      if (!isClosing) return;
      emptyCar(deed, elevator.space);
      if (isInLobbyProper && !world.result) arrive(deed, elevator.space);
    },
  };
}

/** Down it goes: victims inside are rescued, hazmat inside is removed (H). */
function emptyCar(deed: Deed, space: number): void {
  const { world } = deed.res;
  const because = byActor(deed);
  for (const pawn of world.pawns) {
    if (pawn.at !== space) continue;
    if (pawn.carrying === 'hazmat') {
      pawn.carrying = null;
      disposeHazmat(world, space, 'elevator', because);
    }
    rescueHeld(world, pawn, because);
  }
  for (; world.hazmat[space]; world.hazmat[space] = (world.hazmat[space] as number) - 1) {
    disposeHazmat(world, space, 'elevator', because);
  }
  rescueLying(world, space, because);
}
