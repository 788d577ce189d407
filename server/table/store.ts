import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { DiskTrouble } from './diskTrouble.js';
import { diskTrouble, isSqlError, isSystemError, troubleIn } from './diskTrouble.js';
import type { Commit, StoredEntry, StoredGame, StoredTable } from './entry.js';
import type { Revisions } from './sqlite/checkWhole.js';
import { type Connection, release, writeBackLog } from './sqlite/connection.js';
import { HighWaterMark } from './sqlite/highWaterMark.js';
import { JournalFile } from './sqlite/journalFile.js';
import { RecordNotices } from './sqlite/recordNotices.js';
import type { Notice } from './tableView.js';

export type Stored = { readonly ok: true } | { readonly ok: false; readonly trouble: DiskTrouble };

/** A record that was found whole, and how far it has come. */
export interface OpenRecord {
  readonly connection: Connection;
  readonly revisions: Revisions;
}

export interface StoreOptions {
  readonly file: string;
  readonly record: OpenRecord;
  /** Why `record` is only a copy in memory of what stands in the file; null when it is the file. */
  readonly trouble: DiskTrouble | null;
  /** Opens the file itself, or says why that is not possible yet. */
  readonly openAgain: () => OpenRecord | DiskTrouble;
  readonly notices: readonly Notice[];
}

/** So long without a commit, and the log is written back. */
const IDLE_MS = 2000;
/** A note as large as a commit is: where it can be written, play can go on. */
const TRIAL_NOTE = 'x'.repeat(8000);

/** The record of all tables. When `append` has answered ok, the commit survives loss of power. */
export class Store {
  readonly #options: StoreOptions;
  readonly #mark: HighWaterMark;
  readonly #notices: RecordNotices;
  readonly #idle: NodeJS.Timeout;
  #journal: JournalFile;
  #revisions = new Map<string, number>();
  #trouble: DiskTrouble | null;
  /** Which file the entries go to; null while the record is only in memory. */
  #identity: string | null = null;

  constructor(options: StoreOptions) {
    this.#options = options;
    const { file, record, trouble, notices } = options;
    this.#mark = new HighWaterMark(file);
    this.#trouble = trouble;
    this.#journal = new JournalFile(record.connection);
    this.#notices = new RecordNotices(file, notices);
    this.#idle = setTimeout(() => this.#settle(), IDLE_MS).unref();
    this.#use(record, trouble ? null : identityOf(file));
  }

  append(commit: Commit): Stored {
    const stored = this.#store(() => this.#journal.append(commit));
    if (stored.ok && commit.entries.length > 0) {
      this.#revisions.set(commit.table, commit.revision);
      this.#mark.write(this.#revisions);
    }
    return stored;
  }

  /** Why nothing can be stored at this moment; null when it can. After a failure it is tried out. */
  check(): DiskTrouble | null {
    if (!this.#trouble) this.#trouble = this.#findFile();
    else this.writeNote('trial', TRIAL_NOTE);
    return this.#trouble;
  }

  readTable(table: string): StoredTable {
    return this.#journal.readTable(table);
  }

  /** The record of a game in order; a gap left by damage is an entry that is null. */
  readGame(table: string, game: string): readonly StoredEntry[] {
    return this.#journal.readGame(table, game);
  }

  /** The games of a table, the newest first. */
  listGames(table: string): readonly StoredGame[] {
    return this.#journal.listGames(table);
  }

  /** The newest event taken from this start of a tower; undefined when it was never met. */
  lastTowerEvent(tower: string, boot: string): number | undefined {
    return this.#journal.lastTowerEvent(tower, boot);
  }

  /** Small things the house remembers: join codes, which tower stands at which table. */
  readNote(name: string): string | undefined {
    return this.#journal.readNote(name);
  }

  writeNote(name: string, value: string): Stored {
    return this.#store(() => this.#journal.writeNote(name, value));
  }

  /** What happened to the record, until somebody has put it away. */
  get notices(): readonly Notice[] {
    return this.#notices.all;
  }

  putAwayNotices(): Stored {
    return this.#store(() => this.#notices.putAway(this.#journal));
  }

  onNotices(listener: () => void): void {
    this.#notices.onChange(listener);
  }

  close(): void {
    clearTimeout(this.#idle);
    release(this.#journal.connection);
    this.#mark.close();
  }

  #store(write: () => void): Stored {
    const trouble = this.#findFile();
    if (trouble) return this.#failed(trouble);
    try {
      write();
      this.#trouble = null;
      this.#idle.refresh();
      return { ok: true };
    } catch (error) {
      const told = diskTrouble(error);
      if (!told) throw error;
      return this.#failed(troubleIn(dirname(this.#options.file)) ?? told);
    }
  }

  #failed(trouble: DiskTrouble): Stored {
    this.#trouble = trouble;
    return { ok: false, trouble };
  }

  /**
   * The file must be where it was: into one that was removed or renamed SQLite writes on without a word. Another one in its
   * place is taken when it has come exactly as far.
   */
  #findFile(): DiskTrouble | null {
    const { file, openAgain } = this.#options;
    const found = identityOf(file);
    if (found !== null && found === this.#identity) return null;
    if (found === null && this.#identity !== null) return 'folderGone';
    // Read at the start and gone since: a new one in its place would have lost everything.
    if (found === null && this.#revisions.size > 0) return this.#trouble;
    const record = openAgain();
    if (typeof record === 'string') return record;
    const isSame = isDeepStrictEqual(record.revisions, this.#revisions);
    release(isSame ? this.#journal.connection : record.connection);
    if (!isSame) return 'folderGone';
    this.#journal = new JournalFile(record.connection);
    this.#use(record, identityOf(file));
    return null;
  }

  #use({ revisions }: OpenRecord, identity: string | null): void {
    this.#revisions = new Map(revisions);
    this.#identity = identity;
    const missing = this.#mark.missingFrom(revisions);
    this.#notices.find(this.#journal, missing);
    if (identity === null) return;
    // Beside this file, which may be another than before.
    this.#mark.close();
    // Only when it is remembered that something is missing may the mark forget it.
    const isRemembered = missing.size === 0 || this.#store(() => this.#notices.remember(this.#journal)).ok;
    if (isRemembered) this.#mark.write(this.#revisions);
  }

  /** Little is ever in the log alone, where one damaged byte costs all that follows it. */
  #settle(): void {
    try {
      writeBackLog(this.#journal.connection);
      this.#mark.sync();
    } catch (error) {
      if (!isSqlError(error)) throw error;
    }
  }
}

/** Names a file whatever it is called; null when there is none at this place. */
function identityOf(file: string): string | null {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    return `${dev} ${ino}`;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return null;
  }
}
