import WebSocket from 'ws';
import type { ClientMessage, Command, ServerMessage, TableView } from '../web/wire.js';

export type Answer = Extract<ServerMessage, { readonly type: 'done' | 'refused' }>;

export interface GuestOfProxy {
  readonly address: string;
  readonly code: string;
}

/** A screen without a picture: it follows the view and sends commands. */
export class WireClient {
  view: TableView;
  readonly #answers = new Map<string, (answer: Answer | null) => void>();
  readonly #watchers = new Set<(view: TableView | null) => void>();

  private constructor(
    private readonly socket: WebSocket,
    first: TableView,
  ) {
    this.view = first;
    socket.on('message', bytes => this.#hear(JSON.parse(String(bytes)) as ServerMessage));
    socket.on('close', () => this.#lose());
    socket.on('error', () => {});
  }

  /** As a screen of this machine, or as a guest whom a proxy on this machine lets in. */
  static async connect(port: number, table: string, guest?: GuestOfProxy): Promise<WireClient> {
    const headers = guest ? { 'x-forwarded-for': guest.address } : {};
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers });
    const hello: ClientMessage = { type: 'hello', version: 1, table, ...(guest ? { code: guest.code } : {}) };
    const view = await new Promise<TableView>((resolve, reject) => {
      socket.once('open', () => socket.send(JSON.stringify(hello)));
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('the service closed the socket')));
      socket.on('message', function hear(bytes) {
        const message = JSON.parse(String(bytes)) as ServerMessage;
        if (message.type === 'welcome') return;
        socket.off('message', hear);
        if (message.type === 'view') resolve(message.view);
        else reject(new Error(`the service answered hello with ${message.type}`));
      });
    });
    return new WireClient(socket, view);
  }

  /** The answer, or null when the connection was lost before it came. */
  send(id: string, revision: number, command: Command): Promise<Answer | null> {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const message: ClientMessage = { type: 'command', id, revision, command };
    return new Promise(resolve => {
      this.#answers.set(id, resolve);
      this.socket.send(JSON.stringify(message));
    });
  }

  /** The first view, from now on, of which `isIt` is true; null when the connection was lost before. */
  async until(isIt: (view: TableView) => boolean): Promise<TableView | null> {
    if (isIt(this.view)) return this.view;
    if (this.socket.readyState !== WebSocket.OPEN) return null;
    return new Promise(resolve => {
      const watcher = (view: TableView | null) => {
        if (view && !isIt(view)) return;
        this.#watchers.delete(watcher);
        resolve(view);
      };
      this.#watchers.add(watcher);
    });
  }

  close(): void {
    this.socket.terminate();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'view') {
      this.view = message.view;
      for (const watcher of [...this.#watchers]) watcher(message.view);
    } else if (message.type === 'done' || message.type === 'refused') {
      this.#answers.get(message.id)?.(message);
      this.#answers.delete(message.id);
    }
  }

  #lose(): void {
    for (const answer of this.#answers.values()) answer(null);
    this.#answers.clear();
    for (const watcher of [...this.#watchers]) watcher(null);
  }
}
