import { once } from 'node:events';
import { JOIN_CODES, TABLES } from '../house.js';
import type { Attack } from '../underAttack.js';
import { isWelcome, joinFrom, socketFrom } from './guest.js';

const DEPTHS = [2, 10, 100, 250, 300, 500, 1000, 1500];
const ATTACK_MS = 15_000;

/** Commands within commands within commands: from strangers before any hello, from a guest, and in a file to be brought in. */
export const nestedMessages: Attack = {
  name: 'nested messages',
  run: async ({ service }) => {
    let sent = 0;
    const until = performance.now() + ATTACK_MS;
    for (let round = 0; performance.now() < until; round++) {
      for (const depth of DEPTHS) {
        const address = `198.51.100.${round % 250}`;
        const stranger = socketFrom(service.port, address);
        if (await isOpened(stranger)) stranger.send(commandOf(depth));
        await ended(stranger);
        const guest = await joinFrom(service.port, address, TABLES.attacked, JOIN_CODES.bar);
        if (!isWelcome(guest)) throw new Error(`a guest with the right code heard ${JSON.stringify(guest.answer)}`);
        guest.socket.send(commandOf(depth));
        const refused = await Promise.race([once(guest.socket, 'message'), once(guest.socket, 'close')]);
        if (!refused) throw new Error('a nested command was not answered');
        guest.socket.terminate();
        await fetch(`http://127.0.0.1:${service.port}/api/v1/tables/${TABLES.attacked}/games`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-watchroom-pin': '424242' },
          body: `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`,
        });
        sent += 3;
      }
    }
    return `${sent} messages, ${DEPTHS[0]} to ${DEPTHS.at(-1)} deep`;
  },
};

function commandOf(depth: number): string {
  const open = '{"do":"command","who":"a","action":';
  const action = `${open.repeat(depth)}{"do":"endTurn"}${'}'.repeat(depth)}`;
  return `{"type":"command","id":"n${depth}","revision":0,"command":{"do":"input","input":{"do":"act","action":${action}}}}`;
}

async function isOpened(socket: ReturnType<typeof socketFrom>): Promise<boolean> {
  return Promise.race([once(socket, 'open').then(() => true), once(socket, 'close').then(() => false)]);
}

/** A stranger who does not say hello is shown out; one whom nobody shows out leaves. */
async function ended(socket: ReturnType<typeof socketFrom>): Promise<void> {
  const leave = setTimeout(() => socket.terminate(), 500);
  await once(socket, 'close');
  clearTimeout(leave);
}
