import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { isSystemError } from '../diskTrouble.js';
import { type Connection, openConnection } from './connection.js';

/** A new record being made: worth nothing until it is whole. */
const MAKING = 'games.making.db';
/** A new record that is whole has the name of the file it replaces will get, with this behind it. */
const WHOLE = '.replaced';

/**
 * Puts a new record in the place of the one in `file`, which is kept under the name that `make` gives back. The new one is
 * complete before it takes the name: whenever this is interrupted, the old one is in its place, or `finishReplacing` ends it.
 */
export function replaceRecord(file: string, make: (fresh: Connection) => string): void {
  const folder = dirname(file);
  const making = join(folder, MAKING);
  for (const suffix of ['', '-journal']) rmSync(making + suffix, { force: true });
  closeSync(openSync(making, 'a', 0o600));
  const fresh = new Database(making);
  // Nothing of it counts before it is whole, and then it is synced whole.
  fresh.pragma('journal_mode = MEMORY');
  fresh.pragma('synchronous = OFF');
  const aside = make(fresh);
  fresh.close();
  sync(making);
  renameSync(making, join(folder, aside + WHOLE));
  syncFolder(folder);
  finishReplacing(file);
}

/** Gives a new record that is whole its name. Each of its steps can be the last before the power goes: it is done again at the next start. */
export function finishReplacing(file: string): void {
  const folder = dirname(file);
  const whole = readdirSync(folder).find(name => name.startsWith('games.') && name.endsWith(WHOLE));
  if (whole === undefined) return;
  const aside = join(folder, whole.slice(0, -WHOLE.length));
  // The log first: beside the new record it would be taken for its own.
  for (const suffix of ['-wal', '-shm', '']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
  syncFolder(folder);
  renameSync(join(folder, whole), file);
  syncFolder(folder);
}

/**
 * A copy to read from, which `read` may keep open. SQLite changes even a file that it only reads, and reads none with a log
 * where it may not write; so neither a damaged file nor one on a read-only disk is opened itself.
 */
export function readCopy<Result>(file: string, read: (copy: Connection) => Result): Result {
  const folder = copyToScratch(file);
  try {
    return read(openConnection(join(folder, basename(file))));
  } finally {
    // What is open stays readable without its name.
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Into the system's own place for such things, into memory, or beside the record: wherever there is room. */
function copyToScratch(file: string): string {
  for (const place of [join(tmpdir(), 'watchroom-'), '/dev/shm/watchroom-']) {
    try {
      return copyInto(mkdtempSync(place), file);
    } catch (error) {
      if (!isSystemError(error)) throw error;
    }
  }
  return copyInto(mkdtempSync(join(dirname(file), 'games.reading-')), file);
}

function copyInto(folder: string, file: string): string {
  try {
    for (const suffix of ['', '-wal']) {
      if (existsSync(file + suffix)) copyFileSync(file + suffix, join(folder, basename(file) + suffix));
    }
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** A folder cannot be synced everywhere; where it cannot, the system keeps the order of names itself. */
function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder);
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
