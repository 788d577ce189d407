import { describe, expect, test } from 'vitest';
import type { DiskTrouble } from '../../server/table/diskTrouble.js';
import type { Commit } from '../../server/table/entry.js';
import type { Store } from '../../server/table/store.js';
import {
  fromTower,
  gameOf,
  input,
  newFamilyGame,
  openTestStore,
  playToRoll,
  sessionIn,
  simplestInput,
  tap,
  temporaryFolder,
} from './atTable.js';

/** A real store on a disk that can be made to fail. */
function tableOnBadDisk() {
  const store = openTestStore(temporaryFolder());
  const disk: { trouble: DiskTrouble | null } = { trouble: null };
  const failing = Object.create(store, {
    append: {
      value: (commit: Commit) => (disk.trouble ? { ok: false, trouble: disk.trouble } : store.append(commit)),
    },
    check: { value: () => disk.trouble },
    notices: { value: [] },
    onNotices: { value: () => {} },
  }) as Store;
  for (const name of ['readTable', 'readGame', 'listGames', 'lastTowerEvent'] as const) {
    Object.defineProperty(failing, name, { value: store[name].bind(store) });
  }
  const session = sessionIn(failing);
  newFamilyGame(session);
  playToRoll(session);
  return { store, session, disk };
}

describe('on a disk that takes nothing more', () => {
  test('nothing is done that could not be stored, and the screens say why', () => {
    const { session, disk } = tableOnBadDisk();
    const before = gameOf(session);
    disk.trouble = 'diskFull';
    expect(input(session, simplestInput(before))).toMatchObject({ ok: false, refusal: { code: 'disk' } });
    expect(gameOf(session)).toEqual(before);
    expect(session.view.notices).toEqual([{ code: 'diskFull', detail: {} }]);
  });

  test('a roll of the tower is not acknowledged, and is taken when the disk is back', () => {
    const { session, disk } = tableOnBadDisk();
    disk.trouble = 'diskReadOnly';
    expect(fromTower(session, { kind: 'roll', d6: 3, d8: 5 }, 500)).toBe(false);
    disk.trouble = null;
    expect(fromTower(session, { kind: 'roll', d6: 3, d8: 5 }, 500)).toBe(true);
    expect(gameOf(session).history.at(-1)?.input).toEqual({ do: 'roll', red: 3, black: 5 });
    expect(session.view.notices).toEqual([]);
  });

  test('the table plays on unsaved when it says so, and everything is stored once the disk is back', () => {
    const { store, session, disk } = tableOnBadDisk();
    disk.trouble = 'diskFull';
    input(session, simplestInput(gameOf(session)));
    tap(session, { do: 'playUnsaved' });
    for (let turns = 0; turns < 3; turns++) {
      playToRoll(session);
      expect(fromTower(session, { kind: 'roll', d6: 1, d8: 1 + turns }, 600 + turns)).toBe(true);
    }
    expect(session.view.notices).toMatchObject([{ code: 'unsaved', detail: { why: 'diskFull' } }]);
    expect(fromTower(session, { kind: 'roll', d6: 1, d8: 1 }, 601)).toBe(true);
    expect(gameOf(session).looseRolls).toEqual([]);
    disk.trouble = null;
    playToRoll(session);
    expect(session.view.notices).toEqual([]);
    expect(gameOf(sessionIn(store)).history).toEqual(gameOf(session).history);
  });

  test('without trouble there is nothing to play unsaved', () => {
    const { session } = tableOnBadDisk();
    tap(session, { do: 'playUnsaved' });
    expect(session.view.notices).toEqual([]);
  });
});
