import { once } from 'node:events';
import { closeSync, fdatasyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { GameView } from '../../web/wire.js';
import { WireClient } from '../wireClient.js';
import { openBareLine } from './bareLine.js';
import { INSTRUCTED, now, openPage, rest, watchFor } from './browser.js';
import { type Measured, measureInTurns, rowsOf } from './inTurns.js';
import { type BenchRow, percentile } from './row.js';
import { openTableAtRoll, type TableAtRoll } from './tableAtRoll.js';

/** Every roll there is, in an order that mixes quiet ones and explosions. */
const ROLLS = Array.from({ length: 48 }, (_, nth) => (nth * 29) % 48).map(n => ({
  d6: 1 + (n % 6),
  d8: 1 + Math.floor(n / 6),
}));
const SAMPLES = 3 * ROLLS.length;
const WARM_UP = 16;

/** True when the screen asks for dice. */
const ASKED = `() =>
  document.querySelector('fp-app')?.shadowRoot?.querySelector('fp-play')?.shadowRoot?.querySelector('fp-roll')`;

/**
 * From the roll on the wire to the painted instruction, in turns with two pages that draw nothing: one shows the line as it
 * came, one the first instruction of the service's view as text. What lies between those two is the service's, the rest drawing.
 */
export async function benchPainted(browser: Browser, folder: string): Promise<readonly BenchRow[]> {
  const explosions: number[] = [];
  const things = [
    await openKiosk(browser, join(folder, 'kiosk'), explosions),
    await openTextPage(browser, join(folder, 'text')),
    await openBarePage(browser, folder),
    openDisk(join(folder, 'synced')),
  ] as const;
  const [kiosk, text, bare, disk] = await measureInTurns(things, { samples: SAMPLES, warmUp: WARM_UP });
  const sync = percentile(disk, 0.5);
  const yardstick = { name: 'the line as text on a bare page', times: bare };
  return [
    ...rowsOf('roll on the wire → painted', kiosk, yardstick),
    { name: 'of these, explosions, p50', value: percentile(explosions, 0.5), unit: 'ms' },
    ...rowsOf('the same, its first instruction as bare text,', text, yardstick),
    { name: 'a page of 4 kB made durable on the same disk, p50', value: sync, unit: 'ms' },
    { name: 'aim for painted p50: 1.25 bare pages and that', value: 1.25 * percentile(bare, 0.5) + sync, unit: 'ms' },
  ];
}

/** What the disk alone asks for before anything may be shown. */
function openDisk(file: string): Measured {
  const page = Buffer.alloc(4096, 1);
  const handle = openSync(file, 'a');
  return {
    async measure() {
      await rest();
      const startedAt = now();
      writeSync(handle, page);
      fdatasyncSync(handle);
      return now() - startedAt;
    },
    async close() {
      closeSync(handle);
    },
  };
}

/** The times of explosions, the rolls with most to draw, are kept apart as well. */
async function openKiosk(browser: Browser, folder: string, explosions: number[]): Promise<Measured> {
  const table = await openTable(folder);
  const page = await openPage(browser, `http://127.0.0.1:${table.port}/#play`);
  return measureRolls(table, page, { isThere: INSTRUCTED, isGone: ASKED }, (took, { events }) => {
    if (events.some(({ type }) => type === 'exploded')) explosions.push(took);
  });
}

/** The same service, and a page that shows the first instruction as it came. */
async function openTextPage(browser: Browser, folder: string): Promise<Measured> {
  const table = await openTable(folder);
  const page = await openPage(browser, `http://127.0.0.1:${table.port}/api/v1/catalogue`);
  await page.evaluate(`
    new Promise((resolve, reject) => {
      const socket = new WebSocket('ws://127.0.0.1:${table.port}/socket');
      socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: 1, table: 'main' }));
      socket.onerror = reject;
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type !== 'view') return;
        const { last, instructions } = message.view.game;
        document.body.textContent = last.kind === 'input' ? JSON.stringify(instructions[0]) : '';
        resolve();
      };
    })`);
  return measureRolls(table, page, {
    isThere: `() => document.body.textContent !== ''`,
    isGone: `() => document.body.textContent === ''`,
  });
}

/** A table with nobody looking at it: the page that is measured shall be the only one, as the bare page is. */
async function openTable(folder: string): Promise<TableAtRoll> {
  mkdirSync(folder);
  const table = await openTableAtRoll(folder);
  table.client.close();
  return table;
}

function measureRolls(
  { port, tower, undo, close }: TableAtRoll,
  page: Page,
  { isThere, isGone }: { readonly isThere: string; readonly isGone: string },
  onRolled: (took: number, game: GameView) => void = () => {},
): Measured {
  return {
    async measure(nth) {
      const roll = ROLLS[nth % ROLLS.length]!;
      const instruction = await watchFor(page, isThere, nth);
      const startedAt = now();
      tower.roll(roll);
      const took = (await instruction.paintedAt()) - startedAt;
      const screen = await WireClient.connect(port, 'main');
      onRolled(took, screen.view.game!);
      await undo(screen);
      // Hands have put everything back: the screen asks for dice again, as before any roll.
      const { step, instructions } = screen.view.game!;
      const { revision } = screen.view;
      const numbers = instructions.map(({ number }) => number);
      await screen.send(`tick-${revision}`, revision, { do: 'tick', step, instructions: numbers, done: true });
      screen.close();
      await page.evaluate(`painted(${isGone})`);
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
    async measure(nth) {
      await page.evaluate('document.body.textContent = ""');
      const text = await watchFor(page, '() => document.body.textContent !== ""', nth);
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
