import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { CATALOGUE } from '../table/catalogue.js';
import type { Access } from './access.js';
import { Bucket } from './limits.js';
import type { Room, Screen } from './room.js';
import { isClientMessage } from './validate.js';
import type { ClientMessage, ServerMessage } from './wire.js';

export interface SocketOptions {
  readonly roomOf: (table: string, code: string | undefined) => Room | undefined;
  readonly access: Access;
}

export const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_SCREENS = 32;
/** A person taps a few times a second; a program may be quicker, but not a flood. */
const MESSAGES = { burst: 60, perSecond: 30 };
/** A screen that goes on flooding though it is refused is cut off. */
const REFUSALS = { burst: 200, perSecond: 20 };
const GREETING_MS = 5000;
const PULSE_MS = 15_000;

/** Close codes of our own range: the message before says why in words. */
const CLOSE = { denied: 4001, malformed: 4002, flood: 4003, silent: 4004 };

type Hello = Extract<ClientMessage, { readonly type: 'hello' }>;
type CommandMessage = Extract<ClientMessage, { readonly type: 'command' }>;
type Denial = Extract<ServerMessage, { readonly type: 'denied' }>['why'];

/** Serves one screen from its hello to its end. Listeners are attached before anything is awaited. */
export function serveSocket(socket: WebSocket, request: FastifyRequest, options: SocketOptions): void {
  const connection = new ScreenConnection(socket, request, options);
  const greeting = setTimeout(() => socket.close(CLOSE.silent), GREETING_MS);
  const pulse = setInterval(() => connection.checkPulse(), PULSE_MS);
  socket.on('pong', () => connection.showLife());
  socket.on('message', (bytes: Buffer, isBinary: boolean) => {
    connection.showLife();
    connection.hear(isBinary ? null : parseJson(bytes.toString('utf8')));
    if (connection.isSeated) clearTimeout(greeting);
  });
  socket.on('close', () => {
    clearTimeout(greeting);
    clearInterval(pulse);
    connection.leave();
  });
}

/** Ends a socket that failed. What a screen did wrong has a code; anything else is a bug of ours. */
export function endSocket(error: Error, socket: WebSocket, { log }: FastifyRequest): void {
  if ('code' in error) log.warn({ code: error.code }, 'a screen broke the rules');
  else log.error({ err: error }, 'a socket failed');
  socket.terminate();
}

class ScreenConnection implements Screen {
  readonly #messages = new Bucket(MESSAGES);
  readonly #refusals = new Bucket(REFUSALS);
  follows = false;
  #room: Room | null = null;
  #isAlive = true;

  constructor(
    private readonly socket: WebSocket,
    private readonly request: FastifyRequest,
    private readonly options: SocketOptions,
  ) {}

  get isSeated(): boolean {
    return this.#room !== null;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  backlog(): number {
    return this.socket.bufferedAmount;
  }

  leave(): void {
    this.#room?.leave(this);
  }

  showLife(): void {
    this.#isAlive = true;
  }

  /** A pulled cable closes nothing: whoever answered nothing since the last time is gone. */
  checkPulse(): void {
    if (!this.#isAlive) this.socket.terminate();
    this.#isAlive = false;
    this.socket.ping();
  }

  hear(message: unknown): void {
    const isTooFast = !this.#messages.take();
    if (isTooFast && !this.#refusals.take()) this.socket.close(CLOSE.flood);
    else if (!isClientMessage(message)) this.#refuseMalformed(message);
    else if (isTooFast) this.#refuseTooFast(message);
    else this.#follow(message);
  }

  #follow(message: ClientMessage): void {
    switch (message.type) {
      case 'ping':
        this.#say({ type: 'pong' });
        break;
      case 'hello':
        if (!this.#room) this.#greet(message);
        break;
      case 'command':
        this.#obey(message);
        break;
      default:
        message satisfies never;
    }
  }

  #greet(hello: Hello): void {
    const room = this.options.roomOf(hello.table, hello.code);
    const denial = this.#denialOf(hello, room);
    if (denial || !room) {
      this.#say({ type: 'denied', why: denial ?? 'noSuchTable' });
      this.socket.close(CLOSE.denied);
      return;
    }
    this.#room = room;
    this.follows = hello.follows ?? false;
    this.#say({ type: 'welcome', catalogue: CATALOGUE });
    room.enter(this);
  }

  #denialOf({ version, table, code }: Hello, room: Room | undefined): Denial | null {
    if (version !== 1) return 'version';
    // Asked before the table is looked at: whoever has no right to it does not learn whether it exists.
    const verdict = this.options.access.maySit(this.request, room?.session.id ?? table, code);
    if (verdict !== 'allowed') return verdict === 'denied' ? 'code' : 'tooMany';
    return room && room.size >= MAX_SCREENS ? 'tooMany' : null;
  }

  #obey({ id, revision, command }: CommandMessage): void {
    if (!this.#room) {
      this.socket.close(CLOSE.denied);
      return;
    }
    const outcome = this.#room.session.execute(id, revision, command);
    if (outcome.ok) this.#say({ type: 'done', id, revision: outcome.revision });
    else this.#say({ type: 'refused', id, revision: outcome.revision, refusal: outcome.refusal });
  }

  #refuseTooFast(message: ClientMessage): void {
    if (message.type === 'command') this.#refuse(message.id, 'too-fast');
  }

  #refuseMalformed(message: unknown): void {
    const id = idOf(message);
    if (this.#room && id !== null) this.#refuse(id, 'malformed');
    else this.socket.close(CLOSE.malformed);
  }

  #refuse(id: string, code: 'too-fast' | 'malformed'): void {
    const revision = this.#room?.session.view.revision ?? 0;
    this.#say({ type: 'refused', id, revision, refusal: { code } });
  }

  #say(message: ServerMessage): void {
    this.socket.send(JSON.stringify(message));
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function idOf(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('id' in message)) return null;
  const { id } = message;
  return typeof id === 'string' && id.length <= 64 ? id : null;
}
