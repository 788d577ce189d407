import { closeSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import type { DiskTrouble } from './diskTrouble.js';
import { DiskError, diskTrouble, isLocked, isSqlError, isSystemError, troubleIn } from './diskTrouble.js';
import { makeFolder } from './makeFolder.js';
import { checkPages, checkRows } from './sqlite/checkWhole.js';
import { type Connection, openConnection, prepareForCommits, release } from './sqlite/connection.js';
import { JournalFile } from './sqlite/journalFile.js';
import { noteDamaged, recordDamaged } from './sqlite/recordNotices.js';
import { finishReplacing, readCopy, replaceRecord } from './sqlite/replaceRecord.js';
import { salvageInto } from './sqlite/salvage.js';
import { createSchema, type Form, formOf } from './sqlite/schema.js';
import { type OpenRecord, Store } from './store.js';
import type { Notice } from './tableView.js';

export const GAMES_FILE = 'games.db';

export type OpenedStore =
  | { readonly ok: true; readonly store: Store; readonly file: string }
  | { readonly ok: false; readonly why: 'inUse' | 'newerVersion' | 'notAFolder' | 'noPlace' };

/**
 * Opens the games in `folder`. A damaged file is set aside and what can be read of it saved. Where the folder takes no
 * entries the games are there to be read, and nothing is played before the table has said that it plays unsaved.
 */
export function openStore(folder: string, now: () => Date): OpenedStore {
  const file = join(folder, GAMES_FILE);
  const open = () => openOnDisk(file, now);
  try {
    const openAgain = () => orTrouble(open);
    return { ok: true, file, store: new Store({ file, openAgain, ...openAnywhere(file, open) }) };
  } catch (error) {
    if (error instanceof OtherVersion) return { ok: false, why: 'newerVersion' };
    if (isLocked(error)) return { ok: false, why: 'inUse' };
    if (!isSystemError(error)) throw error;
    return { ok: false, why: error.code === 'EEXIST' || error.code === 'ENOTDIR' ? 'notAFolder' : 'noPlace' };
  }
}

/** Why a record cannot be opened as it is, though nothing is wrong with it. */
class OtherVersion extends Error {
  constructor(readonly form: 'newer' | 'first') {
    super(`a record of a ${form} version`);
  }
}

function openAnywhere(file: string, open: () => OpenRecord) {
  try {
    return { record: open(), trouble: null, notices: [] };
  } catch (error) {
    const trouble = diskTrouble(error);
    if (!trouble) throw error;
    return { ...openInMemory(file), trouble };
  }
}

function orTrouble(open: () => OpenRecord): OpenRecord | DiskTrouble {
  try {
    return open();
  } catch (error) {
    const trouble = diskTrouble(error);
    if (trouble) return trouble;
    // In use, of a newer version, or a file where a folder was: nothing to be stored in.
    if (error instanceof OtherVersion || isSqlError(error) || isSystemError(error)) return 'diskFailed';
    throw error;
  }
}

function openOnDisk(file: string, now: () => Date): OpenRecord {
  makeFolder(dirname(file));
  finishReplacing(file);
  touch(file);
  try {
    return openFile(file);
  } catch (error) {
    const isFirst = error instanceof OtherVersion && error.form === 'first';
    if (!isFirst) requireDamage(error, dirname(file));
    writeAnew(file, isFirst ? 'games.version-1.db' : null, now());
    return openFile(file);
  }
}

/** For its owner alone, which libsql would not see to; and it gives no code when a file cannot be opened, the system does. */
function touch(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

function openFile(file: string): OpenRecord {
  const connection = openConnection(file);
  try {
    const form = formOf(connection);
    if (form === 'newer') throw new OtherVersion(form);
    // Looked at before anything is written: a damaged file is set aside as it was found.
    checkPages(connection);
    if (form === 'first') throw new OtherVersion(form);
    const revisions = form === 'empty' ? new Map<string, number>() : checkRows(connection);
    prepareForCommits(connection);
    if (form === 'empty') createSchema(connection);
    return { connection, revisions };
  } catch (error) {
    release(connection);
    throw error;
  }
}

/** Throws what it is given unless that is damage. The disk is asked itself: only where it is well has the file been damaged. */
function requireDamage(error: unknown, folder: string): void {
  if (!isSqlError(error) || isLocked(error) || diskTrouble(error) === 'diskFull') throw error;
  const trouble = troubleIn(folder);
  if (trouble) throw new DiskError(trouble);
}

/** A new record from what can be read of the old one. Only one of the first version, read to the last row, is not called damaged. */
function writeAnew(file: string, asideIfWhole: string | null, now: Date): void {
  replaceRecord(file, fresh => {
    const { kept, changed } = readCopy(file, copy => salvageInto(fresh, copy));
    if (asideIfWhole !== null && changed === 0) return asideIfWhole;
    const aside = `games.damaged-${now.toISOString().replace(/[:.]/g, '-')}.db`;
    noteDamaged(new JournalFile(fresh), aside, { kept });
    return aside;
  });
}

/** The games to be read, from a copy: nothing is written to a disk that takes nothing. */
function openInMemory(file: string): { readonly record: OpenRecord; readonly notices: readonly Notice[] } {
  const empty = new Database(':memory:');
  if (!statSync(file, { throwIfNoEntry: false })) {
    createSchema(empty);
    return { record: { connection: empty, revisions: new Map() }, notices: [] };
  }
  return readCopy(file, copy => {
    const form = formOfCopy(copy);
    if (form === 'current') return { record: { connection: copy, revisions: checkRows(copy) }, notices: [] };
    const { kept, changed } = salvageInto(empty, copy);
    const isWhole = form !== 'damaged' && changed === 0;
    const notices = isWhole ? [] : [recordDamaged(file, kept)];
    return { record: { connection: empty, revisions: checkRows(empty) }, notices };
  });
}

function formOfCopy(copy: Connection): Form | 'damaged' {
  try {
    const form = formOf(copy);
    if (form === 'newer') throw new OtherVersion(form);
    checkPages(copy);
    if (form === 'current') checkRows(copy);
    return form;
  } catch (error) {
    if (!isSqlError(error)) throw error;
    return 'damaged';
  }
}
