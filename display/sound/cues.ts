import type { GameView } from '../../server/web/wire.js';

export const CUES = ['rollWanted', 'rollRead', 'explosion', 'lost', 'rescued', 'wrong', 'won', 'over'] as const;
export type Cue = (typeof CUES)[number];

/** What is heard when the table went from one view to the next; undo and a first look are silent. */
export function cuesBetween(before: GameView | null, after: GameView | null): readonly Cue[] {
  if (!before || !after || before.id !== after.id || after.step <= before.step || after.last.kind === 'jump') return [];
  const cues: Cue[] = [];
  const has = (type: GameView['events'][number]['type']) => after.events.some(event => event.type === type);
  const brought = (to: 'lost' | 'rescued') =>
    after.events.some(
      event => event.type === 'poiRemoved' && event.to === to && (event.kind === 'victim' || event.kind === 'treated'),
    );
  if (has('exploded')) cues.push('explosion');
  else if (has('diceRead')) cues.push('rollRead');
  if (brought('lost')) cues.push('lost');
  if (brought('rescued')) cues.push('rescued');
  if (after.result && !before.result) cues.push(after.result === 'victory' ? 'won' : 'over');
  else if (after.awaiting?.for === 'roll' && before.awaiting?.for !== 'roll') cues.push('rollWanted');
  return cues;
}
