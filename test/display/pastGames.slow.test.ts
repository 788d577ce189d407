import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWatchroom, type WatchroomProcess } from '../../server/cli/watchroomProcess.js';
import { WireClient } from '../../server/cli/wireClient.js';
import { addAxe, COLOURS, EVERYTHING_BUT_COLOURS, violations } from './harness/axe.js';
import { type Hand, openHand } from './harness/hand.js';
import { launchBrowser } from './harness/page.js';

const PIN = '493027';
const CREW = [{ id: 'red', name: 'Rosa' }, { id: 'blue' }];

let browser: Browser;
let service: WatchroomProcess;
let folder: string;
let hand: Hand;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watchroom-past-'));
  [browser, service] = await Promise.all([
    launchBrowser(),
    startWatchroom(['--data', join(folder, 'games'), '--tower', 'none', '--pin', PIN]),
  ]);
  const table = await WireClient.connect(service.port, 'main');
  const setup = { rules: { set: 'family' }, board: 'front', crew: CREW } as const;
  await table.send('one', table.view.revision, { do: 'newGame', setup, dice: 'rolled', markers: 'drawn' });
  const asked = (await table.until(({ game }) => game?.awaiting?.for === 'choice'))?.game?.awaiting;
  const value = asked?.for === 'choice' ? (asked.options[0] ?? '') : '';
  await table.send('step', table.view.revision, { do: 'input', input: { do: 'answer', value } });
  await table.send('two', table.view.revision, { do: 'closeGame' });
  table.close();
  hand = await openHand(browser, `http://127.0.0.1:${service.port}/#pastGames`);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const type = async (digits: string): Promise<void> => {
  for (const digit of digits) await hand.tap(`fp-pin [data-digit="${digit}"]`);
  await hand.tap('fp-pin button.primary');
};
const said = (words: string) => hand.page.locator('fp-past-games .notice', { hasText: words }).waitFor();
const isAsked = () => hand.page.locator('fp-pin .pad').isVisible();

test('a past game tells who played, and is saved under its day and rules', async () => {
  await hand.page.locator('fp-past-games .crew', { hasText: 'Rosa' }).waitFor();
  expect(await hand.page.locator('fp-past-games .crew').textContent()).toMatch(/Rosa\s*BBlue$/);
  await hand.tap('fp-past-games .game');
  const download = hand.page.waitForEvent('download');
  await hand.tap('fp-past-games button', 'Save a copy');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^watchroom-\d{4}-\d\d-\d\d-family\.json$/);
  await file.saveAs(join(folder, 'copy.json'));
  expect(JSON.parse(readFileSync(join(folder, 'copy.json'), 'utf8'))).toMatchObject({ watchroom: 'game' });
});

test('a past game is looked at step by step, with how it stood', async () => {
  await hand.tap('fp-past-games button', 'Watch it');
  const counts = hand.page.locator('fp-replay .counts');
  await counts.waitFor();
  expect((await counts.locator('li').allTextContents()).map(text => text.replace(/\s+/g, ' ').trim())).toEqual([
    expect.stringMatching(/^0 of 7 ?rescued$/),
    expect.stringMatching(/^0 of 4 ?lost$/),
    expect.stringMatching(/^24 of 24 ?damage left$/),
  ]);
  await hand.tap('fp-page button.back');
  await hand.tap('fp-past-games .game');
});

test('the address of a game that is not there says so, even one that is cut off', async () => {
  for (const game of ['nonsense', '%']) {
    await hand.page.goto(`http://127.0.0.1:${service.port}/#replay/${game}`);
    await hand.page.reload();
    await hand.page.locator('fp-replay', { hasText: 'There is no such game here.' }).waitFor();
  }
  await hand.tap('fp-page button.back');
  await hand.tap('fp-past-games .game');
});

test('deleting asks for the staff PIN, says when it is wrong, and lets go when nobody knows it', async () => {
  await hand.hold('fp-past-games fp-hold-button');
  await hand.page.locator('fp-pin .pad').waitFor();
  await addAxe(hand.page);
  expect(await violations(hand.page, EVERYTHING_BUT_COLOURS)).toEqual([]);
  expect(await violations(hand.page, COLOURS)).toEqual([]);
  await type('111111');
  await hand.page.locator('fp-pin .why', { hasText: 'That PIN is not right' }).waitFor();
  await hand.tap('fp-pin button.icon');
  await hand.page.locator('fp-pin').waitFor({ state: 'detached' });
  expect(await hand.page.locator('fp-past-games .game').count()).toBe(1);
});

test('staff delete a game and bring it back with one PIN; who comes later is asked again', async () => {
  await hand.hold('fp-past-games fp-hold-button');
  await type(PIN);
  await said('The game is deleted.');
  await hand.page.locator('fp-past-games .empty').waitFor();
  const chooser = hand.page.waitForEvent('filechooser');
  await hand.tap('fp-past-games button.bring');
  await (await chooser).setFiles(join(folder, 'copy.json'));
  await said('The game is here.');
  expect(await isAsked()).toBe(false);
  await hand.page.goto(`http://127.0.0.1:${service.port}/#start`);
  await hand.tap('fp-start #pastGames');
  await hand.tap('fp-past-games .game');
  await hand.hold('fp-past-games fp-hold-button');
  await hand.page.locator('fp-pin .pad').waitFor();
  expect(await hand.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(PIN);
});

test('after many wrong PINs the right one takes a moment, is said to be checked, and is taken', async () => {
  for (let i = 0; i < 6; i++) {
    const headers = { 'x-watchroom-pin': `22222${i}` };
    const answer = await fetch(`http://127.0.0.1:${service.port}/api/v1/tables`, { headers });
    expect(answer.status).toBe(401);
  }
  await type(PIN);
  await hand.page.locator('fp-pin .why', { hasText: 'Checking the PIN' }).waitFor();
  await said('The game is deleted.');
});
