import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { TableSession } from '../table/session.js';
import type { AccessOptions } from './access.js';
import { Access } from './access.js';
import { HTTP_ERRORS, HttpError } from './errors.js';
import { addGameRoutes } from './gameRoutes.js';
import { addHeaders, HEADERS } from './headers.js';
import { healthOf, type TroubledTower } from './health.js';
import { isTooDeep } from './json.js';
import { Kiosks } from './kiosks.js';
import { BucketByAddress } from './limits.js';
import { Room } from './room.js';
import { MAX_MESSAGE_BYTES } from './screenConnection.js';
import { serveSocket, socketEnder } from './socket.js';
import { SparingLog } from './sparingLog.js';
import { addTableRoutes } from './tableRoutes.js';
import { limitUnread } from './unread.js';

export interface AppOptions {
  /** In the order of the configuration. */
  readonly sessions: readonly TableSession[];
  readonly access: AccessOptions;
  /** The built kiosk page. */
  readonly webRoot: string;
  readonly version: string;
  readonly log: FastifyBaseLogger;
  readonly troubledTowers: () => readonly TroubledTower[];
}

/** What the routes share. */
export interface Doors {
  readonly access: Access;
  readonly sessions: readonly TableSession[];
  readonly sessionOf: (table: string, code: string | undefined) => TableSession | undefined;
}

/** Whoever is told this is not listened to any longer. */
const TURNED_AWAY: readonly HttpError['code'][] = ['wrong-host', 'wrong-origin', 'too-fast'];
const REQUESTS = { burst: 200, perSecond: 50 };

/** The service without a port: tests inject requests and sockets, `main.ts` listens. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { sessions, version } = options;
  const app = fastify({
    loggerInstance: frameworkLog(options.log),
    // The address of a page holds the join code, so requests are not logged one by one.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_MESSAGE_BYTES,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    // Longer than anybody waits who tried wrong codes: the body of a request is read only when it is let in.
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    forceCloseConnections: true,
    // An address that cannot be read reaches no hook and no route.
    frameworkErrors: (error, _request, reply) => answer(reply.headers(HEADERS), new HttpError(codeOfFastify(error))),
  });
  const access = new Access(options.access, new SparingLog(app.log));
  const failures = new SparingLog(app.log);
  const rooms = new Map(sessions.map(session => [session.id, new Room(session)]));
  const [first] = rooms.values();
  // Who asks for no particular table gets that of the code, else the first.
  const roomOf = (table: string, code: string | undefined) =>
    table === 'main' ? (rooms.get(access.tableOf(code) ?? table) ?? first) : rooms.get(table);
  const doors: Doors = { access, sessions, sessionOf: (table, code) => roomOf(table, code)?.session };

  app.decorateRequest('session', null);
  addHeaders(app);
  checkDoors(app, access);
  limitUnread(app, access);
  answerErrors(app, failures);
  readBodies(app);
  const errorHandler = socketEnder(new SparingLog(app.log), failures);
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES }, errorHandler });
  const kiosks = new Kiosks();
  app.get('/socket', { websocket: true }, (socket, request) => {
    kiosks.watch(socket, request);
    serveSocket(socket, request, { roomOf, access, failures });
  });
  app.get<{ Params: { name: string } }>('/health/kiosks/:name', ({ params }) => {
    if (!kiosks.isOpen(params.name)) throw new HttpError('not-found');
    return { open: true };
  });
  app.get('/health', () => healthOf(version, sessions, options.troubledTowers()));
  addTableRoutes(app, doors);
  addGameRoutes(app, doors);
  if (existsSync(join(options.webRoot, 'index.html'))) await servePage(app, options.webRoot);
  return app;
}

/** The start says in plain words where the service listens; what the framework itself has to tell is for debugging. */
function frameworkLog(log: FastifyBaseLogger): FastifyBaseLogger {
  const own = log.child({});
  own.info = own.debug;
  return own;
}

function checkDoors(app: FastifyInstance, access: Access): void {
  const requests = new BucketByAddress(REQUESTS);
  app.addHook('onRequest', async request => {
    if (!access.isOurHost(request)) throw new HttpError('wrong-host');
    if (!access.isOurOrigin(request)) throw new HttpError('wrong-origin');
    if (!requests.take(access.visitor(request).address)) throw new HttpError('too-fast');
  });
}

/** A body is measured before it is read: what is nested too deep is not even looked at. */
function readBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(new HttpError('malformed'));
    else read(request, body, done);
  });
}

function answerErrors(app: FastifyInstance, failures: SparingLog): void {
  app.setNotFoundHandler(() => {
    throw new HttpError('not-found');
  });
  app.setErrorHandler((error: FastifyError | HttpError, _request, reply) => {
    const known = error instanceof HttpError ? error : new HttpError(codeOfFastify(error));
    if (known.code === 'internal') failures.write('error', { err: error }, 'a request failed');
    return answer(reply, known);
  });
}

function answer(reply: FastifyReply, { code, detail }: HttpError): FastifyReply {
  const { status, message } = HTTP_ERRORS[code];
  // Else one connection could send thousands more, each of which would have to be read to be refused.
  if (TURNED_AWAY.includes(code)) reply.header('connection', 'close');
  return reply.code(status).send({ error: { code, message, ...detail } });
}

function codeOfFastify({ statusCode = 500 }: FastifyError): keyof typeof HTTP_ERRORS {
  if (statusCode === 413) return 'too-large';
  if (statusCode === 404) return 'not-found';
  return statusCode < 500 ? 'malformed' : 'internal';
}

/** File names in `assets/` change with their content and may be kept forever; the page itself is asked for again. */
async function servePage(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (response, path) => {
      const isNamedByContent = path.startsWith(join(root, 'assets'));
      response.setHeader('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
