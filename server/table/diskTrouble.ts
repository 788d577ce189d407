import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why something could not be stored, in the words of the notices. */
export type DiskTrouble = 'diskFull' | 'diskReadOnly' | 'diskFailed' | 'folderGone';

const TROUBLES: readonly (readonly [prefix: string, trouble: DiskTrouble])[] = [
  ['SQLITE_FULL', 'diskFull'],
  ['SQLITE_READONLY', 'diskReadOnly'],
  ['SQLITE_CANTOPEN', 'diskReadOnly'],
  ['SQLITE_PERM', 'diskReadOnly'],
  ['SQLITE_IOERR', 'diskFailed'],
  ['SQLITE_CORRUPT', 'diskFailed'],
  ['SQLITE_NOTADB', 'diskFailed'],
  ['ENOSPC', 'diskFull'],
  ['EDQUOT', 'diskFull'],
  // A limit on the size of one file: it takes no more either.
  ['EFBIG', 'diskFull'],
  ['EROFS', 'diskReadOnly'],
  ['EACCES', 'diskReadOnly'],
  ['EPERM', 'diskReadOnly'],
  // A system tree such as /proc says so of everything one tries to make in it.
  ['ENOENT', 'diskReadOnly'],
  ['EIO', 'diskFailed'],
];

/** As much as a commit with a long correction needs. */
const TRIAL_BYTES = 64 * 1024;

export class DiskError extends Error {
  constructor(readonly trouble: DiskTrouble) {
    super(trouble);
  }
}

/** What is wrong with the disk, or null when the error is none of the disk's. */
export function diskTrouble(error: unknown): DiskTrouble | null {
  if (error instanceof DiskError) return error.trouble;
  const code = codeOf(error);
  return TROUBLES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? null;
}

/**
 * Why this folder takes nothing, asked of the system itself; null when it does take something. SQLite often says no more
 * than that a write failed.
 */
export function troubleIn(folder: string): DiskTrouble | null {
  const trial = join(folder, 'games.trial');
  try {
    const descriptor = openSync(trial, 'w', 0o600);
    try {
      // Until all of it is written: a disk with a little room takes the beginning without complaint.
      writeFileSync(descriptor, Buffer.alloc(TRIAL_BYTES));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
      rmSync(trial, { force: true });
    }
    return null;
  } catch (error) {
    const trouble = diskTrouble(error);
    if (!trouble) throw error;
    return trouble;
  }
}

/** An error of SQLite, whatever it is about. */
export function isSqlError(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_');
}

export function isLocked(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY') || codeOf(error).startsWith('SQLITE_LOCKED');
}

/** An error of the operating system about a file or a folder. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
