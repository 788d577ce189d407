import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableView } from '../../server/web/wire.js';
import { withGame } from './fixtures/story.js';
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

const crew = [{ id: 'red' }, { id: 'blue' }, { id: 'green' }];

/** A game that was begun without the screen: nothing is known of it but who plays. */
const takenOver: TableView = withGame({
  setup: { rules: { set: 'family', mode: 'referee' }, crew, start: 'takeOver' },
  crew,
  step: 0,
  table: { turn: 'red', firefighters: { red: { ap: 4 }, blue: { ap: 4 }, green: { ap: 4 } } },
  turn: { who: 'red', number: 1 },
  offers: [{ action: { do: 'endTurn' }, ap: 0 }],
  instructions: [],
});

test('whoever takes a game over taps each fire once and each firefighter once, and is asked for who is nowhere', async () => {
  const kiosk = await openKiosk(browser, served.address, { view: takenOver });
  await kiosk.go('correct', takenOver);
  const { page } = kiosk;
  const heading = page.locator('fp-correct h1');
  const done = page.locator('fp-correct button.primary');
  for (const space of ['2,2', '3,3']) await kiosk.tapPlace(space);

  await done.tap();
  expect(await heading.textContent()).toBe('Where is Red?');
  expect(kiosk.commands).toEqual([]);

  await kiosk.tapPlace('4,4');
  expect(await heading.textContent()).toBe('Where is Blue?');
  await kiosk.tapPlace('4,5');
  expect(await heading.textContent()).toBe('Where is Green?');
  await done.tap();
  await expect.poll(() => page.locator('fp-whisper [role=status]').textContent()).toBe('Where is Green?');
  expect(kiosk.commands).toEqual([]);
  await page.locator('fp-correct button', { hasText: 'Off the board' }).tap();

  await done.tap();
  await expect.poll(() => kiosk.commands).toHaveLength(1);
  expect(kiosk.commands[0]).toEqual({
    do: 'input',
    input: {
      do: 'correct',
      changes: [
        { set: 'threat', at: '2,2', to: 'fire' },
        { set: 'threat', at: '3,3', to: 'fire' },
        { set: 'firefighter', who: 'red', at: '4,4' },
        { set: 'firefighter', who: 'blue', at: '4,5' },
      ],
    },
  });
  await kiosk.close();
});

test('a firefighter who is nowhere at his turn is asked for, and the way leads to where he is put down', async () => {
  const view = withGame({ ...takenOver.game!, step: 5, turn: { who: 'blue', number: 2 } });
  const kiosk = await openKiosk(browser, served.address, { view });
  await kiosk.go('play', view);
  expect(await kiosk.page.locator('fp-play h1').textContent()).toBe('Where is Blue?');
  await kiosk.page.locator('fp-play button', { hasText: 'Put Blue on the plan' }).tap();
  await kiosk.page.locator('fp-correct h1', { hasText: 'Where is Blue?' }).waitFor();
  await kiosk.tapPlace('4,4');
  await kiosk.page.locator('fp-correct button.primary').tap();
  const changes = [{ set: 'firefighter', who: 'blue', at: '4,4' }];
  await expect.poll(() => kiosk.commands.at(-1)).toEqual({ do: 'input', input: { do: 'correct', changes } });
  await kiosk.close();
});
