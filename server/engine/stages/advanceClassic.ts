/** Advance Fire of the 2010 edition: harm comes at once, space by space (C; section 5; R17, R18, R27, R28). */
import { advanceInto, announceExplosion, blast, flashover, LIT_NOTHING, litSpaces, removeThreat } from '../fire.js';
import { nameOf } from '../floorPlan.js';
import type { Cause } from '../instruction.js';
import { burnRevealed, letGoVictims, markLost, reveal, turnUp } from '../people.js';
import type { Resolution } from '../resolution.js';
import { checkLosses } from '../verdict.js';
import { FIRE, type Pawn, type World } from '../world.js';
import { hasHazmat, removeHazmat } from './advance.js';
import { askWhoStands } from './harm.js';
import type { Task } from './task.js';

const BY_FIRE: Cause = { by: 'fire' };
const BY_DECK_GUN: Cause = { by: 'deckGun' };
const BY_OXYGEN: Cause = { by: 'oxygen' };

/** C, Advance Fire Outcomes. */
export function rollFireClassic(res: Resolution): void {
  const { world, plan } = res;
  const target = res.takeTarget('fire');
  if (target === null) return;
  const at = nameOf(plan, target);
  const isAlight = world.threat[target] === FIRE;
  advanceInto(world, target);
  const isNewlyAlight = !isAlight && world.threat[target] === FIRE;
  res.first(
    ...(isAlight ? explosionTasks(res, target, 'roll') : []),
    ...(isNewlyAlight ? [{ stage: 'burn', spaces: [at] } as const] : []),
    { stage: 'flashoverClassic' },
    { stage: 'hazmatsClassic', spaces: [] },
  );
}

function explosionTasks(res: Resolution, space: number, why: 'roll' | 'hazmat'): Task[] {
  announceExplosion(res.world, space, why);
  return [0, 1, 2, 3].map(count => ({ stage: 'blastOnce', at: nameOf(res.plan, space), count }));
}

/** One direction of an explosion, and what it does to those it reaches before the next is resolved. */
export function blastOnce(res: Resolution, task: Task): void {
  const lit = blast(res.world, res.plan.index.get(task.at as string) as number, task.count as number, true);
  if (lit !== LIT_NOTHING) res.first({ stage: 'burn', spaces: [nameOf(res.plan, lit)] });
}

/** R28: all smoke it reaches flips first, then the effects, by row and column. */
export function flashoverClassic(res: Resolution): void {
  const lit = litSpaces(res.world, flashover(res.world));
  if (lit.length > 0) res.first({ stage: 'burn', spaces: lit.map(space => nameOf(res.plan, space)) });
}

/** Fire has come into these spaces: firefighters fall, victims they hold die, other victims, then face-down markers. */
export function burn(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const [at, ...rest] = task.spaces ?? [];
  if (at === undefined) return;
  const standers = askWhoStands(res, [at], BY_FIRE);
  if (!standers) return;
  const space = plan.index.get(at) as number;
  const isHere = (pawn: Pawn): boolean => pawn.at === space || standers.some(({ who }) => who === pawn.id);
  // It explodes when fire reached it, even if a falling firefighter's disc is taken away.
  const count =
    (world.hazmat[space] as number) + world.pawns.filter(p => p.at === space && p.carrying === 'hazmat').length;
  res.note(
    'hazmatsClassic',
    'spaces',
    Array.from({ length: count }, () => space),
  );
  if (fall(world, space, isHere)) removeThreat(world, space, BY_FIRE);
  killVictims(world, space, BY_FIRE);
  res.first({ stage: 'burnMarker', at }, { stage: 'burn', spaces: rest });
}

/** Who stands here is knocked down; says whether anybody was. Already down: no effect (C, Getting Knocked Down). */
function fall(world: World, space: number, isHere: (pawn: Pawn) => boolean): boolean {
  let hasFallen = false;
  for (const pawn of world.pawns) {
    if (!isHere(pawn) || pawn.isDown) continue;
    pawn.isDown = true;
    hasFallen = true;
    world.harmed?.push(pawn.id);
    world.emit({ type: 'fellDown', who: pawn.id, at: nameOf(world.plan, space) });
  }
  return hasFallen;
}

/** R27: the third death, or the last victim accounted for, ends the game at once. */
function killVictims(world: World, space: number, because: Cause): void {
  for (const pawn of world.pawns) {
    if (pawn.at === space) letGoVictims(world, pawn);
  }
  while (world.victims[space] && !world.result) {
    markLost(world, space, 'victim', because);
    checkLosses(world);
  }
  while (world.treated[space] && !world.result) {
    markLost(world, space, 'treated', because);
    checkLosses(world);
  }
}

/** A face-down marker fire has reached: a victim dies, a false alarm goes, hazmat explodes later. */
export function burnMarker(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const space = plan.index.get(task.at as string) as number;
  while (world.unknown[space] && !world.result) {
    const flipped = res.flip(space, BY_FIRE);
    if (!flipped) return;
    reveal(world, space, flipped.kind, flipped.isAsked, BY_FIRE);
    if (flipped.kind === 'hazmat') {
      world.hazmat[space] = (world.hazmat[space] as number) + 1;
      res.note('hazmatsClassic', 'spaces', [space]);
    } else {
      burnRevealed(world, space, flipped.kind, BY_FIRE);
      checkLosses(world);
    }
  }
}

/** Hazmat that fire has reached explodes after the effect before it is fully resolved (C, Hazardous Materials). */
export function hazmatsClassic(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const reached = (task.spaces ?? []).filter(at => hasHazmat(world, plan.index.get(at) as number));
  const options = [...new Set(reached)].sort((a, b) => (plan.index.get(a) as number) - (plan.index.get(b) as number));
  if (options.length === 0) return;
  const choice = res.choose({ for: 'choice', about: 'hazmat', options });
  if (choice === null) return;
  const space = plan.index.get(choice) as number;
  removeHazmat(world, space);
  reached.splice(reached.indexOf(choice), 1);
  res.first(
    ...explosionTasks(res, space, 'hazmat'),
    { stage: 'flashoverClassic' },
    { stage: 'hazmatsClassic', spaces: reached },
  );
}

/** R18: few discs left, the fire is starved: one roll clears its target and the four neighbours, walls or not. */
export function oxygen(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const isStarved = task.count ? world.threatLeft < 4 : world.threatLeft <= 4;
  if (!isStarved) return;
  const target = res.takeTarget('oxygen');
  if (target === null) return;
  removeThreat(world, target, BY_OXYGEN);
  for (let d = 0; d < 4; d++) removeThreat(world, plan.next[target * 4 + d] as number, BY_OXYGEN);
  res.first({ stage: 'oxygen', count: 1 });
}

/** The classic deck gun hits everything in these spaces; hazmat is unharmed (C, Fire the Deck Gun). */
export function drench(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const spaces = task.spaces ?? [];
  // Asked once for all spaces; then the task remembers who stands where.
  const standers = task.names ?? askWhoStands(res, spaces, BY_DECK_GUN)?.map(({ who, at }) => `${who} ${at}`);
  const [at, ...rest] = spaces;
  if (at === undefined || !standers) return;
  const space = plan.index.get(at) as number;
  removeThreat(world, space, BY_DECK_GUN);
  fall(world, space, pawn => pawn.at === space || standers.includes(`${pawn.id} ${at}`));
  killVictims(world, space, BY_DECK_GUN);
  res.first({ stage: 'drenchMarker', at }, { stage: 'drench', spaces: rest, names: standers });
}

export function drenchMarker(res: Resolution, task: Task): void {
  const { world, plan } = res;
  const space = plan.index.get(task.at as string) as number;
  while (world.unknown[space] && !world.result) {
    const flipped = res.flip(space, BY_DECK_GUN);
    if (!flipped) return;
    if (flipped.kind !== 'victim') {
      // False alarms are discarded as usual, hazmat is unaffected.
      turnUp(world, space, flipped, BY_DECK_GUN);
      continue;
    }
    reveal(world, space, 'victim', flipped.isAsked, BY_DECK_GUN);
    burnRevealed(world, space, 'victim', BY_DECK_GUN);
    checkLosses(world);
  }
}
