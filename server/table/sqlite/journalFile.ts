import type {
  Commit,
  Entry,
  Outcome,
  Standing,
  StoredEntry,
  StoredGame,
  StoredTable,
  TowerEventKey,
} from '../entry.js';
import type { Connection } from './connection.js';
import type { JournalRow, NoteRow, RawRow, TowerEventRow } from './sealedTable.js';
import { columnsOf, decoded, insertInto, JOURNAL, NOTE, sealed, TOWER_EVENT, unsealed } from './sealedTable.js';

/** How many done commands are remembered across a restart: more than any screen can have in doubt. */
const REMEMBERED_COMMANDS = 256;

/** Where no time can be read. */
const LONG_AGO = new Date(0).toISOString();

/** The journal of all tables in one SQLite file: what is written and what is read back. */
export class JournalFile {
  readonly #begin;
  readonly #commit;
  readonly #insert;
  readonly #tookEvent;
  readonly #queries = new Map<string, ReturnType<Connection['prepare']>>();
  readonly #nextN = new Map<string, number>();
  readonly #lastEvents = new Map<string, number>();

  constructor(readonly connection: Connection) {
    this.#begin = connection.prepare('BEGIN IMMEDIATE');
    this.#commit = connection.prepare('COMMIT');
    this.#insert = connection.prepare(insertInto(JOURNAL, 'ABORT'));
    this.#tookEvent = connection.prepare(insertInto(TOWER_EVENT, 'REPLACE'));
  }

  /** When this has returned, the commit survives loss of power; when it throws, nothing of it is there. */
  append(commit: Commit): void {
    this.#inTransaction(() => this.#write(commit));
    const { towerEvent } = commit;
    if (towerEvent) this.#lastEvents.set(startOf(towerEvent), towerEvent.seq);
  }

  readTable(table: string): StoredTable {
    const newest = this.#rows(`WHERE table_id = ? ORDER BY revision DESC, part DESC LIMIT 1`, table)[0];
    const commands = this.#rows(
      `WHERE table_id = ? AND command IS NOT NULL ORDER BY revision DESC LIMIT ${REMEMBERED_COMMANDS}`,
      table,
    );
    return {
      revision: newest?.[1] ?? 0,
      standing: newest ? parseJson<Standing>(newest[9]) : null,
      commands: commands.flatMap(row => (row?.[6] ? [[row[6], row[1]] as const] : [])).reverse(),
    };
  }

  /** The record of a game in order; an entry that has changed, or a gap left by damage, is an entry that is null. */
  readGame(table: string, game: string): readonly StoredEntry[] {
    const rows = this.#rows('WHERE game = ? AND table_id = ? ORDER BY n', game, table);
    const entries: StoredEntry[] = [];
    let [expected, lastAt] = [0, LONG_AGO];
    for (const row of rows) {
      const n = row?.[4] ?? expected;
      lastAt = row?.[5] ?? lastAt;
      if (n !== expected) entries.push({ at: lastAt, entry: null });
      entries.push({ at: lastAt, entry: row && parseJson<Entry>(row[7]) });
      expected = n + 1;
    }
    return entries;
  }

  /** The games of a table, the newest first. One whose beginning has changed is listed without what it said. */
  listGames(table: string): readonly StoredGame[] {
    const ids = this.#all('SELECT CAST(game AS BLOB) FROM journal WHERE table_id = ? AND n = 0', table);
    const games = ids.map(([id]) => this.#storedGame(String(decoded(id ?? null))));
    return games.sort((a, b) => compare(b.startedAt, a.startedAt) || compare(a.id, b.id));
  }

  #storedGame(id: string): StoredGame {
    const [first] = this.#rows('WHERE game = ? AND n = 0', id);
    const [newest] = this.#rows('WHERE game = ? ORDER BY n DESC LIMIT 1', id);
    const begin = first ? parseJson<Entry>(first[7]) : null;
    const startedAt = first?.[5] ?? newest?.[5] ?? LONG_AGO;
    return {
      id,
      startedAt,
      lastAt: newest?.[5] ?? startedAt,
      setup: begin?.kind === 'begin' ? begin.setup : null,
      outcome: (newest?.[8] && parseJson<Outcome>(newest[8])) || { steps: 0, result: null, rescued: 0 },
    };
  }

  lastTowerEvent(tower: string, boot: string): number | undefined {
    const known = this.#lastEvents.get(startOf({ tower, boot }));
    if (known !== undefined) return known;
    const [raw] = this.#all(
      `SELECT ${columnsOf(TOWER_EVENT)} FROM tower_event WHERE tower = ? AND boot = ?`,
      tower,
      boot,
    );
    return raw && unsealed<TowerEventRow>(raw)?.[2];
  }

  readNote(name: string): string | undefined {
    const [raw] = this.#all(`SELECT ${columnsOf(NOTE)} FROM note WHERE name = ?`, name);
    return raw && unsealed<NoteRow>(raw)?.[1];
  }

  writeNote(name: string, value: string): void {
    this.#inTransaction(() => this.connection.prepare(insertInto(NOTE, 'REPLACE')).run(...sealed([name, value])));
  }

  #write({ table, revision, game, command, entries, outcome, standing, towerEvent }: Commit): void {
    const firstN = game === null ? null : this.#nextNOf(game);
    for (const [part, { at, entry }] of entries.entries()) {
      if (entry.kind === 'deleted') this.#deleteGame(entry.game);
      const isLast = part === entries.length - 1;
      const row: JournalRow = [
        table,
        revision,
        part,
        game,
        firstN === null ? null : firstN + part,
        at,
        part === 0 ? command : null,
        JSON.stringify(entry),
        isLast && outcome ? JSON.stringify(outcome) : null,
        JSON.stringify(standing),
      ];
      this.#insert.run(...sealed(row));
    }
    if (towerEvent) this.#tookEvent.run(...sealed([towerEvent.tower, towerEvent.boot, towerEvent.seq]));
    if (game !== null && firstN !== null) this.#nextN.set(game, firstN + entries.length);
  }

  /** The one thing that is ever taken out of the journal. */
  #deleteGame(game: string): void {
    this.connection.prepare('DELETE FROM journal WHERE game = ?').run(game);
    this.#nextN.delete(game);
  }

  #nextNOf(game: string): number {
    const known = this.#nextN.get(game);
    if (known !== undefined) return known;
    const [raw] = this.#all('SELECT CAST(coalesce(max(n) + 1, 0) AS INTEGER) FROM journal WHERE game = ?', game);
    return Number(raw?.[0] ?? 0);
  }

  #inTransaction(work: () => unknown): void {
    try {
      this.#begin.run();
      work();
      this.#commit.run();
    } catch (error) {
      // The numbers counted on in memory may be of entries that were not written.
      this.#nextN.clear();
      // SQLite has already rolled back after some failures and not after others.
      if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
      throw error;
    }
  }

  /** Null stands for a row that is not what was written. */
  #rows(which: string, ...values: readonly string[]): readonly (JournalRow | null)[] {
    return this.#all(`SELECT ${columnsOf(JOURNAL)} FROM journal ${which}`, ...values).map(raw =>
      unsealed<JournalRow>(raw),
    );
  }

  #all(sql: string, ...values: readonly string[]): RawRow[] {
    const statement = this.#queries.get(sql) ?? this.connection.prepare(sql).raw();
    this.#queries.set(sql, statement);
    return statement.all(...values) as RawRow[];
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** One start of one tower. */
function startOf({ tower, boot }: Pick<TowerEventKey, 'tower' | 'boot'>): string {
  return `${tower} ${boot}`;
}

function parseJson<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
