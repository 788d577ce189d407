import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultData, readConfig } from '../server/config.js';
import { VERSION } from '../server/root.js';
import { temporaryFolder } from './table/atTable.js';

function read(argv: readonly string[], env: Record<string, string> = {}) {
  const home = temporaryFolder();
  return readConfig({ argv, env: { XDG_DATA_HOME: home, ...env }, platform: 'linux', home });
}

function configOf(argv: readonly string[], env: Record<string, string> = {}) {
  const result = read(argv, env);
  if (result.ok !== true) throw new Error(JSON.stringify(result));
  return result.config;
}

function problemsOf(argv: readonly string[], env: Record<string, string> = {}) {
  const result = read(argv, env);
  return result.ok === false ? result.problems : [];
}

function file(content: string): string {
  const path = join(temporaryFolder(), 'own.json');
  writeFileSync(path, content);
  return path;
}

describe('settings', () => {
  test('have defaults that keep the doors locked', () => {
    expect(configOf([])).toMatchObject({
      port: 4180,
      isLan: false,
      pin: null,
      tables: [{ id: 'table-1', name: 'Table 1', tower: 'auto', code: null }],
    });
  });

  test('count from flags before the environment before the file', () => {
    const own = file('{"port": 1, "lan": true, "log-level": "debug"}');
    const config = configOf(['--config', own, '--port', '3'], { WATCHROOM_PORT: '2', WATCHROOM_LAN: 'false' });
    expect(config).toMatchObject({ port: 3, isLan: false, logLevel: 'debug' });
  });

  test('name the tables of a house', () => {
    const own = file('{"tables": [{"id": "window"}, {"id": "bar", "name": "At the bar", "tower": "/dev/ttyUSB1"}]}');
    expect(configOf(['--config', own]).tables).toEqual([
      { id: 'window', name: 'window', tower: 'auto', code: null },
      { id: 'bar', name: 'At the bar', tower: { port: '/dev/ttyUSB1' }, code: null },
    ]);
    expect(configOf(['--tables', '3', '--tower', 'none']).tables.map(({ id, tower }) => [id, tower])).toEqual([
      ['table-1', 'none'],
      ['table-2', 'auto'],
      ['table-3', 'auto'],
    ]);
  });

  test.each([
    ['a port that is none', ['--port', 'abc'], '--port must be a number from 0 to 65535 (0: any free one), not "abc".'],
    ['a port out of range', ['--port', '70000'], '--port must be a number'],
    ['a flag without its value', ['--port'], '--port needs a value.'],
    ['a flag there is not', ['--frob'], 'there is no setting --frob.'],
    ['a stray word', ['frob'], '"frob" is no setting.'],
    ['no tables', ['--tables', '0'], '--tables must be a number from 1 to 200'],
    ['a tower that is none', ['--tower', 'big'], '--tower must be auto, virtual, none or a port'],
    ['a proxy by name', ['--proxy', 'proxy.local'], '--proxy must be the address of the proxy'],
    ['an origin with a path', ['--origins', 'http://a/b'], '--origins must be addresses'],
    [
      'a level that is none',
      ['--log-level', 'loud'],
      '--log-level must be one of error, warn, info, debug, not "loud".',
    ],
    ['a file that is not there', ['--config', '/nowhere/c.json'], '/nowhere/c.json cannot be read'],
  ])('say what is wrong with %s', (_name, argv, sentence) => {
    expect(problemsOf(argv).join('\n')).toContain(sentence);
  });

  test.each([
    ['no quotation marks', '{port: 1}', 'in line 1: the name of a setting must be in "quotation marks".'],
    ['a comma too many', '{\n  "port": 1,\n}\n', 'in line 2: there is a comma too many before this }.'],
    ['no settings', '[1]', 'has to begin with { and end with }'],
    ['an unknown key', '{"prot": 1}', '"prot" in'],
    ['a table twice', '{"tables": [{"id": "a"}, {"id": "a"}]}', 'must not name "a" twice'],
    [
      'a code twice',
      '{"tables": [{"id": "a", "code": "BAR246"}, {"id": "b", "code": "bar246"}]}',
      'must not give two tables the same code',
    ],
    ['a table with an odd id', '{"tables": [{"id": "a b"}]}', 'needs an id of letters, digits and dashes'],
    ['a table with a key too many', '{"tables": [{"id": "a", "colour": "red"}]}', 'must not have "colour"'],
    ['a PIN as a number', '{"pin": 123456}', '"pin" in'],
  ])('say what is wrong with a file that has %s', (_name, content, sentence) => {
    expect(problemsOf(['--config', file(content)]).join('\n')).toContain(sentence);
  });

  test('name every mistake at once, and never a secret', () => {
    const problems = problemsOf(['--port', 'x', '--pin', '12ab'], { WATCHROOM_LAN: 'maybe' });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('12ab');
  });

  test('are listed by --help', () => {
    expect(read(['--help'])).toMatchObject({ ok: 'asked', answer: expect.stringMatching(/--lan.+--version/s) });
  });

  test('give way to the question for the version', () => {
    expect(read(['--version'])).toEqual({ ok: 'asked', answer: VERSION });
  });
});

test.each([
  ['linux', {}, '/home/ada/.local/share/watchroom'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/watchroom'],
  ['darwin', {}, '/home/ada/Library/Application Support/Watchroom'],
  ['win32', { LOCALAPPDATA: '/local' }, '/local/Watchroom'],
] as const)('games are stored where %s keeps such things', (platform, env, folder) => {
  expect(defaultData(env, platform, '/home/ada')).toBe(folder);
});
