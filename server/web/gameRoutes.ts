import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CommandOutcome } from '../table/command.js';
import { formatGameFile, gameFileName, parseGameFile, pastGame, pastGameView } from '../table/pastGames.js';
import { isRoomyEnough } from '../table/recordRoom.js';
import type { Doors } from './app.js';
import { HttpError } from './errors.js';
import { admitting, seating, sessionOf } from './tableRoutes.js';
import { isGameFile } from './validate.js';

interface GameParams {
  readonly game: string;
}

const GAMES = '/api/v1/tables/:table/games';
const MAX_GAME_BYTES = 4 * 1024 * 1024;

/** Past games: listed, looked at step by step, carried away as a file and brought back, deleted. */
export function addGameRoutes(app: FastifyInstance, doors: Doors): void {
  const guests = { onRequest: seating(doors) };
  const staff = { onRequest: [seating(doors), admitting(doors)] };

  app.get(GAMES, guests, request => ({ games: inTime(sessionOf(request).archive.browse()).map(pastGame) }));

  app.get<{ Params: GameParams; Querystring: { step?: unknown } }>(`${GAMES}/:game`, guests, request => {
    const log = inTime(sessionOf(request).archive.look(request.params.game));
    if (!log) throw new HttpError('no-such-game');
    const { step = String(log.step) } = request.query;
    const isNumber = typeof step === 'string' && /^\d{1,6}$/.test(step);
    const view = isNumber ? pastGameView(log, Number(step)) : null;
    if (!view) throw new HttpError('no-such-step');
    return view;
  });

  app.get<{ Params: GameParams }>(`${GAMES}/:game/file`, guests, (request, reply) => {
    const { game } = request.params;
    const record = inTime(sessionOf(request).archive.copy(game));
    if (record.length === 0) throw new HttpError('no-such-game');
    reply.header('content-disposition', `attachment; filename="${gameFileName(record)}"`);
    return formatGameFile(game, record);
  });

  app.post(GAMES, { ...staff, bodyLimit: MAX_GAME_BYTES }, (request, reply) => {
    if (!isGameFile(request.body)) throw new HttpError('malformed');
    const entries = parseGameFile(request.body);
    // Asked before anything of it is played: a record that is too full could keep everybody waiting.
    if (!isRoomyEnough(entries.map(({ entry }) => entry))) throw new HttpError('too-large');
    const id = randomUUID();
    requireDone(sessionOf(request).addGame(id, entries));
    reply.code(201);
    return { id };
  });

  app.delete<{ Params: GameParams }>(`${GAMES}/:game`, staff, (request, reply) => {
    const session = sessionOf(request);
    requireDone(session.deleteGame(request.params.game));
    reply.code(204).send();
  });
}

function requireDone(outcome: CommandOutcome): void {
  if (outcome.ok) return;
  const { code } = outcome.refusal;
  throw new HttpError(code === 'in-play' ? code : code === 'no-game' ? 'no-such-game' : 'disk');
}

/** What was read, if the table still had time to read it. */
function inTime<T>(answer: T | 'too-fast'): T {
  if (answer === 'too-fast') throw new HttpError('too-fast');
  return answer;
}
