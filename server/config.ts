import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config, SettingName, TableConfig } from './configSettings.js';
import { plainTable, SETTINGS } from './configSettings.js';
import { jsonMistake } from './jsonMistake.js';
import { VERSION } from './root.js';

/** What the settings are read from. */
export interface Sources {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly home: string;
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] }
  | { readonly ok: 'asked'; readonly answer: string };

interface Raw {
  readonly value: unknown;
  /** How the person who wrote it knows it: `--port`, `WATCHROOM_PORT`, `"port" in config.json`. */
  readonly place: string;
}

type RawSettings = Partial<Record<SettingName, Raw>>;

/** Flags that are answered instead of starting anything. */
const QUESTIONS = { help: { type: 'boolean' }, version: { type: 'boolean' } } as const;
const NAMES = Object.keys(SETTINGS) as SettingName[];

/** Flags before environment before file; every mistake is named with its place and with what would be right. */
export function readConfig({ argv, env, platform, home }: Sources): ReadConfig {
  const problems: string[] = [];
  const flags = readFlags(argv, problems);
  if (flags.isHelp) return { ok: 'asked', answer: helpText() };
  if (flags.isVersion) return { ok: 'asked', answer: VERSION };
  const environment = readEnvironment(env);
  const given: RawSettings = { ...environment, ...flags.settings };
  const data = textOf(given.data) ?? defaultData(env, platform, home);
  const named = flags.config ?? env.WATCHROOM_CONFIG;
  const file = readFile(named ?? join(data, 'config.json'), named !== undefined, problems);
  const raw: RawSettings = { ...file, ...given };

  const read = <Name extends SettingName, T>(name: Name, otherwise: T) =>
    settled<T>(name, raw[name], otherwise, problems);
  const tables = read<'tables', readonly TableConfig[]>('tables', [plainTable(1)]);
  const tower = read<'tower', TableConfig['tower'] | null>('tower', null);
  const config: Config = {
    port: read('port', 4180),
    isLan: read('isLan', false),
    data: read('data', data),
    tables: tables.map((table, index) => (index === 0 && tower !== null ? { ...table, tower } : table)),
    pin: read<'pin', string | null>('pin', null),
    names: read<'names', readonly string[]>('names', []),
    origins: read<'origins', readonly string[]>('origins', []),
    proxy: read<'proxy', string | null>('proxy', null),
    logLevel: read<'logLevel', Config['logLevel']>('logLevel', 'info'),
    logFormat: read<'logFormat', Config['logFormat']>('logFormat', 'auto'),
  };
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

/** The folder for a program's own files on this system. */
export function defaultData(env: Sources['env'], platform: NodeJS.Platform, home: string): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Watchroom');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Watchroom');
  return join(env.XDG_DATA_HOME ?? join(home, '.local', 'share'), 'watchroom');
}

function readFlags(argv: readonly string[], problems: string[]) {
  const options = Object.fromEntries(
    NAMES.map(name => [SETTINGS[name].flag, { type: 'isSwitch' in SETTINGS[name] ? 'boolean' : 'string' } as const]),
  );
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { ...options, config: { type: 'string' }, ...QUESTIONS },
    // Not strict: every mistake is to be named, not only the first.
    strict: false,
  });
  const settings: RawSettings = {};
  for (const [flag, value] of Object.entries(values)) {
    const name = NAMES.find(each => SETTINGS[each].flag === flag);
    const wantsValue = flag === 'config' || (name !== undefined && !('isSwitch' in SETTINGS[name]));
    if (wantsValue && typeof value !== 'string') problems.push(`--${flag} needs a value. --help lists the settings.`);
    else if (name) settings[name] = { value, place: `--${flag}` };
    else if (flag !== 'config' && !(flag in QUESTIONS))
      problems.push(`there is no setting --${flag}. --help lists them.`);
  }
  for (const word of positionals) problems.push(`"${word}" is no setting. --help lists them.`);
  const config = typeof values.config === 'string' ? values.config : undefined;
  return { settings, config, isHelp: values.help === true, isVersion: values.version === true };
}

function readEnvironment(env: Sources['env']): RawSettings {
  const settings: RawSettings = {};
  for (const name of NAMES) {
    const place = SETTINGS[name].env;
    const value = env[place];
    if (value !== undefined) settings[name] = { value, place };
  }
  return settings;
}

/** The file uses the flags' names as keys. Only a file that was asked for by name has to be there. */
function readFile(path: string, isNamed: boolean, problems: string[]): RawSettings {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    if (isNamed) problems.push(`the configuration file ${path} cannot be read. Check the path and the rights on it.`);
    return {};
  }
  const mistake = jsonMistake(text);
  if (mistake) {
    problems.push(`the configuration file ${path} has a mistake in line ${mistake.line}: ${mistake.problem}.`);
    return {};
  }
  const written: unknown = JSON.parse(text);
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    problems.push(`the configuration file ${path} must hold settings: it has to begin with { and end with }.`);
    return {};
  }
  const settings: RawSettings = {};
  for (const [key, value] of Object.entries(written)) {
    const name = NAMES.find(each => SETTINGS[each].flag === key);
    if (name) settings[name] = { value, place: `"${key}" in ${path}` };
    else problems.push(`"${key}" in ${path} is no setting. --help lists them.`);
  }
  return settings;
}

function settled<T>(name: SettingName, raw: Raw | undefined, otherwise: T, problems: string[]): T {
  if (!raw) return otherwise;
  const reading = SETTINGS[name].read(raw.value);
  if ('value' in reading) return reading.value as T;
  const isSecret = name === 'pin';
  problems.push(`${raw.place} ${reading.problem}${isSecret ? '' : `, not ${JSON.stringify(raw.value)}`}.`);
  return otherwise;
}

function textOf(raw: Raw | undefined): string | undefined {
  return typeof raw?.value === 'string' && raw.value !== '' ? raw.value : undefined;
}

function helpText(): string {
  const lines = NAMES.map(name => {
    const { flag, help, ...rest } = SETTINGS[name];
    const values = 'values' in rest ? ` ${rest.values}` : '';
    return `  ${`--${flag}${values}`.padEnd(40)} ${help}`;
  });
  return [
    'Watchroom: a companion for the table of Flash Point: Fire Rescue.',
    '',
    ...lines,
    `  ${'--config FILE'.padEnd(40)} settings as JSON; config.json in the data folder unless told`,
    `  ${'--version'.padEnd(40)} which Watchroom this is`,
    `  ${'--help'.padEnd(40)} this text`,
    '',
    'Each setting can also stand in the environment (--port is WATCHROOM_PORT) or in the file ("port": 4180).',
  ].join('\n');
}
