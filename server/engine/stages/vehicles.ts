import type { Quadrant } from '../board.js';
import { removeThreat } from '../fire.js';
import { nameOf, targetOf } from '../floorPlan.js';
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

/** O Fire the Deck Gun; C: two dice, those out of range turned to their opposite face. */
export function deckGun(res: Resolution, task: Task): void {
  const roll = res.takeRoll(['red', 'black'], 'deckGun');
  if (!roll) return;
  const red = roll.red as number;
  const black = roll.black as number;
  res.first({ ...task, stage: 'deckGunReroll', red, black });
}

/** The Driver/Operator may roll each die once more, one after the other; the new roll counts (O; C). */
export function deckGunReroll(res: Resolution, task: Task): void {
  const [next, ...rest] = (task.names ?? []) as readonly (Die | 'ask')[];
  if (next === undefined) {
    shoot(res, task.red as number, task.black as number);
    return;
  }
  if (next === 'ask') {
    const left: readonly Die[] = task.count === undefined ? ['red', 'black'] : [task.count === 0 ? 'red' : 'black'];
    const options = ['keep', ...left, ...(left.length === 2 ? ['both'] : [])];
    const target = nameOf(res.plan, aim(res, task.red as number, task.black as number).target);
    const choice = res.choose({ for: 'choice', about: 'reroll', target, options });
    if (choice === null) return;
    res.first({ ...task, ...afterChoice(choice, left) });
    return;
  }
  const roll = res.takeRoll([next], 'reroll');
  if (!roll) return;
  res.first({ ...task, names: rest, [next]: roll[next] as number });
}

/** After one die he may still choose the other (`count` says which: 0 red, 1 black); both or none is final. */
function afterChoice(choice: string, left: readonly Die[]): Pick<Task, 'names' | 'count'> {
  if (choice === 'keep') return { names: [] };
  if (choice === 'both') return { names: left };
  const isFirst = left.length === 2;
  return isFirst ? { names: [choice, 'ask'], count: choice === 'red' ? 1 : 0 } : { names: [choice] };
}

/** Where the dice point, and which of them were turned over for it. */
function aim({ world, plan }: Resolution, red: number, black: number): { target: number; flipped: readonly Die[] } {
  const quadrant = plan.board.quadrants[plan.engineSpots[world.engine]?.quadrant ?? ''] as Quadrant;
  const turn = (face: number, [low, high]: readonly [number, number], size: number): number =>
    face >= low && face <= high ? face : size + 1 - face;
  const row = turn(red, quadrant.rows, plan.board.rows);
  const col = turn(black, quadrant.cols, plan.board.cols);
  const flipped: Die[] = [...(row === red ? [] : ['red' as const]), ...(col === black ? [] : ['black' as const])];
  return { target: targetOf(plan, row, col), flipped };
}

function shoot(res: Resolution, red: number, black: number): void {
  const { world, plan, rules } = res;
  const { target, flipped } = aim(res, red, black);
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
