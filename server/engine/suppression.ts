import { isPassable, type World } from './world.js';

/** R22: who keeps the roll off this space, standing in it or beside it with nothing between; null when nobody does. */
export function suppressorOf(world: World, target: number): string | null {
  for (const pawn of world.pawns) {
    if (pawn.at < 0 || !world.factsOf(pawn).abilities.includes('suppress')) continue;
    if (pawn.at === target) return pawn.id;
    for (let d = 0; d < 4; d++) {
      const isBeside = world.plan.next[target * 4 + d] === pawn.at;
      if (isBeside && isPassable(world, world.plan.edgeOf[target * 4 + d] as number)) return pawn.id;
    }
  }
  return null;
}
