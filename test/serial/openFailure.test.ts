import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { givenPort, type LinkStatus, memoryInbox, type Towers, watchTowers } from '../../server/serial/index.js';

const folder = mkdtempSync(join(tmpdir(), 'watchroom-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What people are told of a named port once it has been tried. */
async function firstTrouble(path: string): Promise<string> {
  let towers: Towers | undefined;
  const code = await new Promise<string>(resolve => {
    const onLinks = ([link]: readonly LinkStatus[]) => link && link.code !== 'opening' && resolve(link.code);
    towers = watchTowers({ sources: [givenPort(path)], inbox: memoryInbox(), onLinks });
  });
  await towers?.stop();
  return code;
}

const make = {
  file: (path: string) => writeFileSync(path, ''),
  folder: (path: string) => mkdirSync(path),
  staleLink: (path: string) => symlinkSync('/dev/pts/no-such-terminal', path),
};

test.each<[string, string, string]>([
  ['a device that is not there', '/dev/no-such-tower', 'absent'],
  ['a device that is no serial one', '/dev/null', 'notSerial'],
])('%s is said to be just that', async (_, path, code) => {
  expect(await firstTrouble(path)).toBe(code);
});

test.each<[keyof typeof make, string]>([
  ['file', 'notSerial'],
  ['folder', 'notSerial'],
  ['staleLink', 'absent'],
])('a %s in the place of a port is not called busy', async (kind, code) => {
  make[kind](join(folder, kind));
  expect(await firstTrouble(join(folder, kind))).toBe(code);
});
