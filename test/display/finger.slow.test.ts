import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FpBoard } from '../../display/board/fp-board.js';
import type { Point, Seat } from '../../display/board/geometry.js';
import { DEAF_MS } from '../../display/play/steadyButton.js';
import type { GameView, Offer } from '../../server/web/wire.js';
import { acting } from './fixtures/story.js';
import { TRAPS } from './fixtures/traps.js';
import { type Kiosk, launchBrowser, openKiosk, servePage } from './harness/page.js';
import { type Finger, fingerOn, SPACE_PX } from './play/finger.js';

/** A finger of flesh, so to speak: what the pure law says of the plan is what a browser does when it is touched. */

let browser: Browser;
let served: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  [browser, served] = await Promise.all([launchBrowser(), servePage()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const AS_PRINTED: Seat = { turned: 0, isMirrored: false };
const SCREENS = ['laptop', 'phone', 'panel'] as const;

for (const size of SCREENS) {
  describe(`on a ${size}`, () => {
    let kiosk: Kiosk;
    let looked = 0;
    const show = async (game: GameView) => {
      looked += 1;
      await kiosk.go('start', acting);
      await kiosk.go('play', { ...acting, revision: 1000 + looked, game: { ...game, step: 1000 + looked } });
    };
    beforeAll(async () => {
      kiosk = await openKiosk(browser, served.address, { view: acting, size });
    });
    afterAll(() => kiosk?.close());

    test('the plan is as large as the law takes it to be', async () => {
      await show(Object.values(TRAPS)[0]!);
      expect(Math.round((await glass(kiosk.page)).spaceSize)).toBe(SPACE_PX[size]);
    });

    test.each([AS_PRINTED, { turned: 1, isMirrored: true }] as const)(
      'the browser finds at every point what the law finds there, turned %o',
      async seat => {
        for (const game of Object.values(TRAPS)) {
          await show(game);
          await sit(kiosk.page, seat);
          const { spaceSize, bounds } = await glass(kiosk.page);
          const finger = fingerOn(game, seat, spaceSize);
          const points = scattered(bounds).filter(point => isFarFromRims(finger, point));
          const found = await placesFound(kiosk.page, points);
          expect(found).toEqual(points.map(point => finger.placeAt(point)));
        }
        await sit(kiosk.page, AS_PRINTED);
      },
    );

    test.each(Object.keys(TRAPS))('%s: every place does what it says when it is touched', async trap => {
      const game = TRAPS[trap]!;
      const commanded = [
        ...new Set(game.offers.flatMap(({ action }) => (action.do === 'command' ? [action.who] : []))),
      ];
      for (const who of [null, ...commanded]) {
        await show(game);
        if (who !== null) await kiosk.page.locator('fp-turn .commands button').nth(commanded.indexOf(who)).tap();
        const { spaceSize } = await glass(kiosk.page);
        const finger = fingerOn(game, AS_PRINTED, spaceSize, who);
        for (const place of finger.places) {
          const point = finger.pointIn(place);
          if (point) await tapAndTake(kiosk, finger, point);
        }
        for (const ring of finger.rings) {
          const { done } = await tapAndTake(kiosk, finger, ring.at);
          expect(done.ap, `the ring at ${ring.place}`).toBe(ring.ap);
        }
      }
    });
  });
}

/** Touches the plan, chooses the first of what is listed, and checks that this is what the service is told. */
async function tapAndTake(kiosk: Kiosk, finger: Finger, point: Point): Promise<{ readonly done: Offer }> {
  const { page } = kiosk;
  const meaning = finger.tap(point);
  if (meaning.do !== 'take' && meaning.do !== 'choose')
    throw new Error(`nothing is offered at ${JSON.stringify(point)}`);
  const before = kiosk.commands.length;
  const [spot] = await onGlass(page, [point]);
  await touch(page, spot!);
  // The specialists one can become stand behind one entry, after all others.
  const listed = meaning.do === 'take' ? [meaning.offer] : meaning.offers;
  const done = listed.find(({ action }) => action.do !== 'crewChange') ?? listed[0]!;
  if (meaning.do === 'choose') {
    const first = page.locator('fp-offers li button').first();
    await first.waitFor();
    const box = (await first.boundingBox())!;
    await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  await expect.poll(() => kiosk.commands.length).toBeGreaterThan(before);
  expect(kiosk.commands.slice(before)).toEqual([{ do: 'input', input: { do: 'act', action: done.action } }]);
  return { done };
}

const touched = new WeakMap<Page, { readonly x: number; readonly y: number; readonly when: number }[]>();

/** Whoever means the same spot twice takes longer than a double tap. */
async function touch(page: Page, { x, y }: Point): Promise<void> {
  const all = touched.get(page) ?? [];
  const before = all.findLast(one => Math.hypot(one.x - x, one.y - y) < 50);
  const wait = before ? before.when + DEAF_MS - performance.now() : 0;
  if (wait > 0) await page.waitForTimeout(wait);
  await page.touchscreen.tap(x, y);
  touched.set(page, [...all, { x, y, when: performance.now() }]);
}

/** The plan as it lies on the screen. */
async function glass(page: Page) {
  return page.locator('fp-play fp-board').evaluate(element => {
    const board = element as unknown as FpBoard;
    const { x, y, width, height } = board.renderRoot.querySelector<SVGSVGElement>('.live')!.viewBox.baseVal;
    return { spaceSize: board.spaceSize, bounds: { x, y, width, height } };
  });
}

async function sit(page: Page, seat: Seat): Promise<void> {
  await page.evaluate(detail => {
    document.querySelector('fp-app')!.dispatchEvent(new CustomEvent('fp-prefer', { detail }));
    return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, seat);
}

/** From units of the plan to pixels. */
async function onGlass(page: Page, points: readonly Point[]): Promise<readonly Point[]> {
  return page.locator('fp-play fp-board').evaluate((element, all) => {
    const drawing = (element as unknown as FpBoard).renderRoot.querySelector<SVGSVGElement>('.live')!;
    const matrix = drawing.getScreenCTM()!;
    return all.map(({ x, y }) => {
      const point = new DOMPoint(x, y).matrixTransform(matrix);
      return { x: point.x, y: point.y };
    });
  }, points);
}

async function placesFound(page: Page, points: readonly Point[]): Promise<readonly (string | null)[]> {
  const spots = await onGlass(page, points);
  return page.locator('fp-play fp-board').evaluate((element, all) => {
    const root = (element as unknown as FpBoard).renderRoot as ShadowRoot;
    return all.map(
      ({ x, y }) => root.elementFromPoint(x, y)?.closest('[data-place]')?.getAttribute('data-place') ?? null,
    );
  }, spots);
}

/** Points all over a plan, on no line of it. */
function scattered({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Point[] {
  const points: Point[] = [];
  for (let down = y + 5; down < y + height; down += 13.7) {
    for (let across = x + 5; across < x + width; across += 13.7) points.push({ x: across, y: down });
  }
  return points;
}

/** A pixel is wider than a line: at the rim of an area a browser may round either way. */
function isFarFromRims(finger: Finger, { x, y }: Point): boolean {
  const here = finger.placeAt({ x, y });
  const near = [-3, 3].flatMap(dx => [-3, 3].map(dy => ({ x: x + dx, y: y + dy })));
  return near.every(point => finger.placeAt(point) === here);
}
