import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { CATALOGUE } from '../table/catalogue.js';
import type { Access, Verdict } from './access.js';
import { parseJson } from './json.js';
import { Bucket } from './limits.js';
import type { Room, Screen } from './room.js';
import type { SparingLog } from './sparingLog.js';
import { isClientMessage, isHello, isPing } from './validate.js';
import type { Visitor } from './visitor.js';
import type { ClientMessage, Hello, ServerMessage } from './wire.js';

export interface SocketOptions {
  readonly roomOf: (table: string, code: string | undefined) => Room | undefined;
  readonly access: Access;
  /** Hears of errors of our own. */
  readonly failures: SparingLog;
}

/** Close codes of our own range: the message before says why in words. */
export const CLOSE = { denied: 4001, malformed: 4002, flood: 4003, silent: 4004 };

export const MAX_MESSAGE_BYTES = 64 * 1024;
/** A stranger may say hello, and nothing that takes longer. */
const MAX_HELLO_LENGTH = 1024;
/** Answers, too, are not heaped up for whoever never reads them; much more than any view. */
const MOST_BACKLOG = 8 * 1024 * 1024;
/** A person taps a few times a second; a program may be quicker, but not a flood. */
const MESSAGES = { burst: 60, perSecond: 30 };
/** A screen that goes on flooding though it is refused is cut off. */
const REFUSALS = { burst: 200, perSecond: 20 };

type CommandMessage = Extract<ClientMessage, { readonly type: 'command' }>;
type Denial = Extract<ServerMessage, { readonly type: 'denied' }>['why'];

/** One screen: a stranger until its hello, then somebody at a table. */
export class ScreenConnection implements Screen {
  readonly #messages = new Bucket(MESSAGES);
  readonly #refusals = new Bucket(REFUSALS);
  follows = false;
  readonly visitor: Visitor;
  #hasGreeted = false;
  /** Takes back the question whether this screen may sit here. */
  #withdraw: () => void = () => {};
  #room: Room | null = null;
  #isAlive = true;
  /** What had not left at the last pulse. */
  #backlog = 0;

  constructor(
    private readonly socket: WebSocket,
    request: FastifyRequest,
    private readonly options: SocketOptions,
  ) {
    this.visitor = options.access.visitor(request);
  }

  get hasGreeted(): boolean {
    return this.#hasGreeted;
  }

  send(text: string): void {
    if (this.backlog() > MOST_BACKLOG) this.socket.terminate();
    else this.socket.send(text);
  }

  backlog(): number {
    return this.socket.bufferedAmount;
  }

  leave(): void {
    this.#withdraw();
    this.#room?.leave(this);
  }

  showLife(): void {
    this.#isAlive = true;
  }

  /** A pulled cable closes nothing: whoever answered nothing since the last time, or read nothing, is gone. */
  checkPulse(): void {
    const backlog = this.backlog();
    const hasReadNothing = this.#backlog > 0 && backlog >= this.#backlog;
    if (!this.#isAlive || hasReadNothing) this.socket.terminate();
    this.#isAlive = false;
    this.#backlog = backlog;
    this.socket.ping();
  }

  /** Whatever a message makes throw is the end of this one connection; the others play on. */
  hear(text: string): void {
    this.#guard(() => {
      // What comes after the goodbye is nobody's any more.
      if (this.socket.readyState !== this.socket.OPEN) return;
      this.showLife();
      if (this.#room) this.#hearSeated(text, this.#room);
      else if (this.#hasGreeted) this.#hearWaiting(text);
      else this.#hearStranger(text);
    });
  }

  #guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.options.failures.write('error', { err: error }, 'a message failed; its screen was disconnected');
      this.socket.terminate();
    }
  }

  /** Of a stranger only a hello is read. */
  #hearStranger(text: string): void {
    const hello = text.length <= MAX_HELLO_LENGTH ? parseJson(text) : undefined;
    if (isHello(hello)) this.#greet(hello);
    else this.socket.close(CLOSE.malformed);
  }

  /** Whoever waits for an answer to its hello may ask whether we are still there. */
  #hearWaiting(text: string): void {
    if (!this.#messages.take()) this.socket.close(CLOSE.flood);
    else if (text.length <= MAX_HELLO_LENGTH && isPing(parseJson(text))) this.#say({ type: 'pong' });
  }

  #hearSeated(text: string, room: Room): void {
    const isTooFast = !this.#messages.take();
    if (isTooFast && !this.#refusals.take()) {
      this.socket.close(CLOSE.flood);
      return;
    }
    const message = parseJson(text);
    if (!isClientMessage(message)) this.#refuseMalformed(message, room);
    else if (message.type === 'command') this.#answerCommand(message, isTooFast, room);
    else if (message.type === 'ping' && !isTooFast) this.#say({ type: 'pong' });
  }

  #greet(hello: Hello): void {
    this.#hasGreeted = true;
    if (hello.version !== 1) {
      this.#deny('version');
      return;
    }
    const { access, roomOf } = this.options;
    const room = roomOf(hello.table, hello.code);
    // Asked before the table is looked at: whoever has no right to it does not learn whether it exists.
    this.#withdraw = access.maySit(this.visitor, room?.session.id ?? hello.table, hello.code, verdict => {
      this.#guard(() => this.#receive(hello, room, verdict));
    });
  }

  #receive(hello: Hello, room: Room | undefined, verdict: Verdict): void {
    if (verdict !== 'allowed') this.#deny(verdict === 'denied' ? 'code' : 'tooMany');
    else if (!room) this.#deny('noSuchTable');
    else if (!room.hasPlaceFor(this.visitor)) this.#deny('tooMany');
    else {
      this.#room = room;
      this.follows = hello.follows ?? false;
      this.#say({ type: 'welcome', catalogue: CATALOGUE });
      room.enter(this);
    }
  }

  #deny(why: Denial): void {
    this.#say({ type: 'denied', why });
    this.socket.close(CLOSE.denied);
  }

  #answerCommand({ id, revision, command }: CommandMessage, isTooFast: boolean, room: Room): void {
    if (isTooFast) {
      this.#refuse(id, 'too-fast', room);
      return;
    }
    room.session.perform(id, revision, command, outcome => {
      if (outcome.ok) this.#say({ type: 'done', id, revision: outcome.revision });
      else this.#say({ type: 'refused', id, revision: outcome.revision, refusal: outcome.refusal });
    });
  }

  #refuseMalformed(message: unknown, room: Room): void {
    const id = idOf(message);
    if (id === null) this.socket.close(CLOSE.malformed);
    else this.#refuse(id, 'malformed', room);
  }

  #refuse(id: string, code: 'too-fast' | 'malformed', { session }: Room): void {
    this.#say({ type: 'refused', id, revision: session.view.revision, refusal: { code } });
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}

function idOf(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('id' in message)) return null;
  const { id } = message;
  return typeof id === 'string' && id.length <= 64 ? id : null;
}
