import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Catalogue, ClientMessage, Command, ServerMessage, TableView, WireRefusal } from '../server/web/wire.js';
import { followedView } from './followedView.js';
import type { Outbox } from './outbox.js';
import { answered, isTappedTwice, withCommand } from './outbox.js';

export type LinkState =
  | { readonly state: 'connecting' | 'open' | 'lost' }
  | { readonly state: 'denied'; readonly why: 'code' | 'version' | 'noSuchTable' | 'tooMany' };

export interface TableAddress {
  readonly url: string;
  readonly table: string;
  readonly code?: string;
}

/** A refused command, until the next one goes out or the game goes on without it. */
export interface RefusedCommand {
  readonly command: Command;
  readonly refusal: WireRefusal;
}

const RETRY_MS = [150, 300, 600, 1200, 2000];
/** Sent away because there is no room, or no such table yet: somebody may leave, or set the house right. */
const DENIED_RETRY_MS = 5000;
const PING_MS = 4000;
const SILENT_MS = 9000;
/** A table that can be reached answers at once; whoever tapped should not wonder for longer. */
const LATE_MS = 1500;
/** What was refused can be read for so long, however soon the game goes on. */
const READABLE_MS = 4000;

/** Owns the connection to the service: reconnects by itself, and sends what was tapped exactly once. */
export class TableController implements ReactiveController {
  /** What can be chosen for a new game: there before the first view. */
  catalogue: Catalogue = { boards: [], ruleSets: [] };
  view: TableView | null = null;
  link: LinkState = { state: 'connecting' };
  refused: RefusedCommand | null = null;
  /** What was tapped has not been answered for longer than anybody is used to. */
  isLate = false;

  #outbox: Outbox = [];
  #lastDone: Command | null = null;
  #socket: WebSocket | null = null;
  #isGreeted = false;
  #failures = 0;
  #heardAt = 0;
  #retry = 0;
  #pulse = 0;
  #refusedAt = 0;
  #late = 0;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly address: TableAddress,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#connect();
    this.#pulse = window.setInterval(() => this.#checkPulse(), PING_MS);
    addEventListener('online', this.#connectNow);
    document.addEventListener('visibilitychange', this.#connectNow);
  }

  hostDisconnected(): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    clearTimeout(this.#late);
    removeEventListener('online', this.#connectNow);
    document.removeEventListener('visibilitychange', this.#connectNow);
    this.#drop();
  }

  /** True while a tapped command has not been answered. */
  get isWaiting(): boolean {
    return this.#outbox.length > 0;
  }

  send(command: Command): void {
    this.refused = null;
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    this.#outbox = withCommand(this.#outbox, { id, revision: this.view?.revision ?? 0, command });
    if (this.#outbox.length === 1) this.#sendFirst();
    this.host.requestUpdate();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.address.url);
    this.#socket = socket;
    this.#isGreeted = false;
    this.#heardAt = performance.now();
    socket.onopen = () => {
      const { table, code } = this.address;
      this.#say({ type: 'hello', version: 1, table, follows: true, ...(code === undefined ? {} : { code }) });
    };
    socket.onmessage = event => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#reconnectLater();
    };
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = performance.now();
    if (message.type === 'pong') return;
    if (message.type === 'welcome') {
      this.catalogue = message.catalogue;
      return;
    }
    if (message.type === 'denied') {
      this.link = { state: 'denied', why: message.why };
    } else if (message.type === 'view' || message.type === 'next') {
      const view = followedView(this.view, message);
      // Without what it follows on it is no use: whoever connects anew is told everything.
      if (!view) {
        this.#reconnectLater();
        return;
      }
      if (view.revision !== this.view?.revision) this.#outdateRefusal();
      this.view = view;
      this.link = { state: 'open' };
      this.#failures = 0;
      if (!this.#isGreeted) {
        this.#isGreeted = true;
        this.#sendFirst();
      }
    } else {
      const first = this.#outbox[0];
      if (first?.id === message.id) {
        if (message.type === 'done') this.#lastDone = first.command;
        else if (!isTappedTwice(first.command, this.#lastDone, message.refusal)) {
          this.refused = { command: first.command, refusal: message.refusal };
          this.#refusedAt = performance.now();
        }
      }
      this.#outbox = answered(this.#outbox, message.id, message.revision);
      this.#sendFirst();
    }
    this.host.requestUpdate();
  }

  #outdateRefusal(): void {
    const { refused } = this;
    if (!refused) return;
    const forget = (): void => {
      if (this.refused === refused) this.refused = null;
      this.host.requestUpdate();
    };
    window.setTimeout(forget, this.#refusedAt + READABLE_MS - performance.now());
  }

  #sendFirst(): void {
    const first = this.#outbox[0];
    if (first && this.#isGreeted) this.#say({ type: 'command', ...first });
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    clearTimeout(this.#late);
    this.isLate = false;
    if (!this.isWaiting) return;
    this.#late = window.setTimeout(() => {
      this.isLate = true;
      this.host.requestUpdate();
    }, LATE_MS);
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #checkPulse(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    // A pulled network cable closes nothing: silence is the only sign.
    if (performance.now() - this.#heardAt > SILENT_MS) this.#reconnectLater();
    else this.#say({ type: 'ping' });
  }

  #reconnectLater(): void {
    this.#drop();
    if (this.link.state !== 'denied') this.link = { state: this.view ? 'lost' : 'connecting' };
    this.host.requestUpdate();
    if (this.#hasWrongCode) return;
    const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)];
    this.#failures += 1;
    this.#retry = window.setTimeout(() => this.#connect(), this.link.state === 'denied' ? DENIED_RETRY_MS : wait);
  }

  /** A code does not get right by being said again: the page asks for another, and leaves the service alone. */
  get #hasWrongCode(): boolean {
    return this.link.state === 'denied' && this.link.why === 'code';
  }

  readonly #connectNow = (): void => {
    if (document.visibilityState === 'visible' && !this.#socket && !this.#hasWrongCode) this.#connect();
  };

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

/** The table and its code are in the address of the page: `/?table=kitchen&code=4711`. */
export function tableAddress(location: Location): TableAddress {
  const asked = new URLSearchParams(location.search);
  const code = asked.get('code');
  const kiosk = asked.get('kiosk');
  // Whoever watches over this page asks by that name whether it still lives.
  const socket = kiosk === null ? './socket' : `./socket?kiosk=${encodeURIComponent(kiosk)}`;
  const url = new URL(socket, location.href.replace(/^http/, 'ws').replace(/[?#].*$/, '')).href;
  return { url, table: asked.get('table') ?? 'main', ...(code === null ? {} : { code }) };
}
