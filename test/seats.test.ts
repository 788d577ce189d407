import { describe, expect, test } from 'vitest';
import type { House, Seating, SeatTable } from '../server/seats.js';
import { GRACE_MS, NOBODY, seatTowers } from '../server/seats.js';
import type { LinkedTower, LinkStatus } from '../server/serial/index.js';
import { hardwareLink, virtualLink } from '../server/towerLinkView.js';
import { troubledTowers } from '../server/troubledTowers.js';

const TABLES: readonly SeatTable[] = [
  { id: 'window', tower: 'auto' },
  { id: 'bar', tower: 'auto' },
  { id: 'cellar', tower: { port: '/dev/ttyUSB7' } },
  { id: 'attic', tower: 'none' },
];
const ONE_TABLE = TABLES.slice(0, 1);
const LATER = 1_000_000;

function linked(tower: string, path = `/dev/${tower}`): LinkStatus & LinkedTower {
  return { path, code: 'linked', tower, boot: '00000001', good: 9, damagedLines: 1 };
}

interface Remembered {
  readonly tableOf?: Readonly<Record<string, string>>;
  readonly towerAt?: Readonly<Record<string, string>>;
}

function house(tables = TABLES, { tableOf = {}, towerAt = {} }: Remembered = {}): House {
  return { tables, memory: { tableOf: tower => tableOf[tower], towerAt: table => towerAt[table] }, startedAt: 0 };
}

/** The towers that are linked, from one moment to the next; each moment is a second after the one before unless told. */
function follow(at: House, ...moments: readonly (readonly LinkStatus[] | number)[]): Seating {
  let now = LATER;
  let seating = NOBODY;
  for (const moment of moments) {
    now += typeof moment === 'number' ? moment : 1000;
    if (typeof moment !== 'number') seating = seatTowers(seating, moment, at, now);
  }
  return seating;
}

const places = ({ seats }: Seating) => Object.fromEntries([...seats].map(([table, { tower }]) => [table, tower]));
const A = linked('A');
const B = linked('B');
const SPARE = linked('SPARE');

describe('a tower that is found', () => {
  test.each([
    ['goes to the first table that has none', house(), [[A]], { window: 'A' }],
    ['goes to the next table when the first has one', house(), [[A], [A, B]], { window: 'A', bar: 'B' }],
    ['goes back to the table it stood at', house(TABLES, { tableOf: { B: 'bar' } }), [[B]], { bar: 'B' }],
    [
      'takes nobody else from their table',
      house(TABLES, { tableOf: { A: 'window', B: 'window' } }),
      [[A], [A, B]],
      { window: 'A', bar: 'B' },
    ],
    [
      'stays at its table when its cable is plugged in elsewhere',
      house(),
      [[A, B], [B], [B, linked('A', '/dev/x')]],
      { window: 'A', bar: 'B' },
    ],
    [
      'goes to the table that names its port, wherever it stood before',
      house(TABLES, { tableOf: { A: 'window' } }),
      [[A], [linked('A', '/dev/ttyUSB7')]],
      { cellar: 'A' },
    ],
    ['stands nowhere when every table has one', house(ONE_TABLE), [[A], [A, B]], { window: 'A' }],
  ] as const)('%s', (_name, at, moments, wanted) => {
    expect(places(follow(at, ...moments))).toEqual(wanted);
  });
});

describe('a spare tower', () => {
  const named = linked('A', '/dev/ttyUSB7');
  const namedSpare = linked('SPARE', '/dev/ttyUSB7');

  test.each([
    ['at a named port takes the place at once', house(), [[named], [namedSpare]], { cellar: 'SPARE' }],
    ['at a named port gives it back to the old one', house(), [[named], [namedSpare], [named]], { cellar: 'A' }],
    [
      'takes the only table as soon as the old tower is really gone',
      house(ONE_TABLE),
      [[A], [], [SPARE], GRACE_MS, [SPARE]],
      { window: 'SPARE' },
    ],
    ['waits while the old tower may only be starting anew', house(ONE_TABLE), [[A, SPARE], [SPARE]], { window: 'A' }],
    [
      'goes to the table whose tower has gone, not to one that never had any',
      house(),
      [[A], [], GRACE_MS, [SPARE]],
      { window: 'SPARE' },
    ],
    [
      'goes to the table whose tower went last',
      house(),
      [[A, B], [B], GRACE_MS, [], [SPARE], GRACE_MS, [SPARE]],
      { window: 'A', bar: 'SPARE' },
    ],
    [
      'that stood there before comes before a stranger',
      house(TABLES.slice(0, 1), { tableOf: { B: 'window' } }),
      [[A], [SPARE, B], GRACE_MS, [SPARE, B]],
      { window: 'B' },
    ],
    [
      'stays when the old tower returns; that one goes where there is none',
      house(TABLES, { tableOf: { A: 'window' } }),
      [[A], [], GRACE_MS, [SPARE], [SPARE, A]],
      { window: 'SPARE', bar: 'A' },
    ],
  ] as const)('%s', (_name, at, moments, wanted) => {
    expect(places(follow(at, ...moments))).toEqual(wanted);
  });

  test('is not kept out by a tower elsewhere whose cable comes and goes', () => {
    const flapping = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? [SPARE] : [SPARE, B]));
    const at = house([...ONE_TABLE, { id: 'bar', tower: 'auto' }]);
    expect(places(follow(at, [A, B], [B], GRACE_MS, ...flapping))).toEqual({ window: 'SPARE', bar: 'B' });
  });

  test('takes no place at the start before the towers that stood there had time to answer', () => {
    const at = house(TABLES, { tableOf: { A: 'window', B: 'bar' }, towerAt: { window: 'A', bar: 'B' } });
    const first = seatTowers(NOBODY, [SPARE], at, 100);
    expect(places(first)).toEqual({});
    const second = seatTowers(first, [SPARE, B], at, 2000);
    expect(places(second)).toEqual({ bar: 'B' });
    expect(places(seatTowers(second, [SPARE, B], at, GRACE_MS))).toEqual({ window: 'SPARE', bar: 'B' });
  });
});

test('two towers swapped between named ports belong to the ports they are plugged into', () => {
  const at = house([
    { id: 'window', tower: { port: '/dev/1' } },
    { id: 'bar', tower: { port: '/dev/2' } },
  ]);
  const before = [linked('A', '/dev/1'), linked('B', '/dev/2')];
  const after = [linked('B', '/dev/1'), linked('A', '/dev/2')];
  expect(places(follow(at, before, [], after))).toEqual({ window: 'B', bar: 'A' });
});

describe('a tower without a table', () => {
  test('is told at the table it stood at', () => {
    const at = house(TABLES, { tableOf: { C: 'bar' } });
    const { homeless } = follow(at, [A, B], [A, B, linked('C')]);
    expect(homeless).toMatchObject([{ tower: 'C', path: '/dev/C', near: 'bar' }]);
  });

  test('is named as having none, and nothing else', () => {
    const links = [A, SPARE];
    const seating = follow(house(ONE_TABLE), [A], links);
    expect(troubledTowers(ONE_TABLE, seating, links)).toEqual([
      { code: 'noTable', table: null, tower: 'SPARE', port: '/dev/SPARE' },
    ]);
  });
});

describe('the link of a table', () => {
  const seat = { tower: 'A', path: '/dev/A', goneAt: null };
  const window = TABLES[0]!;

  test('to a tower that is pulled out is shown as absent, not as another tower', () => {
    const another = linked('SPARE', '/dev/A');
    expect(hardwareLink(window, seat, [])).toMatchObject({ kind: 'hardware', state: 'absent', id: 'A' });
    expect(hardwareLink(window, seat, [another])).toMatchObject({ kind: 'hardware', state: 'absent', id: 'A' });
  });

  test('shows how clean its line is', () => {
    expect(hardwareLink(window, seat, [A])).toMatchObject({ state: 'linked', quality: 0.9 });
  });

  test('to a named port is told though no tower was ever there', () => {
    const [, , cellar] = TABLES;
    expect(hardwareLink(cellar!, undefined, [])).toMatchObject({ kind: 'hardware', state: 'absent', id: null });
    expect(troubledTowers(TABLES, NOBODY, [{ path: '/dev/ttyUSB7', code: 'noPermission' }])).toEqual([
      { code: 'noPermission', table: 'cellar', tower: null, port: '/dev/ttyUSB7' },
    ]);
  });

  test('to a tower that may not be opened is told beside the virtual one', () => {
    const own = linked('V1', 'virtual:window');
    const view = virtualLink(own, [{ path: '/dev/ttyACM0', code: 'noPermission' }], 'V1');
    expect(view).toMatchObject({
      kind: 'virtual',
      state: 'linked',
      detail: { trouble: 'noPermission', troubledPort: '/dev/ttyACM0' },
    });
  });
});
