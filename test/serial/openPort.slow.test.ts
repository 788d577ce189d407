import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  givenPort,
  makeVirtualTower,
  memoryInbox,
  openPty,
  type Pty,
  type Towers,
  type VirtualTower,
  watchTowers,
} from '../../server/serial/index.js';

let folder: string;
let tower: VirtualTower;
let pty: Pty;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watchroom-port-'));
  tower = makeVirtualTower('OAK1');
  pty = await openPty(tower, join(folder, 'tower'));
});
afterEach(async () => {
  await pty.close();
  tower.stop();
  rmSync(folder, { recursive: true });
});

const watch = () => watchTowers({ sources: [givenPort(pty.path)], inbox: memoryInbox(), onLinks: () => {} });

async function until(towers: Towers, code: string): Promise<void> {
  for (let waited = 0; !towers.links().some(link => link.code === code); waited += 10) {
    if (waited > 15_000) throw new Error(`${code} did not come: ${JSON.stringify(towers.links())}`);
    await sleep(10);
  }
}

test('a port that another program has open is busy, and is linked once it lets go', async () => {
  const first = watch();
  await until(first, 'linked');
  const second = watch();
  await until(second, 'busy');
  await first.stop();
  await until(second, 'linked');
  await second.stop();
});

test('closing a port leaves its DTR line up, so that the next start does not reset an Uno', async () => {
  const towers = watch();
  await until(towers, 'linked');
  const settings = spawnSync('stty', ['-F', pty.path, '-a'], { encoding: 'utf8' }).stdout;
  await towers.stop();
  expect(settings.split(/\s+/)).toContain('-hupcl');
});
