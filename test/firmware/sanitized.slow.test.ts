import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const reference = join(root, 'firmware-protocol/reference');
const folder = mkdtempSync(join(tmpdir(), 'firmware-host-'));
const program = join(folder, 'fuzz');

beforeAll(() => {
  const portable = ['core.c', 'line.c', 'message.c', 'queue.c', 'panel.c'].map(name => join(reference, name));
  const bench = ['bench.c', 'fuzz.c'].map(name => join(root, 'test/firmware/host', name));
  const sanitizers = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'];
  const flags = ['-std=c11', '-O1', '-g', '-Wall', '-Wextra', '-Werror', '-Wshadow', ...sanitizers, '-I', reference];
  const gcc = spawnSync('gcc', [...flags, ...bench, ...portable, '-o', program], { encoding: 'utf8' });
  expect(gcc.stderr).toBe('');
  expect(gcc.status).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the firmware on the host, under sanitizers', () => {
  test('every host line of the vectors is good or bad as they say', () => {
    const lines = vectors('hostLines');
    const verdicts = run(['judge'], lines).split('\n');
    const expected = lines.map(({ unreadable }) =>
      unreadable === undefined || unreadable === 'blank' ? 'good' : 'bad',
    );
    expect(verdicts.map((verdict, i) => `${verdict} ${lines[i]!.line}`)).toEqual(
      expected.map((verdict, i) => `${verdict} ${lines[i]!.line}`),
    );
  });

  test.each([1, 2, 3])(
    'millions of sound, damaged and random bytes make no phantom event, lose none and break nothing (seed %i)',
    seed => {
      const lines = [...vectors('hostLines'), ...vectors('towerLines')];
      const counts = JSON.parse(run(['fuzz', String(seed), '2000000'], lines));
      // Without these the run would have proved nothing.
      expect(counts.bytes).toBeGreaterThanOrEqual(2_000_000);
      expect(counts.events).toBeGreaterThan(500);
      expect(counts.acknowledged).toBeGreaterThan(500);
      expect(counts.buzzes).toBeGreaterThan(500);
    },
  );
});

interface LineVector {
  readonly line: string;
  readonly unreadable?: string;
}

function vectors(name: 'hostLines' | 'towerLines'): readonly LineVector[] {
  const text = readFileSync(join(root, 'firmware-protocol/vectors', `${name}.jsonl`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as LineVector);
}

/** Runs the program with lines on its stdin and gives back what it printed; a finding or a hang fails the test. */
function run(args: readonly string[], lines: readonly LineVector[]): string {
  const input = lines.map(({ line }) => `${Buffer.from(line, 'latin1').toString('hex')}\n`).join('');
  // There is no heap to leak from, and the leak check does not work inside every container.
  const env = { ...process.env, ASAN_OPTIONS: 'detect_leaks=0' };
  const result = spawnSync(program, args, { input, env, encoding: 'utf8', timeout: 60_000 });
  expect(result.stderr).toBe('');
  expect(result.status).toBe(0);
  return result.stdout.trim();
}
