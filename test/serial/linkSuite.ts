import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { breakWire, type FaultyWire } from '../../server/cli/tower/faultyWire.js';
import {
  isLinked,
  type LinkStatus,
  memoryInbox,
  type PortSource,
  type TowerDevice,
  type TowerEvent,
  type Towers,
  watchTowers,
} from '../../server/serial/index.js';
import { seededChance } from './random.js';

/** A way from a tower to the service: in this process, or through a real port. */
export interface Transport {
  /** Puts the tower at the end of the way. */
  readonly join: (device: TowerDevice) => Promise<JoinedTransport>;
  /** Lets time pass, on whatever clock the transport goes by. */
  readonly pass: (ms: number) => Promise<void>;
}

export interface JoinedTransport {
  readonly source: PortSource;
  readonly unplug: () => Promise<void>;
  readonly plugIn: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A tower to run the suite with, switched on. */
export type MakeDevice = () => TowerDevice;

/** Everything a link promises, on one transport and with one kind of tower. */
export function describeLink(name: string, transport: Transport, makeDevice: MakeDevice): void {
  describe(`the link over ${name}`, () => {
    let device: TowerDevice;
    let wire: FaultyWire;
    let joined: JoinedTransport;
    let towers: Towers | undefined;
    let inbox: ReturnType<typeof memoryInbox>;
    let events: readonly TowerEvent[];
    let seen: LinkStatus['code'][];

    beforeEach(async () => {
      device = makeDevice();
      wire = breakWire(device, { random: seededChance(7).next });
      joined = await transport.join(wire);
      inbox = memoryInbox();
      events = inbox.events;
      seen = [];
      startService();
      await untilLinked();
    });

    afterEach(async () => {
      await towers?.stop();
      await joined.close();
      device.stop();
    });

    function startService() {
      towers = watchTowers({
        sources: [joined.source],
        inbox,
        onLinks: links => seen.push(...links.map(link => link.code)),
      });
    }

    const linked = () => towers?.links().find(isLinked);
    const untilLinked = () => until('a link', 15_000, () => linked()?.code === 'linked');

    async function until(what: string, ms: number, isTrue: () => boolean): Promise<void> {
      for (let waited = 0; !isTrue(); waited += 10) {
        if (waited >= ms)
          throw new Error(`${what} did not come in ${ms} ms; links: ${JSON.stringify(towers?.links())}`);
        await transport.pass(10);
      }
    }

    /** Rolls and waits until it has arrived, so that the tower's queue never fills. */
    async function rollAndTake(d6: number, d8: number, patience = 5000): Promise<void> {
      const before = events.length;
      wire.roll({ d6, d8 });
      await until(`the roll ${d6} ${d8}`, patience, () => events.length > before);
    }

    const rolled = () => events.map(({ message }) => (message.kind === 'roll' ? [message.d6, message.d8] : []));

    test('a roll and a press arrive once, in order, and are acknowledged', async () => {
      await rollAndTake(3, 5);
      wire.press(1);
      await until('the press', 2000, () => events.length === 2);
      wire.release(1);
      await until('the release', 2000, () => events.length === 3);
      // Longer than a tower waits before it repeats what nobody acknowledged.
      await transport.pass(1500);
      expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
      expect(events[0]?.message).toMatchObject({ kind: 'roll', d6: 3, d8: 5, ask: 0 });
      expect(events[1]?.message).toMatchObject({ kind: 'button', button: 1, action: 'down' });
      expect(events[2]?.message).toMatchObject({ kind: 'button', button: 1, action: 'up' });
    });

    test('a roll carries the number of the question that was asked for', async () => {
      const tower = linked()!;
      towers!.cue(tower, { kind: 'roll', ask: 41 });
      await transport.pass(500);
      await rollAndTake(6, 8);
      towers!.cue(tower, { kind: 'wait' });
      await transport.pass(500);
      await rollAndTake(1, 1);
      expect(events.map(({ message }) => message.kind === 'roll' && message.ask)).toEqual([41, 0]);
    });

    test('what happens while the plug is out arrives when it is in again, for the question it was rolled for', async () => {
      towers!.cue(linked()!, { kind: 'roll', ask: 9 });
      await transport.pass(500);
      await joined.unplug();
      await until('the loss', 8000, () => linked() === undefined);
      wire.roll({ d6: 2, d8: 7 });
      await transport.pass(1500);
      await joined.plugIn();
      await until('the late roll', 15_000, () => events.length > 0);
      await rollAndTake(4, 4);
      expect(rolled()).toEqual([
        [2, 7],
        [4, 4],
      ]);
      expect(events[0]?.message).toMatchObject({ ask: 9 });
    });

    test('a plug pulled under traffic is noticed and mended without a restart', async () => {
      const chatter = setInterval(() => wire.inject(Buffer.from('#chatter of a busy tower\n'.repeat(20))), 5);
      await transport.pass(300);
      await joined.unplug();
      await until('the loss', 8000, () => linked() === undefined);
      await joined.plugIn();
      await untilLinked();
      clearInterval(chatter);
      await rollAndTake(5, 2);
      expect(rolled()).toEqual([[5, 2]]);
    });

    test('a tower that is reset while talking is greeted again, and its events belong to the new start', async () => {
      await rollAndTake(1, 2);
      wire.reset();
      await until('the new start', 10_000, () => linked() !== undefined && linked()?.boot !== events[0]?.boot);
      await rollAndTake(3, 4);
      expect(rolled()).toEqual([
        [1, 2],
        [3, 4],
      ]);
      expect(events.map(({ seq }) => seq)).toEqual([1, 1]);
    });

    test('a silent tower is noticed by its heartbeat, and found again', async () => {
      wire.cut();
      await until('the silence', 5000, () => seen.includes('silent'));
      wire.mend();
      await untilLinked();
      await rollAndTake(6, 6);
    });

    test('a restarted service takes up where the last one stopped', async () => {
      await rollAndTake(1, 1);
      await towers?.stop();
      wire.roll({ d6: 2, d8: 2 });
      await transport.pass(300);
      startService();
      await until('the roll from between', 10_000, () => events.length === 2);
      await rollAndTake(3, 3);
      expect(rolled()).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
      ]);
    });

    test('garbage, half lines and a line without end bring no event and do not break the link', async () => {
      const chance = seededChance(3);
      wire.inject(Buffer.from(Array.from({ length: 2000 }, () => chance.below(256))));
      wire.inject(Buffer.from('EV 1 00000000 ROLL d6=3'));
      for (let i = 0; i < 20; i++) {
        wire.inject(Buffer.alloc(4096, 'x'));
        await transport.pass(10);
      }
      wire.inject(Buffer.from('\nEV 1 00000000 ROLL d6=3 d8=5 ask=0 t=1\n'));
      await transport.pass(300);
      expect(events).toEqual([]);
      await rollAndTake(2, 3);
      expect(rolled()).toEqual([[2, 3]]);
      expect(linked()?.damagedLines).toBeGreaterThan(0);
    });

    test('one byte in 100 damaged: all rolls arrive once and in order, and the damage is counted', async () => {
      wire.damage(1 / 100);
      const wanted = Array.from({ length: 12 }, (_, i) => [1 + (i % 6), 1 + (i % 8)] as const);
      for (const [d6, d8] of wanted) await rollAndTake(d6, d8, 30_000);
      wire.damage(0);
      await transport.pass(1500);
      expect(rolled()).toEqual(wanted);
      expect(linked()?.damagedLines).toBeGreaterThan(0);
    });
  });
}
