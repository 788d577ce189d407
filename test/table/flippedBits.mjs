/**
 * Run in a process of its own, which damage must never end: flips one bit after the other in the files of a played record and looks
 * whether all that was acknowledged is there. Writes a line before each trial, and at the end what was lost without a word.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [root, folder, file, ending, trials] = process.argv.slice(2);
const load = path => import(pathToFileURL(join(root, 'dist/server', path)).href);
const { openStore } = await load('table/openStore.js');
const { TableSession } = await load('table/session.js');
const { readLog } = await load('table/gameLog.js');

const TABLES = ['table-1', 'table-2'];
const setup = { rules: { set: 'family' }, board: 'front', crew: [{ id: 'red', name: 'Käthe' }, { id: 'blue' }] };

/** Mulberry32: the same damage in every run. */
let state = 20260101;
function random(below) {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
}

let made = 0;
function sitAt(store, id) {
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

function play(session, steps) {
  const tap = command => {
    const outcome = session.execute(`command-${++made}`, session.view.revision, command);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  };
  tap({ do: 'newGame', setup, dice: 'rolled', markers: 'drawn' });
  for (let step = 0; step < steps && !session.view.game.result; step++) {
    const { awaiting } = session.view.game;
    if (awaiting.for === 'action') tap({ do: 'input', input: { do: 'act', action: { do: 'endTurn' } } });
    else if (awaiting.for === 'roll') tap({ do: 'rollDice' });
    else tap({ do: 'input', input: { do: 'answer', value: awaiting.options[0] } });
  }
}

/** What a table shows, its list of games, and every game to its last entry. Null where something is said to be missing. */
function told(store) {
  return TABLES.map(id => {
    const { tower: _, notices, ...view } = sitAt(store, id).view;
    const games = store.listGames(id).map(game => {
      const record = store.readGame(id, game.id);
      const log = readLog(game.id, record);
      return log && !log.stops ? { game, record } : null;
    });
    return notices.length > 0 || games.includes(null) ? null : JSON.stringify({ view, games });
  });
}

function open(at) {
  const opened = openStore(at, () => new Date());
  if (!opened.ok) throw new Error(opened.why);
  return opened.store;
}

// Two tables with a past game each, in the file; then a game more, in the log alone.
const played = join(folder, 'played');
mkdirSync(played);
const first = open(played);
first.writeNote('code of table-1', 'ABCDEF');
for (const table of TABLES) play(sitAt(first, table), 25);
first.close();
const store = open(played);
for (const table of TABLES) play(sitAt(store, table), 20);
const whole = told(store);
if (ending === 'closed') store.close();
const bytes = readFileSync(join(played, file));
const silent = [];
let untouched = 0;
for (let trial = 0; trial < Number(trials); trial++) {
  const at = join(folder, `trial-${trial}`);
  cpSync(played, at, { recursive: true });
  const [byte, bit] = [random(bytes.length), random(8)];
  const damaged = Buffer.from(bytes);
  damaged[byte] ^= 1 << bit;
  writeFileSync(join(at, file), damaged);
  writeSync(1, `byte ${byte}, bit ${bit}\n`);
  const reopened = open(at);
  const found = told(reopened);
  const isSilent = found.some((text, table) => text !== null && text !== whole[table]);
  const isCodeLost = reopened.readNote('code of table-1') !== 'ABCDEF' && reopened.notices.length === 0;
  if (isSilent || isCodeLost) silent.push(`byte ${byte}, bit ${bit}`);
  if (!found.includes(null)) untouched += 1;
  reopened.close();
  rmSync(at, { recursive: true });
}
writeSync(1, `${JSON.stringify({ silent, untouched })}\n`);
process.exit(0);
