import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CATALOGUE } from '../table/catalogue.js';
import type { CommandOutcome } from '../table/command.js';
import type { TableSession } from '../table/session.js';
import type { Doors } from './app.js';
import { HttpError } from './errors.js';
import { isCommandRequest } from './validate.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The table in the address, once whoever asks was let in there. */
    session: TableSession | null;
  }
}

export interface TableParams {
  readonly table: string;
}

/** Everything a screen can do over the socket, a program can do with these. */
export function addTableRoutes(app: FastifyInstance, doors: Doors): void {
  const letSit = seating(doors);
  app.get('/api/v1/tables', { onRequest: admitting(doors) }, () => ({
    tables: doors.sessions.map(({ view }) => view.table),
  }));

  app.get('/api/v1/catalogue', () => CATALOGUE);

  app.get('/api/v1/tables/:table', { onRequest: letSit }, request => sessionOf(request).view);

  app.get<{ Querystring: { before?: unknown } }>('/api/v1/tables/:table/history', { onRequest: letSit }, request => {
    const { before } = request.query;
    if (typeof before !== 'string' || !/^\d{1,6}$/.test(before)) throw new HttpError('malformed');
    return { history: sessionOf(request).historyBefore(Number(before)) };
  });

  app.post('/api/v1/tables/:table/commands', { onRequest: letSit }, async request => {
    if (!isCommandRequest(request.body)) throw new HttpError('malformed');
    const { id, revision, command } = request.body;
    const session = sessionOf(request);
    const outcome = await new Promise<CommandOutcome>(answer => session.perform(id, revision, command, answer));
    if (outcome.ok) return { id, revision: outcome.revision };
    const { code, step } = outcome.refusal;
    throw new HttpError(code === 'disk' ? 'disk' : 'refused', {
      id,
      revision: outcome.revision,
      refusal: code,
      ...(step === undefined ? {} : { step }),
    });
  });
}

/** A hook before anything else of a request is read: lets whoever may sit there to the table in the address. */
export function seating({ access, sessionOf: find }: Doors) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { table } = request.params as TableParams;
    const code = headerOf(request, 'x-watchroom-code');
    const session = find(table, code);
    const verdict = await answered(reply, answer =>
      access.maySit(access.visitor(request), session?.id ?? table, code, answer),
    );
    if (verdict === 'tooMany') throw new HttpError('too-many-tries');
    if (verdict === 'denied') throw new HttpError('code-needed');
    if (!session) throw new HttpError('no-such-table');
    request.session = session;
  };
}

/** A hook that lets only the staff pass. */
export function admitting({ access }: Doors) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const pin = headerOf(request, 'x-watchroom-pin');
    const verdict = await answered(reply, answer => access.mayAdminister(access.visitor(request), pin, answer));
    if (verdict === 'tooMany') throw new HttpError('too-many-tries');
    if (verdict === 'denied') throw new HttpError('pin-needed');
    if (verdict === 'onlyHere') throw new HttpError('only-here');
  };
}

export function sessionOf({ session }: FastifyRequest): TableSession {
  if (!session) throw new Error('a route of a table was reached without a seat');
  return session;
}

/** The answer to a question, which is withdrawn when whoever asked has gone. */
function answered<T>({ raw }: FastifyReply, ask: (answer: (verdict: T) => void) => () => void): Promise<T> {
  return new Promise(resolve => raw.once('close', ask(resolve)));
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
