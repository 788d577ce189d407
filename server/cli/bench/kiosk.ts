import { once } from 'node:events';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startWatchroom } from '../watchroomProcess.js';
import { WireClient } from '../wireClient.js';
import { openBareLine } from './bareLine.js';
import { playToRoll } from './benchGame.js';
import { now, openBrowser, watchFor, watchPaint, weigh } from './browser.js';
import { type Measured, measureInTurns, rowsOf } from './inTurns.js';
import { type BenchRow, percentile } from './row.js';
import { openTableAtRoll } from './tableAtRoll.js';

/** Every roll there is, in an order that mixes quiet ones and explosions. */
const ROLLS = Array.from({ length: 48 }, (_, nth) => (nth * 29) % 48).map(n => ({
  d6: 1 + (n % 6),
  d8: 1 + Math.floor(n / 6),
}));
const SAMPLES = 3 * ROLLS.length;
const WARM_UP = 16;
const STARTS = 5;
const SLOWDOWN = 4;
const VIEWPORT = { width: 1920, height: 1080 };

/** True when the instructions of a roll stand on the screen. */
const INSTRUCTED = `() => {
  const play = document.querySelector('fp-app')?.shadowRoot?.querySelector('fp-play')?.shadowRoot;
  return play?.querySelector('fp-instructions')?.shadowRoot?.querySelector('li') && play.querySelector('h1').textContent.startsWith('Do ');
}`;

/** True when the screen asks for dice. */
const ASKED = `() =>
  document.querySelector('fp-app')?.shadowRoot?.querySelector('fp-play')?.shadowRoot?.querySelector('fp-roll')`;

/** The kiosk as people see it: from the roll to the painted instruction, what the page weighs, how soon it is there. */
export async function benchKiosk(): Promise<readonly BenchRow[]> {
  const browser = await openBrowser();
  if (!browser) {
    console.error('No Chromium here: the kiosk page is not measured.');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-bench-'));
  try {
    return [...(await benchPaint(browser, folder)), ...(await benchLoading(browser, folder))];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

async function benchPaint(browser: Browser, folder: string): Promise<readonly BenchRow[]> {
  const explosions: number[] = [];
  const kiosk = await openKiosk(browser, folder, explosions);
  const measured = await measureInTurns(kiosk, await openBarePage(browser, folder), {
    samples: SAMPLES,
    warmUp: WARM_UP,
  });
  const sync = percentile(
    Array.from({ length: SAMPLES }, () => timeSync(join(folder, 'synced'))),
    0.5,
  );
  const aim = 1.25 * percentile(measured.yardstickTimes, 0.5) + sync;
  return [
    ...rowsOf(measured, 'roll on the wire → painted', 'the line as text on a bare page'),
    { name: 'of these, explosions, p50', value: percentile(explosions, 0.5), unit: 'ms' },
    { name: 'a page of 4 kB made durable on the same disk, p50', value: sync, unit: 'ms' },
    { name: 'aim for painted p50: 1.25 bare pages and that', value: aim, unit: 'ms' },
  ];
}

/** What the disk alone asks for before anything may be shown. */
function timeSync(file: string): number {
  const page = Buffer.alloc(4096, 1);
  const handle = openSync(file, 'a');
  const startedAt = now();
  writeSync(handle, page);
  fdatasyncSync(handle);
  const took = now() - startedAt;
  closeSync(handle);
  return took;
}

/** The times of explosions, the rolls with most to draw, are kept apart as well. */
async function openKiosk(browser: Browser, folder: string, explosions: number[]): Promise<Measured> {
  const { port, tower, client, undo, close } = await openTableAtRoll(folder);
  const page = await openPage(browser, `http://127.0.0.1:${port}/#play`);
  let rolled = 0;
  return {
    async measure() {
      const roll = ROLLS[rolled++ % ROLLS.length]!;
      const instruction = await watchFor(page, INSTRUCTED);
      const startedAt = now();
      tower.roll(roll);
      const took = (await instruction.paintedAt()) - startedAt;
      if (client.view.game!.events.some(({ type }) => type === 'exploded')) explosions.push(took);
      await undo();
      // Hands have put everything back: the screen asks for dice again, as before any roll.
      const { step, instructions } = client.view.game!;
      const { revision } = client.view;
      const numbers = instructions.map(({ number }) => number);
      await client.send(`tick-${revision}`, revision, { do: 'tick', step, instructions: numbers, done: true });
      await page.evaluate(`painted(${ASKED})`);
      return took;
    },
    close,
  };
}

/** The least a page can do: show the line as it came. */
async function openBarePage(browser: Browser, folder: string): Promise<Measured> {
  const line = await openBareLine(join(folder, 'bare'));
  // Browsers let a page of this machine talk to this machine, and no other; an empty one will do.
  const host = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<body></body>'));
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const page = await openPage(browser, `http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  await page.evaluate(`
    new Promise((resolve, reject) => {
      const socket = new WebSocket('ws://127.0.0.1:${line.port}');
      socket.onopen = resolve;
      socket.onerror = reject;
      socket.onmessage = ({ data }) => { document.body.textContent = data; };
    })`);
  return {
    async measure() {
      await page.evaluate('document.body.textContent = ""');
      const text = await watchFor(page, '() => document.body.textContent !== ""');
      const startedAt = now();
      line.send();
      return (await text.paintedAt()) - startedAt;
    },
    async close() {
      host.closeAllConnections();
      host.close();
      await line.close();
    },
  };
}

async function benchLoading(browser: Browser, folder: string): Promise<readonly BenchRow[]> {
  const service = await startWatchroom(['--data', join(folder, 'games'), '--tower', 'virtual']);
  const address = `http://127.0.0.1:${service.port}/#play`;
  const client = await WireClient.connect(service.port, 'main');
  await playToRoll(client, 'rolled');
  await client.send('first-roll', client.view.revision, { do: 'rollDice' });
  const first = await weigh(await openPage(browser, 'about:blank'), address);
  const whole = await weigh(await openPage(browser, 'about:blank'), address.replace('#play', '#settings'));
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const page = await openPage(browser, 'about:blank');
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const startedAt = now();
    await page.goto(address, { waitUntil: 'commit' });
    times.push((await page.evaluate<number>(`painted(${INSTRUCTED})`)) - startedAt);
    await page.context().close();
  }
  client.close();
  await service.stop();
  return [
    { name: 'kiosk page to play, gzip, without type faces', value: first / 1000, unit: 'kB' },
    { name: 'the same with every other screen', value: whole / 1000, unit: 'kB' },
    { name: `first instruction, CPU slowed ${SLOWDOWN} times, p50`, value: percentile(times, 0.5), unit: 'ms' },
  ];
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en' });
  const page = await context.newPage();
  await watchPaint(page);
  await page.goto(address);
  return page;
}
