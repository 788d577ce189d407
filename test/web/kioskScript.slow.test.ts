import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWatchroom, type WatchroomProcess } from '../../server/cli/watchroomProcess.js';
import { WireClient } from '../../server/cli/wireClient.js';
import { ROOT } from '../../server/root.js';

let folder: string;
let service: WatchroomProcess;
let table: WireClient;
const kiosks: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watchroom-kiosk-script-'));
  const flags = '--headless=new --no-sandbox --disable-gpu --remote-debugging-port=0';
  const real = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = join(folder, 'chromium');
  writeFileSync(browser, `#!/bin/sh\necho started >> "${folder}/starts"\nexec ${real} ${flags} "$@"\n`);
  chmodSync(browser, 0o755);
  service = await startWatchroom(['--data', join(folder, 'games'), '--tower', 'none']);
  table = await WireClient.connect(service.port, 'main');
});

afterAll(async () => {
  // Each runs with its browser in a group of its own.
  for (const { pid } of kiosks) if (pid) process.kill(-pid, 'SIGKILL');
  table?.close();
  await service?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

function openKiosk(): void {
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, XDG_CACHE_HOME: join(folder, 'cache') };
  const script = join(ROOT, 'docs', 'kiosk', 'kiosk.sh');
  const args = [script, `http://127.0.0.1:${service.port}/`];
  kiosks.push(spawn('sh', args, { env, detached: true, stdio: 'ignore' }));
}

/** How often a browser was started. */
const starts = () => readFileSync(join(folder, 'starts'), 'utf8').trim().split('\n').length;

/** The profile of one kiosk. */
function profileNumber(number: number): string {
  const all = join(folder, 'cache', 'watchroom-kiosk');
  return join(all, readdirSync(all).find(name => name.endsWith(`-${number}`)) as string);
}

async function crashPage(profile: string): Promise<void> {
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [page] = browser.contexts()[0]?.pages() ?? [];
  if (!page) throw new Error('the kiosk shows no page');
  const session = await page.context().newCDPSession(page);
  // The page is gone before it could answer.
  await Promise.race([session.send('Page.crash').catch(() => null), page.waitForEvent('crash')]);
}

test('two kiosks of one table on one machine have a browser each', async () => {
  openKiosk();
  await table.until(({ screens }) => screens === 2);
  openKiosk();
  await table.until(({ screens }) => screens === 3);
  expect(starts()).toBe(2);
  expect(kiosks.map(({ exitCode }) => exitCode)).toEqual([null, null]);
});

test('a page that has crashed is opened again by itself, and the other kiosk is left alone', async () => {
  await crashPage(profileNumber(1));
  await table.until(({ screens }) => screens === 2);
  await table.until(({ screens }) => screens === 3);
  expect(starts()).toBe(3);
});
