import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WireClient } from '../../wireClient.js';
import type { House } from '../house.js';
import { TABLES } from '../house.js';
import type { Attack } from '../underAttack.js';

const ROUNDS = 3;
const FULL_MS = 2500;

/**
 * The disk fills up while people play, the service is killed on the full disk, and somebody consents to play unsaved; then
 * there is room again. Everything that was acknowledged must be in the record. Needs the right to mount a small disk.
 */
export const fullDisk: Attack = {
  name: 'full disk',
  run: async house => {
    const player = house.players[TABLES.played];
    await house.kill();
    await player.rest();
    mountSmallDisk(house);
    await house.start();
    player.goOn(house.service.port);
    for (let round = 0; round < ROUNDS; round++) {
      await sleep(FULL_MS);
      fill(house);
      await sleep(FULL_MS);
      await house.kill();
      await player.rest();
      await house.start();
      player.goOn(house.service.port);
      await sleep(FULL_MS);
      await consent(house);
      await sleep(FULL_MS);
      rmSync(join(house.data, 'ballast'));
      await isSavedAgain(house);
    }
    await player.rest();
    return `${ROUNDS} times full, each with a kill -9, consent, and room again`;
  },
};

/** The games move to a disk of their own, which lies at the same place. */
function mountSmallDisk(house: House): void {
  const elsewhere = `${house.data}-before`;
  cpSync(house.data, elsewhere, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', house.data]);
  house.onClose(() => execFileSync('umount', ['--lazy', house.data]));
  cpSync(elsewhere, house.data, { recursive: true });
}

/** In small pieces at the end: what is left must be less than a page of the record. */
function fill(house: House): void {
  for (const size of [1 << 20, 1 << 12, 1]) {
    try {
      for (;;) writeFileSync(join(house.data, 'ballast'), Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  if (!existsSync(join(house.data, 'ballast'))) throw new Error('the disk could not be filled');
}

async function consent(house: House): Promise<void> {
  const client = await WireClient.connect(house.service.port, TABLES.played);
  const answer = await client.send(`consent-${performance.now()}`, client.view.revision, { do: 'playUnsaved' });
  if (answer?.type !== 'done') throw new Error(`play unsaved was answered with ${JSON.stringify(answer)}`);
  client.close();
}

/** The table says so by having nothing to say about the disk any more. */
async function isSavedAgain(house: House): Promise<void> {
  const client = await WireClient.connect(house.service.port, TABLES.played);
  await client.until(({ notices }) => notices.length === 0);
  client.close();
}
