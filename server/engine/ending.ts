import { clearOutside } from './fire.js';
import { nameOf } from './floorPlan.js';
import type { Cause } from './instruction.js';
import { letGoVictims, markLost, removeHeld } from './people.js';
import { NOWHERE, type World } from './world.js';

const BY_COLLAPSE: Cause = { by: 'collapse' };

/** The end is here: what still happens on the table, and nothing after it. */
export function settleEnd(world: World): void {
  clearOutside(world);
  if (world.result === 'collapse') loseEverybody(world);
  if (world.result) world.emit({ type: 'gameEnded', result: world.result });
}

/** R9: all victims still on the board are lost; face-down markers go to Lost unflipped and change no count. */
function loseEverybody(world: World): void {
  const { plan, victims, treated, unknown } = world;
  for (const pawn of world.pawns) if (pawn.at !== NOWHERE && pawn.at < plan.count) letGoVictims(world, pawn);
  for (let space = 0; space < plan.count; space++) {
    while (victims[space]) markLost(world, space, 'victim', BY_COLLAPSE);
    while (treated[space]) markLost(world, space, 'treated', BY_COLLAPSE);
    while (unknown[space]) {
      unknown[space] = (unknown[space] as number) - 1;
      world.emit({ type: 'poiRemoved', at: nameOf(plan, space), kind: '?', to: 'lost', because: BY_COLLAPSE });
    }
  }
  for (const pawn of world.pawns) {
    for (let kind = removeHeld(pawn); kind; kind = removeHeld(pawn)) {
      world.lost.victims += 1;
      if (pawn.at === NOWHERE) continue;
      const at = nameOf(plan, pawn.at);
      world.emit({ type: 'poiRemoved', at, kind, to: 'lost', heldBy: pawn.id, because: BY_COLLAPSE });
    }
  }
}
