import '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import Socket, { type WebSocket } from 'ws';
import type { TableSession } from '../../server/table/session.js';
import type { AccessOptions } from '../../server/web/access.js';
import { type AppOptions, buildApp } from '../../server/web/app.js';
import type { ClientMessage, ServerMessage } from '../../server/web/wire.js';
import { openTestStore, sessionIn, temporaryFolder } from '../table/atTable.js';

export interface House {
  readonly app: FastifyInstance;
  readonly session: TableSession;
  readonly second: TableSession;
  /** Everything that was logged. */
  readonly log: () => string;
}

export interface HouseChanges {
  readonly access?: Partial<AccessOptions>;
  readonly webRoot?: string;
  readonly troubledTowers?: AppOptions['troubledTowers'];
}

export const CODE = 'KJ7QXM';
export const PIN = '493027';

/** Two tables behind one door, without a network port. */
export async function openHouse({
  access = {},
  webRoot = '/nonexistent',
  troubledTowers = () => [],
}: HouseChanges = {}): Promise<House> {
  const store = openTestStore(temporaryFolder());
  const session = sessionIn(store);
  const second = sessionIn(store, { id: 'table-2' });
  const lines: string[] = [];
  const app = await buildApp({
    sessions: [session, second],
    access: {
      hosts: ['localhost'],
      origins: [],
      codes: new Map([
        ['table-1', CODE],
        ['table-2', 'OTHERS'],
      ]),
      pin: null,
      proxy: null,
      ...access,
    },
    webRoot,
    version: '0.0.0',
    log: pino({ level: 'debug' }, { write: line => lines.push(line) }),
    troubledTowers,
  });
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    store.close();
  });
  return { app, session, second, log: () => lines.join('') };
}

/** A screen's end of a socket: what it heard, and a way to wait for more. */
export class TestScreen {
  readonly heard: ServerMessage[] = [];
  closeCode: number | null = null;
  readonly #waiting: (() => void)[] = [];

  constructor(readonly socket: WebSocket) {
    socket.on('message', bytes => this.#add(() => this.heard.push(JSON.parse(String(bytes)) as ServerMessage)));
    socket.on('close', code => {
      this.#add(() => {
        this.closeCode = code;
      });
    });
    socket.on('error', () => {});
  }

  say(message: ClientMessage | object): void {
    this.socket.send(JSON.stringify(message));
  }

  sayText(text: string): void {
    this.socket.send(text);
  }

  /** The first message of this kind that was not fetched before. */
  async next<Type extends ServerMessage['type']>(type: Type): Promise<Extract<ServerMessage, { readonly type: Type }>> {
    for (;;) {
      const index = this.heard.findIndex(message => message.type === type);
      if (index >= 0) return this.heard.splice(index, 1)[0] as Extract<ServerMessage, { readonly type: Type }>;
      await this.#something();
    }
  }

  async closed(): Promise<number> {
    while (this.closeCode === null) await this.#something();
    return this.closeCode;
  }

  #something(): Promise<void> {
    return new Promise(resolve => this.#waiting.push(resolve));
  }

  #add(change: () => void): void {
    change();
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

/** A socket without a network comes from nowhere, so it needs the code as a guest's phone does. */
export async function connectScreen(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestScreen> {
  let screen: TestScreen | undefined;
  await app.injectWS(
    '/socket',
    { headers: { host: 'localhost:4180', ...headers } },
    {
      onInit: (socket: WebSocket) => {
        screen = new TestScreen(socket);
      },
    },
  );
  if (!screen) throw new Error('no socket');
  onTestFinished(() => screen?.socket.terminate());
  return screen;
}

/** A screen over a network port, as a browser would come; `guest` is what the proxy says about it. */
export async function connectOver(app: FastifyInstance, guest?: string): Promise<TestScreen> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const headers = guest === undefined ? {} : { 'x-forwarded-for': guest };
  const screen = new TestScreen(new Socket(`ws://127.0.0.1:${port}/socket`, { headers }));
  onTestFinished(() => screen.socket.terminate());
  await new Promise((resolve, reject) => screen.socket.once('open', resolve).once('error', reject));
  return screen;
}

/** What a hello is answered with: a view, or why not. */
export async function answerTo(screen: TestScreen, hello: Partial<ClientMessage> = {}): Promise<string> {
  screen.say({ type: 'hello', version: 1, table: 'main', ...hello });
  const answer = await Promise.race([screen.next('welcome'), screen.next('denied')]);
  return answer.type === 'denied' ? answer.why : answer.type;
}

export async function seatedScreen(app: FastifyInstance, table = 'table-1'): Promise<TestScreen> {
  const screen = await connectScreen(app);
  screen.say({ type: 'hello', version: 1, table, code: CODE });
  await screen.next('welcome');
  await screen.next('view');
  return screen;
}
