import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeEmulatedTerminalDevice } from '../../server/cli/tower/emulatedTerminal.js';
import { runTerminal } from '../../server/cli/tower/terminal.js';
import { givenPort, memoryInbox, watchTowers } from '../../server/serial/index.js';

test('keys typed at the terminal press the buttons of the real firmware, and its words come out of the port', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emulated-tower-'));
  const path = join(folder, 'tower');
  const input = new PassThrough();
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const terminal = runTerminal(makeEmulatedTerminalDevice(print), path, { input, print });
  await until(() => printed.some(text => text.includes(path)));
  const inbox = memoryInbox();
  const towers = watchTowers({ sources: [givenPort(path)], inbox, onLinks: () => {} });
  try {
    await until(() => towers.links().some(link => link.code === 'linked'));
    input.write('3 5\n');
    await until(() => inbox.events.length === 1);
    expect(inbox.events[0]?.message).toMatchObject({ kind: 'roll', d6: 3, d8: 5, source: 'hand' });
    input.write('u\n');
    await until(() => inbox.events.length === 3);
    expect(inbox.events[1]?.message).toMatchObject({ kind: 'button', button: 2, action: 'down' });
    input.write('r\n');
    await until(() => inbox.events.length === 4);
    expect(inbox.events[3]?.message).toMatchObject({ kind: 'roll', source: 'rng' });
    input.write('? 5\n');
    await until(() => printed.some(text => text.includes('no sensor')));
    await until(() => printed.includes('  * the light is green'));
  } finally {
    await towers.stop();
    input.end('quit\n');
    await terminal;
    rmSync(folder, { recursive: true });
  }
});

async function until(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; !isTrue(); waited += 20) {
    if (waited > 20_000) throw new Error(`it did not come: ${isTrue}`);
    await sleep(20);
  }
}
