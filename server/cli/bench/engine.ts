/** The rules alone: how many turn-ends, forecasts and requests one core does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compileGround, type Ground } from '../../engine/compile.js';
import {
  beginGame,
  decide,
  type Game,
  type GameInput,
  type GameSetup,
  type GameState,
  openGame,
} from '../../engine/index.js';
import { oddsOf } from '../../engine/odds.js';
import { readTable } from '../../engine/readTable.js';
import type { TableState } from '../../engine/table.js';
import type { BenchRow } from './row.js';
import { playTurnEnds, seededBits } from './turnEnds.js';

/** Nothing of it runs here: a figure its authors' own program gave on a core like ours, with rules missing. */
const FASTEST_KNOWN = { name: 'fastest public engine known (Java, 140,000 to 320,000)', value: 320_000 };

export async function benchEngine(): Promise<readonly BenchRow[]> {
  const family = ground('family');
  return [
    { name: 'family turn-ends, kernel', value: turnEndsPerSecond(family), unit: '/s', yardstick: FASTEST_KNOWN },
    { name: 'family turn-ends, decide', value: decidedTurnEndsPerSecond(), unit: '/s' },
    { name: 'odds without hot spots', value: oddsMs(family, EARLY), unit: 'ms' },
    {
      name: 'odds with hot spots',
      value: oddsMs(ground('experienced'), { ...EARLY, hotSpots: HOT_SPOTS }),
      unit: 'ms',
    },
    { name: 'stdio advance requests', value: await stdioPerSecond(), unit: '/s' },
    ...stepCosts(),
  ];
}

/** The family set-up of the front board, with firefighters inside. */
const EARLY: TableState = {
  fire: ['2,2', '2,3', '3,2', '3,3', '3,4', '3,5', '4,4', '5,6', '5,7', '6,6'],
  poi: { '2,4': '?', '5,1': '?', '5,8': '?' },
  firefighters: { blue: { at: '3,1' }, red: { at: '6,3', carrying: 'victim' } },
};
const HOT_SPOTS = ['1,1', '2,5', '3,3', '4,6', '5,2', '6,7'];

function ground(rules: string): Ground {
  const made = compileGround('front', rules === 'experienced' ? { set: rules, modules: { vehicles: false } } : rules);
  if (!made.ok) throw new Error(made.refusal.message);
  return made.value;
}

/** The best of several runs: whatever disturbs one only ever makes it slower. */
function best(runs: number, measure: () => number): number {
  return Math.max(...Array.from({ length: runs }, measure));
}

function turnEndsPerSecond(family: Ground): number {
  const turns = 400_000;
  playTurnEnds(family, turns, 1);
  return best(5, () => turns / seconds(() => playTurnEnds(family, turns, 2)));
}

function decidedTurnEndsPerSecond(): number {
  const game = open({ rules: { set: 'family' }, board: 'front', crew: [{ id: 'red' }] });
  playTurns(game, 3000);
  return best(3, () => 3000 / seconds(() => playTurns(game, 3000)));
}

/** Milliseconds of one question on a table already read. */
function oddsMs({ plan, rules }: Ground, table: TableState): number {
  const read = readTable(plan, rules, table);
  if (!read.ok) throw new Error(read.refusal.message);
  const ask = (times: number): void => {
    for (let n = 0; n < times; n++) oddsOf(read.value);
  };
  ask(300);
  const times = 200;
  return 1000 / best(3, () => times / seconds(() => ask(times)));
}

async function stdioPerSecond(): Promise<number> {
  const requests = 100_000;
  const next = seededBits(7);
  const { firefighters: _, ...state } = EARLY;
  const lines = Array.from({ length: requests }, (_, id) => {
    const rolls = [[1 + (next() % 6), 1 + (next() % 8)]];
    return JSON.stringify({ id, op: 'advance', rules: 'family', state, rolls });
  }).join('\n');
  const engine = spawn(process.execPath, [fileURLToPath(new URL('../engine.js', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let answers = 0;
  engine.stdout.on('data', (block: Buffer) => {
    for (const byte of block) if (byte === 0x0a) answers += 1;
  });
  const began = performance.now();
  engine.stdin.end(`${lines}\n`);
  await once(engine, 'close');
  if (answers !== requests) throw new Error(`${answers} answers to ${requests} requests`);
  return (1000 * requests) / (performance.now() - began);
}

/** Steps near the beginning and at the end of a game of thousands: the price of one must not grow with the others. */
function stepCosts(): BenchRow[] {
  const game = open({ rules: { set: 'family', mode: 'tableFirst' }, board: 'front', crew: [{ id: 'red' }] });
  const steps = playWithoutEnd(game, 5000);
  const window = 200;
  const late = steps.length - window;
  const run = (from: number): void => {
    for (const { state, input } of steps.slice(from, from + window)) decide(game, state, input);
  };
  // In turns, so that a busy moment of the machine does not fall on one of them alone.
  const rates = Array.from({ length: 60 }, () => [100, late].map(from => window / seconds(() => run(from))));
  const cost = (which: number): number => 1e6 / Math.max(...rates.map(rate => rate[which] as number));
  return [
    { name: 'a step after 100 others', value: cost(0), unit: 'µs' },
    { name: `a step after ${late} others`, value: cost(1), unit: 'µs' },
  ];
}

interface TakenStep {
  readonly state: GameState;
  readonly input: GameInput;
}

/** Everything that burns is put out every turn, so that nobody ever wins or loses. */
function playWithoutEnd(game: Game, count: number): TakenStep[] {
  const next = seededBits(5);
  const steps: TakenStep[] = [];
  let state = beginGame(game).state;
  while (steps.length < count) {
    const at = state.table.fire?.[0] ?? state.table.smoke?.[0];
    const isQuenching = state.awaiting?.for === 'action' && at !== undefined;
    const input: GameInput = isQuenching
      ? { do: 'act', action: { do: 'extinguish', at, to: 'none' } }
      : simplest(state, next);
    steps.push({ state, input });
    state = after(game, state, input);
  }
  return steps;
}

/** Turns without actions through the whole engine; a game that is over begins again. */
function playTurns(game: Game, turns: number): void {
  const next = seededBits(5);
  let state = beginGame(game).state;
  for (let done = 0; done < turns; ) {
    const { turnNumber, result } = state;
    state = result ? beginGame(game).state : after(game, state, simplest(state, next));
    if (state.turnNumber !== turnNumber) done += 1;
  }
}

function open(setup: GameSetup): Game {
  const opened = openGame(setup);
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value;
}

function after(game: Game, state: GameState, input: GameInput): GameState {
  const decision = decide(game, state, input);
  if (!decision.ok) throw new Error(decision.refusal.message);
  return decision.state;
}

function simplest({ awaiting }: GameState, next: () => number): GameInput {
  if (awaiting?.for === 'roll') return { do: 'roll', red: 1 + (next() % 6), black: 1 + (next() % 8) };
  if (awaiting?.for === 'action') return { do: 'act', action: { do: 'endTurn' } };
  const options = awaiting && 'options' in awaiting ? awaiting.options : [];
  const isFlip = awaiting?.for === 'flip';
  return { do: 'answer', value: options[isFlip ? next() % options.length : 0] ?? '' };
}

/** Seconds of a core, not of the clock: what else the machine does at the time does not count. */
function seconds(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}
