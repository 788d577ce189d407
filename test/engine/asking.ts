/** Short ways to put a question to the engine on stdio, for tests. */

import { expect } from 'vitest';
import type { Board } from '../../server/engine/board.js';
import { BOARDS } from '../../server/engine/boards/index.js';
import type { Action } from '../../server/engine/input.js';
import type { Instruction } from '../../server/engine/instruction.js';
import { createResponder, type Reply } from '../../server/engine/responder.js';
import type { GameResult, TableState } from '../../server/engine/table.js';
import { areaOf, formatDiagram, parseDiagram, tokensOf } from './diagram.js';

export type Dice = readonly [number | null, number | null];

/** Rolls in text: `.1 18 6.` is a black 1, then red 1 and black 8, then a red 6. */
export function dice(text: string): Dice[] {
  const face = (letter: string | undefined): number | null => (letter === '.' ? null : Number(letter));
  return text.split(' ').map(roll => [face(roll[0]), face(roll[1])]);
}

export interface Request {
  readonly op: 'setup' | 'advance' | 'replenish' | 'act' | 'odds';
  readonly board?: string | Board;
  readonly rules: unknown;
  readonly state?: TableState;
  readonly rolls?: readonly Dice[];
  readonly answers?: readonly unknown[];
  readonly actions?: readonly Action[];
  readonly players?: number;
}

export interface Answered {
  readonly state: TableState;
  readonly used: number;
  readonly instructions: readonly Instruction[];
  readonly awaiting: Readonly<Record<string, unknown>> | null;
  readonly result: GameResult | null;
}

const respond = createResponder();

/** The answer of a request that must be good. */
export function ask(request: Request): Answered {
  const reply = respond(request);
  if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply.error)}`);
  return reply as unknown as Answered;
}

/** The code, and the index where there is one, of a request that must be refused. */
export function refusalOf(request: Request): { code: string; message: string; index?: number } {
  const reply: Reply = respond(request);
  if (reply.ok) throw new Error(`not refused: ${JSON.stringify(reply)}`);
  return reply.error;
}

/** A row of a table of fire tests. */
export interface FireRow {
  readonly name: string;
  readonly board?: string;
  readonly rules?: unknown;
  readonly before: string;
  /** What a picture cannot show: counts, vehicles, what is carried. */
  readonly with?: TableState;
  readonly rolls: readonly Dice[];
  readonly answers?: readonly unknown[];
  readonly after: string;
  readonly beside?: { readonly state?: TableState; readonly result?: GameResult | null; readonly used?: number };
}

/** Plays an Advance Fire phase from one picture and compares the table with the other. */
export function playFire(row: FireRow): Answered {
  const board = BOARDS[row.board ?? 'front'] as Board;
  const before = merge(parseDiagram(board, row.before), row.with ?? {});
  const reply = ask({
    op: 'advance',
    board: board.id,
    rules: row.rules ?? 'family',
    state: before,
    rolls: row.rolls,
    ...(row.answers ? { answers: row.answers } : {}),
  });
  expectPicture(board, reply.state, row.after);
  const { state, ...others } = row.beside ?? {};
  expect(reply).toMatchObject({ awaiting: null, result: null, ...(state ? { state } : {}), ...others });
  return reply;
}

/** The table is what the picture shows, and there is nothing on the board beside it. */
export function expectPicture(board: Board, state: TableState, picture: string): void {
  const wanted = parseDiagram(board, picture);
  const area = areaOf(picture);
  expect(formatDiagram(board, state, area)).toBe(formatDiagram(board, wanted, area));
  expect(tokensOf(state)).toEqual(tokensOf(wanted));
}

/** Firefighters drawn in the picture get what else is told of them. */
export function merge(drawn: TableState, told: TableState): TableState {
  const firefighters: Record<string, object> = { ...drawn.firefighters };
  for (const [who, fields] of Object.entries(told.firefighters ?? {})) {
    firefighters[who] = { ...firefighters[who], ...fields };
  }
  return { ...drawn, ...told, firefighters } as TableState;
}

/** Every space of a board of 6 by 8, by row and column. */
export const ALL_SPACES: readonly string[] = Array.from(
  { length: 48 },
  (_, i) => `${Math.floor(i / 8) + 1},${(i % 8) + 1}`,
);

/** Where the vehicles stand unless a test says otherwise. */
export const PARKED = { engine: ['0,7', '0,8'], ambulance: ['3,0', '4,0'] } as const;

export interface Scene {
  readonly rules?: unknown;
  readonly board?: string | Board;
  readonly state: TableState;
  readonly rolls?: readonly Dice[];
  readonly answers?: readonly unknown[];
}

/** The experienced game with everything on. */
export const EXPERIENCED = { set: 'experienced', level: 'recruit' } as const;

/** Red takes these actions. */
export function act(scene: Scene, ...actions: Action[]): Answered {
  return ask(deed(scene, actions));
}

/** The code with which the last of these actions of red is refused; those before it must be good. */
export function refused(scene: Scene, ...actions: Action[]): string {
  const { code, index } = refusalOf(deed(scene, actions));
  if (index !== undefined && index !== actions.length - 1) throw new Error(`action ${index} was refused: ${code}`);
  return code;
}

function deed({ rules = EXPERIENCED, state, ...rest }: Scene, actions: readonly Action[]): Request {
  const hasVehicles = JSON.stringify(rules).match(/experienced|advanced/) !== null;
  return { op: 'act', rules, ...rest, state: { turn: 'red', ...(hasVehicles ? PARKED : {}), ...state }, actions };
}

/** AP of the turn, saved and free, as `4+2/3`. */
export function purse({ state }: Answered, who = 'red'): string {
  const { ap = 0, saved = 0, freeAp = 0 } = state.firefighters?.[who] ?? {};
  return `${ap}+${saved}/${freeAp}`;
}
