import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startWatchroom } from '../watchroomProcess.js';
import { WireClient } from '../wireClient.js';
import { playToRoll } from './benchGame.js';
import { INSTRUCTED, now, openBrowser, openPage, weigh } from './browser.js';
import { benchPainted } from './painted.js';
import { type BenchRow, percentile } from './row.js';

const STARTS = 5;
const SLOWDOWN = 4;

/** The kiosk as people see it: from the roll to the painted instruction, what the page weighs, how soon it is there. */
export async function benchKiosk(): Promise<readonly BenchRow[]> {
  const browser = await openBrowser();
  if (!browser) {
    console.error('No Chromium here: the kiosk page is not measured.');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-bench-'));
  try {
    return [...(await benchPainted(browser, folder)), ...(await benchLoading(browser, folder))];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
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
