import { oppositeFace, PAIRS, type Pair } from '../dice.js';
import { removeThreat } from '../fire.js';
import { isInQuadrant, nameOf, targetOf } from '../floorPlan.js';
import type { Die } from '../input.js';
import type { Cause } from '../instruction.js';
import { rescueHeld, rescueLying } from '../people.js';
import type { Resolution } from '../resolution.js';
import { CLOSED, isPassable } from '../world.js';
import type { Task } from './task.js';

const BY_DECK_GUN: Cause = { by: 'deckGun' };

/** O Drive: riders leave in either space of the spot; the ambulance rescues whom it finds there. */
export function driveExits(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const { vehicle } = task;
  const spot = vehicle === 'engine' ? plan.engineSpots[world.engine] : plan.ambulanceSpots[world.ambulance];
  if (!spot) return;
  for (const rider of task.names ?? []) {
    const pawn = world.pawn(rider);
    if (!pawn || spot.spaces.includes(pawn.at)) continue;
    const options = spot.spaces.map(space => nameOf(plan, space));
    const to = res.choose({ for: 'choice', about: 'exit', who: rider, options });
    if (to === null) return;
    const from = nameOf(plan, pawn.at);
    pawn.at = plan.index.get(to) as number;
    world.emit({ type: 'firefighterMoved', who: rider, from, to });
  }
  if (vehicle !== 'ambulance') return;
  const because: Cause = { by: 'action', who: task.who ?? '' };
  for (const space of spot.spaces) {
    rescueLying(world, space, because);
    for (const pawn of world.pawns) if (pawn.at === space) rescueHeld(world, pawn, because);
  }
}

/** O Fire the Deck Gun; C: two dice, those out of range turned to their opposite face; no such space: again (R44). */
export function deckGun(res: Resolution, task: Task): void {
  for (;;) {
    const roll = res.takeRoll(['red', 'black'], 'deckGun');
    if (!roll) return;
    const { red, black } = roll as Pair;
    if (aim(res, { red, black })) {
      res.first({ ...task, stage: 'deckGunReroll', red, black });
      return;
    }
    res.wasteRoll('noSpace');
  }
}

/** The Driver/Operator may roll each die once more, one after the other; the new roll counts (O; C). */
export function deckGunReroll(res: Resolution, task: Task): void {
  const [next, ...rest] = (task.names ?? []) as readonly (Die | 'ask')[];
  const faces = { red: task.red as number, black: task.black as number };
  const aimed = aim(res, faces);
  if (next === undefined) {
    if (aimed) shoot(res, aimed);
    return;
  }
  if (next === 'ask') {
    const left: readonly Die[] = task.count === undefined ? ['red', 'black'] : [task.count === 0 ? 'red' : 'black'];
    const options = ['keep', ...left, ...(left.length === 2 ? ['both'] : [])];
    const target = nameOf(res.plan, aimed?.target ?? -1);
    const choice = res.choose({ for: 'choice', about: 'reroll', target, options });
    if (choice === null) return;
    res.first({ ...task, ...afterChoice(choice, left) });
    return;
  }
  const roll = res.takeRoll([next], 'reroll');
  if (!roll) return;
  const rolled = { ...faces, [next]: roll[next] as number };
  const isLast = rest[0] !== 'red' && rest[0] !== 'black';
  if (isLast && !aim(res, rolled)) {
    res.wasteRoll('noSpace');
    res.first({ ...task, ...rolled, names: [...rolledAgain(res, next, rolled), ...rest] });
    return;
  }
  res.first({ ...task, ...rolled, names: rest });
}

/** The die just rolled, unless none of its faces would do beside the other: then both. */
function rolledAgain(res: Resolution, die: Die, faces: Pair): readonly Die[] {
  return PAIRS.some(pair => aim(res, { ...faces, [die]: pair[die] })) ? [die] : ['red', 'black'];
}

/** After one die he may still choose the other (`count` says which: 0 red, 1 black); both or none is final. */
function afterChoice(choice: string, left: readonly Die[]): Pick<Task, 'names' | 'count'> {
  if (choice === 'keep') return { names: [] };
  if (choice === 'both') return { names: left };
  const isFirst = left.length === 2;
  return isFirst ? { names: [choice, 'ask'], count: choice === 'red' ? 1 : 0 } : { names: [choice] };
}

interface Aim {
  readonly target: number;
  readonly flipped: readonly Die[];
}

/** As few dice as possible are turned over to name a space of the quadrant. */
const TURNINGS: readonly (readonly Die[])[] = [[], ['red'], ['black'], ['red', 'black']];

/** Where the dice point, and which of them were turned over for it; null when they name no space of the quadrant. */
function aim({ world, plan }: Resolution, faces: Pair): Aim | null {
  for (const flipped of TURNINGS) {
    const target = targetOf(plan, turned(faces, flipped));
    if (isInQuadrant(plan, plan.engineSpots[world.engine], target)) return { target, flipped };
  }
  return null;
}

function turned({ red, black }: Pair, dice: readonly Die[]): Pair {
  return {
    red: dice.includes('red') ? oppositeFace('red', red) : red,
    black: dice.includes('black') ? oppositeFace('black', black) : black,
  };
}

function shoot(res: Resolution, { target, flipped }: Aim): void {
  const { world, plan, rules } = res;
  world.emit({ type: 'deckGunFired', target: nameOf(plan, target), flipped });
  const neighbours = [0, 1, 2, 3].map(d => ({ d, space: plan.next[target * 4 + d] as number }));
  if (rules.deckGunReach === 'allNeighbours') {
    const hit = [target, ...neighbours.map(({ space }) => space)].sort((a, b) => a - b);
    res.first({ stage: 'drench', spaces: hit.map(space => nameOf(plan, space)) });
    return;
  }
  const elevator = plan.elevators.find(({ space }) => space === target);
  if (elevator) {
    // R45: nothing burns in an elevator; the water runs out of its open door.
    if (world.edges[elevator.door] !== CLOSED) removeThreat(world, elevator.landing, BY_DECK_GUN);
    return;
  }
  removeThreat(world, target, BY_DECK_GUN);
  for (const { d, space } of neighbours) {
    if (isPassable(world, plan.edgeOf[target * 4 + d] as number)) removeThreat(world, space, BY_DECK_GUN);
  }
}
