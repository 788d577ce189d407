import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWatchroom, type WatchroomProcess } from '../../../server/cli/watchroomProcess.js';
import { WireClient } from '../../../server/cli/wireClient.js';
import { makeVirtualTower, openPty, type Pty, type VirtualTower } from '../../../server/serial/index.js';
import type { Command } from '../../../server/web/wire.js';

/** The whole thing as it stands in a house: the built service in its own process, a tower on a serial line. */
export interface RealTable {
  readonly address: string;
  readonly tower: VirtualTower;
  /** Another program at the same table, to lay out positions and to look from outside. */
  readonly other: WireClient;
  /** Does what it is told, or fails the test. */
  tell(command: Command): Promise<void>;
  /** Kills the service as a power cut would. */
  cutPower(): Promise<void>;
  /** Starts it again at the same address. */
  restorePower(): Promise<void>;
  pullPlug(): Promise<void>;
  plugIn(): Promise<void>;
  close(): Promise<void>;
}

export async function openRealTable(): Promise<RealTable> {
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-kiosk-'));
  const path = join(folder, 'tower');
  const tower = makeVirtualTower('KIOSK', ['die']);
  let pty: Pty = await openPty(tower, path);
  const flags = ['--data', join(folder, 'games'), '--tower', path];
  let service: WatchroomProcess = await startWatchroom(flags);
  const { port } = service;
  let other = await WireClient.connect(port, 'main');
  await other.until(view => view.tower.state === 'linked');
  let told = 0;
  return {
    address: `http://127.0.0.1:${port}/`,
    tower,
    get other() {
      return other;
    },
    async tell(command) {
      told += 1;
      const answer = await other.send(`test-${process.pid}-${told}`, other.view.revision, command);
      if (answer?.type !== 'done') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer)}`);
    },
    async cutPower() {
      other.close();
      await service.kill();
    },
    async restorePower() {
      service = await startWatchroom([...flags, '--port', String(port)]);
      other = await WireClient.connect(port, 'main');
    },
    async pullPlug() {
      await pty.close();
    },
    async plugIn() {
      pty = await openPty(tower, path);
      tower.reset();
    },
    async close() {
      other.close();
      await service.stop();
      await pty.close();
      tower.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
