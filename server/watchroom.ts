import { randomUUID } from 'node:crypto';
import { hostname, networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config, TableConfig } from './configSettings.js';
import { joinCodeOf } from './joinCodes.js';
import { VERSION, WEB_ROOT } from './root.js';
import { cryptoChance } from './table/chance.js';
import type { DiskTrouble } from './table/diskTrouble.js';
import { openStore } from './table/openStore.js';
import { TableSession } from './table/session.js';
import type { Store } from './table/store.js';
import type { Notice } from './table/tableView.js';
import { TowersAtTables } from './towersAtTables.js';
import { buildApp } from './web/app.js';
import { warmUp } from './web/validate.js';

/** The whole service, listening. */
export interface Watchroom {
  readonly port: number;
  readonly sessions: readonly TableSession[];
  readonly gamesFile: string;
  readonly notices: readonly Notice[];
  /** Why nothing can be kept at the start; null when it can. */
  readonly trouble: DiskTrouble | null;
  /** Where other screens join; null unless open to the network. */
  readonly invitation: string | null;
  readonly close: () => Promise<void>;
}

export type OpenFailure = 'inUse' | 'newerVersion' | 'notAFolder' | 'noPlace' | 'portTaken' | 'portForbidden';

export type Opened =
  | { readonly ok: true; readonly watchroom: Watchroom }
  | { readonly ok: false; readonly why: OpenFailure };

const WARM_UP_MS = 1000;
/** So soon is it noticed that a folder has gone, or that there is room again. */
const LOOK_MS = 2000;

/** Store, tables, doors, towers: in this order, so that nothing is heard before it can be kept. */
export async function openWatchroom(config: Config, log: Logger): Promise<Opened> {
  const opened = openStore(config.data, () => new Date());
  if (!opened.ok) return opened;
  const { store, file } = opened;
  const codes = new Map(config.isLan ? config.tables.map(table => [table.id, joinCodeOf(table, store)]) : []);
  const sessions = config.tables.map(table => openSession(table, store, log));
  const { pin, origins, names, proxy } = config;
  const access = { hosts: [...ownNames(), ...names], origins, codes, pin, proxy };
  let towers: TowersAtTables | null = null;
  const troubledTowers = () => towers?.troubled ?? [];
  const app = await buildApp({ sessions, access, webRoot: WEB_ROOT, version: VERSION, log, troubledTowers });
  const listening = await listen(app, config);
  if (!listening.ok) {
    store.close();
    return listening;
  }
  // Not at once: the page comes first, and its screen a moment later.
  setTimeout(warmUp, WARM_UP_MS).unref();
  towers = new TowersAtTables({ tables: config.tables, sessions, store, log });
  const disk = watchDisk(store, sessions, log.child({ games: file }));
  const close = async () => {
    clearInterval(disk);
    await towers?.stop();
    await app.close();
    for (const session of sessions) session.close();
    store.close();
  };
  const { port } = listening;
  const address = lanAddress(port);
  for (const session of sessions) {
    const code = codes.get(session.id);
    if (code) session.showInvitation({ address, code });
  }
  const invitation = config.isLan ? address : null;
  const { notices } = store;
  return {
    ok: true,
    watchroom: { port, sessions, gamesFile: file, notices, trouble: store.check(), invitation, close },
  };
}

/** A folder may go, and come back, while nobody taps. */
function watchDisk(store: Store, sessions: readonly TableSession[], log: Logger): NodeJS.Timeout {
  let told = store.check();
  const look = () => {
    for (const session of sessions) session.lookAtDisk();
    const trouble = store.check();
    if (trouble && trouble !== told) log.error(trouble);
    if (!trouble && told) log.info('games are kept again');
    told = trouble;
  };
  return setInterval(look, LOOK_MS).unref();
}

function openSession({ id, name }: TableConfig, store: Store, log: Logger): TableSession {
  return new TableSession({
    table: { id, name },
    store,
    clock: () => new Date(),
    chance: cryptoChance,
    newGameId: randomUUID,
    onBug: error => log.error({ err: error, table: id }, 'this should not have happened; the command was refused'),
  });
}

type Listening = { readonly ok: true; readonly port: number } | { readonly ok: false; readonly why: OpenFailure };

async function listen(app: FastifyInstance, { port, isLan }: Config): Promise<Listening> {
  try {
    await app.listen({ port, host: isLan ? '0.0.0.0' : '127.0.0.1' });
    const address = app.server.address();
    return { ok: true, port: typeof address === 'object' && address ? address.port : port };
  } catch (error) {
    await app.close();
    const why = listenFailure(error);
    if (!why) throw error;
    return { ok: false, why };
  }
}

function listenFailure(error: unknown): OpenFailure | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return 'portTaken';
  return code === 'EACCES' ? 'portForbidden' : null;
}

function ownNames(): readonly string[] {
  const name = hostname().toLowerCase();
  return ['localhost', name, `${name}.local`];
}

/** The first address of this machine that others can reach. */
function lanAddress(port: number): string {
  const all = Object.values(networkInterfaces()).flatMap(addresses => addresses ?? []);
  const reachable = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  return `http://${reachable?.address ?? hostname()}:${port}`;
}
