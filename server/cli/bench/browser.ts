import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

const PROGRAMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const VIEWPORT = { width: 1920, height: 1080 };

/** True when the instructions of a roll stand on the kiosk's screen. */
export const INSTRUCTED = `() => {
  const play = document.querySelector('fp-app')?.shadowRoot?.querySelector('fp-play')?.shadowRoot;
  return play?.querySelector('fp-instructions')?.shadowRoot?.querySelector('li') && play.querySelector('h1').textContent.startsWith('Do ');
}`;

/** People roll long after the screen has come to rest. */
const REST_MS = 60;
const FRAME_MS = 1000 / 60;
/** Multiples of this, less the whole, fall evenly between 0 and 1 and follow no pattern of what is measured. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Timers of Node come this much late at the most, on a machine that has time. */
const TIMER_MS = 2;

/** A real browser, or null where there is none: the kiosk is then not measured. */
export async function openBrowser(): Promise<Browser | null> {
  const executablePath = process.env['CHROMIUM'] ?? PROGRAMS.find(existsSync);
  if (executablePath === undefined) return null;
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A page in a window of its own that can tell when something was painted. */
export async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en' });
  const page = await context.newPage();
  await watchPaint(page);
  await page.goto(address);
  return page;
}

/**
 * Gives a page `painted(isThere)`: the time, on the clock all processes share, after the first frame in which the
 * expression was true. A frame callback sees the page just before it is painted; the message after it comes just behind.
 */
async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(`
    window.painted = isThere => new Promise(resolve => {
      const look = frameAt => {
        window.frameAt = performance.timeOrigin + frameAt;
        if (!isThere()) return requestAnimationFrame(look);
        const after = new MessageChannel();
        after.port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        after.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });`);
}

/** Starts to watch for something, lets the page come to rest, and gives the promise of when it was painted. */
export async function watchFor(page: Page, isThere: string, nth: number): Promise<{ paintedAt(): Promise<number> }> {
  await page.evaluate(`void (window.watched = painted(${isThere}))`);
  await rest();
  await untilPartOfFrame((nth * GOLDEN) % 1, await page.evaluate<number>('frameAt'));
  return { paintedAt: () => page.evaluate<number>('watched') };
}

/** Until caches are as cold as between two rolls at a table. */
export function rest(): Promise<void> {
  return sleep(REST_MS);
}

/**
 * People roll at no particular moment of a frame, and how long a page waits for the next one is most of what is
 * measured: so every part of a frame gets its share of the rolls, the same for all pages.
 */
async function untilPartOfFrame(part: number, aFrameAt: number): Promise<void> {
  const earliest = now() + TIMER_MS;
  const frames = Math.ceil((earliest - aFrameAt) / FRAME_MS - part);
  const moment = aFrameAt + (frames + part) * FRAME_MS;
  await sleep(moment - earliest);
  // A timer is too coarse for the last of it.
  while (now() < moment);
}

export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** What the page fetches until nothing more comes, squeezed; type faces apart. */
export async function weigh(page: Page, address: string): Promise<number> {
  const weights: Promise<number>[] = [];
  page.on('response', response => {
    if (!/\.woff2$/.test(response.url()))
      weights.push(response.body().then(body => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
}
