import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEAF_MS } from '../../display/play/steadyButton.js';
import { de } from '../../display/words/de/index.js';
import { en } from '../../display/words/en/index.js';
import type { TableView } from '../../server/web/wire.js';
import { acting, exploding, rolling } from './fixtures/story.js';
import { type Kiosk, launchBrowser, openKiosk, servePage } from './harness/page.js';

let browser: Browser;
let served: Awaited<ReturnType<typeof servePage>>;
let kiosk: Kiosk;
let finger: CDPSession;
beforeAll(async () => {
  [browser, served] = await Promise.all([launchBrowser(), servePage()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});
beforeEach(async () => {
  kiosk = await openKiosk(browser, served.address, { view: acting, size: 'laptop' });
  await kiosk.go('play', { ...acting, revision: 900 });
  finger = await kiosk.page.context().newCDPSession(kiosk.page);
});
afterEach(() => kiosk?.close());

const rolled: TableView = { ...rolling, revision: 1000, tower: { ...rolling.tower, kind: 'virtual' } };
const primary = async () => (await kiosk.page.locator('fp-play .foot .primary').boundingBox())!;
const said = () => kiosk.page.locator('fp-whisper [role=status]').textContent();
const middle = ({ x, y, width, height }: Awaited<ReturnType<typeof primary>>) => ({
  x: x + width / 2,
  y: y + height / 2,
});

test('"Roll" is heard right after "End turn", at another place of the glass than the tap before', async () => {
  const end = middle(await primary());
  await kiosk.page.touchscreen.tap(end.x, end.y);
  await kiosk.show(rolled);
  const roll = await primary();
  const besideEnd = { x: end.x > roll.x + roll.width - 60 ? end.x - 60 : end.x + 60, y: roll.y + roll.height / 2 };
  await kiosk.page.touchscreen.tap(besideEnd.x, besideEnd.y);
  await expect.poll(() => kiosk.commands).toMatchObject([{ input: { action: { do: 'endTurn' } } }, { do: 'rollDice' }]);
  expect(await said()).toBe('');
});

test('the second half of a double tap does not press the next button, and says so beside the finger', async () => {
  const end = middle(await primary());
  await tapTwiceWhile(end, () => kiosk.show(rolled));
  await expect.poll(said).toBe(en.common.unheard);
  expect(kiosk.commands).toMatchObject([{ input: { action: { do: 'endTurn' } } }]);
  const box = (await kiosk.page.locator('fp-whisper p').boundingBox())!;
  expect(Math.abs(box.y + box.height / 2 - end.y)).toBeLessThan(200);
  // Whoever means it taps again, and is heard.
  await kiosk.page.waitForTimeout(DEAF_MS);
  await kiosk.page.touchscreen.tap(end.x, end.y);
  await expect.poll(() => kiosk.commands.at(-1)).toEqual({ do: 'rollDice' });
});

test('a finger that meant the button from before the dice fell is told that it was not counted', async () => {
  const button = middle(await primary());
  // Nothing was asked for here: the change comes from the tower or from another screen.
  await kiosk.page.evaluate(({ x, y }) => {
    const app = document.querySelector('fp-app')!;
    new MutationObserver((_, watch) => {
      watch.disconnect();
      const deepest = (root: Document | ShadowRoot): Element => {
        const at = root.elementFromPoint(x, y)!;
        return at.shadowRoot && at.shadowRoot !== root ? deepest(at.shadowRoot) : at;
      };
      deepest(document).dispatchEvent(
        new MouseEvent('click', { detail: 1, clientX: x, clientY: y, bubbles: true, composed: true }),
      );
    }).observe(app.shadowRoot!.querySelector('fp-play')!.shadowRoot!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, button);
  await kiosk.show({ ...exploding, revision: 1001 });
  await expect.poll(said).toBe(en.common.unheard);
  expect(kiosk.commands).toEqual([]);
});

test('a list that opens under the finger is not pressed by the second half of the tap that opened it', async () => {
  const place = (await kiosk.page.locator('fp-board g[data-place="3,5"]').boundingBox())!;
  await tapTwiceWhile({ x: place.x + place.width / 2, y: place.y + place.height / 2 }, async () => {});
  await expect.poll(said).toBe(en.common.unheard);
  expect(kiosk.commands).toEqual([]);
  expect(await kiosk.page.locator('fp-offers li').count()).toBe(3);
});

test('a key pressed twice is told so too, in the language of the screen', async () => {
  await kiosk.close();
  kiosk = await openKiosk(browser, served.address, { view: acting, size: 'laptop', language: 'de' });
  await kiosk.go('play', { ...acting, revision: 900 });
  await kiosk.page.keyboard.press('Enter');
  await kiosk.page.keyboard.press('Enter');
  await expect.poll(said).toBe(de.common.unheard);
  expect(kiosk.commands).toHaveLength(1);
});

test('a button shows the finger from the moment it comes down', async () => {
  const spot = middle(await primary());
  const shadow = () => kiosk.page.locator('fp-play .foot .primary').evaluate(one => getComputedStyle(one).boxShadow);
  expect(await shadow()).toBe('none');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  expect(await shadow()).not.toBe('none');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(shadow).toBe('none');
});

test('a button that wants to be held says so when it is only tapped, fills while it is held, and then says no more', async () => {
  await kiosk.show({ ...rolling, revision: 1002, dice: 'tapped' });
  const button = kiosk.page.locator('fp-hold-button.skip button');
  await button.tap();
  expect(kiosk.commands).toEqual([]);
  expect(await said()).toBe(en.common.keepHolding);
  const spot = middle((await button.boundingBox())!);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  const fill = kiosk.page.locator('fp-hold-button.skip .fill');
  await expect.poll(() => fill.evaluate(one => one.getBoundingClientRect().width)).toBeGreaterThan(5);
  await expect.poll(() => kiosk.commands, { timeout: 5000 }).toEqual([{ do: 'input', input: { do: 'skipFire' } }]);
  // The advice is not left standing over what comes next.
  expect(await said()).toBe('');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});

/** Two taps at one spot, by their own clock 150 ms apart however slow the machine is; `happens` comes between them. */
async function tapTwiceWhile(spot: { x: number; y: number }, happens: () => Promise<void>): Promise<void> {
  const first = Date.now() / 1000;
  const tapAt = async (timestamp: number) => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot], timestamp });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  };
  await tapAt(first);
  await happens();
  await tapAt(first + 0.15);
}
