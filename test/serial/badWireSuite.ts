import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { type Badness, type Outcome, simulate } from './badWire.js';
import { seededChance } from './random.js';

const wire = { lostLine: 0.02, doubledLine: 0.02, delayedLine: 0.02 };
const world = { towerReset: 0.002, portLost: 0.002, hostRestart: 0.002 };

/** Resets so often that lines of one start arrive in the next: what the `boot` in EV and ACK, and `re`, are for. */
const restless = {
  towerReset: 0.1,
  portLost: 0.03,
  hostRestart: 0.03,
  lostLine: 0.05,
  doubledLine: 0.2,
  delayedLine: 0.3,
};

const wires: readonly (readonly [string, number, Badness])[] = [
  ['no byte', 15, { ...restless, damagedByte: 0 }],
  ['one byte in 1,000', 25, { ...wire, ...world, damagedByte: 1 / 1000 }],
  ['one byte in 100', 40, { ...wire, ...world, damagedByte: 1 / 100 }],
  ['one byte in 50', 20, { ...wire, ...world, damagedByte: 1 / 50 }],
];

/** So many messages, shared out over wires of different badness. */
export function describeBadWire(messages: number): void {
  test.each(wires)('with %s damaged, every event arrives once, unchanged and in order', async (_, share, badness) => {
    const count = (messages * share) / 100;
    const outcome = await simulate(badness, count, seededChance(count + badness.damagedByte * 1e6));
    expect(outcome.starts.size).toBeGreaterThan(1);
    // The rest was waiting in the tower when it was reset.
    expect(outcome.delivered.length).toBeGreaterThan(0.8 * count);
    expectOnceAndInOrder(outcome);
    expectNothingLost(outcome);
  });
}

function expectOnceAndInOrder(outcome: Outcome) {
  const last = new Map<string, number>();
  for (const { boot, seq, message } of outcome.delivered) {
    const start = outcome.starts.get(boot);
    if (seq !== (last.get(boot) ?? 0) + 1) throw new Error(`${boot} ${seq} came after ${last.get(boot)}`);
    last.set(boot, seq);
    if (!isDeepStrictEqual(message, start?.taken[seq - 1])) expect(message).toEqual(start?.taken[seq - 1]);
  }
}

/** What was acknowledged is there; of the last start, which was not reset, everything. */
function expectNothingLost(outcome: Outcome) {
  const delivered = new Map<string, number>();
  for (const { boot, seq } of outcome.delivered) delivered.set(boot, seq);
  for (const [boot, { acknowledged }] of outcome.starts) {
    expect(delivered.get(boot) ?? 0).toBeGreaterThanOrEqual(acknowledged);
  }
  const [boot, start] = [...outcome.starts].at(-1)!;
  expect(delivered.get(boot) ?? 0).toBe(start.taken.length);
}
