/**
 * Run in a namespace of its own: plays on a small disk, shows it read-only to a second start, plays on there with consent, and makes it
 * writable again.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [root, folder] = process.argv.slice(2);
const load = path => import(pathToFileURL(join(root, 'dist/server', path)).href);
const { openStore } = await load('table/openStore.js');
const { TableSession } = await load('table/session.js');
const { cryptoChance } = await load('table/chance.js');

const mount = (...args) => execFileSync('mount', args);
const codes = ({ session }) => session.view.notices.map(({ code }) => code);
const setup = { rules: { set: 'family' }, board: 'front', crew: [{ id: 'red' }] };

function sit(store) {
  const session = new TableSession({
    table: { id: 'table-1', name: 'Table 1' },
    store,
    clock: () => new Date(),
    chance: cryptoChance,
    newGameId: () => 'game',
    onBug: error => {
      throw error;
    },
  });
  let sent = 0;
  const tap = command => session.execute(`${process.pid}-${++sent}-${Math.random()}`, session.view.revision, command);
  return { session, tap };
}

function playOn({ session, tap }) {
  const { awaiting } = session.view.game;
  if (awaiting.for === 'action') return tap({ do: 'input', input: { do: 'act', action: { do: 'endTurn' } } });
  if (awaiting.for === 'roll') return tap({ do: 'rollDice' });
  return tap({ do: 'input', input: { do: 'answer', value: awaiting.options[0] } });
}

const [disk, readOnly] = ['disk', 'readOnly'].map(name => join(folder, name));
for (const place of [disk, readOnly]) mkdirSync(place);
mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk);
const first = openStore(disk, () => new Date());
const before = sit(first.store);
before.tap({ do: 'newGame', setup, dice: 'rolled', markers: 'drawn' });
while (before.session.view.game.step < 3) playOn(before);
// Not closed: as after a power cut, the newest entries are in the write-ahead log alone.
const files = ['games.db', 'games.db-wal'].map(name => [name, readFileSync(join(disk, name))]);
mount('--bind', disk, readOnly);
mount('-o', 'remount,bind,ro', readOnly);

const second = openStore(readOnly, () => new Date());
const after = sit(second.store);
const steps = [before, after].map(({ session }) => session.view.game.step);
const asked = codes(after);
const isPlayedUnasked = playOn(after).ok;
after.tap({ do: 'playUnsaved' });
const isPlayedOn = playOn(after).ok;
const isOriginalUntouched = files.every(([name, bytes]) => readFileSync(join(disk, name)).equals(bytes));
const unsaved = codes(after);
// The first service ends, the disk is well again, and the table only looks.
first.store.close();
mount('-o', 'remount,bind,rw', readOnly);
after.session.lookAtDisk();
const { history } = after.session.view.game;
second.store.close();
const third = sit(openStore(readOnly, () => new Date()).store);
const isAllThere = JSON.stringify(third.session.view.game.history) === JSON.stringify(history);
console.log(
  JSON.stringify({
    steps,
    asked,
    isPlayedUnasked,
    isPlayedOn,
    isOriginalUntouched,
    unsaved,
    after: codes(after),
    isAllThere,
  }),
);
