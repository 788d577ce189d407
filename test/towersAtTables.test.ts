import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { en } from '../display/words/en/index.js';
import { tellNotice, tellTower } from '../display/words/link.js';
import { seal } from '../firmware-protocol/line.js';
import type { SeatTable } from '../server/seats.js';
import {
  type DeviceBinding,
  deviceBinding,
  devicePort,
  makeVirtualTower,
  type TowerDevice,
} from '../server/serial/index.js';
import type { TableSession } from '../server/table/session.js';
import type { Store } from '../server/table/store.js';
import { TowersAtTables } from '../server/towersAtTables.js';
import { inProcess } from './serial/transports.js';
import { gameOf, newFamilyGame, openTestStore, playToRoll, sessionIn, temporaryFolder } from './table/atTable.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => vi.useRealTimers());

/** Tables with games in which dice are awaited, and ports into which towers can be plugged. */
class TestHouse {
  readonly logged: Record<string, unknown>[] = [];
  readonly #plugs = new Map<string, DeviceBinding>();
  readonly #devices = new Map<string, ReturnType<typeof makeVirtualTower>>();
  readonly #sessions: readonly TableSession[];
  towers: TowersAtTables;

  constructor(
    private readonly tables: readonly SeatTable[],
    private readonly store: Store = openTestStore(temporaryFolder()),
  ) {
    this.#sessions = tables.map(({ id }) => sessionIn(this.store, { id }));
    for (const session of this.#sessions) {
      newFamilyGame(session);
      playToRoll(session);
    }
    this.towers = this.start();
    onTestFinished(async () => {
      await this.towers.stop();
      for (const device of this.#devices.values()) device.stop();
      for (const session of this.#sessions) session.close();
    });
  }

  start(): TowersAtTables {
    const all = () => [...this.#plugs.values()];
    const among = async (bindings: readonly DeviceBinding[]) =>
      (await Promise.all(bindings.map(binding => devicePort(binding)()))).flat();
    const isNamed = (path: string) => this.tables.some(({ tower }) => typeof tower === 'object' && tower.port === path);
    const log = pino({ level: 'debug' }, { write: line => this.logged.push(JSON.parse(line)) });
    return new TowersAtTables({
      tables: this.tables,
      sessions: this.#sessions,
      store: this.store,
      log,
      ports: {
        named: path => () => among(all().filter(binding => binding.path === path)),
        any: () => among(all().filter(({ path }) => !isNamed(path))),
      },
    });
  }

  async restart(): Promise<void> {
    await this.towers.stop();
    this.towers = this.start();
  }

  tower(id: string) {
    const device = this.#devices.get(id) ?? makeVirtualTower(id);
    this.#devices.set(id, device);
    return device;
  }

  /** Pulls whatever is in this port and plugs this tower in, which starts then. */
  async plug(id: string | null, path: string): Promise<void> {
    this.#plugs.get(path)?.unplug();
    this.#plugs.delete(path);
    await inProcess.pass(1500);
    if (id === null) return;
    this.tower(id).reset();
    this.#plugs.set(path, deviceBinding(this.tower(id), path));
    await inProcess.pass(2500);
  }

  /** A tower that was not built here, already switched on. */
  clone(device: TowerDevice, path: string): void {
    this.#plugs.set(path, deviceBinding(device, path));
  }

  async roll(id: string, d6: number, d8: number): Promise<void> {
    this.tower(id).roll({ d6, d8 });
    await inProcess.pass(300);
  }

  session(id: string): TableSession {
    const session = this.#sessions.find(one => one.id === id);
    if (!session) throw new Error(`no table ${id}`);
    return session;
  }

  /** The dice of the last roll at this table. */
  lastRoll(id: string): readonly [number | null, number | null] | null {
    const rolls = gameOf(this.session(id)).history.flatMap(({ input }) => (input.do === 'roll' ? [input] : []));
    const last = rolls.at(-1);
    return last ? [last.red, last.black] : null;
  }

  says(id: string): string {
    return tellTower(en, this.session(id).view.tower).says;
  }

  notices(id: string): readonly string[] {
    return this.session(id).view.notices.map(notice => tellNotice(en, notice));
  }

  messages(): readonly unknown[] {
    return this.logged.map(({ msg }) => msg);
  }
}

const NAMED: readonly SeatTable[] = [
  { id: 'window', tower: { port: 'port:1' } },
  { id: 'bar', tower: { port: 'port:2' } },
];
const AUTO: readonly SeatTable[] = ['window', 'bar', 'cellar'].map(id => ({ id, tower: 'auto' }));

describe('another tower at a named port', () => {
  test('works at once, is told at the table and in the log, and the old one works again when it returns', async () => {
    const house = new TestHouse(NAMED);
    await house.plug('OAK1', 'port:1');
    await house.roll('OAK1', 1, 1);
    expect(house.lastRoll('window')).toEqual([1, 1]);
    playToRoll(house.session('window'));
    await house.plug('SPARE9', 'port:1');
    expect(house.session('window').view.tower).toMatchObject({ state: 'linked', id: 'SPARE9', port: 'port:1' });
    expect(house.notices('window')).toEqual(['Tower SPARE9 stands here now, in the place of OAK1.']);
    expect(house.logged).toContainEqual(
      expect.objectContaining({ tower: 'SPARE9', insteadOf: 'OAK1', table: 'window', level: 40 }),
    );
    await house.roll('SPARE9', 6, 8);
    expect(house.lastRoll('window')).toEqual([6, 8]);
    expect(house.notices('window')).toEqual([]);
    expect(house.says('window')).not.toContain('disk');
    playToRoll(house.session('window'));
    await house.plug('OAK1', 'port:1');
    await house.roll('OAK1', 2, 3);
    expect(house.lastRoll('window')).toEqual([2, 3]);
  });

  test('is asked for the roll that the table waits for', async () => {
    const house = new TestHouse(NAMED);
    await house.plug('OAK1', 'port:1');
    await house.plug('SPARE9', 'port:1');
    const { history } = gameOf(house.session('window'));
    await house.roll('SPARE9', 4, 4);
    expect(gameOf(house.session('window')).history.length).toBeGreaterThan(history.length);
    expect(gameOf(house.session('window')).looseRolls).toEqual([]);
  });

  test('rolls for that table only: two swapped towers do not roll for each other', async () => {
    const house = new TestHouse(NAMED);
    await house.plug('OAK1', 'port:1');
    await house.plug('ELM1', 'port:2');
    await house.plug(null, 'port:1');
    await house.plug('OAK1', 'port:2');
    await house.plug('ELM1', 'port:1');
    await house.roll('ELM1', 1, 2);
    await house.roll('OAK1', 5, 6);
    expect(house.lastRoll('window')).toEqual([1, 2]);
    expect(house.lastRoll('bar')).toEqual([5, 6]);
    expect(gameOf(house.session('window')).looseRolls).toEqual([]);
  });

  test('with the same id as a live one is left out and named, and rolls for nobody', async () => {
    const house = new TestHouse(NAMED);
    await house.plug('OAK1', 'port:1');
    const clone = makeVirtualTower('OAK1');
    onTestFinished(() => clone.stop());
    house.clone(clone, 'port:2');
    await inProcess.pass(3000);
    clone.roll({ d6: 6, d8: 6 });
    await inProcess.pass(1000);
    expect(house.says('bar')).toBe('Two towers have the same name. Unplug one of them.');
    expect(house.towers.troubled).toMatchObject([{ code: 'sameId', table: 'bar', tower: 'OAK1' }]);
    await house.roll('OAK1', 2, 2);
    expect([house.lastRoll('window'), house.lastRoll('bar')]).toEqual([[2, 2], null]);
  });
});

describe('where towers are found by themselves', () => {
  test('a spare takes the place of the tower that has gone, and what it rolled before that is not lost', async () => {
    const house = new TestHouse(AUTO.slice(0, 1));
    await house.plug('OAK1', 'usb:a');
    await house.plug('SPARE9', 'usb:a');
    await house.roll('SPARE9', 3, 4);
    expect(house.notices('window')).toEqual([
      'Tower SPARE9 is plugged in, but no table is free for it. What it rolls waits in it. Unplug the tower you do not use.',
    ]);
    expect(house.towers.troubled.map(({ code }) => code)).toEqual(['absent', 'noTable']);
    expect(house.lastRoll('window')).toBeNull();
    await inProcess.pass(4000);
    expect(house.lastRoll('window')).toEqual([3, 4]);
    expect(house.towers.troubled).toEqual([]);
    expect(house.messages()).not.toContain('an event of the tower could not be stored; it stays in the tower');
  });

  test('a spare at the first of three tables rolls for that table', async () => {
    const house = new TestHouse(AUTO);
    await house.plug('OAK1', 'usb:a');
    await house.plug('SPARE9', 'usb:b');
    expect(house.session('bar').view.tower).toMatchObject({ kind: 'hardware', id: 'SPARE9' });
    await house.plug(null, 'usb:a');
    await house.plug('SPARE8', 'usb:c');
    await inProcess.pass(5000);
    await house.roll('SPARE8', 6, 1);
    expect(house.lastRoll('window')).toEqual([6, 1]);
    expect(house.session('cellar').view.tower.kind).toBe('virtual');
  });

  test('a tower stands at its table again after a restart, whichever answers first', async () => {
    const house = new TestHouse(AUTO);
    await house.plug('OAK1', 'usb:b');
    await house.plug('ELM1', 'usb:a');
    await house.restart();
    await inProcess.pass(3000);
    expect(house.session('window').view.tower).toMatchObject({ id: 'OAK1', state: 'linked' });
    expect(house.session('bar').view.tower).toMatchObject({ id: 'ELM1', state: 'linked' });
    await house.roll('ELM1', 5, 5);
    expect(house.lastRoll('bar')).toEqual([5, 5]);
  });

  test('a tower too many is named, keeps its rolls, and stops nobody', async () => {
    const house = new TestHouse(AUTO.slice(0, 1));
    await house.plug('OAK1', 'usb:a');
    await house.plug('ELM1', 'usb:b');
    await inProcess.pass(8000);
    await house.roll('ELM1', 1, 1);
    await house.roll('OAK1', 2, 2);
    expect(house.lastRoll('window')).toEqual([2, 2]);
    expect(house.towers.troubled).toEqual([{ code: 'noTable', table: null, tower: 'ELM1', port: 'usb:b' }]);
    expect(house.messages().filter(message => message === 'no table is free for this tower')).toHaveLength(1);
  });
});

test('a link that is lost and comes back is logged once each', async () => {
  const house = new TestHouse(NAMED.slice(0, 1));
  await house.plug('OAK1', 'port:1');
  await house.plug(null, 'port:1');
  await inProcess.pass(10_000);
  expect(house.towers.troubled).toEqual([{ code: 'absent', table: 'window', tower: 'OAK1', port: 'port:1' }]);
  await house.plug('OAK1', 'port:1');
  expect(house.messages()).toEqual([
    'the tower is linked',
    'a tower stands at its table',
    'the link to the tower is lost',
    'the tower is linked',
  ]);
});

test('an event nobody can read is logged once and quoted, on the screen and for machines too', async () => {
  const house = new TestHouse(NAMED.slice(0, 1));
  const device = new OddTower('OAK1');
  house.clone(device, 'port:1');
  await inProcess.pass(3000);
  device.sayOddly();
  await inProcess.pass(3000);
  const line = seal('EV 1 0000000A DANCE n=1 t=9');
  expect(house.towers.troubled).toEqual([
    { code: 'notUnderstood', table: 'window', tower: 'OAK1', port: 'port:1', line },
  ]);
  expect(house.logged.filter(entry => entry['line'] === line)).toHaveLength(1);
  expect(house.session('window').view.tower.detail).toMatchObject({ line });
});

test('a roll that the disk does not take is logged once, and once more when it does', async () => {
  const store = openTestStore(temporaryFolder());
  const house = new TestHouse(NAMED.slice(0, 1), store);
  await house.plug('OAK1', 'port:1');
  const full = vi.spyOn(store, 'append').mockReturnValue({ ok: false, trouble: 'diskFull' });
  await house.roll('OAK1', 1, 1);
  await inProcess.pass(5000);
  expect(house.towers.troubled).toMatchObject([{ code: 'notStored', table: 'window', tower: 'OAK1' }]);
  full.mockRestore();
  await inProcess.pass(2000);
  expect(house.lastRoll('window')).toEqual([1, 1]);
  expect(house.messages().slice(2)).toEqual([
    'an event of the tower could not be stored; it stays in the tower',
    'the tower is linked',
  ]);
});

/** Answers like a tower, then repeats an event that no version knows. */
class OddTower implements TowerDevice {
  #carry: (bytes: Uint8Array) => void = () => {};
  #isOdd = false;

  constructor(private readonly id: string) {}

  receive(bytes: Uint8Array): void {
    for (const line of Buffer.from(bytes).toString().split('\n')) {
      const re = /^HELLO 1 re=(\d+)/.exec(line)?.[1];
      const next = this.#isOdd ? 2 : 1;
      if (re) this.#say(`TOWER 1 id=${this.id} boot=0000000A next=${next} q=${next - 1} re=${re}`);
      if (line.startsWith('PING')) this.#say(`HB 1500 q=${next - 1} bad=0`);
      if (this.#isOdd) this.#say('EV 1 0000000A DANCE n=1 t=9');
    }
  }

  sayOddly(): void {
    this.#isOdd = true;
  }

  connect(carry: (bytes: Uint8Array) => void): void {
    this.#carry = carry;
  }

  reset(): void {}
  stop(): void {}
  press(): void {}
  release(): void {}
  roll(): void {}

  #say(body: string): void {
    this.#carry(Buffer.from(`${seal(body)}\n`));
  }
}
