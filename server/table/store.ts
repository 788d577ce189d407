import { crc32 } from 'node:zlib';
import type Database from 'libsql';
import type { GameSetup } from '../engine/index.js';
import type { DiskTrouble } from './diskTrouble.js';
import { diskTrouble, isLocked } from './diskTrouble.js';
import type { Commit, Entry, Outcome, Standing, StoredEntry, TowerEventKey } from './entry.js';

export type Connection = InstanceType<typeof Database>;

export const SCHEMA_VERSION = 1;

/**
 * `n` counts the entries of one game, so that a gap left by a damaged file is seen; `sum` is over what must not change
 * unnoticed. Games, revisions, settings: all of it is in the one journal, which only grows (deleting a game aside).
 */
export const SCHEMA = `
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

export type Stored = { readonly ok: true } | { readonly ok: false; readonly trouble: DiskTrouble };

export interface StoredTable {
  readonly revision: number;
  readonly standing: Standing | null;
  /** Commands done of late, with the revision each led to. */
  readonly commands: readonly (readonly [id: string, revision: number])[];
}

export interface StoredGame {
  readonly id: string;
  readonly startedAt: string;
  readonly lastAt: string;
  readonly setup: GameSetup | null;
  readonly outcome: Outcome;
}

/** How many done commands are remembered across a restart: more than any screen can have in doubt. */
const REMEMBERED_COMMANDS = 256;

/** The journal of all tables in one SQLite file. When `append` has answered ok, the commit survives loss of power. */
export class Store {
  readonly #begin;
  readonly #commit;
  readonly #insert;
  readonly #tookEvent;
  readonly #queries = new Map<string, ReturnType<Connection['prepare']>>();
  readonly #nextN = new Map<string, number>();
  readonly #lastEvents = new Map<string, number>();

  constructor(private readonly connection: Connection) {
    this.#begin = connection.prepare('BEGIN IMMEDIATE');
    this.#commit = connection.prepare('COMMIT');
    this.#insert = connection.prepare('INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
    this.#tookEvent = connection.prepare(
      'INSERT INTO tower_event VALUES (?, ?, ?) ON CONFLICT (tower, boot) DO UPDATE SET seq = excluded.seq',
    );
  }

  append(commit: Commit): Stored {
    const stored = this.#inTransaction(() => this.#write(commit));
    const { towerEvent } = commit;
    if (stored.ok && towerEvent) this.#lastEvents.set(startOf(towerEvent), towerEvent.seq);
    return stored;
  }

  readTable(table: string): StoredTable {
    const [newest] = this.#all<{ revision: number; standing: string }>(
      'SELECT revision, standing FROM journal WHERE table_id = ? ORDER BY revision DESC, part DESC LIMIT 1',
      table,
    );
    const commands = this.#all<{ command: string; revision: number }>(
      `SELECT command, revision FROM journal WHERE table_id = ? AND command IS NOT NULL
       ORDER BY revision DESC LIMIT ${REMEMBERED_COMMANDS}`,
      table,
    );
    return {
      revision: newest?.revision ?? 0,
      standing: newest ? parseJson<Standing>(newest.standing) : null,
      commands: commands.reverse().map(({ command, revision }) => [command, revision]),
    };
  }

  /** The record of a game in order; a gap left by damage is an entry that is null. */
  readGame(table: string, game: string): readonly StoredEntry[] {
    const rows = this.#all<{ n: number; at: string; entry: string; sum: number }>(
      'SELECT n, at, entry, sum FROM journal WHERE game = ? AND table_id = ? ORDER BY n',
      game,
      table,
    );
    const entries: StoredEntry[] = [];
    let expected = 0;
    for (const { n, at, entry, sum } of rows) {
      if (n !== expected) entries.push({ at, entry: null });
      entries.push({ at, entry: sum === checksum(n, entry) ? parseJson<Entry>(entry) : null });
      expected = n + 1;
    }
    return entries;
  }

  /** The games of a table, the newest first. */
  listGames(table: string): readonly StoredGame[] {
    const rows = this.#all<{ game: string; at: string; last_at: string; entry: string; outcome: string | null }>(
      `SELECT first.game, first.at, first.entry, newest.at AS last_at,
         (SELECT outcome FROM journal WHERE game = first.game AND outcome IS NOT NULL ORDER BY n DESC LIMIT 1) AS outcome
       FROM journal AS first
       JOIN journal AS newest ON newest.game = first.game
         AND newest.n = (SELECT max(n) FROM journal WHERE game = first.game)
       WHERE first.table_id = ? AND first.n = 0 ORDER BY first.at DESC, first.game`,
      table,
    );
    return rows.map(row => {
      const begin = parseJson<Entry>(row.entry);
      return {
        id: row.game,
        startedAt: row.at,
        lastAt: row.last_at,
        setup: begin?.kind === 'begin' ? begin.setup : null,
        outcome: (row.outcome && parseJson<Outcome>(row.outcome)) || { steps: 0, result: null, rescued: 0 },
      };
    });
  }

  /** The newest event taken from this start of a tower; undefined when it was never met. */
  lastTowerEvent(tower: string, boot: string): number | undefined {
    const known = this.#lastEvents.get(startOf({ tower, boot }));
    if (known !== undefined) return known;
    const [row] = this.#all<{ seq: number }>('SELECT seq FROM tower_event WHERE tower = ? AND boot = ?', tower, boot);
    return row?.seq;
  }

  /** Small things the house remembers: join codes, which tower stands at which table. */
  readNote(name: string): string | undefined {
    return this.#all<{ value: string }>('SELECT value FROM note WHERE name = ?', name)[0]?.value;
  }

  writeNote(name: string, value: string): Stored {
    return this.#inTransaction(() =>
      this.connection.prepare('INSERT OR REPLACE INTO note VALUES (?, ?)').run(name, value),
    );
  }

  /** Rows saved from a damaged file, as they are. */
  takeOver(rows: readonly (readonly unknown[])[], events: readonly (readonly unknown[])[]): void {
    this.#inTransaction(() => {
      for (const row of rows) this.#insert.run(...row);
      for (const row of events) this.#tookEvent.run(...row);
    });
  }

  close(): void {
    release(this.connection);
  }

  #write({ table, revision, game, command, entries, outcome, standing, towerEvent }: Commit): void {
    const firstN = game === null ? null : this.#nextNOf(game);
    for (const [part, { at, entry }] of entries.entries()) {
      if (entry.kind === 'deleted') this.#deleteGame(entry.game);
      const n = firstN === null ? null : firstN + part;
      const text = JSON.stringify(entry);
      const isLast = part === entries.length - 1;
      this.#insert.run(
        table,
        revision,
        part,
        game,
        n,
        at,
        part === 0 ? command : null,
        text,
        checksum(n, text),
        isLast && outcome ? JSON.stringify(outcome) : null,
        JSON.stringify(standing),
      );
    }
    if (towerEvent) this.#takeEvent(towerEvent);
    if (game !== null && firstN !== null) this.#nextN.set(game, firstN + entries.length);
  }

  /** The one thing that is ever taken out of the journal. */
  #deleteGame(game: string): void {
    this.connection.prepare('DELETE FROM journal WHERE game = ?').run(game);
    this.#nextN.delete(game);
  }

  #takeEvent({ tower, boot, seq }: TowerEventKey): void {
    this.#tookEvent.run(tower, boot, seq);
  }

  #nextNOf(game: string): number {
    const known = this.#nextN.get(game);
    if (known !== undefined) return known;
    const [row] = this.#all<{ next: number }>(
      'SELECT coalesce(max(n) + 1, 0) AS next FROM journal WHERE game = ?',
      game,
    );
    return row?.next ?? 0;
  }

  #inTransaction(work: () => unknown): Stored {
    try {
      this.#begin.run();
      work();
      this.#commit.run();
      return { ok: true };
    } catch (error) {
      // The numbers counted on in memory may be of entries that were not written.
      this.#nextN.clear();
      // SQLite has already rolled back after some failures and not after others.
      if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
      const trouble = diskTrouble(error);
      if (!trouble) throw error;
      return { ok: false, trouble };
    }
  }

  #all<Row>(sql: string, ...values: readonly (string | number)[]): Row[] {
    const statement = this.#queries.get(sql) ?? this.connection.prepare(sql);
    this.#queries.set(sql, statement);
    return statement.all(...values) as Row[];
  }
}

/**
 * Lets go of the file. libsql keeps a closed connection, and with it the lock, until its statements are collected;
 * so the log is written back and the lock given up by hand.
 */
export function release(connection: Connection): void {
  try {
    // Only outside WAL mode does SQLite let go of an exclusive lock, and then with the next look at the file.
    connection.pragma('journal_mode = DELETE');
    connection.pragma('locking_mode = NORMAL');
    connection.pragma('user_version');
  } catch (error) {
    if (!diskTrouble(error) && !isLocked(error)) throw error;
  }
  connection.close();
}

/** One start of one tower. */
function startOf({ tower, boot }: Pick<TowerEventKey, 'tower' | 'boot'>): string {
  return `${tower} ${boot}`;
}

export function checksum(n: number | null, entry: string): number {
  return crc32(`${n} ${entry}`);
}

function parseJson<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
