import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pastGames, quiet, running, won } from './fixtures/screens.js';
import { launchBrowser, openKiosk, servePage } from './harness/page.js';

let browser: Browser;
let served: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  [browser, served] = await Promise.all([launchBrowser(), servePage()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test('to play again begins a game with the same rules, board and people', async () => {
  const kiosk = await openKiosk(browser, served.address, { view: won });
  await kiosk.go('ending', won);
  await kiosk.page.locator('fp-ending #again').tap();
  await expect.poll(() => kiosk.commands).toHaveLength(1);
  const { setup, crew } = won.game!;
  expect(kiosk.commands[0]).toMatchObject({
    do: 'newGame',
    setup: { rules: setup.rules, board: 'front', crew, start: 'setup' },
    dice: won.dice,
    markers: won.markers,
  });
  await kiosk.close();
});

test('the end of how it works leads to a new game', async () => {
  const kiosk = await openKiosk(browser, served.address, { view: quiet });
  await kiosk.go('howItWorks', quiet);
  const next = kiosk.page.locator('fp-how-it-works #next');
  for (let page = 1; page < 6; page++) await next.click({ delay: 10 });
  await next.filter({ hasText: 'New game' }).click();
  await kiosk.page.locator('fp-new-game').waitFor();
  await kiosk.close();
});

test('a game of which nothing was played is not listed among the past ones', async () => {
  const games = [{ ...pastGames[0]!, id: 'empty', steps: 0, result: null }, ...pastGames];
  const kiosk = await openKiosk(browser, served.address, { view: quiet, games });
  await kiosk.go('pastGames', quiet);
  await kiosk.page.locator('fp-past-games .game').first().waitFor();
  expect(await kiosk.page.locator('fp-past-games .game').count()).toBe(pastGames.length);
  await kiosk.close();
});

test('in very large letters no counter says “left” without saying of what', async () => {
  for (const size of ['laptop', 'wall'] as const) {
    const kiosk = await openKiosk(browser, served.address, { view: running, size });
    await kiosk.page.evaluate(() => {
      document.documentElement.dataset['text'] = 'huge';
    });
    await kiosk.go('play', running);
    const labels = kiosk.page.locator('fp-counters .label').filter({ visible: true });
    const told = await labels.evaluateAll(all => all.map(one => (one as HTMLElement).textContent?.trim()));
    const nouns = await kiosk.page.locator('fp-counters .noun').filter({ visible: true }).count();
    expect(told.filter(text => /left$/.test(text ?? '')).length).toBe(nouns);
    await kiosk.close();
  }
});

test('a table whose tower is made of software is not said to roll in a tower', async () => {
  const view = { ...quiet, tower: { ...quiet.tower, kind: 'virtual' as const } };
  const kiosk = await openKiosk(browser, served.address, { view });
  await kiosk.go('newGame', view);
  await kiosk.page.locator('fp-new-game .rows', { hasText: 'Practice dice' }).first().waitFor();
  await kiosk.close();
});
