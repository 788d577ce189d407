import { expect, test } from 'vitest';
import { formatRoute, parseRoute, routeAfter, withGameFor } from '../../display/routes.js';
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

test('a screen that showed a game which is gone does not go back into the next one', () => {
  const game = acting.game!;
  const next = { ...game, id: 'next' };
  const takenOver = { ...next, step: 0, setup: { ...next.setup, start: 'takeOver' as const } };
  expect(routeAfter({ to: 'correct' }, game, null)).toEqual({ to: 'start' });
  expect(routeAfter({ to: 'history' }, game, next)).toEqual({ to: 'play' });
  expect(routeAfter({ to: 'correct' }, game, takenOver)).toEqual({ to: 'correct' });
  expect(routeAfter({ to: 'correct' }, null, next)).toEqual({ to: 'correct' });
  expect(routeAfter({ to: 'settings' }, game, next)).toEqual({ to: 'settings' });
  expect(routeAfter({ to: 'history' }, game, { ...game })).toEqual({ to: 'history' });
});

test('the sound stops at silence and at full, the plan comes round', () => {
  expect([louder(0.6, 1), louder(0.9, 1), louder(0.1, -1)]).toEqual([0.8, 1, 0]);
  expect([nextTurn(0), nextTurn(3)]).toEqual([1, 0]);
});
