import { CLASSIC_2010 } from '../boards/classic2010.js';
import { clearOutside, explode, light } from '../fire.js';
import { nameOf, targetOf } from '../floorPlan.js';
import type { Roll, RollPurpose } from '../input.js';
import type { Cause } from '../instruction.js';
import type { Resolution } from '../resolution.js';
import { FIRE, type World } from '../world.js';
import type { Task } from './task.js';

const BY_SETUP: Cause = { by: 'setup' };

/** O p. 3: the ten fires printed for the family game. */
export function familyFires({ world, plan }: Resolution): void {
  for (const space of plan.board.family?.fires ?? []) light(world, plan.index.get(space) as number, BY_SETUP);
}

/** O p. 3: its three POI. */
export function familyPoi({ world, plan }: Resolution): void {
  for (const space of plan.board.family?.poi ?? []) layPoi(world, plan.index.get(space) as number);
}

/** C, Setting Up the Basic Game 4. */
export function classicFires({ world, plan }: Resolution): void {
  for (const space of CLASSIC_2010.fires) light(world, plan.index.get(space) as number, BY_SETUP);
}

/** C, Setting Up the Basic Game 5. */
export function classicPoi({ world, plan }: Resolution): void {
  for (const space of CLASSIC_2010.poi) layPoi(world, plan.index.get(space) as number);
}

/** The set-up explosions of the rule set, one after the other (O p. 7; H; C). */
export function explosions(res: Resolution): void {
  res.first(...res.rules.setupExplosions.map((_, count): Task => ({ stage: 'explosion', count })));
}

/** Fire, hot spot, explosion at the target; fire outside is removed at once (R2, R3, R5). */
export function explosion(res: Resolution, task: Task): void {
  const { world, plan, rules } = res;
  const number = task.count as number;
  const how = rules.setupExplosions[number];
  if (!how) return;
  for (;;) {
    const rolled = rollTarget(res, task);
    if (!rolled) return;
    const { target, roll } = rolled;
    const at = nameOf(plan, target);
    world.emit({ type: 'diceRead', red: roll.red, black: roll.black, target: at });
    const explodesAgain = how.dice === 'both' && how.whenOnFire === 'explodeAgain';
    if (plan.elevatorAt[target]) {
      world.emit({ type: 'rollWasted', target: at, why: 'elevator' });
      continue;
    }
    if (world.threat[target] === FIRE && !explodesAgain) {
      world.emit({ type: 'rollWasted', target: at, why: 'onFire' });
      continue;
    }
    if (world.threat[target] !== FIRE) light(world, target, BY_SETUP);
    if (rules.modules.hotSpots) layHotSpot(world, target);
    explode(world, target, 'setup');
    clearOutside(world);
    rememberBlack(res, number, roll);
    return;
  }
}

/** The third explosion turns the black die of the second to its opposite face (O p. 7, 6). */
function rememberBlack(res: Resolution, number: number, roll: Roll): void {
  const next = res.agenda.findIndex(task => task.stage === 'explosion' && task.count === number + 1);
  const task = res.agenda[next];
  if (task && roll.black !== null) res.agenda[next] = { ...task, black: roll.black };
}

function rollTarget(res: Resolution, task: Task): { target: number; roll: Roll } | null {
  const { plan } = res;
  const how = res.rules.setupExplosions[task.count as number];
  if (!how) return null;
  const left = res.rules.setupExplosions.length - (task.count as number);
  switch (how.dice) {
    case 'firstTable': {
      const roll = res.takeRoll(['black'], 'setupExplosion', left);
      const space = roll && plan.board.firstExplosion?.[String(roll.black)];
      if (roll && !space) res.refuse('bad-roll', `the board has no first explosion on a ${roll.black}`);
      return roll && space ? { target: plan.index.get(space) as number, roll: { red: null, black: roll.black } } : null;
    }
    case 'both': {
      const roll = res.takeRoll(['red', 'black'], 'setupExplosion', left);
      return roll && named(res, roll.red, roll.black);
    }
    case 'oppositeBlack': {
      const roll = res.takeRoll(['red'], 'setupExplosion', left);
      return roll && named(res, roll.red, plan.board.cols + 1 - (task.black ?? 1));
    }
    case 'red': {
      const roll = res.takeRoll(['red'], 'setupExplosion', left);
      return roll && named(res, roll.red, how.col);
    }
    case 'black': {
      const roll = res.takeRoll(['black'], 'setupExplosion', left);
      return roll && named(res, how.row, roll.black);
    }
  }
}

function named(res: Resolution, red: number | null, black: number | null): { target: number; roll: Roll } {
  return { target: targetOf(res.plan, red as number, black as number), roll: { red, black } };
}

/** O p. 7, 8; X 8: reroll on fire or on a hazmat. */
export function rollHazmat(res: Resolution): void {
  const { world, plan, rules } = res;
  const left = (): number => rules.setupHazmat - count(world.hazmat);
  rollPlaces(
    res,
    'setupHazmat',
    left,
    space => (world.threat[space] === FIRE ? 'onFire' : world.hazmat[space] ? 'occupied' : null),
    space => {
      world.hazmat[space] = 1;
      world.emit({ type: 'hazmatPlaced', at: nameOf(plan, space), because: BY_SETUP });
    },
  );
}

/** O p. 7, 9; X 10; FAQ: three POI, reroll on fire or on a POI. */
export function rollPoi(res: Resolution): void {
  const { world, rules } = res;
  const left = (): number => rules.poiOnBoard - count(world.unknown);
  const hindrance = (space: number): Hindrance | null =>
    world.threat[space] === FIRE ? 'onFire' : world.unknown[space] ? 'occupied' : null;
  rollPlaces(res, 'setupPoi', left, hindrance, space => layPoi(world, space));
}

/** O p. 7, 11: further hot spots by level and number of firefighters, reroll on a hot spot. */
export function rollHotSpots(res: Resolution, task: Task): void {
  const { world, rules } = res;
  if (!rules.modules.hotSpots) return;
  // Counted on the table, so that the stage can be run again: the explosions laid theirs before.
  const wanted =
    task.count ?? count(world.hotSpot) + rules.setupHotSpots + hotSpotsForCrew(world.setupCrew ?? world.pawns.length);
  res.remember({ count: wanted });
  const left = (): number => wanted - count(world.hotSpot);
  rollPlaces(
    res,
    'setupHotSpot',
    left,
    space => (world.hotSpot[space] ? 'hotSpot' : null),
    space => layHotSpot(world, space),
  );
}

function hotSpotsForCrew(firefighters: number): number {
  return firefighters >= 4 ? 3 : firefighters === 3 ? 2 : 0;
}

/** Why nothing can be laid in a space. */
type Hindrance = 'onFire' | 'occupied' | 'hotSpot' | 'elevator';

/** Rolls until none are left; a space that is not free, or an elevator (H), is rolled again. */
function rollPlaces(
  res: Resolution,
  purpose: RollPurpose,
  left: () => number,
  hindrance: (space: number) => Hindrance | null,
  place: (space: number) => void,
): void {
  const { world, plan } = res;
  const hindranceAt = (space: number): Hindrance | null => (plan.elevatorAt[space] ? 'elevator' : hindrance(space));
  // With no free space left nobody could ever roll one (R25).
  while (left() > 0 && plan.inside.some(space => hindranceAt(space) === null)) {
    const target = res.takeTarget(purpose, left());
    if (target === null) return;
    const why = hindranceAt(target);
    if (why === null) place(target);
    else world.emit({ type: 'rollWasted', target: nameOf(plan, target), why });
  }
}

function layPoi(world: World, space: number): void {
  world.unknown[space] = (world.unknown[space] as number) + 1;
  const at = nameOf(world.plan, space);
  world.emit({ type: 'poiPlaced', at, target: at, because: BY_SETUP });
}

function layHotSpot(world: World, space: number): void {
  if (world.hotSpot[space]) return;
  world.hotSpot[space] = 1;
  world.emit({ type: 'hotSpotPlaced', at: nameOf(world.plan, space), why: 'setup' });
}

function count(tokens: Uint8Array): number {
  return tokens.reduce((sum, here) => sum + here, 0);
}
