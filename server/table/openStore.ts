import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'libsql';
import type { DiskTrouble } from './diskTrouble.js';
import { diskTrouble, isDamage, isLocked, isSystemError } from './diskTrouble.js';
import { makeFolder } from './makeFolder.js';
import type { Connection } from './store.js';
import { release, SCHEMA, SCHEMA_VERSION, Store } from './store.js';
import type { Notice } from './tableView.js';

export const GAMES_FILE = 'games.db';

export type OpenedStore =
  | {
      readonly ok: true;
      readonly store: Store;
      /** Where entries really go. */
      readonly file: string;
      readonly notices: readonly Notice[];
    }
  | { readonly ok: false; readonly why: 'inUse' | 'newerVersion' | 'notAFolder' | 'noPlace' };

/**
 * Opens the games in `folder`. A damaged file is set aside and what can be read of it saved; a folder that takes no
 * entries is left as it is, and play goes on in a copy elsewhere. Both are said in the notices.
 */
export function openStore(folder: string, now: () => Date): OpenedStore {
  try {
    return openFolder(folder, now);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { ok: false, why: error.code === 'EEXIST' || error.code === 'ENOTDIR' ? 'notAFolder' : 'noPlace' };
  }
}

function openFolder(folder: string, now: () => Date): OpenedStore {
  const file = join(folder, GAMES_FILE);
  try {
    makeFolder(folder);
    touch(file);
    return openFile(file, []);
  } catch (error) {
    if (isLocked(error)) return { ok: false, why: 'inUse' };
    if (isDamage(error)) return openSalvaged(file, now());
    const trouble = diskTrouble(error);
    if (trouble) return openCopy(file, trouble);
    throw error;
  }
}

/** For its owner alone, which libsql would not see to; and it gives no code when a file cannot be opened, the system does. */
function touch(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

function openFile(file: string, notices: readonly Notice[]): OpenedStore {
  const connection = new Database(file);
  try {
    return prepareFile(connection, file, notices);
  } catch (error) {
    release(connection);
    throw error;
  }
}

function prepareFile(connection: Connection, file: string, notices: readonly Notice[]): OpenedStore {
  const version = versionOf(connection);
  if (version > SCHEMA_VERSION) {
    connection.close();
    return { ok: false, why: 'newerVersion' };
  }
  // One process owns the file: a second one is told so instead of mixing its entries in.
  connection.pragma('locking_mode = EXCLUSIVE');
  connection.pragma('journal_mode = WAL');
  // One fsync per commit, before it is acknowledged.
  connection.pragma('synchronous = FULL');
  if (version === 0) connection.exec(`BEGIN IMMEDIATE; ${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
  else requireWhole(connection);
  // Takes the lock now, and shows at once whether the disk takes entries.
  connection.exec('BEGIN IMMEDIATE; COMMIT');
  return { ok: true, store: new Store(connection), file, notices };
}

function openSalvaged(file: string, now: Date): OpenedStore {
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const aside = file.replace(/\.db$/, `.damaged-${stamp}.db`);
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
  touch(file);
  const fresh = openFile(file, []);
  if (!fresh.ok) return fresh;
  const kept = salvage(aside, fresh.store);
  return { ...fresh, notices: [{ code: 'recordDamaged', detail: { kept, file: basename(aside) } }] };
}

/** Reads from both ends towards the damage: what lies behind it is as good as what lies before. */
function salvage(damaged: string, into: Store): number {
  const source = new Database(damaged);
  const journal = readAround(source, 'journal', ['table_id', 'revision', 'part']);
  const events = readAround(source, 'tower_event', ['tower', 'boot']);
  source.close();
  into.takeOver(journal, events);
  return journal.length;
}

type Row = readonly unknown[];

function readAround(source: Connection, table: string, key: readonly string[]): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const [order, beyond] of [
    ['ASC', '>'],
    ['DESC', '<'],
  ] as const) {
    const keys = key.join(', ');
    const sorted = `ORDER BY ${key.map(column => `${column} ${order}`).join(', ')} LIMIT 1`;
    const places = key.map(() => '?').join(', ');
    let row = readRow(source, `SELECT * FROM ${table} ${sorted}`, []);
    while (row) {
      const at = row.slice(0, key.length);
      if (rows.has(JSON.stringify(at))) break;
      rows.set(JSON.stringify(at), row);
      row = readRow(source, `SELECT * FROM ${table} WHERE (${keys}) ${beyond} (${places}) ${sorted}`, at);
    }
  }
  return [...rows.values()];
}

/** One row, or undefined at the end and at the damage: libsql reads ahead, so rows are asked for one by one. */
function readRow(source: Connection, sql: string, values: Row): Row | undefined {
  try {
    return source
      .prepare(sql)
      .raw()
      .all(...values)[0] as Row | undefined;
  } catch (error) {
    if (diskTrouble(error) || isMissingTable(error)) return undefined;
    throw error;
  }
}

function openCopy(file: string, why: DiskTrouble): OpenedStore {
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-'));
  const copy = join(folder, GAMES_FILE);
  // With the write-ahead log: the newest entries may be nowhere else yet.
  for (const suffix of ['', '-wal']) {
    if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
  }
  return openFile(copy, [{ code: 'storedTemporarily', detail: { folder, why } }]);
}

function requireWhole(connection: Connection): void {
  const [first] = connection.pragma('quick_check(1)') as { quick_check: string }[];
  if (first?.quick_check !== 'ok') {
    throw Object.assign(new Error(first?.quick_check ?? 'no answer'), { code: 'SQLITE_CORRUPT' });
  }
}

function versionOf(connection: Connection): number {
  const [row] = connection.pragma('user_version') as { user_version: number }[];
  return row?.user_version ?? 0;
}

function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_ERROR';
}
