import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { CLOSE, ScreenConnection, type SocketOptions } from './screenConnection.js';
import type { SparingLog } from './sparingLog.js';

const GREETING_MS = 5000;
const PULSE_MS = 15_000;

/** Serves one screen from its hello to its end. Listeners are attached before anything is awaited. */
export function serveSocket(socket: WebSocket, request: FastifyRequest, options: SocketOptions): void {
  const connection = new ScreenConnection(socket, request, options);
  const greeting = setTimeout(() => socket.close(CLOSE.silent), GREETING_MS);
  const pulse = setInterval(() => connection.checkPulse(), PULSE_MS);
  socket.on('pong', () => connection.showLife());
  socket.on('message', (bytes: Buffer, isBinary: boolean) => {
    connection.hear(isBinary ? '' : bytes.toString('utf8'));
    if (connection.hasGreeted) clearTimeout(greeting);
  });
  socket.on('close', () => {
    clearTimeout(greeting);
    clearInterval(pulse);
    connection.leave();
  });
}

/** Ends sockets that failed. What a screen did wrong has a code; anything else is a bug of ours. */
export function socketEnder(mistakes: SparingLog, failures: SparingLog) {
  return (error: Error, socket: WebSocket): void => {
    if ('code' in error) mistakes.write('warn', { code: error.code }, 'a screen broke the rules');
    else failures.write('error', { err: error }, 'a socket failed');
    socket.terminate();
  };
}
