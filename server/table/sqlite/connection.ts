import Database from 'libsql';
import { isSqlError } from '../diskTrouble.js';

export type Connection = InstanceType<typeof Database>;

/** One process owns the file: a second one is told so instead of mixing its entries in. */
export function openConnection(file: string): Connection {
  const connection = new Database(file);
  // Before the first look at the file: SQLite then keeps its index of the log in memory, and reading needs no room on the disk.
  connection.pragma('locking_mode = EXCLUSIVE');
  return connection;
}

/** Takes the lock, and shows at once whether the disk takes entries. */
export function prepareForCommits(connection: Connection): void {
  connection.pragma('journal_mode = WAL');
  // One fsync per commit, before it is acknowledged.
  connection.pragma('synchronous = FULL');
  connection.exec('BEGIN IMMEDIATE; COMMIT');
}

/** Writes the log back into the file, so that little is ever in the log alone. */
export function writeBackLog(connection: Connection): void {
  connection.pragma('wal_checkpoint(TRUNCATE)');
}

/** Connections that could not be let go of; see `release`. */
const held: Connection[] = [];

/**
 * Lets go of the file. libsql keeps a closed connection, and with it the lock, until its statements are collected;
 * so the log is written back and the lock given up by hand. Where damage prevents that, the connection is held until the
 * process ends: collected, it would delete the log of that name, which by then is the log of the record that replaced it.
 */
export function release(connection: Connection): void {
  try {
    // Only outside WAL mode does SQLite let go of an exclusive lock, and then with the next look at the file.
    connection.pragma('journal_mode = DELETE');
    connection.pragma('locking_mode = NORMAL');
    connection.pragma('user_version');
    connection.close();
  } catch (error) {
    if (!isSqlError(error)) throw error;
    held.push(connection);
  }
}
