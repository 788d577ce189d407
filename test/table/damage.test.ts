import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { GAMES_FILE, openStore } from '../../server/table/openStore.js';
import type { Store } from '../../server/table/store.js';
import {
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

/** A folder with a played game, left as a killed process leaves it; and the game as it stood. */
function playedFolder() {
  const folder = temporaryFolder();
  const store = openTestStore(folder);
  store.writeNote('code of table-1', 'ABCDEF');
  const session = sessionIn(store);
  newFamilyGame(session);
  for (let turn = 0; turn < 12; turn++) {
    playToRoll(session);
    input(session, simplestInput(gameOf(session)));
  }
  const left = temporaryFolder();
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(left, name));
  const { revision } = session.view;
  return { folder: left, log: join(left, `${GAMES_FILE}-wal`), revision, history: gameOf(session).history };
}

/** The same after an orderly end, with a hole torn into the middle of the file. */
function tornFolder() {
  const played = playedFolder();
  openTestStore(played.folder).close();
  const file = join(played.folder, GAMES_FILE);
  const bytes = readFileSync(file);
  const middle = 4096 * Math.floor(bytes.length / 8192);
  writeFileSync(file, bytes.fill(0xa5, middle, middle + 4096));
  return { ...played, bytes };
}

function codesIn(store: Store): readonly string[] {
  return store.notices.map(({ code }) => code);
}

describe('a record of version 0.1', () => {
  const games = gunzipSync(readFileSync(new URL('fixtures/games-0.1.db.gz', import.meta.url)));

  function oldFolder(bytes: Buffer) {
    const folder = temporaryFolder();
    writeFileSync(join(folder, GAMES_FILE), bytes);
    return folder;
  }

  test('is taken over with every game, code and tower event, without a word, and is kept', () => {
    const folder = oldFolder(games);
    const store = openTestStore(folder);
    expect(store.notices).toEqual([]);
    for (const table of ['table-1', 'table-2']) {
      const listed = store.listGames(table);
      expect(listed).toHaveLength(2);
      expect(listed.every(({ setup }) => setup?.crew[0]?.name === 'Käthe')).toBe(true);
      expect(gameOf(sessionIn(store, { id: table })).step).toBe(listed[0]?.outcome.steps);
      for (const { id } of listed) expect(store.readGame(table, id).every(({ entry }) => entry !== null)).toBe(true);
    }
    expect(store.readNote('code of table-1')).toBe('ABCDEF');
    expect(store.lastTowerEvent('T1', '0000000A')).toBeGreaterThan(0);
    expect(readFileSync(join(folder, 'games.version-1.db'))).toEqual(games);
  });

  test('that has a damaged entry is taken over without it, and that is said', () => {
    const damaged = Buffer.from(games.toString('latin1').replaceAll('"kind":"begin"', '"kind":"bigin"'), 'latin1');
    const store = openTestStore(oldFolder(damaged));
    expect(codesIn(store)).toEqual(['recordDamaged']);
  });
});

describe('damage in the write-ahead log', () => {
  const damages: readonly (readonly [string, (log: string) => void])[] = [
    ['a flipped bit', log => flip(log, 0.3)],
    ['a flipped bit near its end', log => flip(log, 0.95)],
    ['a page of zeros', log => writeFileSync(log, readFileSync(log).fill(0, 9000, 13_096))],
    ['a cut', log => writeFileSync(log, readFileSync(log).subarray(0, 20_000))],
    ['its loss', log => rmSync(log)],
  ];

  function flip(log: string, where: number): void {
    const bytes = readFileSync(log);
    const place = Math.floor(bytes.length * where);
    writeFileSync(log, bytes.fill((bytes[place] ?? 0) ^ 0x10, place, place + 1));
  }

  test.each(damages)('%s: it is said how many steps are missing, until it is put away', (_, damage) => {
    const { folder, log, revision } = playedFolder();
    damage(log);
    const store = openTestStore(folder);
    const session = sessionIn(store);
    const steps = revision - session.view.revision;
    expect(steps).toBeGreaterThan(0);
    const notice = { code: 'stepsMissing', detail: { table: 'table-1', steps } };
    expect(session.view.notices).toEqual([notice]);
    expect(sessionIn(store, { id: 'table-2' }).view.notices).toEqual([]);
    // Played on past where it was: it is still said.
    newFamilyGame(session);
    for (let setting = 0; setting <= steps; setting++) tap(session, { do: 'setDice', dice: 'tapped' });
    store.close();
    const again = openTestStore(folder);
    expect(again.notices).toEqual([notice]);
    expect(tap(sessionIn(again), { do: 'dismissNotices' }).ok).toBe(true);
    again.close();
    expect(openTestStore(folder).notices).toEqual([]);
  });

  test('is not told of a record that is whole', () => {
    const { folder, history } = playedFolder();
    const store = openTestStore(folder);
    expect(store.notices).toEqual([]);
    expect(gameOf(sessionIn(store)).history).toEqual(history);
  });
});

describe('a damaged file', () => {
  test('is spoken of at every start, with what was kept of it, until somebody puts it away', () => {
    const { folder } = tornFolder();
    const first = openTestStore(folder);
    const [notice] = first.notices;
    expect(notice).toMatchObject({ code: 'recordDamaged' });
    expect(Number(notice?.detail['kept'])).toBeGreaterThan(0);
    expect(first.readNote('code of table-1')).toBe('ABCDEF');
    const told = first.notices;
    first.close();
    const second = openTestStore(folder);
    expect(second.notices).toEqual(told);
    const [kiosk, other] = [sessionIn(second), sessionIn(second, { id: 'table-2' })];
    expect(tap(kiosk, { do: 'dismissNotices' }).ok).toBe(true);
    expect(other.view.notices).toEqual([]);
    second.close();
    expect(openTestStore(folder).notices).toEqual([]);
  });

  test('that was set aside by an earlier version is spoken of too', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'games.damaged-2026-01-01.db'), 'x');
    expect(openTestStore(folder).notices).toEqual([
      { code: 'recordDamaged', detail: { file: 'games.damaged-2026-01-01.db' } },
    ]);
  });

  /** Every state in which the files can be when the power goes while a damaged record is being replaced. */
  test('whose saving is interrupted is saved at the next start', () => {
    const { folder, bytes } = tornFolder();
    const file = join(folder, GAMES_FILE);
    openTestStore(folder).close();
    const whole = readFileSync(file);
    const aside = readdirSync(folder).find(name => name.startsWith('games.damaged-')) ?? '';
    const states: readonly (readonly [string, Readonly<Record<string, Buffer>>])[] = [
      ['half made', { [GAMES_FILE]: bytes, 'games.making.db': whole.subarray(0, 5000) }],
      ['made', { [GAMES_FILE]: bytes, 'games.making.db': whole }],
      ['whole', { [GAMES_FILE]: bytes, [`${GAMES_FILE}-wal`]: bytes, [`${aside}.replaced`]: whole }],
      ['log set aside', { [GAMES_FILE]: bytes, [`${aside}-wal`]: bytes, [`${aside}.replaced`]: whole }],
      ['file set aside', { [aside]: bytes, [`${aside}.replaced`]: whole }],
      ['done', { [GAMES_FILE]: whole, [aside]: bytes }],
    ];
    for (const [name, files] of states) {
      const left = temporaryFolder();
      for (const [at, content] of Object.entries(files)) writeFileSync(join(left, at), content);
      const store = openTestStore(left);
      expect(codesIn(store), name).toEqual(['recordDamaged']);
      expect(gameOf(sessionIn(store)).history.length, name).toBeGreaterThan(0);
      const damaged = readdirSync(left).filter(each => /^games\.damaged-.*\.db$/.test(each));
      expect(
        damaged.map(each => readFileSync(join(left, each)).equals(bytes)),
        name,
      ).toEqual([true]);
    }
  });
});

describe('a folder that is taken away while it is played in', () => {
  test('is noticed, nothing is done any more, and play goes on when it is back', () => {
    const { folder } = playedFolder();
    const store = openTestStore(folder);
    const session = sessionIn(store);
    renameSync(folder, `${folder}-elsewhere`);
    session.lookAtDisk();
    expect(session.view.notices).toEqual([{ code: 'folderGone', detail: {} }]);
    playOn(session, 'disk');
    renameSync(`${folder}-elsewhere`, folder);
    session.lookAtDisk();
    expect(session.view.notices).toEqual([]);
    playOn(session, null);
  });

  test('and not put back is played without after consent, and all of it is stored once it is back', () => {
    const { folder } = playedFolder();
    const store = openTestStore(folder);
    const session = sessionIn(store);
    renameSync(folder, `${folder}-elsewhere`);
    playOn(session, 'disk');
    tap(session, { do: 'playUnsaved' });
    for (let turn = 0; turn < 5; turn++) playOn(session, null);
    session.lookAtDisk();
    expect(session.view.notices).toMatchObject([{ code: 'unsaved', detail: { why: 'folderGone', waiting: 5 } }]);
    renameSync(`${folder}-elsewhere`, folder);
    session.lookAtDisk();
    expect(session.view.notices).toEqual([]);
    store.close();
    expect(gameOf(sessionIn(openTestStore(folder))).history).toEqual(gameOf(session).history);
  });

  test('before anything was played in it is not made anew: the join codes are in it', () => {
    const folder = temporaryFolder();
    const store = openTestStore(folder);
    store.writeNote('code of table-1', 'ABCDEF');
    renameSync(folder, `${folder}-elsewhere`);
    expect(store.check()).toBe('folderGone');
    renameSync(`${folder}-elsewhere`, folder);
    expect(store.check()).toBeNull();
  });

  test('is not taken for another one that stands in its place', () => {
    const { folder } = playedFolder();
    const session = sessionIn(openTestStore(folder));
    renameSync(folder, `${folder}-elsewhere`);
    openTestStore(folder).close();
    session.lookAtDisk();
    expect(session.view.notices).toEqual([{ code: 'folderGone', detail: {} }]);
    playOn(session, 'disk');
    rmSync(`${folder}-elsewhere`, { recursive: true });
  });

  function playOn(session: ReturnType<typeof sessionIn>, refusal: string | null): void {
    const outcome = input(session, simplestInput(gameOf(session)));
    expect(outcome.ok ? null : outcome.refusal.code).toBe(refusal);
  }
});

test('a record that nobody writes to is soon in its file alone, not in the log', async () => {
  const folder = temporaryFolder();
  newFamilyGame(sessionIn(openTestStore(folder)));
  const log = join(folder, `${GAMES_FILE}-wal`);
  expect(statSync(log).size).toBeGreaterThan(0);
  await expect.poll(() => statSync(log).size, { timeout: 15_000 }).toBe(0);
  const copy = temporaryFolder();
  copyFileSync(join(folder, GAMES_FILE), join(copy, GAMES_FILE));
  expect(sessionIn(openTestStore(copy)).view.game).not.toBeNull();
});

test('a version number with a flipped bit does not pass for a newer version', () => {
  const folder = temporaryFolder();
  openTestStore(folder).close();
  const file = join(folder, GAMES_FILE);
  const bytes = readFileSync(file);
  // The user version of an SQLite file stands at byte 60.
  bytes.writeUInt32BE(2 + 64, 60);
  writeFileSync(file, bytes);
  expect(openStore(folder, () => new Date())).toMatchObject({ ok: true });
});
