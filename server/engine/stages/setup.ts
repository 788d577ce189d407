import { oppositeFace, PAIRS, type Pair } from '../dice.js';
import type { WastedBecause } from '../event.js';
import { clearOutside, explode, light } from '../fire.js';
import { nameOf, targetOf } from '../floorPlan.js';
import type { Die, Roll, RollPurpose } from '../input.js';
import type { Cause } from '../instruction.js';
import type { Resolution } from '../resolution.js';
import type { SetupExplosion } from '../rulesets/ruleSet.js';
import { FIRE, type World } from '../world.js';
import type { Task } from './task.js';

const BY_SETUP: Cause = { by: 'setup' };

/** The fires printed on the board (O p. 3; C, Setting Up the Basic Game 4). */
export function printedFires({ world, plan }: Resolution): void {
  for (const space of plan.board.family?.fires ?? []) light(world, plan.index.get(space) as number, BY_SETUP);
}

/** The POI printed on it (O p. 3; C, Setting Up the Basic Game 5). */
export function printedPoi({ world, plan }: Resolution): void {
  for (const space of plan.board.family?.poi ?? []) layPoi(world, plan.index.get(space) as number);
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
  const { dice, faces, target: targetOfFaces } = readingOf(res, how, task.black ?? 1);
  const explodesAgain = how.dice === 'both' && how.whenOnFire === 'explodeAgain';
  const hindranceAt = (target: number): WastedBecause | null => {
    if (target < 0) return 'noSpace';
    if (plan.elevatorAt[target]) return 'elevator';
    return world.threat[target] === FIRE && !explodesAgain ? 'onFire' : null;
  };
  // R25: where no roll could name a target nobody would ever stop rolling.
  if (PAIRS.every(pair => hindranceAt(targetOfFaces(faces(pair))) !== null)) {
    res.wasteRoll('noValidSpace');
    return;
  }
  for (;;) {
    const roll = res.takeRoll(dice, 'setupExplosion', rules.setupExplosions.length - number);
    if (!roll) return;
    const read = faces(roll as Pair);
    const target = targetOfFaces(read);
    const why = hindranceAt(target);
    if (target >= 0) world.emit({ type: 'diceRead', ...read, target: nameOf(plan, target) });
    if (why !== null) {
      res.wasteRoll(why, target < 0 ? null : target);
      continue;
    }
    if (world.threat[target] !== FIRE) light(world, target, BY_SETUP);
    if (rules.modules.hotSpots) layHotSpot(world, target);
    explode(world, target, 'setup');
    clearOutside(world);
    rememberBlack(res, number, read);
    return;
  }
}

/** The third explosion turns the black die of the second to its opposite face (O p. 7, 6). */
function rememberBlack(res: Resolution, number: number, { black }: Roll): void {
  const next = res.agenda.findIndex(task => task.stage === 'explosion' && task.count === number + 1);
  const task = res.agenda[next];
  if (task && black !== null) res.agenda[next] = { ...task, black };
}

interface Reading {
  readonly dice: readonly Die[];
  /** Rolled and given faces together; a face that names nothing is null. */
  readonly faces: (rolled: Pair) => Roll;
  /** -1 when no space has these faces (R44). */
  readonly target: (faces: Roll) => number;
}

/** Which dice are rolled for a set-up explosion, and how they are read. */
function readingOf({ plan }: Resolution, how: SetupExplosion, lastBlack: number): Reading {
  const target = (faces: Roll): number => targetOf(plan, faces as Pair);
  switch (how.dice) {
    case 'firstTable': {
      const spaceOf = ({ black }: Roll): string => plan.board.firstExplosion?.[String(black)] ?? '';
      const faces = ({ black }: Pair): Roll => ({ red: null, black });
      return { dice: ['black'], faces, target: read => plan.index.get(spaceOf(read)) ?? -1 };
    }
    case 'both':
      return { dice: ['red', 'black'], faces: rolled => rolled, target };
    case 'oppositeBlack': {
      const black = oppositeFace('black', lastBlack);
      return { dice: ['red'], faces: ({ red }) => ({ red, black }), target };
    }
    case 'red':
      return { dice: ['red'], faces: ({ red }) => ({ red, black: how.col }), target };
    case 'black':
      return { dice: ['black'], faces: ({ black }) => ({ red: how.row, black }), target };
  }
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
  const hindrance = (space: number): WastedBecause | null =>
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

/** Rolls until none are left; a space that is not free, or an elevator (H), is rolled again. */
function rollPlaces(
  res: Resolution,
  purpose: RollPurpose,
  left: () => number,
  hindrance: (space: number) => WastedBecause | null,
  place: (space: number) => void,
): void {
  const { plan } = res;
  const hindranceAt = (space: number): WastedBecause | null => (plan.elevatorAt[space] ? 'elevator' : hindrance(space));
  // With no free space left that dice name nobody could ever roll one (R25).
  while (left() > 0 && plan.rollable.some(space => hindranceAt(space) === null)) {
    const target = res.takeTarget(purpose, left());
    if (target === null) return;
    const why = hindranceAt(target);
    if (why === null) place(target);
    else res.wasteRoll(why, target);
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
