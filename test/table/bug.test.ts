import { expect, test, vi } from 'vitest';
import * as engine from '../../server/engine/index.js';
import { TableSession } from '../../server/table/session.js';
import { FAMILY, fromTower, gameOf, openTestStore, playToRoll, steadyClock, tap, temporaryFolder } from './atTable.js';

vi.mock('../../server/engine/index.js', async original => {
  const real = await original<typeof engine>();
  return { ...real, decide: vi.fn(real.decide), offers: vi.fn(real.offers) };
});

function tableWithBugs() {
  const bugs: unknown[] = [];
  const store = openTestStore(temporaryFolder());
  const open = () =>
    new TableSession({
      table: { id: 'table-1', name: 'Table 1' },
      store,
      clock: steadyClock(),
      chance: () => 1,
      newGameId: () => 'game',
      onBug: error => bugs.push(error),
    });
  const session = open();
  tap(session, { do: 'newGame', setup: FAMILY, dice: 'tower', markers: 'table' });
  playToRoll(session);
  return { session, bugs, open };
}

const roll = { do: 'input', input: { do: 'roll', red: 3, black: 5 } } as const;

test('an error in the rules refuses the command, is told, and leaves table and record as they were', () => {
  const { session, bugs, open } = tableWithBugs();
  const before = gameOf(session);
  vi.mocked(engine.decide).mockImplementationOnce(() => {
    throw new Error('a broken law');
  });
  expect(tap(session, roll)).toMatchObject({ ok: false, refusal: { code: 'bad-state' } });
  expect(bugs).toHaveLength(1);
  expect(gameOf(session)).toEqual(before);
  expect(gameOf(open())).toEqual(before);
  expect(tap(session, roll)).toMatchObject({ ok: true });
});

test('what cannot be shown is not stored, so that a restart does not meet it again', () => {
  const { session, bugs, open } = tableWithBugs();
  const before = gameOf(session);
  vi.mocked(engine.offers).mockImplementationOnce(() => {
    throw new Error('a broken law');
  });
  expect(tap(session, roll)).toMatchObject({ ok: false });
  expect(bugs).toHaveLength(1);
  expect(gameOf(open())).toEqual(before);
});

test('a roll of the tower that meets an error is kept as a loose one', () => {
  const { session } = tableWithBugs();
  vi.mocked(engine.decide).mockImplementationOnce(() => {
    throw new Error('a broken law');
  });
  expect(fromTower(session, { kind: 'roll', d6: 3, d8: 5 })).toBe(true);
  expect(gameOf(session).looseRolls).toMatchObject([{ roll: { red: 3, black: 5 } }]);
});

test('a game that can no longer be opened is left out with a notice, and stays among the games', () => {
  const { session, bugs, open } = tableWithBugs();
  vi.mocked(engine.decide).mockImplementationOnce(() => {
    throw new Error('a broken law');
  });
  const reopened = open();
  expect(bugs).toHaveLength(1);
  expect(reopened.view).toMatchObject({ game: null, notices: [{ code: 'recordStops' }] });
  expect(reopened.archive.list()).toHaveLength(1);
  expect(session.view.game).not.toBeNull();
});
