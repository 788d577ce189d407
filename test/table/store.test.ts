import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import type { Commit } from '../../server/table/entry.js';
import { GAMES_FILE, openStore } from '../../server/table/openStore.js';
import { gameOf, newFamilyGame, openTestStore, playToRoll, sessionIn, tap, temporaryFolder } from './atTable.js';

const now = () => new Date('2026-01-01T00:00:00Z');

function tickCommit(revision: number): Commit {
  return {
    table: 'table-1',
    revision,
    game: 'g',
    command: null,
    entries: [{ at: now().toISOString(), entry: { kind: 'goTo', step: revision } }],
    outcome: null,
    standing: { game: 'g', dice: 'tower', markers: 'table' },
    towerEvent: null,
  };
}

/** A file of many pages with a hole torn into the middle. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 4096);
  writeFileSync(file, bytes);
}

describe('the store of games', () => {
  test('gives back what was appended, in order', () => {
    const store = openTestStore(temporaryFolder());
    for (const revision of [1, 2, 3]) expect(store.append(tickCommit(revision))).toEqual({ ok: true });
    expect(store.readGame('table-1', 'g').map(({ entry }) => entry)).toEqual([
      { kind: 'goTo', step: 1 },
      { kind: 'goTo', step: 2 },
      { kind: 'goTo', step: 3 },
    ]);
    expect(store.readTable('table-1').revision).toBe(3);
  });

  test('can be read by its owner alone', () => {
    const folder = join(temporaryFolder(), 'games');
    openTestStore(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, GAMES_FILE)).mode & 0o777).toBe(0o600);
  });

  test('reads an entry whose bytes have changed as no entry at all', () => {
    const folder = temporaryFolder();
    const store = openTestStore(folder);
    for (const revision of [1, 2, 3]) store.append(tickCommit(revision));
    store.close();
    const file = join(folder, GAMES_FILE);
    const bytes = readFileSync(file);
    const place = bytes.indexOf('"goTo","step":2');
    bytes.write('9', place + '"goTo","step":'.length);
    writeFileSync(file, bytes);
    const entries = openTestStore(folder).readGame('table-1', 'g');
    expect(entries.map(({ entry }) => entry?.kind ?? null)).toEqual(['goTo', null, 'goTo']);
  });

  test('belongs to one service at a time', () => {
    const folder = temporaryFolder();
    openTestStore(folder);
    expect(openStore(folder, now)).toEqual({ ok: false, why: 'inUse' });
  });

  test('leaves a file of a newer version alone', () => {
    const folder = temporaryFolder();
    openTestStore(folder).close();
    const file = join(folder, GAMES_FILE);
    const newer = new Database(file);
    newer.exec('CREATE TABLE stars (name TEXT); PRAGMA user_version = 99');
    newer.close();
    const bytes = readFileSync(file);
    expect(openStore(folder, now)).toEqual({ ok: false, why: 'newerVersion' });
    expect(readFileSync(file)).toEqual(bytes);
  });

  test('saves what can be read of a damaged file, keeps the file, and says so', () => {
    const folder = temporaryFolder();
    const store = openTestStore(folder);
    for (let revision = 1; revision <= 400; revision++) store.append(tickCommit(revision));
    store.close();
    damage(join(folder, GAMES_FILE));
    const opened = openStore(folder, now);
    if (!opened.ok) throw new Error(opened.why);
    const [notice] = opened.store.notices;
    expect(notice?.code).toBe('recordDamaged');
    expect(Number(notice?.detail.kept)).toBeGreaterThan(200);
    expect(readdirSync(folder)).toContain(String(notice?.detail.file));
    // Whatever is missing is seen as missing: the entries before it count, those after it do not pass for the next ones.
    const entries = opened.store.readGame('table-1', 'g');
    expect(entries.some(({ entry }) => entry === null)).toBe(true);
    expect(entries[0]?.entry).toEqual({ kind: 'goTo', step: 1 });
  });

  test('begins anew beside a file that is no database at all', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, GAMES_FILE), Buffer.alloc(9000, 7));
    const opened = openStore(folder, now);
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.store.notices).toMatchObject([{ code: 'recordDamaged', detail: { kept: 0 } }]);
    expect(statSync(join(folder, GAMES_FILE)).mode & 0o777).toBe(0o600);
    expect(opened.store.append(tickCommit(1))).toEqual({ ok: true });
  });

  test('keeps what was committed when the process ends without closing', () => {
    const folder = temporaryFolder();
    const store = openTestStore(folder);
    for (const revision of [1, 2, 3]) store.append(tickCommit(revision));
    const copy = temporaryFolder();
    for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(copy, name));
    expect(existsSync(join(copy, `${GAMES_FILE}-wal`))).toBe(true);
    expect(openTestStore(copy).readTable('table-1').revision).toBe(3);
  });
});

describe('a record', () => {
  test('opens as far as it can be followed, says so, and can be played on from there', () => {
    const store = openTestStore(temporaryFolder());
    const session = sessionIn(store);
    newFamilyGame(session);
    playToRoll(session);
    const { id, step } = gameOf(session);
    const { revision } = session.view;
    // As a version with other rules might have recorded it.
    store.append({
      ...tickCommit(revision + 1),
      game: id,
      standing: { game: id, dice: 'tower', markers: 'table' },
      entries: [
        { at: now().toISOString(), entry: { kind: 'input', input: { do: 'roll', red: 9, black: 9 }, from: 'tower' } },
        { at: now().toISOString(), entry: { kind: 'input', input: { do: 'skipFire' }, from: 'screen' } },
      ],
    });
    const reopened = sessionIn(store);
    expect(reopened.view.notices).toEqual([{ code: 'recordStops', detail: { step, of: step + 2 } }]);
    expect(gameOf(reopened).step).toBe(step);
    tap(reopened, { do: 'input', input: { do: 'roll', red: 1, black: 1 } });
    expect(reopened.view.notices).toEqual([]);
    expect(gameOf(sessionIn(store)).history).toEqual(gameOf(reopened).history);
  });
});

describe('a power cut', () => {
  test('in the middle of a write leaves whole commits, and no half one', () => {
    const folder = temporaryFolder();
    const store = openTestStore(folder);
    const revisions = 20;
    for (let revision = 1; revision <= revisions; revision++) store.append(twoEntries(revision));
    const log = readFileSync(join(folder, `${GAMES_FILE}-wal`));
    const found = new Set<number>();
    for (let cut = 0; cut <= 60; cut++) {
      const after = temporaryFolder();
      copyFileSync(join(folder, GAMES_FILE), join(after, GAMES_FILE));
      writeFileSync(join(after, `${GAMES_FILE}-wal`), log.subarray(0, Math.floor((log.length * cut) / 60)));
      const reopened = openTestStore(after);
      const { revision } = reopened.readTable('table-1');
      expect(reopened.readGame('table-1', 'g')).toHaveLength(2 * revision);
      found.add(revision);
      reopened.close();
    }
    expect(Math.max(...found)).toBe(revisions);
    expect(found.size).toBeGreaterThan(10);
  });
});

// The system's own trees: nobody can make a folder there, not even the superuser.
test.each(['/sys/watchroom', '/proc/watchroom/games'])(
  '%s, which cannot be made, takes no entry and says so',
  folder => {
    const opened = openStore(folder, now);
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.store.check()).toBe('diskReadOnly');
    expect(opened.store.append(tickCommit(1))).toEqual({ ok: false, trouble: 'diskReadOnly' });
    expect(opened.store.listGames('table-1')).toEqual([]);
  },
);

test('a file is no folder for games, nor is anything below it', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'games')]) {
    expect(openStore(folder, now)).toEqual({ ok: false, why: 'notAFolder' });
  }
});

test('a name that no folder can have is refused', () => {
  expect(openStore(join(temporaryFolder(), 'x'.repeat(300)), now)).toEqual({ ok: false, why: 'noPlace' });
});

function twoEntries(revision: number): Commit {
  const commit = tickCommit(revision);
  return { ...commit, entries: [...commit.entries, ...commit.entries] };
}
