import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadlineParser } from '@serialport/parser-readline';
import { SerialPort } from 'serialport';
import { BAUD_RATE, formatLine } from '../../../firmware-protocol/index.js';
import {
  givenPort,
  isLinked,
  makeVirtualTower,
  memoryInbox,
  openPty,
  type TowerDevice,
  watchTowers,
} from '../../serial/index.js';
import { breakWire } from '../tower/faultyWire.js';
import { type Measured, measureInTurns, rowsOf } from './inTurns.js';
import type { BenchRow } from './row.js';

const SAMPLES = 1000;
const WARM_UP = 100;

/** A roll leaves the tower → its message is in the service, beside the same line through a bare serialport. Both through a pty, in turns. */
export async function benchWire(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-bench-'));
  const things = [await joinLink(join(folder, 'link')), await joinBare(join(folder, 'bare'))] as const;
  const [link, bare] = await measureInTurns(things, { samples: SAMPLES, warmUp: WARM_UP });
  rmSync(folder, { recursive: true });
  return rowsOf('wire → message', link, { name: 'bare serialport line', times: bare });
}

async function joinLink(path: string): Promise<Measured> {
  const tower = makeVirtualTower('BENCH', ['die']);
  const arrival = new Signal();
  const acknowledgement = new Signal();
  const wire = breakWire(tower, {
    onLine: (from, text) => from === 'host' && text.startsWith('ACK ') && acknowledgement.give(),
  });
  const pty = await openPty(wire, path);
  const linked = new Signal();
  const inbox = memoryInbox();
  const towers = watchTowers({
    sources: [givenPort(path)],
    inbox: {
      lastSeq: inbox.lastSeq,
      store: event => {
        const stored = inbox.store(event);
        arrival.give();
        return stored;
      },
    },
    onLinks: links => links.some(isLinked) && linked.give(),
  });
  await linked.wait();
  return {
    async measure() {
      const [arrived, acknowledged] = [arrival.wait(), acknowledgement.wait()];
      const startedAt = performance.now();
      tower.roll({ d6: 3, d8: 5 });
      await arrived;
      const took = performance.now() - startedAt;
      // The tower sends one event at a time: the next one must not wait for this one's acknowledgement.
      await acknowledged;
      return took;
    },
    async close() {
      await towers.stop();
      await pty.close();
      tower.stop();
    },
  };
}

async function joinBare(path: string): Promise<Measured> {
  let carry: (bytes: Uint8Array) => void = () => {};
  const nothing = () => {};
  const device: TowerDevice = {
    connect: next => {
      carry = next;
    },
    receive: nothing,
    reset: nothing,
    stop: nothing,
    press: nothing,
    release: nothing,
    roll: nothing,
  };
  const pty = await openPty(device, path);
  const port = new SerialPort({ path, baudRate: BAUD_RATE, autoOpen: false });
  await new Promise<void>((resolve, reject) => port.open(error => (error ? reject(error) : resolve())));
  const arrival = new Signal();
  port.pipe(new ReadlineParser()).on('data', () => arrival.give());
  const line = formatLine({ kind: 'roll', seq: 100, boot: '5F00A1B2', d6: 3, d8: 5, ask: 0, uptime: 10_000 });
  return {
    async measure() {
      const arrived = arrival.wait();
      const startedAt = performance.now();
      carry(Buffer.from(`${line}\n`));
      await arrived;
      return performance.now() - startedAt;
    },
    async close() {
      await new Promise<void>(resolve => port.close(() => resolve()));
      await pty.close();
    },
  };
}

/** Something that is waited for again and again. */
class Signal {
  #resolve: () => void = () => {};

  wait(): Promise<void> {
    return new Promise(resolve => {
      this.#resolve = resolve;
    });
  }

  give(): void {
    this.#resolve();
  }
}
