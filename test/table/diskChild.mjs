/**
 * Run in a process of its own, where the size of files may be limited as on a disk that fills up. Plays in `folder` until something is refused;
 * with consent it plays on. Writes as JSON what was acknowledged, what was refused, and what the screens were told.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [root, folder, steps, consent] = process.argv.slice(2);
const load = path => import(pathToFileURL(join(root, 'dist/server', path)).href);
const { openStore } = await load('table/openStore.js');
const { TableSession } = await load('table/session.js');
const { cryptoChance } = await load('table/chance.js');

const opened = openStore(folder, () => new Date());
if (!opened.ok) throw new Error(opened.why);
const session = new TableSession({
  table: { id: 'table-1', name: 'Table 1' },
  store: opened.store,
  clock: () => new Date(),
  chance: cryptoChance,
  newGameId: () => 'game',
  onBug: error => {
    throw error;
  },
});
const tap = command => session.execute(`${process.pid}-${Math.random()}`, session.view.revision, command);
const setup = { rules: { set: 'family' }, board: 'front', crew: [{ id: 'red' }] };

const found = session.view.game?.step ?? 0;
if (!session.view.game) tap({ do: 'newGame', setup, dice: 'rolled', markers: 'drawn' });
const seq = opened.store.lastTowerEvent('T', '0000000A') ?? 0;
let refused = null;
let isRollTaken = null;
for (let step = 0; step < Number(steps) && refused === null; step++) {
  // Settings can be tapped for ever; a game of a family that does nothing would be lost.
  const outcome = tap({ do: 'setDice', dice: step % 2 === 0 ? 'tapped' : 'rolled' });
  if (!outcome.ok) refused = outcome.refusal.code;
}
if (refused !== null) {
  const message = { kind: 'roll', seq: seq + 1, boot: '0000000A', uptime: 1, ask: 0, d6: 1, d8: 1 };
  isRollTaken = session.takeTowerEvent({ tower: 'T', boot: '0000000A', seq: seq + 1 }, message);
}
const asked = session.view.notices;
if (refused !== null && consent === 'consent') {
  tap({ do: 'playUnsaved' });
  for (let step = 0; step < 5; step++) tap({ do: 'setMarkers', markers: 'drawn' });
}
session.lookAtDisk();
const { revision, notices } = session.view;
writeSync(1, `${JSON.stringify({ revision, found, refused, isRollTaken, asked, notices })}\n`);
process.kill(process.pid, 'SIGKILL');
