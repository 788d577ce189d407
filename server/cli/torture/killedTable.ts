import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeVirtualTower, openPty, type VirtualTower } from '../../serial/index.js';
import type { Command, GameView, TableView } from '../../web/wire.js';
import { startWatchroom, type WatchroomProcess } from '../watchroomProcess.js';
import { WireClient } from '../wireClient.js';
import { compareRecord, type Told } from './compareRecord.js';

export interface KillOptions {
  readonly kills: number;
  /** The service lives at most so long before it is killed. */
  readonly lifeMs: number;
}

const TABLE = 'table-1';
/** How long a roll may take from the tower to the screen before it counts as lost. */
const DELIVERY_MS = 15_000;

/**
 * A game played over a pty while the service is killed again and again, at any moment. Afterwards the record must hold
 * every roll the tower took and every command that was acknowledged, each once and in order, and nothing else.
 */
export async function tortureKilledTable(say: (line: string) => void, options: KillOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-kill-'));
  const tower = makeVirtualTower('KILL', ['die']);
  const pty = await openPty(tower, join(folder, 'tower'));
  try {
    const told = await playThroughKills(folder, tower, pty.path, options, say);
    compareRecord(join(folder, 'games'), TABLE, told);
    say(`${told.rolls.length} rolls and ${told.done.size} commands: each in the record once`);
  } finally {
    tower.stop();
    await pty.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playThroughKills(
  folder: string,
  tower: VirtualTower,
  port: string,
  { kills, lifeMs }: KillOptions,
  say: (line: string) => void,
): Promise<Told> {
  const table = new TorturedTable(tower);
  const start = () => startWatchroom(['--data', join(folder, 'games'), '--tower', port]);
  for (let kill = 1; kill <= kills; kill++) {
    const service = await start();
    const isKilledAtOnce = kill % 10 === 0;
    const seated = isKilledAtOnce ? Promise.resolve() : table.sitDown(service.port);
    await Promise.all([
      seated.then(() => killAfter(service, randomInt(1, lifeMs))),
      seated.then(() => table.playUntilLost()),
    ]);
    if (kill % 25 === 0) say(`${kill} kills, ${table.told.rolls.length} rolls`);
  }
  const service = await start();
  await table.settle(service.port);
  await service.stop();
  return table.told;
}

async function killAfter(service: WatchroomProcess, ms: number): Promise<void> {
  await sleep(ms);
  await service.kill();
}

/** The people at the table: they go on where they were, and send again what was not answered. */
class TorturedTable {
  readonly told: Told = { rolls: [], done: new Map() };
  #client: WireClient | null = null;
  #sent = 0;
  #unanswered: { readonly id: string; readonly revision: number; readonly command: Command } | null = null;
  /** What the newest view showed, and under which revision. */
  #seen: { readonly revision: number; readonly game: string } | null = null;
  /** The revision at which dice were thrown that have not been seen on the screen. */
  #thrownAt: number | null = null;

  constructor(private readonly tower: VirtualTower) {}

  async sitDown(port: number): Promise<void> {
    this.#client = await WireClient.connect(port, TABLE);
    this.#check(this.#client.view);
  }

  async playUntilLost(): Promise<void> {
    while (this.#client && (await this.#playOn(this.#client)));
    this.#client = null;
  }

  /** Everything under way arrives. */
  async settle(port: number): Promise<void> {
    await this.sitDown(port);
    const client = this.#client;
    const isSettled = client && (await this.#sendUnanswered(client)) && (await this.#awaitRoll(client));
    if (!isSettled) throw new Error('the service was lost though nobody killed it');
    this.#check(client.view);
    client.close();
  }

  async #playOn(client: WireClient): Promise<boolean> {
    const isConnected = (await this.#sendUnanswered(client)) && (await this.#awaitRoll(client));
    if (!isConnected) return false;
    this.#check(client.view);
    const { game, revision } = client.view;
    const isRollWanted = game?.awaiting?.for === 'roll' && game.result === null;
    if (isRollWanted && randomInt(8) > 0) return this.#throwDice(client);
    this.#sent += 1;
    this.#unanswered = { id: `c${this.#sent}`, revision, command: nextCommand(game) };
    return true;
  }

  async #sendUnanswered(client: WireClient): Promise<boolean> {
    const waiting = this.#unanswered;
    if (!waiting) return true;
    const answer = await client.send(waiting.id, waiting.revision, waiting.command);
    if (!answer) return false;
    this.#unanswered = null;
    if (answer.type === 'done') this.told.done.set(waiting.id, answer.revision);
    return true;
  }

  async #throwDice(client: WireClient): Promise<boolean> {
    const isLinked = await client.until(({ tower }) => tower.state === 'linked');
    if (!isLinked) return false;
    const roll = { red: randomInt(1, 7), black: randomInt(1, 9) };
    this.told.rolls.push(roll);
    this.#thrownAt = client.view.revision;
    this.tower.roll({ d6: roll.red, d8: roll.black });
    return true;
  }

  /** While dice are under way nobody taps anything, so the next revision is theirs. */
  async #awaitRoll(client: WireClient): Promise<boolean> {
    const thrownAt = this.#thrownAt;
    if (thrownAt === null) return true;
    const late = new AbortController();
    const arrived = await Promise.race([
      client.until(({ revision }) => revision > thrownAt),
      sleep(DELIVERY_MS, 'late' as const, { signal: late.signal }).catch(() => null),
    ]);
    late.abort();
    if (arrived === 'late') throw new Error('a roll the tower took did not arrive');
    if (arrived) this.#thrownAt = null;
    return arrived !== null;
  }

  /** What was once shown is still so: a revision never goes back, and one revision is always the same game. */
  #check({ revision, game }: TableView): void {
    const shown = JSON.stringify([game?.table, game?.history]);
    if (this.#seen && revision < this.#seen.revision) {
      throw new Error(`revision ${this.#seen.revision} was shown, and then only ${revision} was there`);
    }
    if (this.#seen?.revision === revision && this.#seen.game !== shown) {
      throw new Error(`revision ${revision} was shown with another game`);
    }
    this.#seen = { revision, game: shown };
  }
}

const FAMILY: Command = {
  do: 'newGame',
  setup: { rules: { set: 'family' }, board: 'front', crew: [{ id: 'red' }, { id: 'blue' }] },
  dice: 'tower',
  markers: 'table',
};

function nextCommand(game: GameView | null): Command {
  if (!game || game.result !== null) return FAMILY;
  const luck = randomInt(20);
  if (luck === 0) return { do: 'undo' };
  if (luck === 1) return { do: 'redo' };
  if (luck === 2)
    return { do: 'tick', step: game.step, instructions: game.instructions.map(({ number }) => number), done: true };
  const { awaiting } = game;
  if (awaiting?.for === 'flip' || awaiting?.for === 'choice') {
    const value = awaiting.options[randomInt(awaiting.options.length)] ?? '';
    return { do: 'input', input: { do: 'answer', value } };
  }
  if (awaiting?.for === 'roll') return { do: 'input', input: { do: 'skipFire' } };
  const offer = luck < 10 ? game.offers[randomInt(game.offers.length)] : undefined;
  return { do: 'input', input: { do: 'act', action: offer?.action ?? { do: 'endTurn' } } };
}
