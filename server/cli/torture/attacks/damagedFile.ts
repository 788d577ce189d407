import { randomInt } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WireClient } from '../../wireClient.js';
import { House, TABLES } from '../house.js';
import type { Attack } from '../underAttack.js';

const TRIALS = 120;
const PLAY_MS = 6000;
const FILES = ['games.db', 'games.db-wal'];

/**
 * One bit of the record is turned over, in the file or in its log, and the service started on it. It must start, and what
 * it shows must be all that was played, or it must say that something is missing.
 */
export const damagedFile: Attack = {
  name: 'damaged bit by bit',
  run: async () => {
    const house = await House.open();
    try {
      await playAndKill(house);
      let told = 0;
      for (let trial = 0; trial < TRIALS; trial++) if (await isTold(house, trial)) told += 1;
      return `${TRIALS} bits turned over; ${told} times it was said, otherwise nothing was missing`;
    } finally {
      await house.close();
    }
  },
};

async function playAndKill(house: House): Promise<void> {
  await house.start();
  const player = house.players[TABLES.played];
  await player.sitDown(house.service.port);
  const until = performance.now() + PLAY_MS;
  await player.playUntilLost(() => performance.now() > until);
  await player.settle(house.service.port);
  await house.kill();
}

/** Damages a copy and looks at it: true when the damage was said, false when nothing is missing; anything else is a fault. */
async function isTold(house: House, trial: number): Promise<boolean> {
  const copy = join(house.data, '..', `damaged-${trial}`);
  cpSync(house.data, copy, { recursive: true });
  const file = damage(copy);
  await house.start(copy);
  try {
    const { port } = house.service;
    const games = await fetch(`http://127.0.0.1:${port}/api/v1/tables/${TABLES.played}/games`);
    const client = await WireClient.connect(port, TABLES.played);
    const newest = Math.max(...house.players[TABLES.played].told.done.values());
    const isMissing = client.view.revision < newest || !games.ok;
    const isSaid = client.view.notices.length > 0;
    client.close();
    await sleep(20);
    if (house.service.hasEnded()) throw new Error(`a bit of ${file} ended the service`);
    if (isMissing && !isSaid) throw new Error(`a bit of ${file} lost commands in silence`);
    return isSaid;
  } finally {
    await house.kill();
    rmSync(copy, { recursive: true, force: true });
  }
}

function damage(folder: string): string {
  const files = FILES.filter(name => existsSync(join(folder, name)));
  const name = files[randomInt(files.length)] ?? 'games.db';
  const bytes = readFileSync(join(folder, name));
  if (bytes.length === 0) return name;
  const place = randomInt(bytes.length);
  bytes[place] = (bytes[place] as number) ^ (1 << randomInt(8));
  writeFileSync(join(folder, name), bytes);
  return `${name} at ${place}`;
}
