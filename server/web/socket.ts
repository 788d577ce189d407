import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { Bucket } from './limits.js';
import { CLOSE, ScreenConnection, type SocketOptions } from './screenConnection.js';
import type { SparingLog } from './sparingLog.js';

const GREETING_MS = 5000;
const PULSE_MS = 15_000;
/**
 * Of any kind: also pings, which are answered whether or not anybody reads the answers. Ten of the longest messages at
 * once; a table that is played in earnest sends a few hundred bytes a second.
 */
const BYTES = { burst: 640 * 1024, perSecond: 128 * 1024 };

/** Serves one screen from its hello to its end. Listeners are attached before anything is awaited. */
export function serveSocket(socket: WebSocket, request: FastifyRequest, options: SocketOptions): void {
  const connection = new ScreenConnection(socket, request, options);
  const greeting = setTimeout(() => socket.close(CLOSE.silent), GREETING_MS);
  const pulse = setInterval(() => connection.checkPulse(), PULSE_MS);
  const bytes = new Bucket(BYTES);
  // A connection that came over no wire has none to be counted.
  const wire: Socket | undefined = request.raw.socket;
  wire?.on('data', (chunk: Buffer) => bytes.take(chunk.length) || socket.terminate());
  socket.on('pong', () => connection.showLife());
  socket.on('message', (text: Buffer, isBinary: boolean) => {
    connection.hear(isBinary ? '' : text.toString('utf8'));
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
