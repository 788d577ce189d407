import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const reference = new URL('../../firmware-protocol/reference/', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'firmware-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the firmware for the board', () => {
  const madeFrom = JSON.parse(readFileSync(join(reference, 'tower.json'), 'utf8')) as Record<string, string>;

  test('compiles without a warning and within its budget of flash and RAM', () => {
    const built = build(['--out', folder]);
    expect(built.stderr).toBe('');
    expect(built.stdout).toMatch(/^flash \d+ of 10240, ram \d+ of 1024 bytes\n$/);
    expect(built.status).toBe(0);
  });

  test('tower.hex is made from the sources beside it', () => {
    const hash = createHash('sha256');
    const sources = readdirSync(reference).filter(name => /\.[ch]$/.test(name));
    for (const name of sources.sort()) hash.update(`${name}\n`).update(readFileSync(join(reference, name)));
    expect(madeFrom['sources'], 'run `node firmware-protocol/reference/build.mjs`').toBe(hash.digest('hex'));
  });

  test('the same compiler makes the same tower.hex again', context => {
    const version = spawnSync('avr-gcc', ['-dumpversion'], { encoding: 'utf8' }).stdout.trim();
    if (version !== madeFrom['compiler']) context.skip(`made by avr-gcc ${madeFrom['compiler']}, this is ${version}`);
    expect(readFileSync(join(folder, 'tower.hex'), 'utf8')).toBe(readFileSync(join(reference, 'tower.hex'), 'utf8'));
  });

  test('an id of a wrong form is refused', () => {
    const built = build(['--id', 'my tower', '--out', folder]);
    expect(built.stderr).toContain('1 to 12 letters and digits');
    expect(built.status).toBe(1);
  });

  test('a build for one tower does not replace the one for all', () => {
    expect(build(['--id', 'OAK1']).status).toBe(1);
  });
});

function build(args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync('node', [join(reference, 'build.mjs'), ...args], { encoding: 'utf8' });
}
