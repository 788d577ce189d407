/** Whoever asks for much and reads nothing costs a bounded amount of memory, and nobody else anything. */
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { StoredEntry } from '../../server/table/entry.js';
import type { TableSession } from '../../server/table/session.js';
import { newFamilyGame } from '../table/atTable.js';
import { answerTo, CODE, connectOver, openHouse } from './atDoor.js';

const FILE = '/api/v1/tables/table-1/games/long/file';

/** A record of 32 MB: the network itself takes a few of them. */
function tellLongStory(session: TableSession): { readonly timesRead: () => number } {
  const told = vi
    .spyOn(session.archive, 'copy')
    .mockReturnValue([
      { at: '2026-01-01T12:00:00.000Z', entry: { kind: 'begin', setup: { rules: { set: 'x'.repeat(32e6) } } } },
    ] as unknown as readonly StoredEntry[]);
  return { timesRead: () => told.mock.calls.length };
}

async function portOf(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Asks for the file, over and over on one connection, and reads nothing of it. */
function askAndNotRead(port: number, guest: string, times: number) {
  const socket = connect(port, '127.0.0.1');
  const lines = [`GET ${FILE} HTTP/1.1`, 'host: localhost', `x-forwarded-for: ${guest}`, `x-watchroom-code: ${CODE}`];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`.repeat(times));
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

describe('an answer that nobody reads', () => {
  test('is the last for its address until it was fetched or given up; others are served', async () => {
    const { app, session } = await openHouse({ access: { proxy: '127.0.0.1' } });
    const { timesRead } = tellLongStory(session);
    const port = await portOf(app);
    const greedy = Array.from({ length: 20 }, () => askAndNotRead(port, '10.0.0.1', 5));
    const statusFor = async (guest: string) => {
      const headers = { 'x-forwarded-for': guest, 'x-watchroom-code': CODE };
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/tables/table-1`, { headers });
      await answer.arrayBuffer();
      return answer.status;
    };
    await expect.poll(() => statusFor('10.0.0.1')).toBe(429);
    expect(timesRead()).toBe(1);
    expect(await statusFor('10.0.0.2')).toBe(200);
    for (const socket of greedy) socket.destroy();
    await expect.poll(() => statusFor('10.0.0.1')).toBe(200);
  });

  test('of many addresses together is not heaped up either, and this machine is served all the same', async () => {
    const { app, session } = await openHouse({ access: { proxy: '127.0.0.1' } });
    const { timesRead } = tellLongStory(session);
    const port = await portOf(app);
    for (let guest = 1; guest <= 30; guest++) askAndNotRead(port, `10.0.0.${guest}`, 1);
    const status = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}/api/v1/tables/table-1`, { headers })).status;
    await expect.poll(() => status({ 'x-forwarded-for': '10.0.0.99', 'x-watchroom-code': CODE })).toBe(429);
    expect(timesRead()).toBeLessThanOrEqual(2);
    expect(await status({})).toBe(200);
  });
});

test('a screen that reads nothing is given up, however much it goes on saying', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { app, session } = await openHouse();
  newFamilyGame(session);
  const screen = await connectOver(app);
  expect(await answerTo(screen)).toBe('welcome');
  screen.socket.pause();
  const kept = await connectOver(app);
  expect(await answerTo(kept)).toBe('welcome');
  // Views enough to fill what the network takes.
  for (let i = 0; i < 600; i++) {
    session.showInvitation({ address: `http://${'x'.repeat(60_000)}`, code: String(i) });
    await new Promise(resolve => setImmediate(resolve));
  }
  for (let pulses = 0; pulses < 3 && session.view.screens > 1; pulses++) {
    screen.say({ type: 'ping' });
    kept.say({ type: 'ping' });
    await kept.next('pong');
    await vi.advanceTimersByTimeAsync(15_000);
  }
  await expect.poll(() => session.view.screens).toBe(1);
});
