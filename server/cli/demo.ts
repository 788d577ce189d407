/** `npm run demo`: a whole family game by itself, at watching speed. Virtual tower, scripted players, nothing kept. */
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
import type { Command, GameView } from '../web/wire.js';
import { DEMO_HELP, readDemoFlags } from './demo/flags.js';
import { nextInput } from './demo/player.js';

const CREW = [
  { id: 'red', name: 'Rosa' },
  { id: 'blue', name: 'Ben' },
  { id: 'green', name: 'Greta' },
];

/** Milliseconds a step stays on the screen: long enough to see a fire, short enough for a whole game in a minute or two. */
const PAUSE = { action: 220, roll: 500, fire: 1100 };

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
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const waiting = isAtOnce ? '' : ' The game begins when a screen is there.';
console.log(`Watchroom demo: open http://127.0.0.1:${watchroom.port} to watch.${waiting}`);
if (!isAtOnce) await someoneWatches();
command({
  do: 'newGame',
  setup: { rules: { set: 'family' }, board: 'front', crew: CREW },
  dice: 'tower',
  markers: 'table',
});
await playToTheEnd();
await watchroom.close();
process.exit(0);

async function playToTheEnd(): Promise<void> {
  for (let game = session.view.game; game && !game.result; game = session.view.game) {
    const input = nextInput(game);
    const before = session.view.revision;
    if (input) command({ do: 'input', input });
    else command({ do: 'rollDice' });
    if (!input) await until(() => session.view.revision > before);
    await sleep(pauseAfter(game) / speed);
  }
  const game = session.view.game as GameView;
  const { rescued, lost } = game.supplies;
  console.log(
    `The game is over: ${game.result}, ${rescued.victims} rescued, ${lost.victims} lost, ${game.turn.number} turns.`,
  );
  await sleep(15_000 / speed);
}

function pauseAfter(game: GameView): number {
  if (game.awaiting?.for !== 'roll') return PAUSE.action;
  return game.phase === 'fire' ? PAUSE.fire : PAUSE.roll;
}

function command(wanted: Command): void {
  const outcome = session.execute(randomUUID(), session.view.revision, wanted);
  if (!outcome.ok) fail(`the demo went wrong: ${JSON.stringify(wanted)} was refused (${outcome.refusal.code})`);
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
