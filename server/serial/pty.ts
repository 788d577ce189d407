import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TowerDevice } from './towerDevice.js';

const OPENING_MS = 5000;

/** A serial port that other programs can open, with a tower at its end. */
export interface Pty {
  readonly path: string;
  /** Resolves when the port is gone, whoever ended it. */
  readonly ended: Promise<void>;
  /** Pulls the plug: the port disappears, and programs that had it open are hung up on. */
  close(): Promise<void>;
}

export function hasSocat(): boolean {
  return spawnSync('socat', ['-V'], { stdio: 'ignore' }).status === 0;
}

/** Opens a pseudo terminal named `path` and joins it to the device. Needs socat: Node has no ptys of its own. */
export async function openPty(device: TowerDevice, path: string): Promise<Pty> {
  // A link left by a program that was killed may be replaced, anything else not.
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(path);
  const socat = spawn('socat', [`PTY,link=${path},raw,echo=0`, 'STDIO'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>(resolve => socat.once('exit', () => resolve()));
  socat.once('error', () => socat.kill());
  device.connect(bytes => {
    if (socat.stdin.writable) socat.stdin.write(bytes);
  });
  socat.stdin.on('error', () => {});
  socat.stdout.on('data', (bytes: Buffer) => device.receive(bytes));
  await waitForLink(path, socat);
  return {
    path,
    ended,
    async close() {
      device.connect(() => {});
      socat.kill();
      await ended;
    },
  };
}

async function waitForLink(path: string, socat: ChildProcess): Promise<void> {
  const deadline = performance.now() + OPENING_MS;
  while (!existsSync(path)) {
    if (socat.exitCode !== null || performance.now() > deadline) throw new Error(`no port could be opened at ${path}`);
    await sleep(5);
  }
}
