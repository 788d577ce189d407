import type { GameEvent, GameView } from '../../server/web/wire.js';

/** What the set-up is busy with: what hands still have to lay out, then whatever is asked for. */
export function setupStage({ last, awaiting, instructions, events }: GameView): string {
  const asked = awaiting && 'about' in awaiting ? awaiting.about : 'begin';
  if (instructions.every(one => one.isDone)) return asked;
  return last.kind === 'begin'
    ? 'begin'
    : (LAID_OUT.find(([type]) => events.some(one => one.type === type))?.[1] ?? asked);
}

/** An explosion comes with its hot spot, so it is looked for first. */
const LAID_OUT: readonly (readonly [GameEvent['type'], string])[] = [
  ['exploded', 'setupExplosion'],
  ['hazmatPlaced', 'setupHazmat'],
  ['poiPlaced', 'setupPoi'],
  ['hotSpotPlaced', 'setupHotSpot'],
];
