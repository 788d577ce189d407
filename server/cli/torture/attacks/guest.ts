import { once } from 'node:events';
import WebSocket from 'ws';
import type { ClientMessage, ServerMessage } from '../../../web/wire.js';

/** A guest from elsewhere: the address is what a proxy on this machine would say of it. */
export interface Guest {
  readonly socket: WebSocket;
  /** What the service answered to the hello: `welcome`, `denied`, or that it hung up. */
  readonly answer: ServerMessage | 'closed';
}

export function socketFrom(port: number, address: string): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { 'x-forwarded-for': address } });
  socket.on('error', () => {});
  return socket;
}

/** A guest who says hello with this code. */
export async function joinFrom(port: number, address: string, table: string, code: string): Promise<Guest> {
  const socket = socketFrom(port, address);
  const closed = once(socket, 'close').then(() => 'closed' as const);
  const isOpen = await Promise.race([once(socket, 'open').then(() => true), closed.then(() => false)]);
  if (!isOpen) return { socket, answer: 'closed' };
  const hello: ClientMessage = { type: 'hello', version: 1, table, code };
  socket.send(JSON.stringify(hello));
  const heard = once(socket, 'message').then(([bytes]) => JSON.parse(String(bytes)) as ServerMessage);
  return { socket, answer: await Promise.race([heard, closed]) };
}

export function isWelcome({ answer }: Guest): boolean {
  return answer !== 'closed' && answer.type === 'welcome';
}
