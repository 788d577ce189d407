import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quiet, running } from './fixtures/screens.js';
import { addAxe, EVERYTHING_BUT_COLOURS, violations } from './harness/axe.js';
import { type KioskOptions, launchBrowser, openKiosk, servePage } from './harness/page.js';

let browser: Browser;
let served: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  [browser, served] = await Promise.all([launchBrowser(), servePage()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const open = (options: KioskOptions) => openKiosk(browser, served.address, { size: 'laptop', ...options });

test('a screen from elsewhere is asked for the code, is told when it is wrong, and keeps the right one', async () => {
  const { page, close } = await open({ view: quiet, code: 'KJ7QXM' });
  const type = async (code: string) => {
    for (const sign of code) await page.locator('fp-letters .letters button', { hasText: sign }).tap();
  };
  expect((await page.locator('fp-join .why').textContent())?.trim()).toBe('');
  await addAxe(page);
  expect(await violations(page, EVERYTHING_BUT_COLOURS)).toEqual([]);
  await type('KJ7');
  await page.locator('fp-join button.enter').tap();
  await page.locator('fp-join .why', { hasText: 'That code is not right' }).waitFor();
  await page.locator('fp-join .code', { hasText: '–' }).waitFor();
  await page.keyboard.type('kj');
  await type('7QXMM');
  await page.locator('fp-letters .erase').tap();
  await page.locator('fp-join .code', { hasText: /^KJ7QXM$/ }).waitFor();
  await page.locator('fp-join button.enter').tap();
  await page.locator('fp-start').waitFor();
  expect(page.url()).toContain('code=KJ7QXM');
  await close();
});

test('a screen nobody touches dims and invites; the tap or key that wakes it presses nothing, and the game stays', async () => {
  const { page, go, commands, close } = await open({ view: running });
  await page.clock.install();
  await page.reload();
  await go('play', running);
  await page.clock.runFor(6 * 60_000);
  await page.locator('fp-idle', { hasText: 'Greta is next. Tap to go on.' }).waitFor();
  const box = (await page.locator('fp-play .foot button.primary').boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.clock.runFor(1000);
  await page.locator('fp-idle').waitFor({ state: 'detached' });
  await page.clock.runFor(6 * 60_000);
  await page.locator('fp-idle').waitFor();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await page.locator('fp-idle').waitFor({ state: 'detached' });
  expect(commands).toEqual([]);
  await close();
});

test('a roll in the tower wakes a dimmed screen', async () => {
  const { page, go, show, close } = await open({ view: running });
  await page.clock.install();
  await page.reload();
  await go('play', running);
  await page.clock.runFor(6 * 60_000);
  await page.locator('fp-idle').waitFor();
  await show({ ...running, revision: running.revision + 1 });
  await page.clock.runFor(1000);
  await page.locator('fp-idle').waitFor({ state: 'detached' });
  await close();
});

test('a tap that did nothing is explained, in the language of the screen', async () => {
  const { page, go, close } = await open({ view: running, refuse: { code: 'stale' }, language: 'de' });
  await go('play', running);
  await page.locator('fp-play .undo').tap();
  await page.locator('fp-status', { hasText: 'Ein anderer Bildschirm war schneller.' }).waitFor();
  await page.locator('fp-status button').tap();
  await page.locator('fp-status .word').waitFor({ state: 'detached' });
  await close();
});

test('a tap that is not answered is said to wait, long before the connection is known to be gone', async () => {
  const { page, go, close } = await open({ view: running, isSilent: true });
  await go('play', running);
  await page.locator('fp-play .undo').tap();
  await page.locator('fp-status', { hasText: 'The table has not answered yet.' }).waitFor({ timeout: 3000 });
  await close();
});

test('a refusal can be read, and goes when the game goes on', async () => {
  const { page, go, show, close } = await open({ view: running, refuse: { code: 'stale' } });
  await page.clock.install();
  await go('play', running);
  await page.locator('fp-play .undo').tap();
  const word = page.locator('fp-status .word', { hasText: 'Another screen was quicker.' });
  await word.waitFor();
  await show({ ...running, revision: running.revision + 1 });
  await page.clock.runFor(3000);
  expect(await word.isVisible()).toBe(true);
  await page.clock.runFor(1500);
  await word.waitFor({ state: 'detached' });
  await close();
});

test('a screen left on the history of a closed game looks at the next one as all others do', async () => {
  const { page, go, show, close } = await open({ view: running });
  await go('history', running);
  await show(quiet);
  await page.locator('fp-start').waitFor();
  await show({ ...running, game: { ...running.game!, id: 'next' } });
  await page.locator('fp-play').waitFor();
  expect(page.url()).toContain('#play');
  await close();
});

test('a full disk is said plainly, and the table may play on unsaved', async () => {
  const { page, commands, close } = await open({
    view: { ...running, notices: [{ code: 'diskFull', detail: {} }] },
  });
  await page.locator('fp-status button', { hasText: 'Play on unsaved' }).tap();
  await expect.poll(() => commands.at(-1)).toEqual({ do: 'playUnsaved' });
  await close();
});

test('a full disk that was put away offers the way on with the next tap, and is said again when it comes back', async () => {
  const full = { ...running, notices: [{ code: 'diskFull', detail: {} }] } as const;
  const { page, go, show, close } = await open({ view: full, refuse: { code: 'disk' } });
  const wayOn = page.locator('fp-status button', { hasText: 'Play on unsaved' });
  await go('play', full);
  await page.locator('fp-status button.icon').tap();
  await wayOn.waitFor({ state: 'detached' });
  await page.locator('fp-play .undo').tap();
  await wayOn.waitFor();
  await page.locator('fp-status button.icon').tap();
  await show(running);
  await show(full);
  await wayOn.waitFor();
  await close();
});

test('ending a game takes a held press; a tap does not end it', async () => {
  const { page, go, commands, close } = await open({ view: running });
  await go('settings', running);
  const end = page.locator('fp-settings #end');
  await end.tap();
  await page.waitForTimeout(1200);
  expect(commands).toEqual([]);
  const box = (await end.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 20);
  await page.mouse.down();
  await page.locator('fp-start').waitFor();
  await page.mouse.up();
  expect(commands).toEqual([{ do: 'closeGame' }]);
  await close();
});

test('a held press ends where the finger slides off the button', async () => {
  const { page, go, commands, close } = await open({ view: running });
  await go('settings', running);
  const finger = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await page.locator('fp-settings #end').boundingBox())!;
  const spot = { x: x + width / 2, y: y + height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  for (const slid of [0.5, 1]) {
    const touchPoints = [{ ...spot, y: spot.y + slid * (height + 60) }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await page.waitForTimeout(1200);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(commands).toEqual([]);
  await close();
});

test('a firefighter can be named, given a specialist, moved and taken out without a keyboard', async () => {
  const { page, go, commands, close } = await open({ view: quiet });
  await go('newGame', quiet);
  await page.locator('fp-rule-list [data-id="experienced"]').tap();
  await page.locator('fp-crew-grid [data-id="green"]').tap();
  await page.locator('fp-crew-grid [data-id="green"]').tap();
  for (const letter of 'Kai') await page.locator('fp-letters button', { hasText: new RegExp(`^${letter}$`) }).tap();
  await page.locator('fp-firefighter [data-id="cafs"]').tap();
  await page.locator('fp-firefighter button', { hasText: 'Plays earlier' }).tap();
  await page.locator('fp-firefighter button.primary').tap();
  await page.locator('fp-crew-grid [data-id="blue"]').tap();
  await page.locator('fp-firefighter button', { hasText: 'Take out' }).tap();
  await page.locator('fp-new-game #go').tap();
  await expect.poll(() => commands.length).toBe(1);
  expect(commands[0]).toMatchObject({
    do: 'newGame',
    setup: { rules: { set: 'experienced' }, crew: [{ id: 'red' }, { id: 'green', name: 'Kai', role: 'cafs' }] },
  });
  await close();
});

test('a game under way is taken over by telling how it lies', async () => {
  const { page, go, commands, close } = await open({ view: quiet });
  await go('newGame', quiet);
  await page.locator('fp-new-game [data-row="start"]').tap();
  await page.locator('fp-options [data-id="takeOver"]').tap();
  await page.locator('fp-new-game #go').tap();
  await expect.poll(() => page.url()).toContain('#correct');
  expect(commands[0]).toMatchObject({ do: 'newGame', setup: { start: 'takeOver' } });
  await close();
});

test('a name is typed on a keyboard too, takes umlauts and digits by touch, and holds however the sheet is closed', async () => {
  const { page, go, commands, close } = await open({ view: quiet });
  await go('newGame', quiet);
  const key = (letter: string) => page.locator('fp-letters .letters button', { hasText: new RegExp(`^${letter}$`) });
  const openSheet = (who: string) => page.locator(`fp-crew-grid [data-id="${who}"]`).tap();
  await openSheet('red');
  await page.keyboard.type('Ann Ä');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await openSheet('blue');
  await page.locator('fp-letters .more').tap();
  await key('Ü').tap();
  await page.locator('fp-letters .more').tap();
  for (const letter of 'mit') await key(letter).tap();
  await page.locator('fp-letters .more').tap();
  for (const letter of '22') await key(letter).tap();
  await page.locator('fp-letters .erase').tap();
  await page.keyboard.press('Escape');
  await openSheet('green');
  await openSheet('green');
  await page.keyboard.type('A name that never comes to an end');
  await expect.poll(() => page.locator('fp-firefighter input').inputValue()).toBe('A name that neve');
  expect(await key('a').isDisabled()).toBe(true);
  await page.locator('fp-sheet button.icon').tap();
  await page.locator('fp-new-game #go').tap();
  await expect.poll(() => commands.length).toBe(1);
  expect(commands[0]).toMatchObject({
    setup: { crew: [{ name: 'Ann' }, { name: 'Ümit2' }, { name: 'A name that neve' }] },
  });
  await close();
});

test('a specialist somebody has is not offered to another', async () => {
  const { page, go, close } = await open({ view: quiet });
  await go('newGame', quiet);
  await page.locator('fp-rule-list [data-id="experienced"]').tap();
  await page.locator('fp-crew-grid [data-id="red"]').tap();
  await page.locator('fp-firefighter [data-id="cafs"]').tap();
  await page.locator('fp-firefighter button.primary').tap();
  await page.locator('fp-crew-grid [data-id="blue"]').tap();
  const cafs = page.locator('fp-firefighter [data-id="cafs"]');
  expect(await cafs.isDisabled()).toBe(true);
  expect(await cafs.textContent()).toContain('Red');
  await close();
});

test('a correction that is refused stays on the screen, with everything that was tapped', async () => {
  const { page, go, commands, close } = await open({ view: running, refuse: { code: 'bad-state' } });
  await go('correct', running);
  const space = (await page.locator('fp-correct fp-board g[data-place="1,1"]').boundingBox())!;
  await page.touchscreen.tap(space.x + space.width / 2, space.y + space.height / 2);
  await page.locator('fp-correct button.primary', { hasText: 'one thing changed' }).tap();
  await page.locator('fp-status', { hasText: 'nothing you tapped is lost' }).waitFor();
  expect(commands).toHaveLength(1);
  expect(await page.locator('fp-correct button.primary').textContent()).toContain('one thing changed');
  await close();
});

test('what happened to the record is said in figures, and is put away at the table once all of it was read', async () => {
  const damaged = { code: 'recordDamaged', detail: { kept: 812, file: 'games.damaged-2026-01-01.db' } } as const;
  const missing = { code: 'stepsMissing', detail: { table: 'main', steps: 3 } } as const;
  const { page, commands, close } = await open({ view: { ...quiet, notices: [damaged, missing] } });
  const first = page.locator('fp-status .word', { hasText: '812 entries' });
  await first.waitFor();
  await page.locator('fp-status .word', { hasText: 'The newest 3 steps' }).waitFor();
  await first.locator('button.icon').tap();
  await first.waitFor({ state: 'detached' });
  expect(commands).toEqual([]);
  await page.locator('fp-status button.icon').tap();
  await expect.poll(() => commands.at(-1)).toEqual({ do: 'dismissNotices' });
  await close();
});

test('a roll that came while no game was on the table is shown on the start screen', async () => {
  const looseRoll = {
    id: 'roll-1',
    roll: { red: 3, black: 5 },
    from: 'tower',
    isUsable: false,
    endsTurn: false,
    why: 'notAsked',
  } as const;
  const { page, close } = await open({ view: { ...quiet, looseRoll } });
  await page.locator('fp-start #rolled', { hasText: 'none is on the table' }).waitFor();
  expect(await page.locator('fp-start #rolled svg').count()).toBe(2);
  await close();
});
