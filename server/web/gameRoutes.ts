import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { formatGameFile, gameFileName, parseGameFile, pastGame, pastGameView } from '../table/pastGames.js';
import type { CommandOutcome } from '../table/session.js';
import type { Doors } from './app.js';
import { HttpError } from './errors.js';
import { requireStaff, seatAt, type TableParams } from './tableRoutes.js';
import { isGameFile } from './validate.js';

interface GameParams extends TableParams {
  readonly game: string;
}

const GAMES = '/api/v1/tables/:table/games';
const MAX_GAME_BYTES = 4 * 1024 * 1024;

/** Past games: listed, looked at step by step, carried away as a file and brought back, deleted. */
export function addGameRoutes(app: FastifyInstance, doors: Doors): void {
  app.get<{ Params: TableParams }>(GAMES, request => ({
    games: seatAt(request, doors).listGames().map(pastGame),
  }));

  app.get<{ Params: GameParams; Querystring: { step?: unknown } }>(`${GAMES}/:game`, request => {
    const log = seatAt(request, doors).readGame(request.params.game);
    if (!log) throw new HttpError('no-such-game');
    const { step = String(log.step) } = request.query;
    const isNumber = typeof step === 'string' && /^\d{1,6}$/.test(step);
    const view = isNumber ? pastGameView(log, Number(step)) : null;
    if (!view) throw new HttpError('no-such-step');
    return view;
  });

  app.get<{ Params: GameParams }>(`${GAMES}/:game/file`, (request, reply) => {
    const { game } = request.params;
    const record = seatAt(request, doors).readRecord(game);
    if (record.length === 0) throw new HttpError('no-such-game');
    reply.header('content-disposition', `attachment; filename="${gameFileName(record)}"`);
    return formatGameFile(game, record);
  });

  app.post<{ Params: TableParams }>(GAMES, { bodyLimit: MAX_GAME_BYTES }, (request, reply) => {
    const session = seatAt(request, doors);
    requireStaff(request, doors);
    if (!isGameFile(request.body)) throw new HttpError('malformed');
    const id = randomUUID();
    requireDone(session.addGame(id, parseGameFile(request.body)));
    reply.code(201);
    return { id };
  });

  app.delete<{ Params: GameParams }>(`${GAMES}/:game`, (request, reply) => {
    const session = seatAt(request, doors);
    requireStaff(request, doors);
    if (session.readRecord(request.params.game).length === 0) throw new HttpError('no-such-game');
    requireDone(session.deleteGame(request.params.game));
    reply.code(204).send();
  });
}

function requireDone(outcome: CommandOutcome): void {
  if (outcome.ok) return;
  throw new HttpError(outcome.refusal.code === 'in-play' ? 'in-play' : 'disk');
}
