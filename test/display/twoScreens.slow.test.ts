import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hand, openHand } from './harness/hand.js';
import { launchBrowser } from './harness/page.js';
import { type Play, playOn, rollAtTower, steadyDice } from './harness/player.js';
import { openRealTable, type RealTable } from './harness/realTable.js';

let browser: Browser;
let table: RealTable;
let wall: Hand;
let phone: Hand;
beforeAll(async () => {
  [browser, table] = await Promise.all([launchBrowser(), openRealTable()]);
  wall = await openHand(browser, table.address, { size: 'wall' });
  phone = await openHand(browser, table.address, { size: 'phone', language: 'de' });
});
afterAll(async () => {
  await browser?.close();
  await table?.close();
});

const play: Play = {
  roll: steadyDice(21),
  answer: ({ awaiting }) =>
    awaiting?.for === 'choice' && awaiting.about === 'start'
      ? '4,0'
      : awaiting && 'options' in awaiting
        ? (awaiting.options[0] ?? '')
        : '',
  action: () => null,
};

const headline = (hand: Hand) => hand.page.locator('fp-play h1').textContent();

// The other screen was left on its first page.
test('what one screen does, the other shows, each in its own language', async () => {
  await wall.tap('fp-start #newGame');
  await wall.tap('fp-new-game #go');
  await wall.until(({ game }) => game !== null);
  while ((await wall.game()).awaiting?.for !== 'roll') await playOn(wall, table, play);
  await phone.until(({ game }) => game?.awaiting?.for === 'roll');
  await phone.page.locator('fp-play h1', { hasText: 'Würfelt für das Feuer' }).waitFor();
  expect(await headline(wall)).toBe('Roll for the fire');
});

test('undo works from either screen, and says what it undoes', async () => {
  // On fire: the whole story of an explosion is taken back by the other screen.
  await rollAtTower(wall, table, { red: 3, black: 3 });
  const { step } = await wall.game();
  await phone.until(({ game }) => game?.step === step);
  await phone.tap('fp-play .undo');
  await wall.until(({ game }) => game?.step === step - 1);
  expect(await wall.page.locator('fp-play .redo').getAttribute('aria-label')).toContain('roll 3 · 3');
  await wall.tap('fp-play .redo');
  await Promise.all([wall, phone].map(hand => hand.until(({ game }) => game?.step === step)));
  expect(await phone.page.locator('fp-play .undo').textContent()).toContain('Rückgängig');
});

test('a screen that loses the service says so, recovers by itself, and loses and doubles nothing', async () => {
  const before = await wall.game();
  const open = before.instructions.filter(one => !one.isDone).length;
  expect(open).toBeGreaterThan(2);
  await wall.tap('fp-instructions li button.tick');
  await wall.until(({ game }) => game?.instructions.filter(one => !one.isDone).length === open - 1);
  await table.cutPower();
  await wall.page.locator('fp-status', { hasText: 'nothing is lost' }).waitFor();
  await table.restorePower();
  await wall.page.locator('fp-status .word').waitFor({ state: 'detached' });
  const after = await wall.game();
  expect([after.step, after.instructions.filter(one => !one.isDone).length]).toEqual([before.step, open - 1]);
  await wall.primary();
  await wall.until(({ game }) => game?.instructions.every(one => one.isDone) ?? false);
});

test('a tap while the service is gone is done once, when it is back', async () => {
  await phone.until(({ game }) => game?.instructions.every(one => one.isDone) ?? false);
  const { step } = await wall.game();
  await table.cutPower();
  await wall.page.locator('fp-status', { hasText: 'nothing is lost' }).waitFor();
  await wall.tap('fp-play .undo');
  await wall.page.locator('fp-status', { hasText: 'as soon as the connection is back' }).waitFor();
  await table.restorePower();
  await wall.until(({ game }) => game?.step === step - 1);
  await phone.until(({ game }) => game?.step === step - 1);
  await wall.tap('fp-play .redo');
  await wall.until(({ game, tower }) => game?.step === step && tower.state === 'linked');
});

test('a pulled tower is missed at once, dice can be tapped in, and it comes back by itself', async () => {
  while ((await wall.game()).awaiting?.for !== 'roll') await playOn(wall, table, play);
  while ((await wall.game()).instructions.some(one => !one.isDone)) {
    await wall.primary();
    await wall.until(({ game }) => game?.instructions.every(one => one.isDone) ?? false);
  }
  await table.pullPlug();
  await wall.until(({ tower }) => tower.state !== 'linked');
  await wall.page.locator('fp-roll', { hasText: 'tap the dice in here' }).waitFor();
  await wall.primary();
  const { step, awaiting } = await wall.game();
  if (awaiting?.for !== 'roll') throw new Error('no roll is asked for');
  for (const die of awaiting.dice) await wall.tap(`fp-dice-pad .${die} button`);
  await wall.until(({ game }) => game?.step === step + 1);
  await table.plugIn();
  await wall.until(({ tower }) => tower.state === 'linked');
});

test('the language, the light and the size of the text change at once and are remembered', async () => {
  await wall.tap('fp-counters button.menu');
  await wall.tap('fp-settings fp-segments [data-id="de"]');
  await wall.page.locator('fp-settings h1', { hasText: 'Einstellungen' }).waitFor();
  await wall.tap('fp-settings fp-segments [data-id="day"]');
  await wall.page.reload();
  await wall.page.locator('fp-settings h1', { hasText: 'Einstellungen' }).waitFor();
  expect(await wall.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('day');
  expect(await wall.page.evaluate(() => document.documentElement.lang)).toBe('de');
  await wall.tap('fp-settings fp-segments [data-id="en"]');
  await wall.page.locator('fp-settings h1', { hasText: 'Settings' }).waitFor();
});

test('the child lock lets nothing through until it is held', async () => {
  await wall.tap('fp-settings #lock');
  const { step } = await phone.game();
  await wall.page.locator('fp-lock').waitFor();
  const box = (await wall.page.locator('fp-play .undo').boundingBox())!;
  await wall.page.touchscreen.tap(box.x + 20, box.y + 20);
  await wall.hold('fp-lock fp-hold-button');
  await wall.page.locator('fp-lock').waitFor({ state: 'detached' });
  // Had the tap gone through, its command would have been sent long before the lock was opened.
  expect((await phone.game()).step).toBe(step);
});

test('somebody joins in the middle, is renamed, and leaves again', async () => {
  await wall.page.evaluate(() => {
    location.hash = 'crew';
  });
  await wall.tap('fp-crew-grid [data-id="green"]');
  await wall.until(({ game }) => game?.crew.length === 3);
  await wall.tap('fp-crew-grid [data-id="green"]');
  for (const letter of 'Ida') await wall.tap('fp-letters button', new RegExp(`^${letter}$`));
  await wall.tap('fp-firefighter button.primary');
  await wall.until(({ game }) => game?.crew.some(({ name }) => name === 'Ida') ?? false);
  await wall.tap('fp-crew-grid [data-id="green"]');
  await wall.hold('fp-firefighter fp-hold-button');
  await wall.until(({ game }) => game?.crew.length === 2);
  // Where the finger goes up again lies somebody who could join: nobody has tapped on them.
  await wall.page.waitForTimeout(200);
  expect((await wall.game()).crew).toHaveLength(2);
});

test('a game is put away, looked at step by step, carried off as a file, brought back and deleted', async () => {
  const { step } = await wall.game();
  await wall.page.evaluate(() => {
    location.hash = 'settings';
  });
  await wall.hold('fp-settings #end');
  await wall.until(({ game }) => game === null);
  await wall.tap('fp-start #pastGames');
  await wall.tap('fp-past-games .game[aria-expanded="false"]');
  await wall.tap('fp-past-games .acts button', 'Watch it');
  await wall.page.locator('fp-replay fp-board').waitFor();
  await wall.tap('fp-replay button[aria-label="To the end"]');
  await wall.page.locator('fp-page', { hasText: `step ${step} of ${step}` }).waitFor();
  await wall.tap('fp-page button.back');
  await wall.tap('fp-past-games .game[aria-expanded="false"]');
  const [download] = await Promise.all([
    wall.page.waitForEvent('download'),
    wall.tap('fp-past-games .acts button', 'Save a copy'),
  ]);
  const file = await download.path();
  expect(readFileSync(file, 'utf8')).toContain('family');
  const [chooser] = await Promise.all([wall.page.waitForEvent('filechooser'), wall.tap('fp-past-games button.bring')]);
  await chooser.setFiles(file);
  await wall.page.locator('fp-page', { hasText: 'The game is here.' }).waitFor();
  expect(await wall.page.locator('fp-past-games .game').count()).toBe(2);
  await wall.tap('fp-past-games .game[aria-expanded="false"]');
  await wall.hold('fp-past-games fp-hold-button');
  await wall.page.locator('fp-page', { hasText: 'The game is deleted.' }).waitFor();
  await wall.tap('fp-past-games .game[aria-expanded="false"]');
  await wall.tap('fp-past-games .acts button', 'Resume');
  await wall.until(({ game }) => game?.step === step);
});

test('the table is right: what lies differently is corrected by touch, and undone like anything else', async () => {
  await wall.page.evaluate(() => {
    location.hash = 'correct';
  });
  const before = await wall.game();
  const empty = ['1,1', '1,2', '6,1', '6,2'].find(
    space => !before.table.fire?.includes(space) && !before.table.smoke?.includes(space),
  );
  await wall.tap(`fp-correct fp-board [data-place="${empty}"]`);
  await wall.tap('fp-correct button.primary');
  await wall.until(({ game }) => game?.step === before.step + 1);
  const { table: lies } = await wall.game();
  expect([...(lies.smoke ?? []), ...(lies.fire ?? [])]).toContain(empty);
  await phone.until(({ game }) => game?.step === before.step + 1);
  await phone.tap('fp-play .undo');
  await wall.until(({ game }) => game?.step === before.step);
});
