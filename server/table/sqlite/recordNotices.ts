import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isSystemError } from '../diskTrouble.js';
import type { Notice } from '../tableView.js';
import type { Revisions } from './checkWhole.js';
import type { JournalFile } from './journalFile.js';

/** What is remembered of a damaged file. */
interface DamagedFile {
  readonly kept?: number;
  readonly isPutAway?: boolean;
}

const MISSING = 'missing steps';
const DAMAGED = /^games\.damaged-.*\.db$/;

/** What happened to the record. It is told at every start until somebody has put it away; both are notes in the record itself. */
export class RecordNotices {
  #all: readonly Notice[] = [];
  #missing: Revisions = new Map();
  readonly #listeners = new Set<() => void>();

  /** `ofThisRun` is said only as long as the service runs. */
  constructor(
    private readonly file: string,
    private readonly ofThisRun: readonly Notice[],
  ) {}

  get all(): readonly Notice[] {
    return this.#all;
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  find(journal: JournalFile, missing: Revisions): void {
    const known = new Map(JSON.parse(journal.readNote(MISSING) ?? '[]') as [string, number][]);
    for (const [table, steps] of missing) known.set(table, (known.get(table) ?? 0) + steps);
    this.#missing = known;
    this.#show([...this.ofThisRun, ...this.#damaged(journal), ...[...known].map(stepsMissing)]);
  }

  remember(journal: JournalFile): void {
    journal.writeNote(MISSING, JSON.stringify([...this.#missing]));
  }

  putAway(journal: JournalFile): void {
    for (const { code, detail } of this.#damaged(journal)) {
      if (code === 'recordDamaged') noteDamaged(journal, String(detail.file), { ...detail, isPutAway: true });
    }
    this.#missing = new Map();
    this.remember(journal);
    this.#show([]);
  }

  /** The files are looked for, not only the notes: whatever was set aside must not be forgotten. */
  #damaged(journal: JournalFile): readonly Notice[] {
    return namesIn(dirname(this.file)).flatMap(file => {
      const { kept, isPutAway } = JSON.parse(journal.readNote(`damaged ${file}`) ?? '{}') as DamagedFile;
      return isPutAway ? [] : [recordDamaged(file, kept)];
    });
  }

  #show(notices: readonly Notice[]): void {
    this.#all = notices;
    for (const listener of this.#listeners) listener();
  }
}

export function noteDamaged(journal: JournalFile, file: string, told: DamagedFile): void {
  journal.writeNote(`damaged ${file}`, JSON.stringify({ kept: told.kept, isPutAway: told.isPutAway }));
}

export function recordDamaged(file: string, kept: number | undefined): Notice {
  return { code: 'recordDamaged', detail: { file: basename(file), ...(kept === undefined ? {} : { kept }) } };
}

function stepsMissing([table, steps]: readonly [string, number]): Notice {
  return { code: 'stepsMissing', detail: { table, steps } };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter(name => DAMAGED.test(name));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return [];
  }
}
