import { isPassable, type Pawn, type World } from './world.js';

/** R22: who keeps the roll off this space, standing in it or beside it with nothing between; null when nobody does. */
export function suppressorOf(world: World, target: number): string | null {
  for (const pawn of world.pawns) {
    if (pawn.at >= 0 && canSuppress(world, pawn) && suppressedFrom(world, target).includes(pawn.at)) return pawn.id;
  }
  return null;
}

export function canSuppress(world: World, pawn: Pawn): boolean {
  return world.factsOf(pawn).abilities.includes('suppress');
}

/** The spaces from which a roll is kept off this one: itself, and those beside it with nothing between. */
export function suppressedFrom(world: World, target: number): number[] {
  const { next, edgeOf } = world.plan;
  const beside = [0, 1, 2, 3]
    .map(direction => target * 4 + direction)
    .filter(side => (next[side] as number) >= 0 && isPassable(world, edgeOf[side] as number));
  return [target, ...beside.map(side => next[side] as number)];
}
