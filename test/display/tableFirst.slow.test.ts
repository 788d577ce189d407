/** A group that lets its firefighters go unfollowed, by touch: what they carry is told with two taps. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hand, openHand } from './harness/hand.js';
import { launchBrowser } from './harness/page.js';
import { openRealTable, type RealTable } from './harness/realTable.js';

let browser: Browser;
let table: RealTable;
let hand: Hand;
beforeAll(async () => {
  [browser, table] = await Promise.all([launchBrowser(), openRealTable()]);
  const rules = { set: 'experienced', mode: 'tableFirst' } as const;
  const crew = [{ id: 'red', role: 'paramedic' }, { id: 'blue' }] as const;
  const setup = { rules, board: 'front', crew, firefighters: 'notFollowed', start: 'takeOver' } as const;
  await table.tell({ do: 'newGame', setup, dice: 'tower', markers: 'table' });
  await table.tell({
    do: 'input',
    input: {
      do: 'correct',
      changes: [
        { set: 'vehicle', vehicle: 'ambulance', to: ['3,0', '4,0'] },
        { set: 'poi', at: '2,4', to: ['victim'] },
        { set: 'turn', who: 'red', phase: 'actions' },
      ],
    },
  });
  hand = await openHand(browser, table.address);
});
afterAll(async () => {
  await browser?.close();
  await table?.close();
});

test('a tap on the victim, a tap on where it lies now', async () => {
  await hand.tapPlace('2,4');
  await hand.tap('fp-offers li button', 'Carried on');
  await hand.until(({ game }) => game?.awaiting?.for === 'choice');
  expect(await hand.page.locator('fp-play h1').textContent()).toBe('Where is the victim now?');
  await hand.tapPlace('3,4');
  await hand.until(({ game }) => game?.table.poi?.['3,4'] === 'victim');
  expect(await hand.page.locator('fp-play .undo .what').textContent()).toBe('the victim is in the kitchen');
});

test('undo takes it back, the question too', async () => {
  await hand.tap('fp-play .undo');
  await hand.until(({ game }) => game?.table.poi?.['2,4'] === 'victim');
  await hand.tap('fp-play .undo');
  await hand.until(({ game }) => game?.awaiting?.for === 'action');
});

test('brought to the ambulance it is rescued', async () => {
  await hand.tapPlace('2,4');
  await hand.tap('fp-offers li button', 'Carried on');
  await hand.until(({ game }) => game?.awaiting?.for === 'choice');
  await hand.tapPlace('4,0');
  await hand.until(({ game }) => game?.table.rescued?.victims === 1);
});
