import type { FastifyBaseLogger } from 'fastify';
import type { Seat, SeatTable } from './seats.js';
import { hardwareLink, tableForTower, virtualLink } from './seats.js';
import type { Cue, LinkStatus, PortSource, TowerEvent, TowerInbox, Towers, VirtualTower } from './serial/index.js';
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

export interface TowersAtTablesOptions {
  readonly tables: readonly SeatTable[];
  readonly sessions: readonly TableSession[];
  readonly store: Store;
  readonly log: FastifyBaseLogger;
}

interface VirtualSeat {
  readonly id: string;
  readonly path: string;
  readonly device: VirtualTower;
}

/** Puts each tower at its table: its events go to that table's session, that table's cues go to it. */
export class TowersAtTables {
  readonly #seats = new Map<string, Seat>();
  readonly #virtual = new Map<string, VirtualSeat>();
  readonly #connected = new Set<string>();
  readonly #sessions: ReadonlyMap<string, TableSession>;
  readonly #towers: Towers;

  constructor(private readonly options: TowersAtTablesOptions) {
    this.#sessions = new Map(options.sessions.map(session => [session.id, session]));
    const sources = options.tables.flatMap((table, index) => this.#sourcesOf(table, index));
    const takesAny = options.tables.some(({ tower }) => tower === 'auto');
    this.#towers = watchTowers({
      sources: takesAny ? [...sources, systemPorts] : sources,
      inbox: this.#inbox(),
      onEvent: () => {},
      onLinks: links => this.#showLinks(links),
    });
    this.#showLinks([]);
  }

  async stop(): Promise<void> {
    await this.#towers.stop();
    for (const { device } of this.#virtual.values()) device.stop();
  }

  #sourcesOf({ id, tower }: SeatTable, index: number): readonly PortSource[] {
    if (tower === 'none') return [];
    if (typeof tower === 'object') return [givenPort(tower.port)];
    const seat = { id: `V${index + 1}`, path: `virtual:${id}`, device: makeVirtualTower(`V${index + 1}`) };
    this.#virtual.set(id, seat);
    return [devicePort(deviceBinding(seat.device, seat.path))];
  }

  /** An event is stored by the session together with what it does to the game, so there is nothing between the two. */
  #inbox(): TowerInbox {
    return {
      lastSeq: (tower, boot) => {
        const known = this.options.sessions.flatMap(session => session.lastTowerEvent(tower, boot) ?? []);
        return known.length === 0 ? undefined : Math.max(...known);
      },
      store: event => this.#take(event),
    };
  }

  #take({ tower, boot, seq, message }: TowerEvent): 'stored' {
    const session = this.#sessionOf(tower);
    if (!session) throw new Error(`tower ${tower} stands at no table`);
    if (!session.takeTowerEvent({ tower, boot, seq }, message)) throw new Error('the disk did not take the event');
    return 'stored';
  }

  #sessionOf(tower: string): TableSession | undefined {
    const table =
      [...this.#seats].find(([, seat]) => seat.tower === tower)?.[0] ??
      [...this.#virtual].find(([, seat]) => seat.id === tower)?.[0];
    return table === undefined ? undefined : this.#sessions.get(table);
  }

  #showLinks(links: readonly LinkStatus[]): void {
    const hardware = links.filter(({ path }) => !path.startsWith('virtual:'));
    for (const link of hardware) this.#seatTower(link);
    for (const [table, session] of this.#sessions) {
      const seat = this.#seats.get(table);
      const virtual = this.#virtual.get(table);
      if (seat) session.showTowerLink(hardwareLink(seat, links));
      else if (virtual) {
        const own = links.find(({ path }) => path === virtual.path);
        if (own && isLinked(own)) this.#connectVirtual(session, virtual);
        session.showTowerLink(virtualLink(own, hardware, virtual.id));
      }
    }
  }

  #seatTower(link: LinkStatus): void {
    if (!isLinked(link)) return;
    const { tables, store, log } = this.options;
    const note = `seat of ${link.tower}`;
    const table = tableForTower(link, tables, this.#seats, store.readNote(note));
    const isSeated = table !== null && this.#seats.get(table)?.path === link.path;
    if (table === null || isSeated) return;
    this.#seats.set(table, { tower: link.tower, path: link.path });
    store.writeNote(note, table);
    log.info({ tower: link.tower, port: link.path, table }, 'a tower stands at its table');
    this.#sessions.get(table)?.connectTower({
      signal: (cue: Cue) => this.#towers.cue(link.tower, cue),
      throwDice: null,
    });
  }

  #connectVirtual(session: TableSession, { id, device }: VirtualSeat): void {
    if (this.#connected.has(id)) return;
    this.#connected.add(id);
    session.connectTower({
      signal: (cue: Cue) => this.#towers.cue(id, cue),
      throwDice: dice => device.rollElectronically(dice.length === 2 ? 'both' : dice[0] === 'red' ? 'd6' : 'd8'),
    });
  }
}
