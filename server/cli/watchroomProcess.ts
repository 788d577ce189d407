import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../root.js';

/** The built service in a process of its own. */
export interface WatchroomProcess {
  readonly port: number;
  readonly pid: number;
  /** Has it ended, by itself or because somebody ended it? */
  readonly hasEnded: () => boolean;
  /** Ends it as a power cut would, without a word. */
  kill(): Promise<void>;
  /** Ends it as people would, and gives its exit code. */
  stop(): Promise<number | null>;
}

const START_MS = 20_000;

/** Starts the service on a free port and waits until it says where it is. */
export async function startWatchroom(flags: readonly string[]): Promise<WatchroomProcess> {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'dist', 'server', 'main.js'), '--port', '0', '--log-level', 'error', ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const port = await Promise.race([portOf(child), ended.then(() => null), late()]);
  if (port === null) {
    child.kill('SIGKILL');
    throw new Error('the service did not start');
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    port,
    pid: child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    const [, port] = /Kiosk +http:\/\/127\.0\.0\.1:(\d+)\//.exec(text) ?? [];
    if (port !== undefined) return Number(port);
  }
  return new Promise(() => {});
}

function late(): Promise<null> {
  return new Promise(resolve => {
    setTimeout(() => resolve(null), START_MS).unref();
  });
}
