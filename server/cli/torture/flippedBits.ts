/**
 * A process of its own, which damage must never end: flips one bit after the other in a file of a played record, and looks whether all
 * that was acknowledged is there, or somebody is told. Writes a line before each trial, and at the end what was lost without a word.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../../table/command.js';
import { readLog } from '../../table/gameLog.js';
import { openStore } from '../../table/openStore.js';
import { TableSession } from '../../table/session.js';
import type { Store } from '../../table/store.js';

/** What is lost without a word; and in how many trials nothing was lost at all. */
export interface Flipped {
  readonly silent: readonly string[];
  readonly untouched: number;
}

const [folder = '', file = '', ending = '', trials = '', seed = ''] = process.argv.slice(2);
const TABLES = ['table-1', 'table-2'];
const CODE = { name: 'code of table-1', value: 'ABCDEF' };

// Mulberry32: the same damage in every run with this seed.
let state = Number(seed);
function random(below: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
}

let made = 0;
function sitAt(store: Store, id: string): TableSession {
  return new TableSession({
    table: { id, name: id },
    store,
    clock: () => new Date(Date.UTC(2026, 0, 1) + ++made * 1000),
    chance: sides => 1 + random(sides),
    newGameId: () => `0b9d4d6e-0000-4000-8000-${String(++made).padStart(12, '0')}`,
    onBug: error => {
      throw error;
    },
  });
}

function play(session: TableSession, steps: number): void {
  const tap = (command: Command) => {
    const outcome = session.execute(`command-${++made}`, session.view.revision, command);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  };
  const crew = [{ id: 'red', name: 'Käthe' }, { id: 'blue' }];
  tap({ do: 'newGame', setup: { rules: { set: 'family' }, board: 'front', crew }, dice: 'rolled', markers: 'drawn' });
  for (let step = 0; step < steps; step++) {
    const awaiting = session.view.game?.awaiting;
    if (!awaiting) return;
    if (awaiting.for === 'action') tap({ do: 'input', input: { do: 'act', action: { do: 'endTurn' } } });
    else if (awaiting.for === 'roll') tap({ do: 'rollDice' });
    else tap({ do: 'input', input: { do: 'answer', value: awaiting.options[0] ?? '' } });
  }
}

/** What each table shows, its list of games, and every game to its last entry; null where something is said to be missing. */
function told(store: Store): readonly (string | null)[] {
  return TABLES.map(id => {
    const { tower: _, notices, ...view } = sitAt(store, id).view;
    const games = store.listGames(id).map(game => ({ game, record: store.readGame(id, game.id) }));
    const isStopped = games.some(({ game, record }) => readLog(game.id, record)?.stops !== null);
    return notices.length > 0 || isStopped ? null : JSON.stringify({ view, games });
  });
}

function open(at: string): Store {
  const opened = openStore(at, () => new Date());
  if (!opened.ok) throw new Error(opened.why);
  return opened.store;
}

// Two tables with a past game each, in the file; then a game more, which stays in the log unless the record is closed.
const played = join(folder, 'played');
mkdirSync(played);
const first = open(played);
first.writeNote(CODE.name, CODE.value);
for (const table of TABLES) play(sitAt(first, table), 25);
first.close();
const store = open(played);
for (const table of TABLES) play(sitAt(store, table), 20);
const whole = told(store);
if (ending === 'closed') store.close();

const bytes = readFileSync(join(played, file));
const silent: string[] = [];
let untouched = 0;
for (let trial = 0; trial < Number(trials); trial++) {
  const at = join(folder, `trial-${trial}`);
  cpSync(played, at, { recursive: true });
  const [place, bit] = [random(bytes.length), random(8)];
  const damaged = Buffer.from(bytes);
  damaged.writeUInt8(damaged.readUInt8(place) ^ (1 << bit), place);
  writeFileSync(join(at, file), damaged);
  writeSync(1, `byte ${place}, bit ${bit}\n`);
  const reopened = open(at);
  const found = told(reopened);
  const isSilent = found.some((text, table) => text !== null && text !== whole[table]);
  const isCodeLost = reopened.readNote(CODE.name) !== CODE.value && reopened.notices.length === 0;
  if (isSilent || isCodeLost) silent.push(`byte ${place}, bit ${bit}`);
  if (!found.includes(null)) untouched += 1;
  reopened.close();
  rmSync(at, { recursive: true });
}
const flipped: Flipped = { silent, untouched };
writeSync(1, `${JSON.stringify(flipped)}\n`);
// The copies of the record that are still open hold nothing that matters.
process.exit(0);
