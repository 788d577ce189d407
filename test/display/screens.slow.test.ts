import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableView } from '../../server/web/wire.js';
import { casting, crowded, highRise, laying, parking, quietTower, standing, starting } from './fixtures/crowded.js';
import { arrived, atEngine, beginning, burning, changing, sharing, undone, walked } from './fixtures/longWords.js';
import { choosing, collapsed, lost, pastGames, quiet, running, won } from './fixtures/screens.js';
import { exploding, flipping, rolling } from './fixtures/story.js';
import { audit } from './harness/audit.js';
import { addAxe, COLOURS, EVERYTHING_BUT_COLOURS, violations } from './harness/axe.js';
import { collisions } from './harness/collisions.js';
import { launchBrowser, openKiosk, SIZES, servePage } from './harness/page.js';

let browser: Browser;
let served: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  [browser, served] = await Promise.all([launchBrowser(), servePage()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

/** Places and what they show; `tapped` is what on the plan opens something there. */
const SCREENS: readonly [place: string, view: TableView, tapped?: string][] = [
  ['start', quiet],
  ['start', running],
  ['newGame', quiet],
  ['play', running],
  ['play', rolling],
  ['play', { ...rolling, dice: 'tapped' }],
  ['play', exploding],
  ['play', flipping],
  ['play', choosing],
  ['play', parking],
  ['play', crowded],
  ['play', laying],
  ['play', highRise],
  ['play', starting],
  ['play', standing],
  ['play', casting],
  ['play', quietTower],
  ['play', atEngine],
  ['play', atEngine, '7,5'],
  ['play', atEngine, '0,3 0,4'],
  ['play', changing, '7,5'],
  ['play', arrived],
  ['play', walked],
  ['play', burning],
  ['play', undone],
  ['play', sharing],
  ['play', beginning],
  ['correct', running],
  ['rebuild', running],
  ['crew', running],
  ['settings', running],
  ['history', running],
  ['keys', running],
  ['howItWorks', quiet],
  ['pastGames', quiet],
  ['replay/story', quiet],
  ['ending', won],
  ['ending', lost],
  ['ending', collapsed],
];

/** Lists of games and of what happened have no end; everything else is seen without scrolling. */
const MAY_SCROLL = ['pastGames', 'replay/story', 'ending'];

/** The smallest phones: all there is to choose needs more than one screen; the table in play and what corrects it do not. */
const LOW: readonly (keyof typeof SIZES)[] = ['small', 'tiny'];
const LONG_ON_LOW = ['newGame', 'settings', 'keys'];

/** In very large letters that holds for the table in play. */
const mayScroll = (place: string, size: keyof typeof SIZES, text: 'normal' | 'huge') =>
  MAY_SCROLL.includes(place) ||
  (text === 'huge' && place !== 'play') ||
  (LOW.includes(size) && LONG_ON_LOW.includes(place));

const replay = { game: exploding.game!, steps: 120, at: '2026-11-15T20:00:00.000Z', stops: null };

describe.each(['en', 'de'])('in %s', language => {
  const sizes = Object.keys(SIZES) as (keyof typeof SIZES)[];
  const looks = sizes.flatMap(size => [[size, 'normal'] as const, [size, 'huge'] as const]);
  test.each(looks.filter(([size, text]) => text === 'normal' || !LOW.includes(size)))(
    'at the size of a %s, in %s letters, nothing spills, collides, whispers or is too small to hit',
    async (size, text) => {
      const kiosk = await openKiosk(browser, served.address, { view: quiet, size, language, games: pastGames, replay });
      await kiosk.page.evaluate(wish => {
        document.documentElement.dataset['text'] = wish;
      }, text);
      const wrong: string[] = [];
      for (const [place, view, tapped] of SCREENS) {
        await kiosk.go(place, view);
        if (tapped) await kiosk.tapPlace(tapped);
        const isRoomy = place === 'play' && (size === 'wall' || size === 'cinema');
        // Small screens show some places in parts, one at a time.
        const parts = kiosk.page.locator('.parts').filter({ visible: true }).locator('button');
        const count = await parts.count();
        for (let part = 0; part < Math.max(1, count); part++) {
          if (count > 0) await parts.nth(part).tap();
          const { scrolls, buried, ...rest } = await audit(kiosk.page, isRoomy ? 64 : 44);
          // What has been scrolled out of sight lies under the foot of the page, and what opens lies over the rest.
          const isLong = mayScroll(place, size, text);
          const found = { ...rest, ...(isLong ? {} : { scrolls }), ...(isLong || tapped ? {} : { buried }) };
          wrong.push(...(await collisions(kiosk.page)).map(one => `${place} ${part} collides: ${one}`));
          for (const [what, list] of Object.entries(found))
            wrong.push(...list.map((one: string) => `${place} ${part} ${what}: ${one}`));
        }
        if (tapped) await kiosk.page.keyboard.press('Escape');
      }
      await kiosk.close();
      expect(wrong.join('\n')).toBe('');
    },
  );

  test.each(LOW)(
    'on a %s phone all that corrects the table, and a list beside the board, stays in reach',
    async size => {
      const kiosk = await openKiosk(browser, served.address, { view: quiet, size, language });
      const wrong: string[] = [];
      const look = async (what: string) => {
        const found = { ...(await audit(kiosk.page)), collides: await collisions(kiosk.page) };
        for (const [how, list] of Object.entries(found)) wrong.push(...list.map(one => `${what} ${how}: ${one}`));
      };
      await kiosk.go('correct', crowded);
      const brushes = kiosk.page.locator('fp-correct .brushes button');
      await brushes.first().waitFor();
      for (const brush of await brushes.all()) {
        await brush.tap();
        await look(`correct ${await brush.textContent()}`);
      }
      for (const view of [exploding, laying]) {
        await kiosk.go('play', view);
        await kiosk.page.locator('fp-play .show-board').tap();
        await kiosk.show(view);
        await look('the board');
      }
      await kiosk.close();
      expect(wrong.join('\n')).toBe('');
    },
  );

  test('every screen is accessible', async () => {
    const kiosk = await openKiosk(browser, served.address, { view: quiet, language, games: pastGames, replay });
    await addAxe(kiosk.page);
    const wrong: string[] = [];
    for (const [place, view, tapped] of SCREENS) {
      await kiosk.go(place, view);
      if (tapped) await kiosk.tapPlace(tapped);
      // Colours do not depend on the language, so they are looked at once, in the themes below.
      const found = await violations(kiosk.page, EVERYTHING_BUT_COLOURS);
      wrong.push(...found.map(one => `${place} ${one}`));
      if (tapped) await kiosk.page.keyboard.press('Escape');
    }
    await kiosk.close();
    expect(wrong.join('\n')).toBe('');
  });
});

test.each(['dark', 'day', 'contrast'] as const)('every screen has contrast enough in the theme %s', async theme => {
  const kiosk = await openKiosk(browser, served.address, { view: quiet, games: pastGames, replay });
  await addAxe(kiosk.page);
  const wrong: string[] = [];
  for (const [place, view] of SCREENS) {
    await kiosk.go(place, view);
    await kiosk.page.evaluate(name => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    wrong.push(...(await violations(kiosk.page, COLOURS)).map(one => `${place} ${one}`));
  }
  await kiosk.close();
  expect(wrong.join('\n')).toBe('');
});

test('in very large letters the code to join is in sight and no option of a new game is cut', async () => {
  const kiosk = await openKiosk(browser, served.address, { view: quiet, language: 'de' });
  await kiosk.go('newGame', quiet);
  await kiosk.page.evaluate(() => {
    document.documentElement.dataset['text'] = 'huge';
  });
  const values = kiosk.page.locator('fp-new-game .rows b');
  await values.first().waitFor();
  const isCut = (all: Element[]) => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent);
  expect(await values.evaluateAll(isCut)).toEqual([]);

  await kiosk.go('settings', { ...running, join: { address: 'http://192.168.178.34:8080', code: '4821' } });
  expect(await kiosk.page.evaluate(() => document.documentElement.dataset['text'])).toBe('huge');
  const code = await kiosk.page.locator('fp-settings .join').boundingBox();
  const foot = await kiosk.page.locator('fp-page footer').boundingBox();
  expect(code!.y + code!.height).toBeLessThan(foot!.y);
  await kiosk.close();
});
