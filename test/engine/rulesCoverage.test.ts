/** docs/rules.md maps every section, ruling and stage to code and test; this keeps the map true. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STAGES } from '../../server/engine/stages/index.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const rules = read('docs/rules.md');

interface Row {
  readonly id: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** The rows of the tables in section 9: the id, then cells of file names in backticks; code before the tests. */
const rows: readonly Row[] = rules
  .slice(rules.indexOf('## 9.'))
  .split('\n')
  .filter(line => /^\| [A-Za-z]+\d* \|/.test(line) && !/^\| (id|stage) \|/.test(line))
  .map(line => {
    const cells = line.split('|').map(cell => cell.trim());
    const names = (cell: string | undefined): string[] =>
      [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(match => match[1] as string);
    return { id: cells[1] as string, code: names(cells.at(-3)), tests: names(cells.at(-2)) };
  });

const sections = [...rules.matchAll(/^## (\d+)\./gm)].map(match => `S${match[1]}`).filter(id => id !== 'S9');
const rulings = [
  ...new Set([...rules.slice(0, rules.indexOf('## 9.')).matchAll(/\b(R\d+)\b/g)].map(match => match[1] as string)),
];

describe('docs/rules.md', () => {
  it('has eight sections and every ruling that is played', () => {
    expect(sections).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8']);
    const numbers = rulings.map(id => Number(id.slice(1))).sort((a, b) => a - b);
    expect(numbers).toEqual([...Array.from({ length: 41 }, (_, i) => i + 1), 44, 45, 46]);
  });

  it('maps every id once, with code and test', () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual([...sections, ...rulings, ...Object.keys(STAGES)].sort());
    for (const { id, code, tests } of rows) {
      expect(code.length, `${id} without code`).toBeGreaterThan(0);
      expect(tests.length, `${id} without test`).toBeGreaterThan(0);
    }
  });

  for (const { id, code, tests } of rows) {
    it(`${id} is where it says`, () => {
      for (const file of code) expect(existsSync(join(ROOT, 'server/engine', file)), file).toBe(true);
      for (const file of tests) expect(existsSync(join(ROOT, 'test/engine', file)), file).toBe(true);
      if (id in STAGES) {
        expect(code.some(file => read(`server/engine/${file}`).includes(`export function ${id}(`))).toBe(true);
        return;
      }
      const isRuling = id.startsWith('R');
      if (isRuling)
        expect(
          code.some(file => names(read(`server/engine/${file}`), id)),
          `${id} in code`,
        ).toBe(true);
      for (const file of tests)
        expect(
          titlesOf(read(`test/engine/${file}`)).some(title => names(title, id)),
          file,
        ).toBe(true);
    });
  }
});

/** Is the id written there, alone or within "R8 to R11"? */
function names(text: string, id: string): boolean {
  if (new RegExp(`\\b${id}\\b`).test(text)) return true;
  const number = Number(id.slice(1));
  const ranges = [...text.matchAll(/R(\d+) to R(\d+)/g)];
  return ranges.some(([, from, to]) => Number(from) <= number && number <= Number(to));
}

/** The names of tests, and of rows in tables of tests. */
function titlesOf(source: string): string[] {
  return [...source.matchAll(/(?:describe\(|it\(|name: )\s*[`'"]([^\n]*)/g)].map(match => match[1] as string);
}
