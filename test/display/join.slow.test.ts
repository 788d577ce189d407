import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../server/web/wire.js';
import { catalogue, quiet } from './fixtures/screens.js';
import { launchBrowser, servePage } from './harness/page.js';

let browser: Browser;
let served: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  [browser, served] = await Promise.all([launchBrowser(), servePage()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

/** A page before a service that answers every hello so, and hangs up on whom it sends away. */
async function pageAt(query: string, answer: (code: string | undefined) => ServerMessage) {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const hellos: (string | undefined)[] = [];
  const sockets: WebSocketRoute[] = [];
  await page.clock.install();
  await page.routeWebSocket(/\/socket$/, socket => {
    sockets.push(socket);
    socket.onMessage(text => {
      const message = JSON.parse(String(text)) as ClientMessage;
      if (message.type !== 'hello') return;
      hellos.push(message.code);
      const said = answer(message.code);
      if (said.type === 'view') socket.send(JSON.stringify({ type: 'welcome', catalogue }));
      socket.send(JSON.stringify(said));
      if (said.type === 'denied') void socket.close({ code: 4001 });
    });
  });
  await page.goto(`${served.address}${query}`);
  return { page, hellos, sockets };
}

/** Minutes go by, the phone is taken out of its pocket, and the network comes back. */
async function letTimePass(page: Page): Promise<void> {
  await page.clock.runFor(3 * 60_000);
  await page.evaluate(() => {
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(60_000);
}

test('a screen that was told its code is wrong asks for another and does not say it again by itself', async () => {
  const { page, hellos } = await pageAt('?code=OLDONE#play', code =>
    code === 'RIGHT7' ? { type: 'view', view: quiet } : { type: 'denied', why: 'code' },
  );
  await page.locator('fp-join .why', { hasText: 'That code is not right' }).waitFor();
  await letTimePass(page);
  expect(hellos).toEqual(['OLDONE']);
  await page.keyboard.type('OLDONE');
  await page.keyboard.press('Enter');
  await page.locator('fp-join .code', { hasText: '–' }).waitFor();
  await expect.poll(() => hellos).toEqual(['OLDONE', 'OLDONE']);
  await page.locator('fp-join').waitFor();
  await page.keyboard.type('RIGHT7');
  await page.keyboard.press('Enter');
  await page.locator('fp-app .screen').waitFor();
  expect(hellos).toEqual(['OLDONE', 'OLDONE', 'RIGHT7']);
});

test('a screen whose connection is lost comes back with its code by itself', async () => {
  const { page, hellos, sockets } = await pageAt('?code=RIGHT7', () => ({ type: 'view', view: quiet }));
  await page.locator('fp-app .screen').waitFor();
  await sockets.at(-1)?.close();
  await page.clock.runFor(2000);
  await expect.poll(() => hellos).toEqual(['RIGHT7', 'RIGHT7']);
});

test('a screen for which there was no room goes on trying, and gets in when somebody leaves', async () => {
  let isFull = true;
  const { page, hellos } = await pageAt('?code=RIGHT7', () =>
    isFull ? { type: 'denied', why: 'tooMany' } : { type: 'view', view: quiet },
  );
  await page.locator('fp-join .why', { hasText: 'goes on trying' }).waitFor();
  isFull = false;
  await page.clock.runFor(6000);
  await page.locator('fp-app .screen').waitFor();
  expect(hellos.length).toBe(2);
});
