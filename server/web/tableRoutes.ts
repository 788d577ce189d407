import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CATALOGUE } from '../table/catalogue.js';
import type { TableSession } from '../table/session.js';
import type { Doors } from './app.js';
import { HttpError } from './errors.js';
import { isCommandRequest } from './validate.js';

export interface TableParams {
  readonly table: string;
}

/** Everything a screen can do over the socket, a program can do with these. */
export function addTableRoutes(app: FastifyInstance, doors: Doors): void {
  app.get('/api/v1/tables', request => {
    requireStaff(request, doors);
    return { tables: doors.sessions.map(({ view }) => view.table) };
  });

  app.get('/api/v1/catalogue', () => CATALOGUE);

  app.get<{ Params: TableParams }>('/api/v1/tables/:table', request => seatAt(request, doors).view);

  app.post<{ Params: TableParams }>('/api/v1/tables/:table/commands', request => {
    const session = seatAt(request, doors);
    if (!isCommandRequest(request.body)) throw new HttpError('malformed');
    const { id, revision, command } = request.body;
    const outcome = session.execute(id, revision, command);
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

/** The session of the table in the address, if whoever asks may sit there. */
export function seatAt(request: FastifyRequest<{ Params: TableParams }>, doors: Doors): TableSession {
  const { table } = request.params;
  const code = headerOf(request, 'x-watchroom-code');
  const session = doors.sessionOf(table, code);
  const verdict = doors.access.maySit(request, session?.id ?? table, code);
  if (verdict === 'tooMany') throw new HttpError('too-many-tries');
  if (verdict === 'denied') throw new HttpError('code-needed');
  if (!session) throw new HttpError('no-such-table');
  return session;
}

export function requireStaff(request: FastifyRequest, doors: Doors): void {
  const verdict = doors.access.mayAdminister(request, headerOf(request, 'x-watchroom-pin'));
  if (verdict === 'tooMany') throw new HttpError('too-many-tries');
  if (verdict === 'denied') throw new HttpError('pin-needed');
  if (verdict === 'onlyHere') throw new HttpError('only-here');
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
