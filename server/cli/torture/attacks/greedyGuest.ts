import { readFileSync } from 'node:fs';
import { type ClientRequest, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command, TableView } from '../../../web/wire.js';
import { WireClient } from '../../wireClient.js';
import { JOIN_CODES, TABLES } from '../house.js';
import { nextCommand } from '../tablePlayer.js';
import type { Attack } from '../underAttack.js';

const GROW_MS = 15_000;
const AMEND_MS = 12_000;
const ASK_MS = 6000;
const UNREAD = 40;
const ADDRESS = '203.0.113.9';
const HEADERS = { 'x-forwarded-for': ADDRESS, 'x-watchroom-code': JOIN_CODES.bar };

/**
 * A guest with the right code makes the game at their table as long and as large as they may, amends it over and over, asks
 * for all of it again and again, and reads no answer.
 */
export const greedyGuest: Attack = {
  name: 'greedy guest',
  run: async ({ service }) => {
    const enter = () => WireClient.connect(service.port, TABLES.attacked, { address: ADDRESS, code: JOIN_CODES.bar });
    const grown = await insist(enter, GROW_MS, grow);
    const amended = await insist(enter, AMEND_MS, amendTheOldest);
    const client = await enter();
    const game = `http://127.0.0.1:${service.port}/api/v1/tables/${TABLES.attacked}/games/${client.view.game?.id}`;
    client.close();
    const unread = Array.from({ length: UNREAD }, () => askAndNeverRead(`${game}/file`));
    const asked = await askAgainAndAgain(game);
    const memory = residentMegabytes(service.pid);
    for (const request of unread) request.destroy();
    const done = `${grown.done} inputs, ${amended.done} amends, ${asked} readings, ${UNREAD} files never read`;
    return `${done}; cut off ${grown.cutOff + amended.cutOff} times; ${memory} MB`;
  },
};

/** Sends as fast as the service takes it, and comes back when it is cut off for that. */
async function insist(
  enter: () => Promise<WireClient>,
  ms: number,
  next: (view: TableView, n: number) => Command,
): Promise<{ readonly done: number; readonly cutOff: number }> {
  const until = performance.now() + ms;
  let client = await enter();
  let done = 0;
  let cutOff = 0;
  for (let n = 0; performance.now() < until; n++) {
    const answer = await client.send(`greedy-${ms}-${n}`, client.view.revision, next(client.view, n));
    if (answer?.type === 'done') done += 1;
    else if (answer) await sleep(30);
    else {
      cutOff += 1;
      client = await enter();
    }
  }
  client.close();
  return { done, cutOff };
}

/** Every second input sets as much of the table right as one can. */
function grow({ game }: TableView, n: number): Command {
  if (game?.awaiting?.for !== 'action' || n % 2 === 0) return nextCommand(game);
  const to = n % 4 === 1 ? 'smoke' : 'none';
  const spaces = Array.from({ length: 48 }, (_, space) => `${Math.floor(space / 8) + 1},${(space % 8) + 1}`);
  return {
    do: 'input',
    input: { do: 'correct', changes: spaces.slice(0, 30).map(at => ({ set: 'threat', at, to })) },
  };
}

/** The oldest step that the screen shows is set right to what it was: everything after it is played again. */
function amendTheOldest({ game }: TableView): Command {
  const oldest = game?.history[0];
  if (oldest?.input.do !== 'answer' && oldest?.input.do !== 'act') return { do: 'undo' };
  return { do: 'amend', step: oldest.step, input: oldest.input };
}

function askAndNeverRead(url: string): ClientRequest {
  const request = get(url, { headers: HEADERS, agent: false }, response => response.pause());
  request.on('error', () => {});
  return request;
}

async function askAgainAndAgain(url: string): Promise<number> {
  const until = performance.now() + ASK_MS;
  let asked = 0;
  while (performance.now() < until) {
    const answer = await fetch(url, { headers: HEADERS });
    await answer.arrayBuffer();
    if (answer.ok) asked += 1;
    else await sleep(50);
  }
  return asked;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
