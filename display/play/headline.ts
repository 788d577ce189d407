import type { GameView, Roll } from '../../server/web/wire.js';

export const HEADLINES = [
  'collapse',
  'explosion',
  'flareUp',
  'flashover',
  'deckGun',
  'rollAgain',
  'fire',
  'smoke',
  'marker',
  'keptOff',
  'noDisc',
] as const;
export type Headline = (typeof HEADLINES)[number];

/** The one word for what the newest step did, the worst first. */
export function headlineOf({ events, last }: GameView): Headline | null {
  if (last.kind !== 'input') return null;
  const has = (type: (typeof events)[number]['type']) => events.some(event => event.type === type);
  if (events.some(event => event.type === 'gameEnded' && event.result === 'collapse')) return 'collapse';
  if (has('exploded')) return 'explosion';
  if (has('flaredUp')) return 'flareUp';
  if (events.some(event => event.type === 'fireLit' && event.because.by === 'flashover')) return 'flashover';
  if (has('deckGunFired')) return 'deckGun';
  if (has('rollWasted')) return 'rollAgain';
  if (has('fireLit')) return 'fire';
  if (has('smokePlaced')) return 'smoke';
  if (has('poiPlaced')) return 'marker';
  if (has('suppressed')) return 'keptOff';
  return has('markerMissing') ? 'noDisc' : null;
}

/** The dice of the newest step, to show beside the headline. */
export function diceOf({ last }: GameView): Roll | null {
  return last.kind === 'input' && last.input.do === 'roll' ? { red: last.input.red, black: last.input.black } : null;
}
