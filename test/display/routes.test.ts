import { expect, test } from 'vitest';
import { formatRoute, parseRoute, withGameFor } from '../../display/routes.js';
import { louder, nextTurn } from '../../display/screens/settings/steps.js';
import { won } from './fixtures/screens.js';
import { acting } from './fixtures/story.js';

test.each([
  ['#replay/a%20game', { to: 'replay', game: 'a game' }],
  ['#replay/%', { to: 'replay', game: '%' }],
  ['#play', { to: 'play' }],
  ['', { to: 'start' }],
  ['#nowhere', { to: 'start' }],
])('the address %s leads to %o', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
  if (hash.length > 1 && route.to !== 'start') expect(parseRoute(formatRoute(parseRoute(hash)))).toEqual(route);
});

test('an address that needs a game leads to the start without one, and an end only to a game that has ended', () => {
  expect(withGameFor({ to: 'play' }, null)).toEqual({ to: 'start' });
  expect(withGameFor({ to: 'settings' }, null)).toEqual({ to: 'settings' });
  expect(withGameFor({ to: 'ending' }, acting.game)).toEqual({ to: 'play' });
  expect(withGameFor({ to: 'ending' }, won.game)).toEqual({ to: 'ending' });
});

test('the sound stops at silence and at full, the plan comes round', () => {
  expect([louder(0.6, 1), louder(0.9, 1), louder(0.1, -1)]).toEqual([0.8, 1, 0]);
  expect([nextTurn(0), nextTurn(3)]).toEqual([1, 0]);
});
