/** Family turn-ends without actions: Advance Fire, losses, replenishment, in the functions the stages are made of. */
import type { Ground } from '../../engine/compile.js';
import { advanceInto, clearOutside, explode, flashover, light } from '../../engine/fire.js';
import type { PoiKind } from '../../engine/input.js';
import type { Cause } from '../../engine/instruction.js';
import { burnRevealed, isBurning, reveal } from '../../engine/people.js';
import { findPoiSpace, hasValidPoiSpace, NO_SPACE } from '../../engine/poiSpace.js';
import { placePoi } from '../../engine/stages/replenish.js';
import { checkLosses } from '../../engine/verdict.js';
import { copyWorld, poiOnBoard, poiSupply, World } from '../../engine/world.js';

const BY_FIRE: Cause = { by: 'fire' };
const BY_SETUP: Cause = { by: 'setup' };

/** Plays so many turn-ends, games one after the other; gives the number of games that ended. */
export function playTurnEnds({ plan, rules }: Ground, turns: number, seed: number): number {
  const start = new World(plan, rules);
  for (const space of plan.board.family?.fires ?? []) light(start, plan.index.get(space) as number, BY_SETUP);
  for (const space of plan.board.family?.poi ?? []) start.unknown[plan.index.get(space) as number] = 1;
  const world = new World(plan, rules);
  copyWorld(start, world);
  const next = seededBits(seed);
  const { inside } = plan;
  const roll = (): number => inside[next() % inside.length] as number;
  let games = 0;
  for (let turn = 0; turn < turns; turn++) {
    const target = roll();
    if (advanceInto(world, target)) explode(world, target, 'roll');
    if (!world.result) {
      flashover(world);
      losePoi(world, next);
      clearOutside(world);
      checkLosses(world);
    }
    if (world.result) {
      games += 1;
      copyWorld(start, world);
    } else {
      replenish(world, roll);
    }
  }
  return games;
}

/** Nobody enters the building, so that every marker on the board lies face down. */
function losePoi(world: World, next: () => number): void {
  const { inside } = world.plan;
  for (let i = 0; i < inside.length; i++) {
    const space = inside[i] as number;
    if (world.unknown[space] === 0 || !isBurning(world, space)) continue;
    const kind = draw(world, next);
    reveal(world, space, kind, true, BY_FIRE);
    burnRevealed(world, space, kind, BY_FIRE);
  }
}

/** What the marker was; with one kind left nobody needs to look. */
function draw({ pool }: World, next: () => number): PoiKind {
  if (pool.victims === 0) return 'falseAlarm';
  if (pool.falseAlarms === 0) return 'victim';
  return next() % (pool.victims + pool.falseAlarms) < pool.victims ? 'victim' : 'falseAlarm';
}

function replenish(world: World, roll: () => number): void {
  while (poiOnBoard(world) < world.rules.poiOnBoard && poiSupply(world) > 0 && hasValidPoiSpace(world)) {
    const target = roll();
    const space = findPoiSpace(world, target);
    if (space !== NO_SPACE) placePoi(world, space, target);
  }
}

/** Thirty-two fair bits at a time, the same for the same seed. */
export function seededBits(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
