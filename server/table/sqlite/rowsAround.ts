import { isSqlError } from '../diskTrouble.js';
import type { Connection } from './connection.js';
import type { RawRow, SealedTable } from './sealedTable.js';

/** Rows asked for at once; where that fails, they are asked for one by one. */
const CHUNK = 256;

/** All rows that can be read, from both ends towards the damage: what lies behind it is as good as what lies before. */
export function* rowsAround(source: Connection, table: SealedTable, columns: string): Generator<RawRow> {
  let newest: RawRow | null = null;
  for (const row of rowsFrom(source, table, columns, 'ASC')) {
    if (row === 'damage') break;
    newest = row;
    yield row;
  }
  for (const row of rowsFrom(source, table, columns, 'DESC')) {
    if (row === 'damage' || (newest && compareKeys(table, row, newest) <= 0)) return;
    yield row;
  }
}

function* rowsFrom(
  source: Connection,
  table: SealedTable,
  columns: string,
  order: 'ASC' | 'DESC',
): Generator<RawRow | 'damage'> {
  let last: RawRow | null = null;
  for (;;) {
    const rows = readAfter(source, table, columns, order, last);
    if (rows === 'damage') yield 'damage';
    if (rows === 'damage' || rows.length === 0) return;
    for (const row of rows) {
      // A damaged page can lead back to where one was: then there is nothing more to be had.
      const isFurther = last === null || compareKeys(table, row, last) * (order === 'ASC' ? 1 : -1) > 0;
      if (!isFurther) return yield 'damage';
      last = row;
      yield row;
    }
  }
}

function readAfter(
  source: Connection,
  { name, columns, keys }: SealedTable,
  selected: string,
  order: 'ASC' | 'DESC',
  last: RawRow | null,
): readonly RawRow[] | 'damage' {
  const key = columns.slice(0, keys);
  const names = key.map(([column]) => column).join(', ');
  const places = key.map(([, kind]) => (kind === 'text' ? 'CAST(? AS TEXT)' : '?')).join(', ');
  const beyond = last ? `WHERE (${names}) ${order === 'ASC' ? '>' : '<'} (${places})` : '';
  const sorted = `ORDER BY ${key.map(([column]) => `${column} ${order}`).join(', ')}`;
  for (const limit of [CHUNK, 1]) {
    try {
      const statement = source.prepare(`SELECT ${selected} FROM ${name} ${beyond} ${sorted} LIMIT ${limit}`);
      // As one list: libsql takes bytes that stand alone for names of parameters, and ends the process.
      return statement.raw().all((last ?? []).slice(0, keys)) as RawRow[];
    } catch (error) {
      if (!isSqlError(error)) throw error;
    }
  }
  return 'damage';
}

function compareKeys({ keys }: SealedTable, a: RawRow, b: RawRow): number {
  for (let index = 0; index < keys; index++) {
    const order = compareValues(a[index] ?? null, b[index] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

function compareValues(a: RawRow[number], b: RawRow[number]): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return a instanceof Uint8Array && b instanceof Uint8Array ? Buffer.compare(a, b) : 0;
}
