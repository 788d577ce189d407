import type { Browser, Page } from 'playwright-core';
import { modeOf } from '../../../display/play/mode.js';
import { DEAF_MS } from '../../../display/play/steadyButton.js';
import { en } from '../../../display/words/en/index.js';
import { tellAction } from '../../../display/words/index.js';
import type { Action, GameView, TableView } from '../../../server/web/wire.js';
import { SIZES } from './page.js';

/** A finger on the glass, and nothing else: it sees what the page shows and counts its taps. */
export interface Hand {
  readonly page: Page;
  readonly taps: number;
  /** What the page knows; the words on it are checked by looking at the page itself. */
  view(): Promise<TableView>;
  game(): Promise<GameView>;
  /** Taps the first thing of this description that can be seen. */
  tap(selector: string, text?: string | RegExp): Promise<void>;
  hold(selector: string): Promise<void>;
  /** Taps a space or an edge of the plan. */
  tapPlace(place: string): Promise<void>;
  /** Takes an action as people do: where it happens, then, if several are possible there, which. */
  act(action: Action): Promise<void>;
  /** The specialists one can become stand in a list of their own, one tap further where there is more to do. */
  changeTo(role: string): Promise<void>;
  /** Answers the question that stands. */
  answer(option: string): Promise<void>;
  /** The large button, pressed once it has had time to be read. */
  primary(text?: string): Promise<void>;
  /** Waits until the page shows a state of which this is true. */
  until(isIt: (view: TableView) => boolean): Promise<TableView>;
  close(): Promise<void>;
}

export interface HandOptions {
  readonly size?: keyof typeof SIZES;
  readonly language?: string;
}

const PATIENCE_MS = 15_000;

export async function openHand(browser: Browser, address: string, options: HandOptions = {}): Promise<Hand> {
  const context = await browser.newContext({
    viewport: SIZES[options.size ?? 'laptop'],
    locale: options.language ?? 'en',
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(() => {
    (globalThis as unknown as { readView: () => unknown }).readView = () =>
      (document.querySelector('fp-app') as unknown as { table: { view: unknown } }).table.view;
  });
  await page.goto(address);
  await page.locator('fp-app .screen').waitFor();
  const finger = await context.newCDPSession(page);
  let taps = 0;

  const view = () => page.evaluate(() => readView());
  const game = async () => (await view()).game!;
  const touched: { readonly x: number; readonly y: number; readonly when: number }[] = [];
  const touch = async (box: { x: number; y: number; width: number; height: number }) => {
    taps += 1;
    const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // Whoever means the same spot twice takes longer than a double tap.
    const before = touched.findLast(({ x, y }) => Math.hypot(spot.x - x, spot.y - y) < 50);
    const wait = before ? before.when + DEAF_MS - performance.now() : 0;
    if (wait > 0) await page.waitForTimeout(wait);
    await page.touchscreen.tap(spot.x, spot.y);
    touched.push({ ...spot, when: performance.now() });
  };

  const boxOf = async (selector: string, text?: string | RegExp) => {
    const found = page
      .locator(selector, text === undefined ? {} : { hasText: text })
      .filter({ visible: true })
      .first();
    await found.waitFor();
    return (await found.boundingBox())!;
  };

  const hand: Hand = {
    page,
    get taps() {
      return taps;
    },
    view,
    game,
    tap: async (selector, text) => touch(await boxOf(selector, text)),
    async hold(selector) {
      const { x, y, width, height } = await boxOf(selector);
      taps += 1;
      const spot = { x: x + width / 2, y: y + height / 2 };
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
      await page.waitForTimeout(1000);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    tapPlace: async place => touch(await boxOf(`fp-play fp-board [data-place="${place}"]`)),
    async act(action) {
      const before = await game();
      const place = placeOf(action, before);
      await hand.tapPlace(place);
      const { name } = tellAction({ words: en, board: before.board, crew: before.crew }, before.table, action);
      const sheet = page.locator('fp-offers');
      if (before.step === (await settled(page, before.step)) && (await sheet.isVisible())) {
        if (action.do === 'crewChange') await hand.changeTo(en.rules.roles[action.to].name);
        else await hand.tap('fp-offers li button', name);
      }
      await hand.until(now => now.game?.step !== before.step);
    },
    async changeTo(role) {
      const all = page.locator('fp-offers li', { hasText: en.play.crewChange });
      if (await all.isVisible()) await hand.tap('fp-offers li button', en.play.crewChange);
      await hand.tap('fp-offers li button', role);
    },
    async answer(option) {
      const before = await game();
      const question = before.awaiting;
      if (!question || !('options' in question)) throw new Error('nothing is asked');
      const button =
        question.for === 'choice' && question.about === 'role'
          ? page.locator(`fp-casting [data-id="${option}"]`)
          : page.locator('fp-question button.choice').nth(question.options.indexOf(option as never));
      if (await button.isVisible()) await touch((await button.boundingBox())!);
      else await hand.tapPlace(option);
      await hand.until(now => now.game?.step !== before.step);
    },
    async primary(text) {
      await page.waitForTimeout(DEAF_MS);
      await hand.tap('fp-play .foot button.primary', text);
    },
    async until(isIt) {
      const deadline = performance.now() + PATIENCE_MS;
      for (;;) {
        const now = await view();
        if (isIt(now)) return now;
        if (performance.now() > deadline) throw new Error(`the page still shows ${JSON.stringify(now.game?.awaiting)}`);
        await page.waitForTimeout(15);
      }
    },
    close: () => context.close(),
  };
  return hand;
}

/** The mode of the dispatcher, as the page works it out. */
export async function modeShown(hand: Hand): Promise<ReturnType<typeof modeOf>> {
  return modeOf(await hand.game());
}

function placeOf(action: Action, game: GameView): string {
  switch (action.do) {
    case 'move':
    case 'ladder':
    case 'lobby':
      return action.to;
    case 'extinguish':
    case 'identify':
    case 'elevator':
      return action.at;
    case 'door':
    case 'chop':
    case 'repair':
      return action.edge;
    case 'drive':
      return action.to.join(' ');
    default:
      return game.table.firefighters?.[game.turn.who ?? '']?.at ?? '';
  }
}

/** The step after the page had a moment to answer a tap: the same when it offers a choice instead. */
async function settled(page: Page, step: number): Promise<number> {
  for (let tries = 0; tries < 40; tries++) {
    const now = await page.evaluate(() => (readView() as { game: { step: number } }).game.step);
    if (now !== step || (await page.locator('fp-offers').isVisible())) return now;
    await page.waitForTimeout(10);
  }
  return step;
}

declare function readView(): TableView;
