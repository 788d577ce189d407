import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';

const NAME = /^[\w-]{1,64}$/;

/**
 * Pages that somebody watches over. A browser whose page has crashed runs on and shows nothing: `kiosk.sh` gives its page
 * a name, asks whether it is still connected, and opens it again when it is not.
 */
export class Kiosks {
  readonly #open = new Map<WebSocket, string>();

  watch(socket: WebSocket, request: FastifyRequest): void {
    const { kiosk } = request.query as { readonly kiosk?: unknown };
    if (typeof kiosk !== 'string' || !NAME.test(kiosk)) return;
    this.#open.set(socket, kiosk);
    socket.on('close', () => this.#open.delete(socket));
  }

  isOpen(name: string): boolean {
    return [...this.#open.values()].includes(name);
  }
}
