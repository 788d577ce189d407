import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEAF_MS } from '../../display/play/steadyButton.js';
import { running } from './fixtures/screens.js';
import { flipping, withGame } from './fixtures/story.js';
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

test.each(['settings', 'crew', 'history', 'rebuild', 'correct', 'keys', 'pastGames', 'howItWorks', 'newGame'])(
  'Esc leads back from %s',
  async screen => {
    await kiosk.go(screen, running);
    await page.locator('fp-app .screen h1').waitFor();
    await page.keyboard.press('Escape');
    const back = screen === 'crew' ? 'settings' : /past|how|new/.test(screen) ? 'start' : 'play';
    await expect.poll(() => page.url()).toContain(`#${back}`);
  },
);

test('Esc closes a sheet and not the screen under it', async () => {
  await kiosk.go('crew', running);
  await page.locator('fp-crew-grid [data-id="red"]').tap();
  await page.locator('fp-sheet dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('fp-sheet').waitFor({ state: 'detached' });
  expect(page.url()).toContain('#crew');
});

test('Esc does not throw away what was changed on the table', async () => {
  await kiosk.go('correct', running);
  await page.locator('fp-correct g[data-place="1,1"]').click();
  await page.keyboard.press('Escape');
  expect(page.url()).toContain('#correct');
  await page.locator('fp-correct .back:focus', { hasText: 'Cancel' }).waitFor();
});

test('the list of keys is found from the start too', async () => {
  await kiosk.go('start', running);
  await page.keyboard.press('?');
  await page.locator('fp-keys dl').waitFor();
});

/** What has the focus: a place on the plan, or the kind of element. */
const focused = () =>
  page.evaluate(() => {
    let on = document.activeElement;
    while (on?.shadowRoot?.activeElement) on = on.shadowRoot.activeElement;
    return on?.getAttribute('data-place') ?? on?.localName;
  });

test('the focus stays at the place on the plan that was at work, or goes to the heading', async () => {
  const { game } = running;
  await focusPlace('3,5');
  await page.keyboard.press('Enter');
  await page.locator('fp-offers').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('3,5');
  await page.waitForTimeout(DEAF_MS);
  await page.keyboard.press('Enter');
  await page.locator('fp-offers').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('3,5');
  await kiosk.show(withGame({ ...game!, step: game!.step + 1, offers: game!.offers.slice(0, 1) }));
  await expect.poll(focused).toBe('h1');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).not.toBe('h1');
});

test('an answered question, and another screen, leave the focus on the heading', async () => {
  await kiosk.show(flipping);
  await page.locator('fp-question button').first().focus();
  await page.keyboard.press('Enter');
  await kiosk.show(running);
  await expect.poll(focused).toBe('h1');
  await kiosk.go('history', running);
  await page.keyboard.press('Escape');
  await page.locator('fp-play').waitFor();
  await expect.poll(focused).toBe('h1');
});

test('a finger sees no ring, and nothing moves the focus for it', async () => {
  await page.locator('fp-board g[data-place="4,4"]').tap();
  await kiosk.show(withGame({ ...running.game!, step: running.game!.step + 1, offers: [] }));
  await page.waitForTimeout(100);
  expect(await focused()).toBe('body');
});
