import type { GameView } from '../../server/web/wire.js';

/** What the set-up is busy with: the printed start while it is being laid out, then whatever is asked for. */
export function setupStage({ last, awaiting, instructions }: GameView): string {
  const isLayingOut = last.kind === 'begin' && instructions.some(one => !one.isDone);
  return !isLayingOut && awaiting && 'about' in awaiting ? awaiting.about : 'begin';
}
