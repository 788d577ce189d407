import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WireClient } from '../../../server/cli/wireClient.js';
import { ROOT } from '../../../server/root.js';

/** What it says until it has said this so many times. */
async function heardUntil(demo: ChildProcess, words: RegExp, times: number): Promise<string> {
  let text = '';
  for await (const chunk of demo.stdout ?? []) {
    text += String(chunk);
    if ((text.match(words) ?? []).length >= times) return text;
  }
  throw new Error(`the demo ended: ${text}`);
}

test('the demo plays on until it is told to end: whoever watches never loses the service behind the last picture', async () => {
  const flags = ['--port', '0', '--now', '--speed', '100'];
  const demo = spawn(process.execPath, [join(ROOT, 'dist', 'server', 'cli', 'demo.js'), ...flags]);
  const ended = once(demo, 'exit');
  try {
    const text = await heardUntil(demo, /127\.0\.0\.1:\d+/g, 1);
    const port = Number(/127\.0\.0\.1:(\d+)/.exec(text)?.[1]);
    const screen = await WireClient.connect(port, 'main');
    const over = await screen.until(({ game }) => game?.result != null);
    // All is ticked off then, so that every screen goes on to the ending.
    const told = await screen.until(({ game }) => game?.instructions.every(one => one.isDone) ?? false);
    expect(told?.game?.result).toBe(over?.game?.result);
    const next = await screen.until(({ game }) => game?.id !== over?.game?.id && game?.result === null);
    expect(next?.game).toBeTruthy();
    screen.close();
  } finally {
    demo.kill('SIGINT');
  }
  expect((await ended)[0]).toBe(0);
});
