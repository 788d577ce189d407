import { describe, expect, test } from 'vitest';
import type { Seat, SeatTable } from '../server/seats.js';
import { hardwareLink, tableForTower, virtualLink } from '../server/seats.js';
import type { LinkedTower, LinkStatus } from '../server/serial/index.js';

const TABLES: readonly SeatTable[] = [
  { id: 'window', tower: 'auto' },
  { id: 'bar', tower: 'auto' },
  { id: 'cellar', tower: { port: '/dev/ttyUSB7' } },
  { id: 'attic', tower: 'none' },
];

function linked(tower: string, path = `/dev/${tower}`): LinkStatus & LinkedTower {
  return { path, code: 'linked', tower, boot: '00000001', good: 9, damagedLines: 1 };
}

describe('a tower', () => {
  test.each([
    ['goes to the first table that has none', linked('A'), [], undefined, 'window'],
    ['goes to the next table when the first has one', linked('B'), [['window', 'A']], undefined, 'bar'],
    ['goes back to the table it stood at', linked('B'), [], 'bar', 'bar'],
    ['takes nobody else from their table', linked('B'), [['bar', 'A']], 'bar', 'window'],
    [
      'stays at its table when its cable is plugged in elsewhere',
      linked('A', '/dev/x'),
      [
        ['bar', 'A'],
        ['window', 'B'],
      ],
      'bar',
      'bar',
    ],
    ['goes to the table that names its port', linked('C', '/dev/ttyUSB7'), [], 'window', 'cellar'],
    [
      'stands nowhere when every table has one',
      linked('C'),
      [
        ['window', 'A'],
        ['bar', 'B'],
      ],
      undefined,
      null,
    ],
  ] as const)('%s', (_name, link, taken, remembered, table) => {
    const seats = new Map<string, Seat>(taken.map(([id, tower]) => [id, { tower, path: `/dev/${tower}` }]));
    expect(tableForTower(link, TABLES, seats, remembered)).toBe(table);
  });

  test('that is pulled out is shown as absent, not as another tower', () => {
    expect(hardwareLink({ tower: 'A', path: '/dev/A' }, [])).toMatchObject({
      kind: 'hardware',
      state: 'absent',
      id: 'A',
    });
  });

  test('shows how clean its line is', () => {
    expect(hardwareLink({ tower: 'A', path: '/dev/A' }, [linked('A')])).toMatchObject({
      state: 'linked',
      quality: 0.9,
    });
  });

  test('that may not be opened is told beside the virtual one', () => {
    const own = linked('V1', 'virtual:window');
    const view = virtualLink(own, [{ path: '/dev/ttyACM0', code: 'noPermission' }], 'V1');
    expect(view).toMatchObject({
      kind: 'virtual',
      state: 'linked',
      detail: { trouble: 'noPermission', troubledPort: '/dev/ttyACM0' },
    });
  });
});
