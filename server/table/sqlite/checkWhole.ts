import type { Connection } from './connection.js';
import {
  columnsOf,
  decoded,
  JOURNAL,
  type JournalRow,
  NOTE,
  type RawRow,
  TOWER_EVENT,
  unsealed,
} from './sealedTable.js';

/** The newest revision of each table. */
export type Revisions = ReadonlyMap<string, number>;

/** Throws unless all pages and indexes of the file are whole. */
export function checkPages(connection: Connection): void {
  const [found] = connection
    .prepare('SELECT CAST(integrity_check AS BLOB) FROM pragma_integrity_check(1)')
    .raw()
    .all() as RawRow[];
  const verdict = found?.[0] && decoded(found[0]);
  if (verdict !== 'ok') throw damage(String(verdict));
}

/**
 * Throws unless every note, every tower event and the newest entry of every table are what was written; says how far each
 * table has come. Older entries are looked at when they are read: a start must not take longer with every game ever played.
 */
export function checkRows(connection: Connection): Revisions {
  for (const table of [TOWER_EVENT, NOTE]) {
    const rows = connection
      .prepare(`SELECT ${columnsOf(table)} FROM ${table.name}`)
      .raw()
      .all() as RawRow[];
    if (rows.some(row => unsealed(row) === null)) throw damage(`a row of ${table.name} has changed`);
  }
  return newestRevisions(connection);
}

function newestRevisions(connection: Connection): Revisions {
  const newest = connection
    .prepare(
      `SELECT ${columnsOf(JOURNAL)} FROM journal WHERE table_id < CAST(? AS TEXT)
       ORDER BY table_id DESC, revision DESC, part DESC LIMIT 1`,
    )
    .raw();
  const revisions = new Map<string, number>();
  // No byte of UTF-8 is as high as this one: it stands behind the last table.
  let before: Uint8Array = Buffer.from([0xff]);
  for (;;) {
    const [raw] = newest.all([before]) as RawRow[];
    if (!raw) return revisions;
    const row = unsealed<JournalRow>(raw);
    if (!row) throw damage('the newest entry of a table has changed');
    revisions.set(row[0], row[1]);
    before = Buffer.from(row[0]);
  }
}

function damage(what: string): Error {
  return Object.assign(new Error(what), { code: 'SQLITE_CORRUPT' });
}
