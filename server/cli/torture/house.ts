import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeVirtualTower, openPty, type Pty, type VirtualTower } from '../../serial/index.js';
import { startWatchroom, type WatchroomProcess } from '../watchroomProcess.js';
import { TablePlayer } from './tablePlayer.js';

/** The tables of the house: guests attack at one while people play on at the other. */
export const TABLES = { attacked: 'bar', played: 'window' } as const;
export type TableId = (typeof TABLES)[keyof typeof TABLES];

export const JOIN_CODES: Readonly<Record<TableId, string>> = { bar: 'BAR246', window: 'WIN357' };

/** People need so long between two taps. */
const PAUSE_MS = 30;

/** A café of two tables with a tower each, and the service in a process of its own. */
export class House {
  readonly data: string;
  readonly players: Readonly<Record<TableId, TablePlayer>>;
  readonly #ports = new Map<TableId, Pty>();
  readonly #cleanUps: (() => void)[] = [];
  #service: WatchroomProcess | null = null;

  private constructor(private readonly folder: string) {
    this.data = join(folder, 'data');
    mkdirSync(this.data);
    this.players = {
      bar: new TablePlayer('bar', makeVirtualTower('BAR1'), PAUSE_MS),
      window: new TablePlayer('window', makeVirtualTower('WINDOW1'), PAUSE_MS),
    };
  }

  static async open(): Promise<House> {
    const house = new House(mkdtempSync(join(tmpdir(), 'watchroom-torture-')));
    for (const table of Object.values(TABLES)) await house.plugIn(table, house.players[table].tower);
    const tables = Object.values(TABLES).map(id => ({
      id,
      name: id,
      code: JOIN_CODES[id],
      tower: join(house.folder, id),
    }));
    writeFileSync(join(house.folder, 'config.json'), JSON.stringify({ tables, lan: true, pin: '424242' }));
    return house;
  }

  get service(): WatchroomProcess {
    if (!this.#service) throw new Error('the service is not running');
    return this.#service;
  }

  /** Starts the service, from this folder unless told otherwise; gives the seconds until it serves. */
  async start(data: string = this.data): Promise<number> {
    const startedAt = performance.now();
    const config = join(this.folder, 'config.json');
    this.#service = await startWatchroom(['--config', config, '--data', data, '--proxy', '127.0.0.1']);
    return (performance.now() - startedAt) / 1000;
  }

  async kill(): Promise<void> {
    await this.#service?.kill();
    this.#service = null;
  }

  /** Pulls out the towers of these tables. */
  async pullOut(...tables: readonly TableId[]): Promise<void> {
    for (const table of tables) await this.#ports.get(table)?.close();
  }

  /** Plugs a tower into the port of a table. */
  async plugIn(table: TableId, tower: VirtualTower): Promise<void> {
    this.#ports.set(table, await openPty(tower, join(this.folder, table)));
    this.players[table].tower = tower;
  }

  /** What is to be put back when the house closes. */
  onClose(cleanUp: () => void): void {
    this.#cleanUps.push(cleanUp);
  }

  async close(): Promise<void> {
    await this.kill();
    for (const cleanUp of this.#cleanUps) cleanUp();
    for (const port of this.#ports.values()) await port.close();
    for (const { tower } of Object.values(this.players)) tower.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
