import { setTimeout as sleep } from 'node:timers/promises';
import { compareRecord, type Faults, isFaultless } from './compareRecord.js';
import { House, TABLES } from './house.js';

/** Something that is done to a running house while people play at the table by the window. */
export interface Attack {
  readonly name: string;
  /** Gives what was tried, with figures; throws when something gave way that the figures do not show. */
  readonly run: (house: House) => Promise<string>;
}

export interface AttackRow extends Faults {
  readonly attack: string;
  readonly tried: string;
  /** Commands and rolls of the people who played meanwhile. */
  readonly played: number;
  readonly crashes: number;
  /** Milliseconds from a tap at the other table to its answer. */
  readonly p99: number;
  /** Seconds from the start after `kill -9` until the service serves. */
  readonly restart: number;
}

/** The first answers of a service that has just started are slow, attacked or not. */
const WARM_UP_MS = 3000;
const MAX_P99_MS = 100;
const MAX_RESTART_S = 2;

/** Runs one attack on a house of its own. */
export async function underAttack({ name, run }: Attack): Promise<AttackRow> {
  const house = await House.open();
  const player = house.players[TABLES.played];
  try {
    await house.start();
    player.goOn(house.service.port);
    await sleep(WARM_UP_MS);
    player.answerTimes.length = 0;
    const tried = await run(house);
    await player.rest();
    const crashes = house.service.hasEnded() ? 1 : 0;
    await house.kill();
    const restart = await house.start();
    await player.settle(house.service.port);
    await house.kill();
    const faults = compareRecord(house.data, TABLES.played, player.told);
    const played = player.told.rolls.length + player.told.done.size;
    return { attack: name, tried, played, ...faults, crashes, p99: p99Of(player.answerTimes), restart };
  } finally {
    await house.close();
  }
}

export function hasHeld(row: AttackRow): boolean {
  return isFaultless(row) && row.crashes === 0 && row.p99 < MAX_P99_MS && row.restart < MAX_RESTART_S;
}

export function formatRow(row: AttackRow): string {
  const { attack, tried, played, lost, doubled, phantom, crashes, p99, restart } = row;
  const figures = [played, lost, doubled, phantom, crashes, `${p99.toFixed(1)} ms`, `${restart.toFixed(2)} s`];
  return `| ${[attack, tried, ...figures].join(' | ')} |`;
}

export const HEADING = [
  '| attack | tried | played beside it | lost | doubled | phantom | crashes | other table p99 | restart |',
  '|---|---|---|---|---|---|---|---|---|',
].join('\n');

function p99Of(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
