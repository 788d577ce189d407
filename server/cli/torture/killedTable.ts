import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeVirtualTower, openPty } from '../../serial/index.js';
import { startWatchroom, type WatchroomProcess } from '../watchroomProcess.js';
import { compareRecord, isFaultless } from './compareRecord.js';
import { TablePlayer } from './tablePlayer.js';

export interface KillOptions {
  readonly kills: number;
  /** The service lives at most so long before it is killed. */
  readonly lifeMs: number;
}

const TABLE = 'table-1';

/**
 * A game played over a pty while the service is killed again and again, at any moment. Afterwards the record must hold
 * every roll the tower took and every command that was acknowledged, each once and in order, and nothing else.
 */
export async function tortureKilledTable(say: (line: string) => void, options: KillOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-kill-'));
  const tower = makeVirtualTower('KILL', ['die']);
  const pty = await openPty(tower, join(folder, 'tower'));
  const table = new TablePlayer(TABLE, tower, 0);
  try {
    await playThroughKills(join(folder, 'games'), pty.path, table, options, say);
    const faults = compareRecord(join(folder, 'games'), TABLE, table.told);
    if (!isFaultless(faults)) throw new Error(`the record is not what was played: ${JSON.stringify(faults)}`);
    say(`${table.told.rolls.length} rolls and ${table.told.done.size} commands: each in the record once`);
  } finally {
    tower.stop();
    await pty.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playThroughKills(
  data: string,
  port: string,
  table: TablePlayer,
  { kills, lifeMs }: KillOptions,
  say: (line: string) => void,
): Promise<void> {
  const start = () => startWatchroom(['--data', data, '--tower', port]);
  for (let kill = 1; kill <= kills; kill++) {
    const service = await start();
    const isKilledAtOnce = kill % 10 === 0;
    const seated = isKilledAtOnce ? Promise.resolve() : table.sitDown(service.port);
    await Promise.all([
      seated.then(() => killAfter(service, randomInt(1, lifeMs))),
      seated.then(() => table.playUntilLost()),
    ]);
    if (kill % 25 === 0) say(`${kill} kills, ${table.told.rolls.length} rolls`);
  }
  const service = await start();
  await table.settle(service.port);
  await service.stop();
}

async function killAfter(service: WatchroomProcess, ms: number): Promise<void> {
  await sleep(ms);
  await service.kill();
}
