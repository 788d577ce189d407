import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWatchroom } from '../watchroomProcess.js';
import { type BenchRow, percentile } from './row.js';

const STARTS = 5;

/** From the start of the process to the first page it serves, beside Node starting to do nothing. */
export async function benchStartUp(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-bench-'));
  const times: number[] = [];
  const bare: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const bareAt = performance.now();
    spawnSync(process.execPath, ['-e', '0']);
    bare.push(performance.now() - bareAt);
    const startedAt = performance.now();
    const service = await startWatchroom(['--data', folder]);
    await (await fetch(`http://127.0.0.1:${service.port}/`)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await service.stop();
  }
  rmSync(folder, { recursive: true });
  const yardstick = { name: 'Node starting to do nothing', value: percentile(bare, 0.5) };
  return [{ name: 'start-up to the first page p50', value: percentile(times, 0.5), unit: 'ms', yardstick }];
}
