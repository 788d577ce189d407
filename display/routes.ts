import type { GameView } from '../server/web/wire.js';
import type { Place, Route } from './events.js';
import { PLACES } from './events.js';

/** `#replay/2026-11-16-1` and back; an address nobody knows leads to the start. */
export function parseRoute(hash: string): Route {
  const [word = '', game] = hash.replace(/^#\/?/, '').split('/');
  const to = PLACES.find(place => place === word) ?? 'start';
  return game ? { to, game: unescaped(game) } : { to };
}

/** Addresses are typed and cut off too: half a sign stands for itself. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function formatRoute(route: Route): string {
  return route.game === undefined ? `#${route.to}` : `#${route.to}/${encodeURIComponent(route.game)}`;
}

const NEED_A_GAME: readonly Place[] = ['play', 'correct', 'rebuild', 'crew', 'history', 'ending'];

/** Where a screen stands when its game is over, was closed, or another one lies on the table. */
export function routeAfter(route: Route, before: GameView | null, game: GameView | null): Route {
  if (before && game && before.id === game.id) {
    return route.to === 'play' && !isToldInFull(before) && isToldInFull(game) ? { to: 'ending' } : route;
  }
  if (!before || !NEED_A_GAME.includes(route.to)) return route;
  if (!game) return { to: 'start' };
  // A game that is taken over begins with telling how it lies.
  return game.setup.start === 'takeOver' && game.step === 0 ? route : { to: 'play' };
}

/** A victory is told at once; after a defeat hands and eyes first look at what the fire did. */
function isToldInFull({ result, instructions }: GameView): boolean {
  return result === 'victory' || (result !== null && instructions.every(one => one.isDone));
}

/** A screen that is switched on where a game is under way shows it: after a power cut nobody has to tap. */
export function firstRoute(hash: string, game: GameView | null): Route {
  const isUnaddressed = hash.replace(/^#\/?/, '') === '';
  return isUnaddressed && game && !game.result ? { to: 'play' } : parseRoute(hash);
}

/** Where an address leads when the game it speaks of is not there (any more). */
export function withGameFor(route: Route, game: GameView | null): Route {
  if (!NEED_A_GAME.includes(route.to)) return route;
  if (!game) return { to: 'start' };
  return route.to === 'ending' && !game.result ? { to: 'play' } : route;
}
