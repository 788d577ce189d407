import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWatchroom, type WatchroomProcess } from '../../server/cli/watchroomProcess.js';
import { WireClient } from '../../server/cli/wireClient.js';
import { openHand } from './harness/hand.js';
import { launchBrowser } from './harness/page.js';

/** More than two views have room for: the kiosk asks twice for older ones. */
const STEPS = 260;

let browser: Browser;
let service: WatchroomProcess;
let table: WireClient;
let folder: string;

/** A game in which nothing happens but that somebody is called by another name. */
function longGame(): object {
  const at = '2026-01-01T12:00:00.000Z';
  const setup = { rules: { set: 'family' }, board: 'front', crew: [{ id: 'red' }] };
  const rename = (n: number) => ({ do: 'crew', change: 'rename', who: 'red', name: `Rosa ${n}` });
  const played = Array.from({ length: STEPS }, (_, n) => ({ kind: 'input', input: rename(n + 1), from: 'screen' }));
  const entries = [{ kind: 'begin', setup, dice: 'rolled', markers: 'drawn' }, ...played];
  return { watchroom: 'game', version: 1, id: 'long', entries: entries.map(entry => ({ at, entry })) };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watchroom-long-'));
  [browser, service] = await Promise.all([
    launchBrowser(),
    startWatchroom(['--data', join(folder, 'games'), '--tower', 'none']),
  ]);
  table = await WireClient.connect(service.port, 'main');
  const brought = await fetch(`http://127.0.0.1:${service.port}/api/v1/tables/main/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(longGame()),
  });
  const { id } = (await brought.json()) as { id: string };
  await table.send('open', table.view.revision, { do: 'openGame', game: id });
});
afterAll(async () => {
  table?.close();
  await browser?.close();
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the history of a long game turns back to its first step, and one goes back from there', async () => {
  const { page } = await openHand(browser, `http://127.0.0.1:${service.port}/#history`);
  const place = page.locator('fp-pages .pager span');
  const further = page.locator('fp-pages .pager button').last();
  await place.filter({ hasText: new RegExp(`of ${STEPS}$`) }).waitFor();
  const rows = page.locator('fp-history-row');
  await rows.filter({ hasText: `Rosa ${STEPS}` }).waitFor();
  for (let shown = await rows.count(); shown < STEPS; ) {
    await further.click();
    await rows.filter({ hasText: new RegExp(`Rosa ${STEPS - shown}(?!\\d)`) }).waitFor();
    shown += await rows.count();
  }
  expect(await further.isDisabled()).toBe(true);
  await rows
    .filter({ hasText: /Rosa 2(?!\d)/ })
    .locator('fp-hold-button button')
    .click({ delay: 1100 });
  await table.until(view => view.game?.step === 1);
});
