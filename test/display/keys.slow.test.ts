import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEAF_MS } from '../../display/play/steadyButton.js';
import { running } from './fixtures/screens.js';
import { type Kiosk, launchBrowser, openKiosk, servePage } from './harness/page.js';

let browser: Browser;
let served: Awaited<ReturnType<typeof servePage>>;
let kiosk: Kiosk;
let page: Page;
let before = 0;
const sent = () => kiosk.commands.slice(before);

beforeAll(async () => {
  [browser, served] = await Promise.all([launchBrowser(), servePage()]);
  kiosk = await openKiosk(browser, served.address, { view: running, size: 'laptop' });
  page = kiosk.page;
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});
beforeEach(async () => {
  await kiosk.go('start', running);
  await kiosk.go('play', running);
  before = kiosk.commands.length;
});

const focusPlace = (place: string) => page.locator(`fp-board g[data-place="${place}"]`).focus();

test('a locked screen has keys for its lock alone', async () => {
  await page.keyboard.press('l');
  await page.locator('fp-lock').waitFor();
  for (const key of ['Enter', 'u', 'h', 'c', '?']) await page.keyboard.press(key);
  expect(page.url()).toContain('#play');
  await page.locator('fp-lock button').focus();
  await page.keyboard.down('Enter');
  await page.locator('fp-lock').waitFor({ state: 'detached' });
  await page.keyboard.up('Enter');
  expect(sent()).toEqual([]);
});

test('a key that is held down acts once', async () => {
  await page.keyboard.down('u');
  await page.keyboard.down('u');
  await page.keyboard.down('u');
  await page.keyboard.up('u');
  await expect.poll(sent).toEqual([{ do: 'undo' }]);
});

test('a second Enter after one that acted does nothing, wherever the focus is by then', async () => {
  await focusPlace('4,4');
  await page.keyboard.press('Enter');
  await kiosk.show({ ...running, game: { ...running.game!, step: running.game!.step + 1, offers: [] } });
  await page.keyboard.press('Enter');
  expect(sent()).toMatchObject([{ input: { action: { do: 'move', to: '4,4' } } }]);
  await page.waitForTimeout(DEAF_MS);
  await page.keyboard.press('Enter');
  await expect.poll(sent).toHaveLength(2);
});
