import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLACES } from '../../display/events.js';
import type { PastGame, TableView } from '../../server/web/wire.js';
import { crowded, standing, starting } from './fixtures/crowded.js';
import { changing } from './fixtures/longWords.js';
import { choosing, lost, pastGames, running, won } from './fixtures/screens.js';
import { exploding, flipping, rolling, withGame } from './fixtures/story.js';
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

/** Words that every object of the language knows, in the places of words that a guest, a file or a board may choose. */
const STRANGE: readonly (readonly [known: string, strange: string])[] = [
  ['green', 'toString'],
  ['blue', '__proto__'],
  ['yellow', 'constructor'],
  ['kitchen', 'valueOf'],
  ['bathroom', '__proto__'],
  ['family', 'hasOwnProperty'],
  ['front', 'constructor'],
  ['linked', 'toString'],
  ['paramedic', 'valueOf'],
];

function estranged<T>(value: T): T {
  const text = STRANGE.reduce((all, [known, to]) => all.replaceAll(`"${known}"`, `"${to}"`), JSON.stringify(value));
  return JSON.parse(text) as T;
}

/** Nobody has given them another name, and two of them the table knows nothing of. */
function unnamed(view: TableView): TableView {
  const { game } = view;
  if (!game) return view;
  const crew = [...game.crew.map(({ id }) => ({ id })), { id: 'hasOwnProperty' }, { id: 'valueOf' }];
  return { ...view, notices: [{ code: 'toString' as 'diskFull', detail: {} }], game: { ...game, crew } };
}

const VIEWS: readonly TableView[] = [
  running,
  rolling,
  exploding,
  flipping,
  choosing,
  crowded,
  standing,
  starting,
  changing,
  won,
  lost,
];

async function troubleOn(page: Page): Promise<string | null> {
  const trouble = page.locator('fp-trouble main');
  return (await trouble.count()) > 0 ? trouble.textContent() : null;
}

test('every screen is drawn for a crew whose ids are words every object knows', async () => {
  const games: readonly PastGame[] = estranged(pastGames.map(game => ({ ...game, crew: [{ id: 'green' }] })));
  const replay = { game: estranged(unnamed(exploding)).game!, steps: 9, at: '2026-11-15T20:00:00.000Z', stops: null };
  const kiosk = await openKiosk(browser, served.address, { view: estranged(unnamed(running)), games, replay });
  const wrong: string[] = [];
  kiosk.page.on('pageerror', error => wrong.push(error.message));
  for (const [i, view] of VIEWS.entries()) {
    for (const place of PLACES) {
      await kiosk.go(place === 'replay' ? 'replay/story' : place, { ...estranged(unnamed(view)), revision: 100 + i });
      const trouble = await troubleOn(kiosk.page);
      if (trouble) wrong.push(`${place} ${i}: ${trouble}`);
    }
  }
  await kiosk.go('play', { ...estranged(unnamed(running)), revision: 200 });
  expect(await kiosk.page.locator('fp-turn .crew').textContent()).toContain('toString');
  expect(await kiosk.page.locator('fp-turn .crew').textContent()).toContain('__proto__');
  await kiosk.close();
  expect(wrong).toEqual([]);
});

/** A view no service sends: whatever draws the plan or the crew fails. */
const broken: TableView = { ...withGame({ board: null as never, crew: null as never }), revision: 300 };

test('in place of a screen that cannot be drawn stands a way out, with undo', async () => {
  const kiosk = await openKiosk(browser, served.address, { view: running });
  const told: string[] = [];
  kiosk.page.on('console', message => message.type() === 'error' && told.push(message.text()));
  for (const [i, place] of (['play', 'correct', 'rebuild', 'crew', 'history', 'start'] as const).entries()) {
    await kiosk.go(place, { ...running, revision: 400 + 2 * i });
    expect(await troubleOn(kiosk.page), place).toBe(null);
    await kiosk.show({ ...broken, revision: 401 + 2 * i });
    await kiosk.page.locator('fp-trouble #undo').waitFor();
    expect(told.length, place).toBeGreaterThan(i);
  }
  await kiosk.page.locator('fp-trouble #undo').tap();
  await expect.poll(() => kiosk.commands.at(-1)).toEqual({ do: 'undo' });
  // Without the step that could not be drawn the screen is there again.
  await kiosk.go('play', { ...running, revision: 500 });
  await kiosk.page.locator('fp-play').waitFor();

  await kiosk.show({ ...broken, revision: 501 });
  await kiosk.page.locator('fp-trouble #start').tap();
  await kiosk.show({ ...running, game: null, revision: 502 });
  await kiosk.page.locator('fp-start #newGame').waitFor();
  await kiosk.close();
});
