/** Why something could not be stored, in the words of the notices. */
export type DiskTrouble = 'diskFull' | 'diskReadOnly' | 'diskFailed';

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
  ['EROFS', 'diskReadOnly'],
  ['EACCES', 'diskReadOnly'],
  ['EPERM', 'diskReadOnly'],
  // A system tree such as /proc says so of everything one tries to make in it.
  ['ENOENT', 'diskReadOnly'],
  ['EIO', 'diskFailed'],
];

/** What is wrong with the disk, or null when the error is none of the disk's. */
export function diskTrouble(error: unknown): DiskTrouble | null {
  const code = codeOf(error);
  return TROUBLES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? null;
}

export function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  return code.startsWith('SQLITE_CORRUPT') || code.startsWith('SQLITE_NOTADB');
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
