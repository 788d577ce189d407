import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { makeVirtualTower, openPty } from '../../serial/index.js';
import { breakWire } from '../tower/faultyWire.js';
import { startWatchroom } from '../watchroomProcess.js';
import { WireClient } from '../wireClient.js';
import { openBareLine } from './bareLine.js';
import { playToRoll } from './benchGame.js';
import { type BenchRow, percentile } from './row.js';

const SAMPLES = 200;
const WARM_UP = 20;
/** A screen may send thirty messages a second. */
const PAUSE_MS = 35;

interface Measured {
  /** Milliseconds from the roll to the message at the screen. */
  measure(): Promise<number>;
  close(): Promise<void>;
}

/**
 * A roll leaves the tower, is resolved and made durable, and its view is at a screen; beside the same line passed on to
 * a socket by a program that does nothing else. Each in a process of its own behind a pty, in turns.
 */
export async function benchRollToScreen(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-bench-'));
  const table = await joinTable(folder);
  const bare = await joinBareLine(folder);
  const tableTimes: number[] = [];
  const bareTimes: number[] = [];
  for (let i = 0; i < WARM_UP + SAMPLES; i++) {
    const [bareTime, tableTime] = [await bare.measure(), await table.measure()];
    if (i < WARM_UP) continue;
    bareTimes.push(bareTime);
    tableTimes.push(tableTime);
  }
  await Promise.all([table.close(), bare.close()]);
  rmSync(folder, { recursive: true });
  return [50, 99].map(percent => ({
    name: `roll → durable → screen p${percent}`,
    value: percentile(tableTimes, percent / 100),
    unit: 'ms',
    yardstick: { name: 'serial line straight to a socket', value: percentile(bareTimes, percent / 100) },
  }));
}

async function joinTable(folder: string): Promise<Measured> {
  let hearAsk: () => void = () => {};
  const tower = makeVirtualTower('BENCH');
  const wire = breakWire(tower, { onLine: (from, text) => from === 'host' && / ASK [1-9]/.test(text) && hearAsk() });
  const pty = await openPty(wire, join(folder, 'tower'));
  const service = await startWatchroom(['--data', join(folder, 'games'), '--tower', pty.path]);
  const client = await WireClient.connect(service.port, 'main');
  await client.until(({ tower: link }) => link.state === 'linked');
  /** A new question has reached the tower. */
  const asked = () =>
    new Promise<void>(resolve => {
      hearAsk = resolve;
    });
  const first = asked();
  await playToRoll(client, 'tower');
  await first;
  return {
    async measure() {
      const { revision } = client.view;
      const startedAt = performance.now();
      tower.roll({ d6: 3, d8: 5 });
      await client.until(view => view.revision > revision);
      const took = performance.now() - startedAt;
      const again = asked();
      const answer = await client.send(`undo-${revision}`, client.view.revision, { do: 'undo' });
      if (answer?.type !== 'done') throw new Error(`the service did not undo: ${JSON.stringify(answer)}`);
      await again;
      await sleep(PAUSE_MS);
      return took;
    },
    async close() {
      client.close();
      await service.stop();
      await pty.close();
      tower.stop();
    },
  };
}

async function joinBareLine(folder: string): Promise<Measured> {
  const line = await openBareLine(join(folder, 'bare'));
  const socket = new WebSocket(`ws://127.0.0.1:${line.port}`);
  await once(socket, 'open');
  return {
    async measure() {
      const arrived = once(socket, 'message');
      const startedAt = performance.now();
      line.send();
      await arrived;
      return performance.now() - startedAt;
    },
    async close() {
      socket.terminate();
      await line.close();
    },
  };
}
