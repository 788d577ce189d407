/** The settings of the service: how each is called in flags, environment and file, and what it may be. */
import { isIP } from 'node:net';

export type TowerChoice = 'auto' | 'virtual' | 'none' | { readonly port: string };

export interface TableConfig {
  readonly id: string;
  readonly name: string;
  readonly tower: TowerChoice;
  /** The join code, when the house wants its own; otherwise the service makes one. */
  readonly code: string | null;
}

export interface Config {
  readonly port: number;
  /** Open to the local network, with join codes. */
  readonly isLan: boolean;
  readonly data: string;
  readonly tables: readonly TableConfig[];
  readonly pin: string | null;
  /** Further names this machine is called by. */
  readonly names: readonly string[];
  readonly origins: readonly string[];
  /** The proxy whose X-Forwarded-For is believed. */
  readonly proxy: string | null;
  readonly logLevel: LogLevel;
  readonly logFormat: LogFormat;
}

const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
const LOG_FORMATS = ['text', 'json', 'auto'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** A setting as it was written down, or a sentence about what it has to be. */
export type Reading<T> = { readonly value: T } | { readonly problem: string };

export interface Setting<T> {
  readonly flag: string;
  readonly env: string;
  /** A flag without a value, such as `--lan`. */
  readonly isSwitch?: true;
  readonly help: string;
  readonly read: (raw: unknown) => Reading<T>;
}

const MAX_TABLES = 200;

/** In the order of `--help`. */
export const SETTINGS = {
  port: setting('port', 'NUMBER', 'where the service listens; 4180 unless told', readPort),
  isLan: {
    flag: 'lan',
    env: 'WATCHROOM_LAN',
    isSwitch: true,
    help: 'open to the local network, with a join code per table',
    read: readSwitch,
  },
  pin: setting('pin', 'DIGITS', 'staff PIN for administration, at least 6 digits', readPin),
  data: setting('data', 'FOLDER', 'where games are stored', readText),
  tower: setting('tower', 'auto|virtual|none|PORT', 'the dice tower of the first table', readTower),
  tables: setting('tables', 'NUMBER', 'how many tables there are; the file can name them', readTables),
  names: setting('names', 'NAME,…', 'further names this machine is called by', readNames),
  origins: setting('origins', 'URL,…', 'pages from elsewhere that may use the service', readOrigins),
  proxy: setting('proxy', 'ADDRESS', 'a proxy in front; its guests are told apart by X-Forwarded-For', readProxy),
  logLevel: setting('log-level', LOG_LEVELS.join('|'), 'how much is logged', oneOf(LOG_LEVELS)),
  logFormat: setting('log-format', LOG_FORMATS.join('|'), 'lines for people or for programs', oneOf(LOG_FORMATS)),
} as const;

export type SettingName = keyof typeof SETTINGS;

function setting<T>(flag: string, values: string, help: string, read: (raw: unknown) => Reading<T>) {
  return { flag, values, env: `WATCHROOM_${flag.toUpperCase().replaceAll('-', '_')}`, help, read };
}

function readPort(raw: unknown): Reading<number> {
  const value = toNumber(raw);
  const isPort = Number.isInteger(value) && value >= 0 && value <= 65_535;
  return isPort ? { value } : { problem: 'must be a number from 0 to 65535 (0: any free one)' };
}

function readSwitch(raw: unknown): Reading<boolean> {
  if (raw === true || raw === 'true' || raw === '1') return { value: true };
  if (raw === false || raw === 'false' || raw === '0') return { value: false };
  return { problem: 'must be true or false' };
}

function readPin(raw: unknown): Reading<string> {
  const isPin = typeof raw === 'string' && /^\d{6,32}$/.test(raw);
  return isPin ? { value: raw } : { problem: 'must be 6 to 32 digits (in the file: in quotation marks)' };
}

function readText(raw: unknown): Reading<string> {
  return typeof raw === 'string' && raw !== '' ? { value: raw } : { problem: 'must not be empty' };
}

function readTower(raw: unknown): Reading<TowerChoice> {
  if (raw === 'auto' || raw === 'virtual' || raw === 'none') return { value: raw };
  const isPort = typeof raw === 'string' && /^(\/|COM\d|\\\\\.\\)/i.test(raw);
  return isPort ? { value: { port: raw } } : { problem: 'must be auto, virtual, none or a port such as /dev/ttyUSB0' };
}

function readTables(raw: unknown): Reading<readonly TableConfig[]> {
  if (Array.isArray(raw)) return readTableList(raw);
  const count = toNumber(raw);
  if (!Number.isInteger(count) || count < 1 || count > MAX_TABLES) {
    return { problem: `must be a number from 1 to ${MAX_TABLES}, or in the file a list of tables` };
  }
  return { value: Array.from({ length: count }, (_, index) => plainTable(index + 1)) };
}

export function plainTable(number: number): TableConfig {
  return { id: `table-${number}`, name: `Table ${number}`, tower: 'auto', code: null };
}

function readTableList(list: readonly unknown[]): Reading<readonly TableConfig[]> {
  if (list.length < 1 || list.length > MAX_TABLES) return { problem: `must name 1 to ${MAX_TABLES} tables` };
  const tables: TableConfig[] = [];
  for (const [index, raw] of list.entries()) {
    const table = readTable(raw, plainTable(index + 1));
    if ('problem' in table) return { problem: `has a mistake in table ${index + 1}: it ${table.problem}` };
    tables.push(table.value);
  }
  const ids = tables.map(({ id }) => id);
  const twice = firstTwice(ids);
  if (twice !== undefined) return { problem: `must not name "${twice}" twice` };
  // A code alone says which table is meant, in large letters or small ones.
  const codes = tables.flatMap(({ code }) => (code === null ? [] : [code.toUpperCase()]));
  return firstTwice(codes) === undefined ? { value: tables } : { problem: 'must not give two tables the same code' };
}

function firstTwice(words: readonly string[]): string | undefined {
  return words.find((word, index) => words.indexOf(word) !== index);
}

function readTable(raw: unknown, plain: TableConfig): Reading<TableConfig> {
  if (typeof raw !== 'object' || raw === null) return { problem: 'must be written { "id": …, "name": … }' };
  const { id = plain.id, name = id, tower = plain.tower, code = null, ...unknown } = raw as Record<string, unknown>;
  const [surplus] = Object.keys(unknown);
  if (surplus !== undefined) return { problem: `must not have "${surplus}"; there are id, name, tower, code` };
  if (typeof id !== 'string' || !/^[A-Za-z0-9-]{1,40}$/.test(id)) {
    return { problem: 'needs an id of letters, digits and dashes' };
  }
  if (typeof name !== 'string' || name === '' || name.length > 60)
    return { problem: 'needs a name of 1 to 60 letters' };
  const isCode = code === null || (typeof code === 'string' && /^[A-Za-z0-9]{6,32}$/.test(code));
  if (!isCode) return { problem: 'needs a code of 6 to 32 letters and digits, or none' };
  const choice = readTower(tower);
  if ('problem' in choice) return { problem: `needs another tower: it ${choice.problem}` };
  return { value: { id, name, tower: choice.value, code: code as string | null } };
}

function readNames(raw: unknown): Reading<readonly string[]> {
  const names = toList(raw)?.map(name => name.toLowerCase());
  const areNames = names?.every(name => /^[a-z0-9.-]{1,253}$/.test(name) || isIP(name) !== 0) ?? false;
  return names && areNames
    ? { value: names }
    : { problem: 'must be names such as watchroom.local, separated by commas' };
}

function readProxy(raw: unknown): Reading<string> {
  const isAddress = typeof raw === 'string' && isIP(raw) !== 0;
  return isAddress ? { value: raw } : { problem: 'must be the address of the proxy, such as 127.0.0.1' };
}

function readOrigins(raw: unknown): Reading<readonly string[]> {
  const origins = toList(raw);
  const areOrigins = origins?.every(origin => /^https?:\/\/[^/\s]+$/.test(origin)) ?? false;
  return origins && areOrigins
    ? { value: origins }
    : { problem: 'must be addresses such as http://localhost:5173, separated by commas' };
}

function oneOf<T extends string>(values: readonly T[]): (raw: unknown) => Reading<T> {
  return raw => {
    const value = values.find(each => each === raw);
    return value === undefined ? { problem: `must be one of ${values.join(', ')}` } : { value };
  };
}

function toNumber(raw: unknown): number {
  if (typeof raw === 'number') return raw;
  return typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
}

function toList(raw: unknown): readonly string[] | null {
  if (typeof raw === 'string') return raw.split(',').map(part => part.trim());
  return Array.isArray(raw) && raw.every(part => typeof part === 'string') ? raw : null;
}
