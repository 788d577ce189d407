/** Rolls that are worked out while the dice are still in somebody's hand. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decide } from '../../server/engine/index.js';
import { everyRoll } from '../../server/table/chance.js';
import { currentStep } from '../../server/table/gameLog.js';
import { RollsAhead } from '../../server/table/rollsAhead.js';
import { gameOf, input, newFamilyGame, openTestStore, playToRoll, sessionIn, temporaryFolder } from './atTable.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function tableAtRoll() {
  const session = sessionIn(openTestStore(temporaryFolder()));
  newFamilyGame(session);
  playToRoll(session);
  const log = session.archive.read(gameOf(session).id);
  if (!log) throw new Error('the record cannot be read');
  return { session, game: log.game, state: currentStep(log).state };
}

test('every roll is known before it falls, and is what would be decided then', () => {
  const { game, state } = tableAtRoll();
  const ahead = new RollsAhead();
  ahead.watch({ game, state });
  vi.runAllTimers();
  const rolls = everyRoll(['red', 'black']);
  expect(rolls).toHaveLength(48);
  for (const roll of rolls) {
    const known = ahead.decide(game, state, { do: 'roll', ...roll });
    expect(known).toEqual(decide(game, state, { do: 'roll', ...roll }));
    expect(ahead.decide(game, state, { do: 'roll', ...roll })).toBe(known);
  }
  ahead.stop();
  const again = { do: 'roll', red: 3, black: 5 } as const;
  expect(ahead.decide(game, state, again)).not.toBe(ahead.decide(game, state, again));
});

test('a game goes on as it would have without', () => {
  const { session: patient } = tableAtRoll();
  vi.runAllTimers();
  const { session: quick } = tableAtRoll();
  for (const session of [patient, quick]) input(session, { do: 'roll', red: 2, black: 2 });
  const { id: _, ...shown } = gameOf(patient);
  const { id: __, ...other } = gameOf(quick);
  expect(shown).toEqual(other);
});

test('one die has as many rolls as faces', () => {
  expect(everyRoll(['red'])).toEqual([1, 2, 3, 4, 5, 6].map(red => ({ red, black: null })));
  expect(everyRoll(['black'])).toHaveLength(8);
});
