import type { FastifyInstance } from 'fastify';
import type { Access } from './access.js';
import { HttpError } from './errors.js';

const MEGABYTE = 1024 * 1024;
/** Whoever leaves so much unread gets nothing more until it is fetched. */
const MOST_UNREAD_BY_GUEST = 4 * MEGABYTE;
const MOST_UNREAD_HERE = 32 * MEGABYTE;
const MOST_UNREAD_ELSEWHERE = 32 * MEGABYTE;

/**
 * An answer stays in memory until the other end has fetched it, so what lies there is counted: for each address, and for all
 * from elsewhere. Check and count are in the same turn of the event loop as the making of the answer: both hooks and all
 * routes that answer with much are synchronous, so that many requests at once cannot slip through between them.
 */
export function limitUnread(app: FastifyInstance, access: Access): void {
  const unread = new Map<string, number>();
  let elsewhere = 0;
  const add = (address: string, isHere: boolean, bytes: number) => {
    const sum = (unread.get(address) ?? 0) + bytes;
    if (sum > 0) unread.set(address, sum);
    else unread.delete(address);
    if (!isHere) elsewhere += bytes;
  };

  app.addHook('preHandler', (request, _reply, done) => {
    const { isHere, address } = access.visitor(request);
    const own = unread.get(address) ?? 0;
    const isTooMuch = isHere ? own > MOST_UNREAD_HERE : own > MOST_UNREAD_BY_GUEST || elsewhere > MOST_UNREAD_ELSEWHERE;
    done(isTooMuch ? new HttpError('too-fast') : undefined);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload === 'string' && payload.length > 0) {
      const { isHere, address } = access.visitor(request);
      const bytes = Buffer.byteLength(payload);
      add(address, isHere, bytes);
      reply.raw.once('close', () => add(address, isHere, -bytes));
    }
    done();
  });
}
