import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkTower } from '../../../server/cli/tower/check.js';
import { breakWire } from '../../../server/cli/tower/faultyWire.js';
import { openPortBench } from '../../../server/cli/tower/portBench.js';
import { runTerminal } from '../../../server/cli/tower/terminal.js';
import { loadScenarios } from '../../../server/serial/conformance/scenario.js';
import {
  givenPort,
  isLinked,
  makeVirtualTower,
  memoryInbox,
  openPty,
  type Towers,
  watchTowers,
} from '../../../server/serial/index.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watchroom-terminal-'));
  path = join(folder, 'tower');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function until(what: string, isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + 15_000;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`${what} did not come`);
    await sleep(10);
  }
}

test('a person at the terminal rolls, breaks the wire, pulls the plug, and nothing is lost or doubled', async () => {
  const keyboard = new PassThrough();
  const printed: string[] = [];
  const program = runTerminal(makeVirtualTower('TERMINAL', ['hand', 'rng']), path, {
    input: keyboard,
    print: text => printed.push(text),
  });
  const type = (text: string) => keyboard.write(`${text}\n`);
  const inbox = memoryInbox();
  await until('the port', () => printed.length > 0);
  const towers: Towers = watchTowers({ sources: [givenPort(path)], inbox, onLinks: () => {} });
  const isThere = () => towers.links().some(isLinked);
  await until('the link', isThere);

  towers.cue({ tower: 'TERMINAL', path }, { kind: 'roll', ask: 7 });
  await until(
    'the cue',
    () =>
      printed.some(text => text.includes('roll 7 is wanted')) && printed.some(text => text.includes('display "ROLL"')),
  );
  type('3 5');
  await until('the roll', () => inbox.events.length === 1);
  type('drop 2');
  type('4 -');
  await until('the dropped roll', () => inbox.events.length === 2);
  type('double 3');
  type('- 8');
  await until('the doubled roll', () => inbox.events.length === 3);
  type('noise');
  type('c');
  await until('the press', () => inbox.events.length === 5);
  type('unplug');
  await until('the loss', () => !isThere());
  type('? 2');
  type('plug');
  await until('the late roll', () => inbox.events.length === 6);
  type('reset');
  await until('the new start', () =>
    towers.links().some(link => isLinked(link) && link.boot !== inbox.events[0]?.boot),
  );
  type('1 1');
  await until('the roll after it', () => inbox.events.length === 7);
  type('what');
  type('quit');
  await program;
  await towers.stop();

  expect(inbox.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 1]);
  expect(inbox.events[0]?.message).toMatchObject({ d6: 3, d8: 5, ask: 7, source: 'hand' });
  expect(inbox.events[5]?.message).toMatchObject({ d6: 'unreadable', d8: 2, why: 'tilt' });
  expect(printed.at(-1)).toContain('means nothing');
});

/** All of them pass in simulated time elsewhere; here it is about the port, so a few will do. */
const chosen = loadScenarios().filter(({ name }) =>
  /HELLO is answered|another version|bad lines are counted|commands are answered|forgotten when|cumulative|which question|one die alone|a reset begins/.test(
    name,
  ),
);

test('a tower at a real port is checked by wire, and what needs hands is left out by name', async () => {
  const tower = makeVirtualTower('CHECKED');
  const pty = await openPty(tower, path);
  const bench = await openPortBench(path);
  const lines: string[] = [];
  const counts = await checkTower(bench, chosen, line => lines.push(line));
  await bench.close();
  await pty.close();
  tower.stop();
  expect(lines.filter(line => line.startsWith('FAILED'))).toEqual([]);
  expect(counts.passed).toBe(4);
  expect(lines).toContain('left out  one die alone is a roll of one die (needs dice)');
  expect(lines.at(-1)).toBe(`${counts.passed} passed, 0 failed, ${counts.leftOut} left out`);
});

test('at a real port, noise without a line is told from a dead one', async () => {
  const tower = makeVirtualTower('CHECKED');
  const wire = breakWire(tower);
  const pty = await openPty(wire, path);
  wire.cut();
  const bench = await openPortBench(path);
  wire.inject(Uint8Array.from([0xf8, 0x00, 0x86, 0xe6, 0x18, 0x7e]));
  const lines: string[] = [];
  const counts = await checkTower(bench, chosen, line => lines.push(line));
  await bench.close();
  await pty.close();
  tower.stop();
  expect(lines).toEqual(['TROUBLE   6 bytes and no line: another speed than 115200 baud?']);
  expect(counts.troubles).toBe(1);
});

test('with hands at the tower the rest is checked as well', async () => {
  const tower = makeVirtualTower('CHECKED');
  const pty = await openPty(tower, path);
  const bench = await openPortBench(path, async request => {
    const [, verb, button] = /^(press|let go of) button (\d)/.exec(request) ?? [];
    const [, red, black] = /^let the tower read the red die at (\d) and the black die at (\d)/.exec(request) ?? [];
    if (verb === 'press') tower.press(Number(button));
    else if (verb) tower.release(Number(button));
    else if (red && black) tower.roll({ d6: Number(red), d8: Number(black) });
    else if (request === 'reset the tower') tower.reset();
    else return 'cannot';
    return 'done';
  });
  const lines: string[] = [];
  const counts = await checkTower(bench, chosen, line => lines.push(line));
  await bench.close();
  await pty.close();
  tower.stop();
  expect(lines.filter(line => line.startsWith('FAILED'))).toEqual([]);
  expect(lines.filter(line => line.startsWith('left out'))).toEqual([
    'left out  one die alone is a roll of one die (needs dice)',
  ]);
  expect(counts.passed).toBe(8);
});
