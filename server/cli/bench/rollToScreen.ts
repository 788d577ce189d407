import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { openBareLine } from './bareLine.js';
import { type Measured, measureInTurns, rowsOf } from './inTurns.js';
import type { BenchRow } from './row.js';
import { openTableAtRoll } from './tableAtRoll.js';

const SAMPLES = 200;
const WARM_UP = 20;
/** A screen may send thirty messages a second. */
const PAUSE_MS = 35;

/**
 * A roll leaves the tower, is resolved and made durable, and its view is at a screen; beside the same line passed on to
 * a socket by a program that does nothing else. Each in a process of its own behind a pty, in turns.
 */
export async function benchRollToScreen(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-bench-'));
  const things = [await joinTable(folder), await joinBareLine(folder)] as const;
  const [table, bare] = await measureInTurns(things, { samples: SAMPLES, warmUp: WARM_UP });
  rmSync(folder, { recursive: true });
  return rowsOf('roll → durable → screen', table, { name: 'serial line straight to a socket', times: bare });
}

async function joinTable(folder: string): Promise<Measured> {
  const { tower, client, undo, close } = await openTableAtRoll(folder);
  return {
    async measure() {
      const { revision } = client.view;
      const startedAt = performance.now();
      tower.roll({ d6: 3, d8: 5 });
      await client.until(view => view.revision > revision);
      const took = performance.now() - startedAt;
      await undo();
      await sleep(PAUSE_MS);
      return took;
    },
    close,
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
