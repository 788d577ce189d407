import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../root.js';
import type { Flipped } from './flippedBits.js';

export interface Damage {
  readonly file: 'games.db' | 'games.db-wal';
  /** How the service ended that left the file. */
  readonly ending: 'closed' | 'killed';
  readonly trials: number;
  readonly seed: number;
}

/** Flips bits of a played record, one in each trial. Throws when one of them ends the process, or loses anything without a word. */
export async function tortureDamagedRecord(say: (line: string) => void, damage: Damage): Promise<void> {
  const { file, ending, trials, seed } = damage;
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-flip-'));
  const program = join(ROOT, 'dist/server/cli/torture/flippedBits.js');
  try {
    const child = spawn(process.execPath, [program, folder, file, ending, String(trials), String(seed)]);
    const [written, complaint, [status, signal]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    const lines = written.trim().split('\n');
    const last = lines.at(-1) ?? '';
    if (status !== 0) throw new Error(`${file}, ${last}: ended with ${signal ?? status}. ${complaint}`);
    const { silent, untouched } = JSON.parse(last) as Flipped;
    if (silent.length > 0) throw new Error(`${file}: lost without a word after ${silent.join('; ')}`);
    say(`${file}, ${ending}: ${lines.length - 1} flipped bits, ${untouched} without effect, all others told of`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
