import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameView } from '../../server/web/wire.js';
import { type Hand, modeShown, openHand } from './harness/hand.js';
import { launchBrowser } from './harness/page.js';
import { type Play, playOn, steadyDice } from './harness/player.js';
import { openRealTable, type RealTable } from './harness/realTable.js';

let browser: Browser;
let table: RealTable;
let hand: Hand;
beforeAll(async () => {
  [browser, table] = await Promise.all([launchBrowser(), openRealTable()]);
  hand = await openHand(browser, table.address);
});
afterAll(async () => {
  await browser?.close();
  await table?.close();
});

/** Brave enough to fight the fire for two turns, then only watching it: the game comes to an end by itself. */
const play: Play = {
  roll: steadyDice(21),
  answer: ({ awaiting }) => {
    if (awaiting?.for === 'flip') return 'victim';
    if (awaiting?.for === 'choice') return awaiting.about === 'start' ? '4,0' : (awaiting.options[0] ?? '');
    throw new Error('nothing is asked');
  },
  action: ({ offers, turn }) => {
    if (turn.number > 2) return null;
    return offers.find(({ action }) => action.do === 'extinguish')?.action ?? null;
  },
};

test('a family game needs two taps from the start to the first instruction', async () => {
  await hand.tap('fp-start #newGame');
  await hand.tap('fp-new-game #go');
  await hand.until(({ game }) => game !== null);
  await hand.page.locator('fp-instructions li').first().waitFor();
  expect(hand.taps).toBe(2);
  expect(await hand.page.locator('fp-play h1').textContent()).toBe('Do 1 to 21 on the table');
});

test('a space further away is one tap, and one undo brings the firefighter back', async () => {
  while ((await hand.game()).awaiting?.for !== 'action') await playOn(hand, table, play);
  const before = hand.taps;
  await hand.tapPlace('2,1');
  await hand.until(({ game }) => game?.table.firefighters?.['red']?.at === '2,1');
  expect((await hand.game()).table.firefighters?.['red']?.ap).toBe(1);
  expect(hand.taps - before).toBe(1);
  await hand.tap('fp-play .undo', 'move');
  await hand.until(({ game }) => game?.table.firefighters?.['red']?.at === '4,0');
});

test('a usual turn, two moves, an extinguished fire and the end, takes five taps', async () => {
  const before = hand.taps;
  await hand.act({ do: 'move', to: '3,0' });
  await hand.act({ do: 'move', to: '3,1' });
  await hand.act({ do: 'extinguish', at: '3,2', to: 'smoke' });
  await hand.primary('End turn');
  await hand.until(({ game }) => game?.awaiting?.for === 'roll');
  expect(hand.taps - before).toBeLessThanOrEqual(5);
});

test('the whole game is played by touch and by dice in the tower, to the end and to its figures', async () => {
  const seen = new Set<string>();
  let game: GameView = await hand.game();
  for (let steps = 0; !game.result; steps++) {
    expect(steps).toBeLessThan(300);
    seen.add(game.awaiting?.for ?? 'nothing');
    await playOn(hand, table, play);
    game = await hand.game();
  }
  expect([...seen].sort()).toEqual(['action', 'flip', 'roll']);
  if ((await modeShown(hand)) === 'instructions') await playOn(hand, table, play);
  await hand.primary('How it went');
  await hand.page.locator('fp-ending h1').waitFor();
  const { figures, result } = await hand.game();
  const headline = await hand.page.locator('fp-ending h1').textContent();
  expect(headline).toBe(result === 'collapse' ? 'The house fell' : 'The fire won');
  expect(await hand.page.locator('fp-ending dd').first().textContent()).toBe(String(figures?.turns));
  expect(figures?.course.length).toBe((figures?.turns ?? 0) + 1);
});

test('the last step can be taken back even then, and a new game begins with one tap more', async () => {
  await hand.tap('fp-ending #undo');
  await hand.until(({ game }) => game?.result === null);
  await hand.page.locator('fp-play').waitFor();
  expect((await hand.game()).redo).not.toBeNull();
});
