/** The arrows of docs/architecture.md, read off the import lines. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROLES, RULE_SETS, VARIANTS } from '../server/engine/rules.js';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
}

const files = ['firmware-protocol', 'server', 'display'].flatMap(folder => sources(join(root, folder)));
const imports = files.flatMap(importsOf);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.ts$/.test(entry.name) ? [relative(root, path)] : [];
  });
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: Import[] = [];
  for (const match of text.matchAll(/^(?:import|export)\s+(type\s+)?([^;'"]*?from\s+)?['"]([^'"]+)['"]/gm)) {
    const target = match[3] as string;
    const named = (match[2] ?? '').match(/\{([^}]*)\}/)?.[1];
    const isTypeOnly =
      match[1] !== undefined ||
      (named?.split(',').every(name => name.trim() === '' || name.trim().startsWith('type ')) ?? false);
    const to = target.startsWith('.') ? normalize(join(dirname(file), target)).replace(/\.js$/, '.ts') : target;
    found.push({ from: file, to, isTypeOnly });
  }
  return found;
}

const inFolder = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);
const offenders = (isWrong: (line: Import) => boolean): string[] =>
  imports.filter(isWrong).map(line => `${line.from} -> ${line.to}`);

describe('who may import whom', () => {
  it('the firmware protocol imports nothing but itself', () => {
    expect(
      offenders(({ from, to }) => inFolder(from, 'firmware-protocol') && !inFolder(to, 'firmware-protocol')),
    ).toEqual([]);
  });

  it('the engine imports nothing but itself', () => {
    expect(offenders(({ from, to }) => inFolder(from, 'server/engine') && !inFolder(to, 'server/engine'))).toEqual([]);
  });

  it('the serial link knows the protocol and no rule, table or web', () => {
    const banned = ['server/engine', 'server/table', 'server/web', 'display'];
    expect(
      offenders(({ from, to }) => inFolder(from, 'server/serial') && banned.some(folder => inFolder(to, folder))),
    ).toEqual([]);
  });

  it('the table knows the engine, and of wire and serial only types', () => {
    const isWrong = ({ from, to, isTypeOnly }: Import): boolean =>
      inFolder(from, 'server/table') &&
      (inFolder(to, 'display') ||
        (!isTypeOnly && ['server/web', 'server/serial', 'firmware-protocol'].some(folder => inFolder(to, folder))));
    expect(offenders(isWrong)).toEqual([]);
  });

  it('the display imports types from the wire and nothing else of the service', () => {
    const isWrong = ({ from, to, isTypeOnly }: Import): boolean =>
      inFolder(from, 'display') &&
      (inFolder(to, 'server') || inFolder(to, 'firmware-protocol')) &&
      !(isTypeOnly && to === 'server/web/wire.ts');
    expect(offenders(isWrong)).toEqual([]);
  });

  it('nobody imports main', () => {
    expect(offenders(({ to }) => to === 'server/main.ts')).toEqual([]);
  });

  it('there are no cycles of values', () => {
    const arrows = new Map<string, string[]>();
    for (const { from, to, isTypeOnly } of imports)
      if (!isTypeOnly) arrows.set(from, [...(arrows.get(from) ?? []), to]);
    const cycles: string[] = [];
    const done = new Set<string>();
    const walk = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      else if (!done.has(file)) {
        for (const next of arrows.get(file) ?? []) walk(next, [...path, file]);
        done.add(file);
      }
    };
    for (const file of files) walk(file, []);
    expect(cycles).toEqual([]);
  });
});

describe('files', () => {
  it('no source is longer than 300 lines, unless it is data', () => {
    const isData = (file: string): boolean => /\/(boards|words|vectors)\/|[sS]tyles\.ts$/.test(file);
    const long = files.filter(file => !isData(file) && readFileSync(join(root, file), 'utf8').split('\n').length > 301);
    expect(long).toEqual([]);
  });

  it('the page writes no style attribute, for the service lets the browser refuse it', () => {
    const writes = (file: string): boolean => /[\s`]style=/.test(readFileSync(join(root, file), 'utf8'));
    expect(files.filter(file => inFolder(file, 'display') && writes(file))).toEqual([]);
  });

  it('names do not hide what a thing is', () => {
    expect(files.filter(file => /(Manager|Helper|Util|Service|Handler)/.test(file))).toEqual([]);
  });
});

describe('who knows a rule set by its name', () => {
  /** Where the names are listed, the rule sets and boards themselves, the words for them, and programs for developers. */
  const OWN = [
    'server/engine/rules.ts',
    'server/engine/rulesets/',
    'server/engine/boards/',
    'server/cli/',
    'display/words/',
  ];

  it('no rule set, variant or specialist is asked for by name outside its own file: facts of the rule set are', () => {
    // Board files have a key "family" too, so that name is looked for in comparisons only.
    const ids = RULE_SETS.map(id => (id === 'family' ? `== '${id}'` : `'${id}'`));
    const asked = [...ids, ...[...VARIANTS, ...ROLES].flatMap(name => [`'${name}'`, `roles.${name}`])];
    const strangers = files
      .filter(file => !OWN.some(own => file.startsWith(own)))
      .flatMap(file => {
        const text = readFileSync(join(root, file), 'utf8');
        return asked.filter(name => text.includes(name)).map(name => `${file}: ${name}`);
      });
    expect(strangers).toEqual([]);
  });
});
