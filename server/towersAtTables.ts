import type { FastifyBaseLogger } from 'fastify';
import type { House, Seat, Seating, SeatMemory, SeatTable } from './seats.js';
import { isSameTower, NOBODY, seatTowers } from './seats.js';
import type { Cue, LinkStatus, PortSource, TowerAtPort, TowerEvent, Towers, VirtualTower } from './serial/index.js';
import {
  deviceBinding,
  devicePort,
  givenPort,
  isLinked,
  makeVirtualTower,
  systemPorts,
  watchTowers,
} from './serial/index.js';
import type { TableSession } from './table/session.js';
import type { Store } from './table/store.js';
import type { Tower, TowerLink } from './table/towerPlace.js';
import { hardwareLink, virtualLink } from './towerLinkView.js';
import { TowerLog } from './towerLog.js';
import { troubledTowers } from './troubledTowers.js';
import type { TroubledTower } from './web/health.js';

export interface TowersAtTablesOptions {
  readonly tables: readonly SeatTable[];
  readonly sessions: readonly TableSession[];
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  /** Where towers of wood are looked for; the ports of this machine unless told. */
  readonly ports?: { readonly named: (path: string) => PortSource; readonly any: PortSource };
}

interface VirtualSeat extends TowerAtPort {
  readonly device: VirtualTower;
}

/** How often it is looked whether a place has become free for a tower without one. */
const LOOK_AGAIN_MS = 1000;

/** Puts each tower at its table: its events go to that table's session, that table's cues go to it. */
export class TowersAtTables {
  readonly #virtual = new Map<string, VirtualSeat>();
  /** Which tower each session was told of last. */
  readonly #connected = new Map<string, TowerAtPort>();
  readonly #sessions: ReadonlyMap<string, TableSession>;
  readonly #house: House;
  readonly #log: TowerLog;
  readonly #towers: Towers;
  #seating: Seating = NOBODY;
  #links: readonly LinkStatus[] = [];
  #lookAgain: NodeJS.Timeout | undefined;

  constructor(private readonly options: TowersAtTablesOptions) {
    const { tables, sessions, store, log } = options;
    const { any } = options.ports ?? { any: systemPorts };
    this.#sessions = new Map(sessions.map(session => [session.id, session]));
    this.#house = { tables, memory: memoryIn(store), startedAt: performance.now() };
    this.#log = new TowerLog(log);
    const sources = tables.flatMap((table, index) => this.#sourcesOf(table, index));
    const takesAny = tables.some(({ tower }) => tower === 'auto');
    this.#towers = watchTowers({
      sources: takesAny ? [...sources, any] : sources,
      inbox: { lastSeq: (tower, boot) => this.#lastSeq(tower, boot), store: event => this.#take(event) },
      onLinks: links => this.#follow(links),
    });
    this.#follow([]);
  }

  /** Towers that need somebody, for machines that watch over the service. */
  get troubled(): readonly TroubledTower[] {
    return troubledTowers(this.#house.tables, this.#seating, this.#hardware);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#lookAgain);
    await this.#towers.stop();
    for (const { device } of this.#virtual.values()) device.stop();
  }

  #sourcesOf({ id, tower }: SeatTable, index: number): readonly PortSource[] {
    if (tower === 'none') return [];
    if (typeof tower === 'object') return [(this.options.ports?.named ?? givenPort)(tower.port)];
    const name = `V${index + 1}`;
    const seat = { tower: name, path: `virtual:${id}`, device: makeVirtualTower(name) };
    this.#virtual.set(id, seat);
    return [devicePort(deviceBinding(seat.device, seat.path))];
  }

  #lastSeq(tower: string, boot: string): number | undefined {
    const known = this.options.sessions.flatMap(session => session.lastTowerEvent(tower, boot) ?? []);
    return known.length === 0 ? undefined : Math.max(...known);
  }

  /** An event is stored by the session together with what it does to the game, so there is nothing between the two. */
  #take({ tower, path, boot, seq, message }: TowerEvent): 'stored' | 'noTable' {
    const session = this.#sessionAt({ tower, path });
    if (!session) return 'noTable';
    if (!session.takeTowerEvent({ tower, boot, seq }, message)) throw new Error('the disk did not take the event');
    return 'stored';
  }

  #sessionAt(at: TowerAtPort): TableSession | undefined {
    const places: readonly (readonly [string, TowerAtPort])[] = [...this.#seating.seats, ...this.#virtual];
    const table = places.find(([, place]) => isSameTower(place, at))?.[0];
    return table === undefined ? undefined : this.#sessions.get(table);
  }

  get #hardware(): readonly LinkStatus[] {
    return this.#links.filter(({ path }) => !path.startsWith('virtual:'));
  }

  #follow(links: readonly LinkStatus[]): void {
    this.#links = links;
    const hardware = this.#hardware;
    this.#log.tell(hardware);
    const before = this.#seating;
    this.#seating = seatTowers(before, hardware, this.#house, performance.now());
    for (const [table, seat] of this.#seating.seats) this.#settle(table, seat, before.seats.get(table));
    for (const tower of this.#seating.homeless) {
      const isNews = !before.homeless.some(one => isSameTower(one, tower));
      if (isNews) this.options.log.warn({ tower: tower.tower, port: tower.path }, 'no table is free for this tower');
    }
    for (const table of this.#house.tables) this.#show(table);
    clearTimeout(this.#lookAgain);
    const isWaiting = this.#seating.homeless.length > 0;
    if (isWaiting) this.#lookAgain = setTimeout(() => this.#follow(this.#towers.links()), LOOK_AGAIN_MS).unref();
  }

  #settle(table: string, seat: Seat, before: Seat | undefined): void {
    if (isSameTower(seat, before)) return;
    const { log, store } = this.options;
    const { tower, path: port } = seat;
    const insteadOf = before && before.tower !== tower ? before.tower : null;
    if (insteadOf === null) log.info({ tower, port, table }, 'a tower stands at its table');
    else log.warn({ tower, port, table, insteadOf }, 'another tower has taken the place of the one before');
    if (this.#virtual.has(table)) remember(store, table, tower);
    this.#connect(table, seat, { throwDice: null, insteadOf });
  }

  #show(table: SeatTable): void {
    const { seats, homeless } = this.#seating;
    const hardware = hardwareLink(table, seats.get(table.id), this.#links);
    const link = hardware ?? this.#virtualLink(table);
    const waiting = homeless.find(({ near }) => near === table.id);
    if (link) this.#sessions.get(table.id)?.showTowerLink(link, waiting?.tower ?? null);
  }

  #virtualLink({ id }: SeatTable): TowerLink | null {
    const virtual = this.#virtual.get(id);
    if (!virtual) return null;
    const own = this.#links.find(({ path }) => path === virtual.path);
    const { device } = virtual;
    const throwDice: Tower['throwDice'] = dice =>
      device.rollElectronically(dice.length === 2 ? 'both' : dice[0] === 'red' ? 'd6' : 'd8');
    if (own && isLinked(own)) this.#connect(id, virtual, { throwDice, insteadOf: null });
    return virtualLink(own, this.#hardware, virtual.tower);
  }

  /** A tower that has come to a table is told what the table waits for. */
  #connect(table: string, at: TowerAtPort, how: Omit<Tower, 'signal'>): void {
    if (isSameTower(this.#connected.get(table), at)) return;
    this.#connected.set(table, at);
    this.#sessions.get(table)?.connectTower({ ...how, signal: (cue: Cue) => this.#towers.cue(at, cue) });
  }
}

/** Two notes: where a tower stood last, and which tower stood at a table last. Another tower in its place changes only the second. */
function memoryIn(store: Store): SeatMemory {
  return {
    tableOf: tower => store.readNote(`seat of ${tower}`),
    towerAt: table => store.readNote(`tower at ${table}`),
  };
}

function remember(store: Store, table: string, tower: string): void {
  store.writeNote(`seat of ${tower}`, table);
  store.writeNote(`tower at ${table}`, tower);
}
