import { describe, expect, test } from 'vitest';
import type { CommandOutcome } from '../../server/table/command.js';
import type { TableSession } from '../../server/table/session.js';
import {
  fromTower,
  gameOf,
  newFamilyGame,
  openTestStore,
  playToRoll,
  sessionIn,
  tap,
  temporaryFolder,
} from './atTable.js';

/** A table with a virtual tower; `thrown` counts how often its dice were thrown. */
function tableWithVirtualTower() {
  const store = openTestStore(temporaryFolder());
  const session = sessionIn(store);
  let thrown = 0;
  const throwDice = () => {
    thrown += 1;
  };
  session.connectTower({ signal: () => {}, throwDice, insteadOf: null });
  newFamilyGame(session);
  playToRoll(session);
  return { store, session, timesThrown: () => thrown };
}

function rollDice(session: TableSession, id: string, revision = session.view.revision): CommandOutcome[] {
  const answers: CommandOutcome[] = [];
  session.perform(id, revision, { do: 'rollDice' }, outcome => answers.push(outcome));
  return answers;
}

describe('the dice of the virtual tower', () => {
  test('are rolled when their roll has come back and is stored, and not before', () => {
    const { store, session } = tableWithVirtualTower();
    const before = session.view.revision;
    const answers = rollDice(session, 'roll');
    expect(answers).toEqual([]);
    fromTower(session, { kind: 'roll', d6: 3, d8: 5 });
    expect(answers).toEqual([{ ok: true, revision: before + 1 }]);
    expect(store.readTable('table-1').commands.at(-1)).toEqual(['roll', before + 1]);
    expect(gameOf(sessionIn(store)).history.at(-1)?.input).toEqual({ do: 'roll', red: 3, black: 5 });
  });

  test('are thrown once for a command that is sent again, before the roll, after it and after a restart', () => {
    const { store, session, timesThrown } = tableWithVirtualTower();
    const { revision } = session.view;
    const [first, second] = [rollDice(session, 'roll', revision), rollDice(session, 'roll', revision)];
    fromTower(session, { kind: 'roll', d6: 3, d8: 5 });
    const done = [{ ok: true, revision: revision + 1 }];
    expect([first, second, rollDice(session, 'roll', revision)]).toEqual([done, done, done]);
    expect(rollDice(sessionIn(store), 'roll', revision)).toEqual(done);
    expect(timesThrown()).toBe(1);
  });

  test('are thrown once when two people tap at the same time', () => {
    const { session, timesThrown } = tableWithVirtualTower();
    const [first, second] = [rollDice(session, 'one'), rollDice(session, 'other')];
    fromTower(session, { kind: 'roll', d6: 3, d8: 5 });
    expect(first).toMatchObject([{ ok: true }]);
    expect(second).toMatchObject([{ ok: false, refusal: { code: 'stale' } }]);
    expect(timesThrown()).toBe(1);
    expect(gameOf(session).looseRolls).toEqual([]);
  });

  test('wait in the tower when the disk takes nothing, and are not thrown again', () => {
    const { session, store, timesThrown } = tableWithVirtualTower();
    const append = store.append.bind(store);
    store.append = () => ({ ok: false, trouble: 'diskFull' });
    const answers = rollDice(session, 'one');
    expect(fromTower(session, { kind: 'roll', d6: 3, d8: 5 }, 900)).toBe(false);
    expect(answers).toMatchObject([{ ok: false, refusal: { code: 'disk' } }]);
    const again = rollDice(session, 'again');
    store.append = append;
    expect(fromTower(session, { kind: 'roll', d6: 3, d8: 5 }, 900)).toBe(true);
    expect(again).toMatchObject([{ ok: true }]);
    expect(timesThrown()).toBe(1);
  });
});

describe('a roll that comes while no game is on the table', () => {
  test('is stored before it is acknowledged, and is shown, also after a restart', () => {
    const store = openTestStore(temporaryFolder());
    const session = sessionIn(store);
    expect(fromTower(session, { kind: 'roll', d6: 3, d8: 5 })).toBe(true);
    const shown = { roll: { red: 3, black: 5 }, isUsable: false, why: 'notAsked' };
    expect(session.view.looseRoll).toMatchObject(shown);
    tap(session, { do: 'setDice', dice: 'tapped' });
    expect(sessionIn(store).view.looseRoll).toMatchObject(shown);
  });

  test('is not acknowledged when it cannot be stored', () => {
    const store = openTestStore(temporaryFolder());
    const session = sessionIn(store);
    store.append = () => ({ ok: false, trouble: 'diskFull' });
    expect(fromTower(session, { kind: 'roll', d6: 3, d8: 5 })).toBe(false);
    expect(session.view.looseRoll).toBeUndefined();
  });

  test('can be put away, and is old news when a game begins', () => {
    const session = sessionIn(openTestStore(temporaryFolder()));
    fromTower(session, { kind: 'roll', d6: 3, d8: 5 });
    expect(tap(session, { do: 'dismissRoll', roll: session.view.looseRoll?.id ?? '' }).ok).toBe(true);
    expect(session.view.looseRoll).toBeUndefined();
    fromTower(session, { kind: 'roll', d6: 1, d8: 1 });
    newFamilyGame(session);
    expect(session.view.looseRoll).toBeUndefined();
    expect(gameOf(session).looseRolls).toEqual([]);
  });
});
