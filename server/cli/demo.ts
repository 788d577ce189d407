/** `npm run demo`: family games by themselves, one after the other, at watching speed. Virtual tower, scripted players, nothing kept. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../config.js';
import { createLog } from '../log.js';
import { failureText } from '../startText.js';
import type { TableSession } from '../table/session.js';
import { openWatchroom } from '../watchroom.js';
import type { Command } from '../web/wire.js';
import { DEMO_HELP, readDemoFlags } from './demo/flags.js';
import { nextInput } from './demo/player.js';

const CREW = [
  { id: 'red', name: 'Rosa' },
  { id: 'blue', name: 'Ben' },
  { id: 'green', name: 'Greta' },
];

/** Milliseconds something stays on the screen: long enough to be read by somebody who sees it for the first time. */
const PAUSE = { action: 900, roll: 1500, instruction: 700, ending: 20_000 };

const flags = readDemoFlags(process.argv.slice(2));
if (typeof flags === 'string') fail(flags);
if (flags.isHelp) {
  console.log(DEMO_HELP);
  process.exit(0);
}
const { speed, isAtOnce } = flags;
const data = mkdtempSync(join(tmpdir(), 'watchroom-demo-'));
process.once('exit', () => rmSync(data, { recursive: true, force: true }));
const argv = ['--data', data, '--tower', 'virtual', '--log-level', 'error', ...flags.service];
const read = readConfig({ argv, env: {}, platform: process.platform, home: homedir() });
if (read.ok === 'asked') {
  console.log(read.answer);
  process.exit(0);
}
if (!read.ok) fail(read.problems.join('\n'));
const opened = await openWatchroom(read.config, createLog('error', 'text'));
if (!opened.ok) fail(failureText(opened.why, read.config));

const { watchroom } = opened;
const session = watchroom.sessions[0] as TableSession;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => watchroom.close().then(() => process.exit(0)));
}

const waiting = isAtOnce ? '' : ' The game begins when a screen is there.';
console.log(`Watchroom demo: open http://127.0.0.1:${watchroom.port} to watch.${waiting} Ctrl-C ends it.`);
if (!isAtOnce) await someoneWatches();
// Whoever watches keeps a service behind the last picture, so the next game begins here.
for (;;) {
  await playGame();
  await sleep(PAUSE.ending / speed);
  await until(() => session.view.game?.result !== null);
}

async function playGame(): Promise<void> {
  command({
    do: 'newGame',
    setup: { rules: { set: 'family' }, board: 'front', crew: CREW },
    dice: 'tower',
    markers: 'table',
  });
  const id = session.view.game?.id;
  // Somebody at the screen may end this game, or begin another, which is left to them.
  for (let game = session.view.game; game?.id === id && game && !game.result; game = session.view.game) {
    const input = nextInput(game);
    if (input) command({ do: 'input', input });
    else await rollDice();
    await doWhatItSays(game.awaiting?.for === 'roll' ? PAUSE.roll : PAUSE.action);
  }
  if (session.view.game?.id === id) tellEnd();
}

/** Time to read it, and the ticks of hands that have done it: the ending comes when all is done. */
async function doWhatItSays(pause: number): Promise<void> {
  const { game } = session.view;
  const open = (game?.instructions ?? []).filter(({ isDone }) => !isDone).map(({ number }) => number);
  await sleep((pause + open.length * PAUSE.instruction) / speed);
  if (game && open.length > 0) command({ do: 'tick', step: game.step, instructions: open, done: true });
}

function tellEnd(): void {
  const { game } = session.view;
  if (!game?.result) return;
  const { rescued, lost } = game.supplies;
  console.log(
    `The game is over: ${game.result}, ${rescued.victims} rescued, ${lost.victims} lost, ${game.turn.number} turns.`,
  );
}

/** It is not done when somebody at the screen was quicker: the players look again. */
function command(wanted: Command): void {
  session.execute(randomUUID(), session.view.revision, wanted);
}

async function rollDice(): Promise<void> {
  await new Promise(answer => session.perform(randomUUID(), session.view.revision, { do: 'rollDice' }, answer));
}

async function someoneWatches(): Promise<void> {
  await until(() => session.view.screens > 0);
  await sleep(1500);
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20);
}

function fail(sentence: string): never {
  console.error(`Watchroom: ${sentence}`);
  process.exit(1);
}
