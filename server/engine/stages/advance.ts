import { advanceInto, explode, flashover } from '../fire.js';
import { nameOf } from '../floorPlan.js';
import type { Cause } from '../instruction.js';
import { burnRevealed, isBurning, reveal } from '../people.js';
import type { Resolution } from '../resolution.js';
import { canSuppress, suppressedFrom, suppressorOf } from '../suppression.js';
import { FIRE, type Pawn, type World } from '../world.js';
import { askWhoStands } from './harm.js';
import type { Task } from './task.js';

const BY_FIRE: Cause = { by: 'fire' };

/** The Advance Fire phase begins: its stages, in the rule set's order (O p. 5; X 2; C Advance Fire). */
export function advance(res: Resolution): void {
  res.first(...res.rules.stages.advance.map(stage => ({ stage })));
}

/** House rule `flashoverBeforeAdvance` (X 9, M; H): one flashover before the dice; hazmat it reaches explodes after the roll. */
export function flashoverFirst(res: Resolution): void {
  watchFire(res.world);
  flashover(res.world);
  noteHarm(res);
}

/** One roll of Advance Fire: target, explosion, flashover, then hazmat, then the flare-up (O, Order of Resolution). */
export function rollFire(res: Resolution, task: Task): void {
  const { world, plan, rules } = res;
  const purpose = task.purpose ?? 'fire';
  for (;;) {
    // A roll somebody may keep off (R22) whom nobody follows is remembered in the task until the table has said.
    const target = task.at === undefined ? res.takeTarget(purpose) : (plan.index.get(task.at) as number);
    if (target === null) return;
    if (plan.elevatorAt[target]) {
      res.wasteRoll('elevator', target);
      continue;
    }
    const suppressors = world.threat[target] === FIRE ? [] : askForSuppressor(res, target);
    if (!suppressors) {
      res.remember({ at: nameOf(plan, target) });
      return;
    }
    // R6: looked at when the dice are read, before anything changes.
    const isFlareUp = rules.modules.hotSpots && world.hotSpot[target] === 1;
    watchFire(world);
    strike(world, target, suppressors[0]?.who ?? suppressorOf(world, target));
    if (world.result) return;
    flashover(world);
    noteHarm(res);
    res.first(...hazmatTasks(res), ...afterRoll(res, purpose, target, isFlareUp));
    return;
  }
}

/** R22, table first: does a Suppression Specialist whom nobody follows stand there or beside it? null: the table is asked. */
function askForSuppressor(res: Resolution, target: number): ReturnType<typeof askWhoStands> {
  const { world, plan, rules } = res;
  if (rules.mode !== 'tableFirst') return [];
  const spaces = suppressedFrom(world, target).map(space => nameOf(plan, space));
  return askWhoStands(res, spaces, { by: 'roll' }, pawn => canSuppress(world, pawn));
}

function strike(world: World, target: number, suppressor: string | null): void {
  if (suppressor && world.threat[target] !== FIRE)
    world.emit({ type: 'suppressed', at: nameOf(world.plan, target), who: suppressor });
  else if (advanceInto(world, target)) explode(world, target, 'roll');
}

/** R12: one hot spot for the whole chain, on its last target. */
function afterRoll(res: Resolution, purpose: Task['purpose'], target: number, isFlareUp: boolean): Task[] {
  const at = nameOf(res.plan, target);
  if (isFlareUp) {
    res.world.emit({ type: 'flaredUp', at });
    return [{ stage: 'rollFire', purpose: 'flareUp' }];
  }
  return purpose === 'flareUp' ? [{ stage: 'flareHotSpot', at }] : [];
}

/** One hot spot on the last target, if the pool is not empty and none is there (R7 may have placed one). */
export function flareHotSpot(res: Resolution, task: Task): void {
  placeHotSpot(res.world, res.plan.index.get(task.at as string) as number, 'flareUp');
}

function placeHotSpot(world: World, space: number, why: 'flareUp' | 'hazmat'): void {
  if (!world.rules.modules.hotSpots || world.hotSpotPool <= 0 || world.hotSpot[space]) return;
  world.hotSpotPool -= 1;
  world.hotSpot[space] = 1;
  world.emit({ type: 'hotSpotPlaced', at: nameOf(world.plan, space), why });
}

function hazmatTasks(res: Resolution, falseAlarms: Task['special'] = []): Task[] {
  if (!res.rules.hasHazmat) return [];
  const hazmatTask: Task = { stage: 'hazmats', special: falseAlarms };
  return res.rules.isFalseAlarmHazmat ? [{ stage: 'revealBurning' }, hazmatTask] : [hazmatTask];
}

/** Unmarked Hazards, R13: after each flashover the face-down markers on fire are revealed, by row and column. */
export function revealBurning(res: Resolution): void {
  const { world, plan } = res;
  for (const space of plan.inside) {
    while (world.unknown[space] && isBurning(world, space)) {
      const flipped = res.flip(space, BY_FIRE);
      if (!flipped) return;
      reveal(world, space, flipped.kind, flipped.isAsked, BY_FIRE);
      if (flipped.kind === 'victim') {
        world.victims[space] = (world.victims[space] as number) + 1;
        continue;
      }
      burnRevealed(world, space, 'falseAlarm', BY_FIRE);
      res.note('hazmats', 'special', [space]);
    }
  }
}

/** A hazmat standing on fire explodes, the players choosing which; a flashover follows, then the next (O Hazmat; R7, R13, R15). */
export function hazmats(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const falseAlarms = [...(task.special ?? [])];
  const isExplosive = (space: number): boolean =>
    falseAlarms.includes(nameOf(plan, space)) || (isBurning(world, space) && hasHazmat(world, space));
  const options = plan.inside.filter(isExplosive).map(space => nameOf(plan, space));
  if (options.length === 0) return;
  const choice = res.choose({ for: 'choice', about: 'hazmat', options });
  if (choice === null) return;

  const space = plan.index.get(choice) as number;
  const falseAlarm = falseAlarms.indexOf(choice);
  if (falseAlarm >= 0) falseAlarms.splice(falseAlarm, 1);
  else removeHazmat(world, space);
  watchFire(world);
  explode(world, space, 'hazmat');
  if (world.result) return;
  placeHotSpot(world, space, 'hazmat');
  flashover(world);
  noteHarm(res);
  res.first(...hazmatTasks(res, falseAlarms));
}

export function hasHazmat(world: World, space: number): boolean {
  return (world.hazmat[space] as number) > 0 || carrierOfHazmat(world, space) !== undefined;
}

/** R15: what is carried stands in the same space; what lies there goes first. */
export function removeHazmat(world: World, space: number): void {
  const carrier = carrierOfHazmat(world, space);
  if (world.hazmat[space]) world.hazmat[space] = (world.hazmat[space] as number) - 1;
  else if (carrier) carrier.carrying = null;
  world.emit({ type: 'hazmatRemoved', at: nameOf(world.plan, space), why: 'exploded', because: BY_FIRE });
}

function carrierOfHazmat(world: World, space: number): Pawn | undefined {
  return world.pawns.find(pawn => pawn.at === space && pawn.carrying === 'hazmat');
}

function watchFire(world: World): void {
  world.caught = [];
  world.carsLostAbove.length = 0;
  world.carsLostBelow.length = 0;
}

/** Whom the fire may have hurt is settled at the end of the phase; until then those stages remember where to look. */
function noteHarm(res: Resolution): void {
  const { world } = res;
  res.note('standing', 'spaces', world.caught ?? []);
  res.note('standing', 'special', world.carsLostAbove);
  res.note('standing', 'names', world.carsLostBelow);
  res.note('knockDowns', 'special', world.carsLostAbove);
  res.note('knockDowns', 'spaces', world.carsLostBelow);
  res.note('losses', 'special', world.carsLostAbove);
}
