import { crc32 } from 'node:zlib';
import { isSqlError } from '../diskTrouble.js';
import type { Connection } from './connection.js';
import { rowsAround } from './rowsAround.js';
import { createSchema } from './schema.js';
import type { RawRow, SealedTable, Value } from './sealedTable.js';
import { columnsOf, decoded, insertInto, JOURNAL, NOTE, sealed, TOWER_EVENT, unsealed } from './sealedTable.js';

export interface Salvaged {
  /** Entries of the journal that were taken over. */
  readonly kept: number;
  /** Rows that can be read and are not what was written. */
  readonly changed: number;
}

/** Takes over into a new record what can be read of another one, damaged or of the first version: join codes and all. */
export function salvageInto(target: Connection, source: Connection): Salvaged {
  createSchema(target);
  target.exec('BEGIN IMMEDIATE');
  const journal = takeOver(JOURNAL, source, target);
  const others = [TOWER_EVENT, NOTE].map(table => takeOver(table, source, target));
  target.exec('COMMIT');
  return { kept: journal.kept, changed: others.reduce((sum, { changed }) => sum + changed, journal.changed) };
}

function takeOver(table: SealedTable, source: Connection, target: Connection): Salvaged {
  const insert = target.prepare(insertInto(table, 'IGNORE'));
  const isSealed = hasSums(table, source);
  const columns = isSealed ? columnsOf(table) : columnsOf(table).replace('sum', 'NULL');
  let [kept, changed] = [0, 0];
  for (const raw of rowsAround(source, table, columns)) {
    const values = isSealed ? (unsealed(raw) ?? ofFirstVersion(table, raw)) : raw.slice(0, -1).map(decoded);
    if (values) kept += insert.run(...sealed(values)).changes;
    else changed += 1;
  }
  return { kept, changed };
}

/** The first version had a checksum in its journal alone. */
function hasSums({ name }: SealedTable, source: Connection): boolean {
  try {
    source.prepare(`SELECT sum FROM ${name} LIMIT 0`).all();
    return true;
  } catch (error) {
    if (!isSqlError(error)) throw error;
    return false;
  }
}

/** Its checksum was over `n` and `entry`. */
function ofFirstVersion(table: SealedTable, raw: RawRow): readonly Value[] | null {
  if (table !== JOURNAL) return null;
  const values = raw.slice(0, -1).map(decoded);
  const [, , , , n, , , entry] = values;
  return raw.at(-1) === crc32(`${n} ${entry}`) ? values : null;
}
