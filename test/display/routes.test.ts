import { expect, test } from 'vitest';
import { firstRoute, formatRoute, parseRoute, routeAfter, withGameFor } from '../../display/routes.js';
import { louder, nextTurn } from '../../display/screens/settings/steps.js';
import { collapsed, won } from './fixtures/screens.js';
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

test('a victory is told at once, a defeat when hands are done with what the fire did', () => {
  const { game } = acting;
  const open = [{ ...acting.game!.instructions[0]!, isDone: false }];
  const done = open.map(one => ({ ...one, isDone: true }));
  const lately = { ...collapsed.game!, instructions: open };
  expect(routeAfter({ to: 'play' }, game, { ...won.game!, instructions: open })).toEqual({ to: 'ending' });
  expect(routeAfter({ to: 'play' }, game, lately)).toEqual({ to: 'play' });
  expect(routeAfter({ to: 'play' }, lately, { ...lately, instructions: done })).toEqual({ to: 'ending' });
  expect(routeAfter({ to: 'history' }, game, won.game)).toEqual({ to: 'history' });
  // Whoever goes back from the ending to take the last step back stays there.
  expect(routeAfter({ to: 'play' }, won.game, { ...won.game! })).toEqual({ to: 'play' });
});

test('a screen that is switched on shows the game under way, unless its address says something else', () => {
  expect(firstRoute('', acting.game)).toEqual({ to: 'play' });
  expect(firstRoute('#start', acting.game)).toEqual({ to: 'start' });
  expect(firstRoute('#history', acting.game)).toEqual({ to: 'history' });
  expect(firstRoute('', won.game)).toEqual({ to: 'start' });
  expect(firstRoute('', null)).toEqual({ to: 'start' });
});

test('the sound stops at silence and at full, the plan comes round', () => {
  expect([louder(0.6, 1), louder(0.9, 1), louder(0.1, -1)]).toEqual([0.8, 1, 0]);
  expect([nextTurn(0), nextTurn(3)]).toEqual([1, 0]);
});
