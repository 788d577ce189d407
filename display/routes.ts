import type { Route } from './events.js';
import { PLACES } from './events.js';

/** `#replay/2026-11-16-1` and back; an address nobody knows leads to the start. */
export function parseRoute(hash: string): Route {
  const [word = '', game] = hash.replace(/^#\/?/, '').split('/');
  const to = PLACES.find(place => place === word) ?? 'start';
  return game ? { to, game: decodeURIComponent(game) } : { to };
}

export function formatRoute(route: Route): string {
  return route.game === undefined ? `#${route.to}` : `#${route.to}/${encodeURIComponent(route.game)}`;
}
