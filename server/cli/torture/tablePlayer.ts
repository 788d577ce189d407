import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VirtualTower } from '../../serial/index.js';
import type { Command, GameView, TableView } from '../../web/wire.js';
import { WireClient } from '../wireClient.js';
import type { Told } from './compareRecord.js';

/** How long a roll may take from the tower to the screen before it counts as lost. */
const DELIVERY_MS = 15_000;

/** The people at a table and their tower: they go on where they were, and send again what was not answered. */
export class TablePlayer {
  readonly told: Told = { rolls: [], done: new Map() };
  /** Milliseconds from each command to its answer. */
  readonly answerTimes: number[] = [];
  #client: WireClient | null = null;
  #playing: Promise<void> = Promise.resolve();
  #isResting = true;
  #sent = 0;
  #unanswered: { readonly id: string; readonly revision: number; readonly command: Command } | null = null;
  /** What the newest view showed, and under which revision. */
  #seen: { readonly revision: number; readonly game: string } | null = null;
  /** The revision at which dice were thrown that have not been seen on the screen. */
  #thrownAt: number | null = null;

  constructor(
    private readonly table: string,
    /** The tower that stands at the table now. */
    public tower: VirtualTower,
    /** What people need between two taps. */
    private readonly pauseMs: number,
  ) {}

  async sitDown(port: number): Promise<void> {
    this.#client = await WireClient.connect(port, this.table);
    this.#check(this.#client.view);
  }

  /** Plays on until the connection is lost, or until `isOver` says that it is enough. */
  async playUntilLost(isOver: () => boolean = () => false): Promise<void> {
    while (this.#client && !isOver() && (await this.#playOn(this.#client))) await sleep(this.pauseMs);
    this.#client?.close();
    this.#client = null;
  }

  /** Plays in the background until `rest`, or until the connection is lost. */
  goOn(port: number): void {
    this.#isResting = false;
    this.#playing = this.sitDown(port).then(() => this.playUntilLost(() => this.#isResting));
    // What goes wrong is thrown where somebody waits for it.
    this.#playing.catch(() => {});
  }

  /** Nobody plays from now on; what is under way goes on the next time. */
  async rest(): Promise<void> {
    this.#isResting = true;
    await this.#playing;
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
    this.#unanswered = { id: `${this.table}-${this.#sent}`, revision, command: nextCommand(game) };
    return true;
  }

  async #sendUnanswered(client: WireClient): Promise<boolean> {
    const waiting = this.#unanswered;
    if (!waiting) return true;
    const sentAt = performance.now();
    const answer = await client.send(waiting.id, waiting.revision, waiting.command);
    if (!answer) return false;
    this.answerTimes.push(performance.now() - sentAt);
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

/** What somebody who knows no better would do next. */
export function nextCommand(game: GameView | null): Command {
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
