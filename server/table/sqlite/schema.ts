import type { Connection } from './connection.js';
import { decoded, type RawRow } from './sealedTable.js';

const SCHEMA_VERSION = 2;

/**
 * `n` counts the entries of one game, so that a gap left by a damaged file is seen. Games, revisions, settings: all of it
 * is in the one journal, which only grows (deleting a game aside). A new version must not have the same text.
 */
const SCHEMA = `
  CREATE TABLE journal (
    table_id TEXT NOT NULL, revision INTEGER NOT NULL, part INTEGER NOT NULL,
    game TEXT, n INTEGER, at TEXT NOT NULL, command TEXT,
    entry TEXT NOT NULL, outcome TEXT, standing TEXT NOT NULL, sum INTEGER NOT NULL,
    PRIMARY KEY (table_id, revision, part)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX journal_of_game ON journal (game, n) WHERE game IS NOT NULL;
  CREATE INDEX journal_begins ON journal (table_id) WHERE n = 0;
  CREATE TABLE tower_event (
    tower TEXT NOT NULL, boot TEXT NOT NULL, seq INTEGER NOT NULL, sum INTEGER NOT NULL,
    PRIMARY KEY (tower, boot)
  ) WITHOUT ROWID;
  CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID;
`;

/** Of version 0.1: a checksum over `n` and `entry` alone, and none in the other two tables. */
export const FIRST_SCHEMA = `
  CREATE TABLE journal (
    table_id TEXT NOT NULL, revision INTEGER NOT NULL, part INTEGER NOT NULL,
    game TEXT, n INTEGER, at TEXT NOT NULL, command TEXT,
    entry TEXT NOT NULL, sum INTEGER NOT NULL, outcome TEXT, standing TEXT NOT NULL,
    PRIMARY KEY (table_id, revision, part)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX journal_of_game ON journal (game, n) WHERE game IS NOT NULL;
  CREATE TABLE tower_event (tower TEXT NOT NULL, boot TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (tower, boot)) WITHOUT ROWID;
  CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

export type Form = 'empty' | 'current' | 'first' | 'newer';

/**
 * What the file is; throws where it is nothing. The text of the schema says it, not the version number alone: one flipped bit in that number must not
 * pass for a newer version.
 */
export function formOf(connection: Connection): Form {
  const rows = connection.prepare('SELECT CAST(sql AS BLOB) FROM sqlite_schema').raw().all() as RawRow[];
  const text = statements(rows.map(([sql]) => String(decoded(sql ?? null))).join(';'));
  if (text === statements(SCHEMA)) return 'current';
  if (text === statements(FIRST_SCHEMA)) return 'first';
  if (numberOf(connection, 'user_version') > SCHEMA_VERSION) return 'newer';
  if (text === '' && numberOf(connection, 'page_count') <= 1) return 'empty';
  throw Object.assign(new Error('tables that no version has made'), { code: 'SQLITE_CORRUPT' });
}

export function createSchema(connection: Connection): void {
  connection.exec(`BEGIN IMMEDIATE; ${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
}

/** Its statements, however they are spaced and in whatever order. */
function statements(sql: string): string {
  const all = sql.split(';').map(statement => statement.replace(/\s+/g, ' ').trim());
  return all.filter(Boolean).sort().join(';');
}

function numberOf(connection: Connection, pragma: 'user_version' | 'page_count'): number {
  const [row] = connection.pragma(pragma) as Record<string, number>[];
  return row?.[pragma] ?? 0;
}
