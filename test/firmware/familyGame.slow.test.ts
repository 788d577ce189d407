import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { FpPlay } from '../../display/screens/fp-play.js';
import { makeEmulatedDevice } from '../../server/cli/tower/emulatedDevice.js';
import { readFirmwareImage } from '../../server/cli/tower/firmwareImage.js';
import { startWatchroom } from '../../server/cli/watchroomProcess.js';
import { WireClient } from '../../server/cli/wireClient.js';
import { openPty } from '../../server/serial/index.js';
import type { Command, GameView } from '../../server/web/wire.js';
import { launchBrowser } from '../display/harness/page.js';
import { seededChance } from '../serial/random.js';
import { FAMILY, simplestInput, temporaryFolder } from '../table/atTable.js';
import { seededNoise } from './bench.js';

const MOST_STEPS = 400;

/** From a finger on an emulated button to what the kiosk tells hands to do: chip, serial line, service, socket and page are the real ones. */
test('a whole family game is played on the firmware in the emulator', async () => {
  const chance = seededChance(11);
  const folder = temporaryFolder();
  const device = makeEmulatedDevice({ flash: readFirmwareImage(), noise: seededNoise(11) });
  const pty = await openPty(device, join(folder, 'tower'));
  const service = await startWatchroom(['--data', join(folder, 'data'), '--tower', pty.path]);
  const kiosk = await WireClient.connect(service.port, 'main');
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${service.port}/#play`);
  onTestFinished(async () => {
    await browser.close();
    kiosk.close();
    await service.kill();
    await pty.close();
    device.stop();
  });
  await kiosk.until(({ tower }) => tower.state === 'linked');
  await tap(kiosk, { do: 'newGame', setup: FAMILY, dice: 'tower', markers: 'table' });

  let rolls = 0;
  let told = 0;
  for (let steps = 0; gameOf(kiosk).result === null; steps++) {
    if (steps > MOST_STEPS) throw new Error('the game does not end');
    const game = gameOf(kiosk);
    if (game.awaiting?.for !== 'roll') {
      await tap(kiosk, { do: 'input', input: simplestInput(game) });
      continue;
    }
    const red = game.awaiting.dice.includes('red') ? 1 + chance.below(6) : null;
    const black = game.awaiting.dice.includes('black') ? 1 + chance.below(8) : null;
    device.roll({ ...(red === null ? {} : { d6: red }), ...(black === null ? {} : { d8: black }) });
    await kiosk.until(view => (view.game?.step ?? 0) > game.step);
    rolls += 1;
    expect(gameOf(kiosk).history.at(-1)?.input).toEqual({ do: 'roll', red, black });
    expect(gameOf(kiosk).looseRolls).toEqual([]);
    if (gameOf(kiosk).instructions.every(({ isDone }) => isDone)) continue;
    told += 1;
    await seeInstructions(page, gameOf(kiosk).step);
    // The confirm button of the tower says that hands have done what the kiosk told them.
    device.tap('confirm');
    await kiosk.until(view => view.game?.instructions.every(({ isDone }) => isDone) ?? false);
  }
  expect(gameOf(kiosk).result).not.toBeNull();
  expect(rolls).toBeGreaterThan(10);
  expect(told).toBeGreaterThan(10);
}, 120_000);

/** The page itself shows this step, and its list. */
async function seeInstructions(page: Page, step: number): Promise<void> {
  const shown = () => page.locator('fp-play').evaluate(play => (play as FpPlay).view.game?.step);
  await expect.poll(shown, { timeout: 10_000 }).toBe(step);
  await page.locator('fp-instructions li').first().waitFor();
}

let sent = 0;

async function tap(kiosk: WireClient, command: Command): Promise<void> {
  const answer = await kiosk.send(`tap-${++sent}`, kiosk.view.revision, command);
  if (answer?.type !== 'done') throw new Error(JSON.stringify(answer));
  await kiosk.until(({ revision }) => revision >= answer.revision);
}

function gameOf(kiosk: WireClient): GameView {
  const { game } = kiosk.view;
  if (!game) throw new Error('no game on the table');
  return game;
}
