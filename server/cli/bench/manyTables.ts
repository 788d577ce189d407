import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startWatchroom } from '../watchroomProcess.js';
import { WireClient } from '../wireClient.js';
import { playToRoll } from './benchGame.js';
import { type BenchRow, percentile } from './row.js';

/** People do not notice less than this between the dice and the screen. */
const LIMIT_MS = 100;
const HOUSES = [1, 10, 25, 50, 100, 200];
/** So many rolls in all that the slowest hundredth is more than one of them. */
const ROLLS = 200;
const MIN_SECONDS = 6;
const MAX_SECONDS = 20;

interface House {
  readonly tables: number;
  readonly p99: number;
  readonly memory: number;
}

/** How many tables one process serves, a roll a second at each through its own virtual tower, and what each costs. */
export async function benchManyTables(): Promise<readonly BenchRow[]> {
  const houses: House[] = [];
  for (const tables of HOUSES) {
    const house = (await runInTime(tables)) ?? (await runInTime(tables));
    if (!house) break;
    houses.push(house);
  }
  const [one, most] = [houses[0], houses.at(-1)];
  if (!one || !most) throw new Error('not even one table was served in time');
  const perTable = most.tables > 1 ? (most.memory - one.memory) / (most.tables - 1) : most.memory;
  return [
    {
      name: `tables a process serves, p99 under ${LIMIT_MS} ms (tried to ${HOUSES.at(-1)})`,
      value: most.tables,
      unit: 'tables',
    },
    {
      name: `tap → tower → durable → screen p99, ${most.tables} tables`,
      value: most.p99,
      unit: 'ms',
      yardstick: { name: 'the same with one table', value: one.p99 },
    },
    { name: 'memory with one table', value: one.memory, unit: 'MB' },
    { name: 'memory per further table, its tower and screen', value: perTable, unit: 'MB' },
  ];
}

/** Null when it was too slow; asked twice, since on a shared machine somebody else may have been in the way. */
async function runInTime(tables: number): Promise<House | null> {
  const house = await runHouse(tables);
  return house.p99 > LIMIT_MS ? null : house;
}

async function runHouse(tables: number): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-bench-'));
  const service = await startWatchroom(['--data', folder, '--tables', String(tables)]);
  const clients: WireClient[] = [];
  for (let number = 1; number <= tables; number++) {
    const client = await WireClient.connect(service.port, `table-${number}`);
    await playToRoll(client, 'tower');
    clients.push(client);
  }
  const seconds = Math.max(MIN_SECONDS, Math.min(MAX_SECONDS, Math.ceil(ROLLS / tables)));
  const rolls = clients.map((client, index) => rollEverySecond(client, index / tables, seconds));
  const times = (await Promise.all(rolls)).flat();
  const memory = residentMegabytes(service.pid);
  for (const client of clients) client.close();
  await service.stop();
  rmSync(folder, { recursive: true });
  return { tables, p99: percentile(times, 0.99), memory };
}

/** Tables do not roll in step: each begins at its own part of the second. */
async function rollEverySecond(client: WireClient, offset: number, seconds: number): Promise<readonly number[]> {
  const times: number[] = [];
  await client.until(({ tower }) => tower.state === 'linked');
  await sleep(1000 * offset);
  for (let second = 0; second < seconds; second++) {
    const { revision } = client.view;
    const startedAt = performance.now();
    await client.send(`roll-${revision}`, revision, { do: 'rollDice' });
    await client.until(view => view.revision > revision);
    const took = performance.now() - startedAt;
    // The first roll of a table finds cold code; people find it warm.
    if (second > 0) times.push(took);
    await client.send(`undo-${revision}`, client.view.revision, { do: 'undo' });
    await sleep(Math.max(0, 1000 - (performance.now() - startedAt)));
  }
  return times;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
