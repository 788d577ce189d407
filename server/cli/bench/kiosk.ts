import { once } from 'node:events';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { makeVirtualTower, openPty } from '../../serial/index.js';
import { breakWire } from '../tower/faultyWire.js';
import { startWatchroom } from '../watchroomProcess.js';
import { WireClient } from '../wireClient.js';
import { openBareLine } from './bareLine.js';
import { playToRoll } from './benchGame.js';
import { now, openBrowser, watchPaint, weigh } from './browser.js';
import { type BenchRow, percentile } from './row.js';

const SAMPLES = 120;
const WARM_UP = 15;
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

interface Measured {
  /** Milliseconds from the roll on the wire to what it means, painted. */
  measure(): Promise<number>;
  close(): Promise<void>;
}

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
  const kiosk = await openKiosk(browser, folder);
  const bare = await openBarePage(browser, folder);
  const kioskTimes: number[] = [];
  const bareTimes: number[] = [];
  const syncTimes: number[] = [];
  for (let i = 0; i < WARM_UP + SAMPLES; i++) {
    const [bareTime, kioskTime] = [await bare.measure(), await kiosk.measure()];
    if (i < WARM_UP) continue;
    bareTimes.push(bareTime);
    kioskTimes.push(kioskTime);
    syncTimes.push(timeSync(join(folder, 'synced')));
  }
  await Promise.all([kiosk.close(), bare.close()]);
  const sync = percentile(syncTimes, 0.5);
  return [
    ...[50, 99].map(percent => ({
      name: `roll on the wire → painted p${percent}`,
      value: percentile(kioskTimes, percent / 100),
      unit: 'ms',
      yardstick: { name: 'the line as text on a bare page', value: percentile(bareTimes, percent / 100) },
    })),
    { name: 'a page of 4 kB made durable on the same disk, p50', value: sync, unit: 'ms' },
    {
      name: 'aim for painted p50: 1.25 bare pages and that',
      value: 1.25 * percentile(bareTimes, 0.5) + sync,
      unit: 'ms',
    },
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

async function openKiosk(browser: Browser, folder: string): Promise<Measured> {
  let hearAsk: () => void = () => {};
  const asked = () =>
    new Promise<void>(resolve => {
      hearAsk = resolve;
    });
  const tower = makeVirtualTower('BENCH');
  const wire = breakWire(tower, { onLine: (from, text) => from === 'host' && / ASK [1-9]/.test(text) && hearAsk() });
  const pty = await openPty(wire, join(folder, 'tower'));
  const service = await startWatchroom(['--data', join(folder, 'games'), '--tower', pty.path]);
  const client = await WireClient.connect(service.port, 'main');
  await client.until(({ tower: link }) => link.state === 'linked');
  const first = asked();
  await playToRoll(client, 'tower');
  await first;
  const page = await openPage(browser, `http://127.0.0.1:${service.port}/#play`);
  return {
    async measure() {
      const { revision } = client.view;
      const painted = page.evaluate<number>(`painted(${INSTRUCTED})`);
      const startedAt = now();
      tower.roll({ d6: 3, d8: 5 });
      const took = (await painted) - startedAt;
      const again = asked();
      await client.send(`undo-${revision}`, client.view.revision, { do: 'undo' });
      await again;
      // Hands have put everything back: the screen asks for dice again, as before any roll.
      const { step, instructions } = client.view.game!;
      const numbers = instructions.map(({ number }) => number);
      await client.send(`tick-${revision}`, client.view.revision, {
        do: 'tick',
        step,
        instructions: numbers,
        done: true,
      });
      await page.evaluate(`painted(${ASKED})`);
      return took;
    },
    async close() {
      client.close();
      await service.stop();
      await pty.close();
      tower.stop();
    },
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
      const painted = page.evaluate<number>('painted(() => document.body.textContent !== "")');
      const startedAt = now();
      line.send();
      return (await painted) - startedAt;
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
