import { clearOutside } from '../fire.js';
import { nameOf } from '../floorPlan.js';
import type { Cause } from '../instruction.js';
import { burnRevealed, deliver, isBurning, isSheltered, letGo, markLost, reveal } from '../people.js';
import type { Resolution } from '../resolution.js';
import type { Space } from '../space.js';
import { checkLosses } from '../verdict.js';
import { NOWHERE, type Pawn, type World } from '../world.js';
import type { Task } from './task.js';

const BY_FIRE: Cause = { by: 'fire' };

/**
 * Table first: firefighters that are not followed may stand where fire broke out, or in a car whose door is gone (R41);
 * asked once for all those spaces.
 */
export function standing(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const brokenCars = [...(task.special ?? []), ...(task.names ?? [])];
  const isHarmful = (space: number): boolean => isBurning(world, space) && !isSheltered(world, space);
  const hurt = (task.spaces ?? []).filter(space => isHarmful(plan.index.get(space) as number));
  const standers = askWhoStands(res, [...new Set([...hurt, ...brokenCars])], BY_FIRE);
  if (!standers) return;
  const isBelow = (at: Space): boolean => task.names?.includes(at) ?? false;
  res.first(
    ...standers.map(({ who, at }): Task => ({ stage: 'knockDown', who, at, isFollowed: false, isUnhurt: isBelow(at) })),
  );
}

/** Who of those nobody follows (and `mayBe` asked about) stands in these spaces? null: the table is asked. */
export function askWhoStands(
  res: Resolution,
  spaces: readonly Space[],
  because: Cause,
  mayBe: (pawn: Pawn) => boolean = () => true,
): { who: string; at: Space }[] | null {
  const { world, plan, rules } = res;
  const unfollowed =
    rules.mode === 'tableFirst' ? world.pawns.filter(pawn => mayStandInside(world, pawn) && mayBe(pawn)) : [];
  if (unfollowed.length === 0 || spaces.length === 0) return [];
  const sorted = [...spaces].sort((a, b) => (plan.index.get(a) as number) - (plan.index.get(b) as number));
  const pairs = unfollowed.flatMap(pawn => sorted.map(at => ({ who: pawn.id, at })));
  const options = ['nobody', ...pairs.map(({ who, at }) => `${who} ${at}`)];
  const picked = res.chooseSome({ for: 'choice', about: 'standing', because, spaces: sorted, options });
  const standers = picked && pairs.filter(({ who, at }) => picked.includes(`${who} ${at}`));
  if (standers && new Set(standers.map(({ who }) => who)).size < standers.length) {
    res.refuse('bad-answer', 'nobody stands in two spaces');
    return null;
  }
  return standers;
}

/** Nobody is in the building before the first turn, nor before the turn on which the rule set brings one to the board. */
function mayStandInside(world: World, pawn: Pawn): boolean {
  const { rules, seats, turnNumber, areFirefightersUnfollowed } = world;
  const isTable = seats.length > 0;
  const isYetToEnter = rules.stages.turn.includes('enter') && !areFirefightersUnfollowed;
  return pawn.at === NOWHERE && !(isTable && (turnNumber === 0 || isYetToEnter));
}

/** Every firefighter on a fire space, inside or outside, by id (O Knocked Down; R26). */
export function knockDowns(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const carsAbove = (task.special ?? []).map(space => plan.index.get(space) as number);
  const carsBelow = (task.spaces ?? []).map(space => plan.index.get(space) as number);
  const isHurt = (at: number): boolean => (isBurning(world, at) && !isSheltered(world, at)) || carsAbove.includes(at);
  const tasks: Task[] = [];
  for (const { id: who, at: space } of world.pawns) {
    if (space === NOWHERE || space >= plan.count) continue;
    const at = nameOf(plan, space);
    // R41: who waited below only comes back to the engine.
    if (carsBelow.includes(space)) tasks.push({ stage: 'knockDown', who, at, isFollowed: true, isUnhurt: true });
    else if (isHurt(space)) tasks.push({ stage: 'knockDown', who, at, isFollowed: true });
  }
  res.first(...tasks);
}

/** One firefighter goes to recover; what it held stays behind (R15). */
export function knockDown(res: Resolution, task: Task): void {
  const { world, plan, rules } = res;
  const pawn = world.pawn(task.who as string);
  if (!pawn) return;
  const from = plan.index.get(task.at as string) as number;
  // Set right in the meantime: it was not there.
  if (pawn.at !== (task.isFollowed ? from : NOWHERE)) return;
  const options = recoverySpaces(world, from).map(space => nameOf(plan, space));
  const isTable = world.seats.length > 0;
  if (options.length === 0 && isTable) {
    // A game taken over under way may not have told us yet: now it matters.
    res.first({ stage: 'parkVehicles' }, task);
    return;
  }
  if (options.length === 0) {
    res.refuse('bad-state', `${pawn.id} is knocked down: where is the ${rules.knockDownTo}?`);
    return;
  }
  const to = res.choose({ for: 'choice', about: 'knockDown', who: pawn.id, options });
  if (to === null) return;
  if (task.isUnhurt) {
    // R41: who waited below walks out; what it holds was out of the building already.
    if (task.isFollowed) pawn.at = plan.index.get(to) as number;
    world.emit({ type: 'firefighterMoved', who: pawn.id, from: task.at as string, to });
    deliver(world, pawn);
    return;
  }
  if (task.isFollowed) {
    letGo(world, pawn);
    pawn.at = plan.index.get(to) as number;
  }
  if (rules.house.knockDownLosesSavedAp) pawn.saved = 0;
  world.harmed?.push(pawn.id);
  world.emit({ type: 'knockedDown', who: pawn.id, from: task.at as string, to });
}

/** Family: nearest ambulance spot as the crow flies, ties for the players (R14). Otherwise the vehicle (O; H; R41). */
function recoverySpaces(world: World, from: number): readonly number[] {
  const { plan, rules } = world;
  if (rules.knockDownTo === 'ambulance') return plan.ambulanceSpots[world.ambulance]?.spaces ?? [];
  if (rules.knockDownTo === 'engine') return plan.engineSpots[world.engine]?.spaces ?? [];
  const spaces = plan.ambulanceSpots.flatMap(spot => [...spot.spaces]);
  const nearest = Math.min(...spaces.map(space => squaredDistance(plan.width, from, space)));
  return spaces.filter(space => squaredDistance(plan.width, from, space) === nearest).sort((a, b) => a - b);
}

function squaredDistance(width: number, a: number, b: number): number {
  const rows = Math.floor(a / width) - Math.floor(b / width);
  const cols = (a % width) - (b % width);
  return rows * rows + cols * cols;
}

/** Victims and POI on fire are lost: by row and column, revealed ones before face-down ones (O p. 6; R26). */
export function losses(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const brokenCars = (task.special ?? []).map(space => plan.index.get(space) as number);
  for (let space = 0; space < plan.count; space++) {
    const isBrokenCar = brokenCars.includes(space);
    if (!isBrokenCar && (!isBurning(world, space) || isSheltered(world, space))) continue;
    while (world.victims[space]) markLost(world, space, 'victim', BY_FIRE);
    while (world.treated[space]) markLost(world, space, 'treated', BY_FIRE);
    while (isBrokenCar && world.hazmat[space]) {
      world.hazmat[space] = (world.hazmat[space] as number) - 1;
      world.emit({ type: 'hazmatRemoved', at: nameOf(plan, space), why: 'elevator', because: BY_FIRE });
    }
    while (world.unknown[space]) {
      const flipped = res.flip(space, BY_FIRE);
      if (!flipped) return;
      reveal(world, space, flipped.kind, flipped.isAsked, BY_FIRE);
      burnRevealed(world, space, flipped.kind, BY_FIRE);
    }
  }
}

/** Fire outside goes; then the end of the game is checked (R27). */
export function endOfPhase(res: Resolution): void {
  clearOutside(res.world);
  checkLosses(res.world);
}
