import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { formatLine } from '../../../firmware-protocol/index.js';
import { openPty, type TowerDevice } from '../../serial/index.js';

/** The yardstick: a roll on a serial line, passed on to sockets by a program that does nothing else. */
export interface BareLine {
  /** Where its sockets are. */
  readonly port: number;
  /** Puts the line of one roll on the wire. */
  send(): void;
  close(): Promise<void>;
}

export async function openBareLine(path: string): Promise<BareLine> {
  let carry: (bytes: Uint8Array) => void = () => {};
  const pty = await openPty(
    mute(next => {
      carry = next;
    }),
    path,
  );
  const relay = spawn(process.execPath, [fileURLToPath(new URL('bareRelay.js', import.meta.url)), pty.path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(relay.stdout, 'data')) as [Buffer];
  let sent = 100;
  return {
    port: Number(String(said).trim()),
    send() {
      sent += 1;
      const line = formatLine({ kind: 'roll', seq: sent, boot: '5F00A1B2', d6: 3, d8: 5, ask: 0, uptime: 10_000 });
      carry(Buffer.from(`${line}\n`));
    },
    async close() {
      relay.kill();
      await pty.close();
    },
  };
}

/** A device that only ever sends what it is given. */
function mute(onConnect: (carry: (bytes: Uint8Array) => void) => void): TowerDevice {
  const nothing = () => {};
  return {
    connect: onConnect,
    receive: nothing,
    reset: nothing,
    stop: nothing,
    press: nothing,
    release: nothing,
    roll: nothing,
  };
}
