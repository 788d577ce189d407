import { expect, test } from 'vitest';
import { memoryInbox, openLedger } from '../../server/serial/inbox.js';

const event = (boot: string, seq: number) =>
  ({
    tower: 'OAK1',
    path: '/dev/ttyUSB0',
    boot,
    seq,
    message: { kind: 'roll', seq, boot: 'B0070001', d6: 1, d8: 1, ask: 0, uptime: 0 },
  }) as const;

test('an event is stored once; the same key again is known', () => {
  const inbox = memoryInbox();
  expect(inbox.store(event('B0070001', 1))).toBe('stored');
  expect(inbox.store(event('B0070001', 1))).toBe('known');
  expect(inbox.events.length).toBe(1);
});

test('a start that was never met begins with nothing', async () => {
  const ledger = await openLedger(memoryInbox(), 'OAK1', { boot: 'B0070001', next: 4 });
  expect(ledger).toEqual({ boot: 'B0070001', last: 0 });
});

test('a known start goes on after its last event', async () => {
  const inbox = memoryInbox();
  inbox.store(event('B0070001', 1));
  inbox.store(event('B0070001', 2));
  expect(await openLedger(inbox, 'OAK1', { boot: 'B0070001', next: 3 })).toEqual({ boot: 'B0070001', last: 2 });
});

test('a token that comes again with smaller numbers is a new start, and stays it', async () => {
  const inbox = memoryInbox();
  for (const seq of [1, 2, 3]) inbox.store(event('B0070001', seq));
  const second = await openLedger(inbox, 'OAK1', { boot: 'B0070001', next: 1 });
  expect(second).toEqual({ boot: 'B0070001-2', last: 0 });
  expect(inbox.store(event(second.boot, 1))).toBe('stored');
  expect(await openLedger(inbox, 'OAK1', { boot: 'B0070001', next: 2 })).toEqual({ boot: 'B0070001-2', last: 1 });
  expect(await openLedger(inbox, 'OAK1', { boot: 'B0070001', next: 1 })).toEqual({ boot: 'B0070001-3', last: 0 });
});
