import type { GameEvent, GameView, Roll } from '../../server/web/wire.js';

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
  'hazmat',
  'hotSpot',
  'keptOff',
  'noDisc',
] as const;
export type Headline = (typeof HEADLINES)[number];

/** What the list on the screen is about: an answer goes on with the story of the dice before it, and of no others. */
export function toldBy({ earlier, events, last }: GameView): readonly GameEvent[] {
  const isAnswer = last.kind === 'input' && last.input.do === 'answer';
  const read = isAnswer ? earlier.findLastIndex(event => event.type === 'diceRead') : -1;
  return read < 0 ? events : [...earlier.slice(read), ...events];
}

/** The one word for what happened, the worst first. */
export function headlineOf(game: GameView): Headline | null {
  if (game.last.kind !== 'input') return null;
  const events = toldBy(game);
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
  if (has('hazmatPlaced')) return 'hazmat';
  if (has('hotSpotPlaced')) return 'hotSpot';
  if (has('suppressed')) return 'keptOff';
  return has('markerMissing') ? 'noDisc' : null;
}

/** The dice to show beside the headline: those of the newest step, or those it goes on with; turned over where they were. */
export function diceOf(game: GameView): Roll | null {
  const { last } = game;
  const isAnswer = last.kind === 'input' && last.input.do === 'answer';
  const isRoll = last.kind === 'input' && last.input.do === 'roll';
  const read = isRoll || isAnswer ? toldBy(game).find(event => event.type === 'diceRead') : undefined;
  if (read) return { red: read.red, black: read.black };
  return isRoll ? { red: last.input.red, black: last.input.black } : null;
}
