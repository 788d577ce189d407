import { crc32 } from 'node:zlib';

/** A table whose rows end in a checksum over all that stands before it: no column changes unnoticed, ids included. */
export interface SealedTable {
  readonly name: string;
  readonly columns: readonly (readonly [name: string, kind: 'text' | 'integer'])[];
  /** How many of the columns, from the first, name a row. */
  readonly keys: number;
}

export type Value = string | number | null;

/** A row as it was read: text as bytes. */
export type RawRow = readonly (Uint8Array | number | null)[];

export const JOURNAL: SealedTable = {
  name: 'journal',
  columns: [
    ['table_id', 'text'],
    ['revision', 'integer'],
    ['part', 'integer'],
    ['game', 'text'],
    ['n', 'integer'],
    ['at', 'text'],
    ['command', 'text'],
    ['entry', 'text'],
    ['outcome', 'text'],
    ['standing', 'text'],
  ],
  keys: 3,
};

export type JournalRow = readonly [
  table: string,
  revision: number,
  part: number,
  game: string | null,
  n: number | null,
  at: string,
  command: string | null,
  entry: string,
  outcome: string | null,
  standing: string,
];

export const TOWER_EVENT: SealedTable = {
  name: 'tower_event',
  columns: [
    ['tower', 'text'],
    ['boot', 'text'],
    ['seq', 'integer'],
  ],
  keys: 2,
};

export type TowerEventRow = readonly [tower: string, boot: string, seq: number];

export const NOTE: SealedTable = {
  name: 'note',
  columns: [
    ['name', 'text'],
    ['value', 'text'],
  ],
  keys: 1,
};

export type NoteRow = readonly [name: string, value: string];

export const TABLES: readonly SealedTable[] = [JOURNAL, TOWER_EVENT, NOTE];

/**
 * The columns to select, the checksum last. Text is never read as text: libsql ends the whole process on bytes that are
 * no UTF-8, and damage makes such bytes. Nor is a damaged integer left to be whatever it has become.
 */
export function columnsOf({ columns }: SealedTable): string {
  return [...columns.map(cast), 'CAST(sum AS INTEGER)'].join(', ');
}

function cast([name, kind]: SealedTable['columns'][number]): string {
  return `CAST(${name} AS ${kind === 'text' ? 'BLOB' : 'INTEGER'})`;
}

/** Writes a row over one with the same name only where `onConflict` says so. */
export function insertInto({ name, columns }: SealedTable, onConflict: 'ABORT' | 'REPLACE' | 'IGNORE'): string {
  return `INSERT OR ${onConflict} INTO ${name} VALUES (${[...columns, 'sum'].map(() => '?').join(', ')})`;
}

export function sealed(values: readonly Value[]): Value[] {
  return [...values, checksum(values)];
}

/** The row without its checksum; null when it is not what was written. */
export function unsealed<Row extends readonly Value[]>(raw: RawRow): Row | null {
  const values = raw.slice(0, -1).map(decoded);
  return raw.at(-1) === checksum(values) ? (values as readonly Value[] as Row) : null;
}

export function decoded(value: RawRow[number]): Value {
  return value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : value;
}

function checksum(values: readonly Value[]): number {
  return values.reduce((sum: number, value) => crc32(value === null ? '\u0000' : `${value}\u0001`, sum), 0);
}
