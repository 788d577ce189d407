import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { formatLine } from '../../../firmware-protocol/index.js';
import { makeVirtualTower, openPty, type TowerDevice } from '../../serial/index.js';
import { breakWire } from '../tower/faultyWire.js';
import { startWatchroom } from '../watchroomProcess.js';
import { WireClient } from '../wireClient.js';
import { playToRoll } from './benchGame.js';
import { type BenchRow, percentile } from './row.js';

const SAMPLES = 200;
const WARM_UP = 20;

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
  const bare = await joinBareRelay(folder);
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
      await client.send(`undo-${revision}`, client.view.revision, { do: 'undo' });
      await again;
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

async function joinBareRelay(folder: string): Promise<Measured> {
  let carry: (bytes: Uint8Array) => void = () => {};
  const pty = await openPty(
    mute(next => {
      carry = next;
    }),
    join(folder, 'bare'),
  );
  const relay = spawn(process.execPath, [fileURLToPath(new URL('bareRelay.js', import.meta.url)), pty.path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(relay.stdout, 'data')) as [Buffer];
  const socket = new WebSocket(`ws://127.0.0.1:${String(said).trim()}`);
  await once(socket, 'open');
  const line = formatLine({ kind: 'roll', seq: 100, boot: '5F00A1B2', d6: 3, d8: 5, ask: 0, uptime: 10_000 });
  return {
    async measure() {
      const arrived = once(socket, 'message');
      const startedAt = performance.now();
      carry(Buffer.from(`${line}\n`));
      await arrived;
      return performance.now() - startedAt;
    },
    async close() {
      socket.terminate();
      relay.kill();
      await pty.close();
    },
  };
}

/** A device that only ever sends what it is given. */
function mute(onConnect: (carry: (bytes: Uint8Array) => void) => void): TowerDevice {
  const nothing = () => {};
  return {
    connect: onConnect,
    receive: nothing,
    reset: nothing,
    stop: nothing,
    press: nothing,
    release: nothing,
    roll: nothing,
  };
}
