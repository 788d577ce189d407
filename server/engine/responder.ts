/** The engine as `engine-stdio.md` speaks it: one request in, one answer out, nothing remembered but compiled boards. */
import { perform } from './actions/index.js';
import { compileGround, type Ground, setupFault } from './compile.js';
import type { Action, Answer, Question, Refusal, Roll } from './input.js';
import { instruct, plain, snapshot } from './instruct.js';
import type { Instruction } from './instruction.js';
import { type Grip, gripOf } from './markerTrail.js';
import { type Odds, oddsOf } from './odds.js';
import { readTable } from './readTable.js';
import { Resolution, type Told } from './resolution.js';
import type { Task } from './stages/task.js';
import type { GameResult, TableState } from './table.js';
import { checkCounters } from './verdict.js';
import { NOWHERE, type Pawn, type World } from './world.js';
import { writeTable } from './writeTable.js';

export type Reply =
  | {
      readonly id: unknown;
      readonly ok: true;
      readonly state: TableState;
      readonly used: number;
      readonly instructions: readonly Instruction[];
      readonly awaiting: object | null;
      readonly result: GameResult | null;
    }
  | ({ readonly id: unknown; readonly ok: true } & Odds)
  | { readonly id: unknown; readonly ok: false; readonly error: Refusal };

interface Request {
  readonly id?: unknown;
  readonly op?: unknown;
  readonly board?: unknown;
  readonly rules?: unknown;
  readonly state?: unknown;
  readonly rolls?: unknown;
  readonly answers?: unknown;
  readonly players?: unknown;
  readonly actions?: unknown;
}

/** Answers requests; keeps what compiling a board cost, since bulk use repeats it. */
export function createResponder(): (request: unknown) => Reply {
  const grounds = new Map<string, Ground>();

  const groundOf = (request: Request): Ground | Refusal => {
    const key = JSON.stringify([request.board ?? 'front', request.rules]);
    const known = grounds.get(key);
    if (known) return known;
    const made = compileGround(request.board ?? 'front', request.rules);
    if (!made.ok) return made.refusal;
    if (grounds.size > 200) grounds.clear();
    grounds.set(key, made.value);
    return made.value;
  };

  return candidate => {
    if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) {
      return { id: null, ok: false, error: bad('bad-request', 'a request is a JSON object') };
    }
    const request = candidate as Request;
    const id = request.id ?? null;
    const error = (refusal: Refusal): Reply => ({ id, ok: false, error: refusal });
    const operation = Object.hasOwn(OPERATIONS, String(request.op)) ? OPERATIONS[String(request.op)] : undefined;
    if (!operation) {
      const known = Object.keys(OPERATIONS).join(', ');
      return error(bad('bad-request', `there is no operation "${String(request.op)}"; there are ${known}`));
    }
    const ground = groundOf(request);
    if ('code' in ground) return error(ground);
    const outcome = operation(ground, request);
    return 'code' in outcome ? error(outcome) : { id, ok: true, ...outcome };
  };
}

type Outcome = Omit<Extract<Reply, { state: TableState }>, 'id' | 'ok'> | Odds | Refusal;

const OPERATIONS: Readonly<Record<string, (ground: Ground, request: Request) => Outcome>> = {
  setup: (ground, request) => {
    const players = request.players ?? 1;
    if (!Number.isInteger(players) || (players as number) < 1 || (players as number) > 12) {
      return bad('bad-request', '"players" must be a whole number from 1');
    }
    const fault = setupFault(ground);
    if (fault) return fault;
    return onTable(ground, { ...request, state: undefined }, world => {
      world.setupCrew = players as number;
      return ground.rules.stages.setup.map(stage => ({ stage }));
    });
  },
  advance: (ground, request) => onTable(ground, request, () => [{ stage: 'advance' }]),
  replenish: (ground, request) => onTable(ground, request, () => [{ stage: 'replenish' }]),
  act,
  odds: (ground, request) => {
    const read = readTable(ground.plan, ground.rules, request.state);
    if (!read.ok) return read.refusal;
    checkCounters(read.value);
    return oddsOf(read.value);
  },
};

/** Reads the table, runs the agenda, tells what came of it. */
function onTable(ground: Ground, request: Request, agendaOf: (world: World) => readonly Task[]): Outcome {
  const read = readTable(ground.plan, ground.rules, request.state);
  if (!read.ok) return read.refusal;
  const told = readTold(request);
  if ('code' in told) return told;
  const world = read.value;
  checkCounters(world);
  const before = snapshot(world);
  world.sink = [];
  const resolution = new Resolution(world, agendaOf(world), told);
  resolution.run();
  return resolution.refusal ?? report(before, resolution);
}

function act(ground: Ground, request: Request): Outcome {
  const read = readTable(ground.plan, ground.rules, request.state);
  if (!read.ok) return read.refusal;
  const told = readTold(request);
  if ('code' in told) return told;
  const actions = request.actions ?? [];
  if (!Array.isArray(actions)) return bad('bad-request', '"actions" must be a list');
  const world = read.value;
  const fault = actorFault(world, world.pawn(world.turn ?? ''));
  if (fault) return fault;
  checkCounters(world);
  const before = snapshot(world);
  world.sink = [];
  const resolution = new Resolution(world, [], told);
  const grips: Grip[] = [];
  for (const [index, action] of actions.entries()) {
    if (world.result || resolution.awaiting) break;
    grips.push(gripOf(world, world.sink.length));
    const refusal = perform(resolution, action as Action);
    if (refusal) return { ...refusal, index };
    resolution.run();
    if (resolution.refusal) return { ...resolution.refusal, index };
    if (isRescueUncertain(world)) return { ...bad('bad-state', 'where is the ambulance?'), index };
  }
  return report(before, resolution, grips);
}

function report(before: World, resolution: Resolution, grips?: readonly Grip[]): Outcome {
  const { world } = resolution;
  const told = instruct(before, world, world.sink ?? [], grips);
  return {
    state: writeTable(world),
    used: resolution.usedRolls,
    instructions: told.map(plain),
    awaiting: resolution.awaiting && asked(resolution.awaiting),
    result: world.result,
  };
}

/** Without what is only there for sentences. */
function asked(question: Question): object {
  if (question.for === 'roll') return { for: 'roll', dice: question.dice };
  const { because: _, target: __, ...rest } = { because: null, target: null, ...question };
  return rest;
}

function readTold(request: Request): Told | Refusal {
  const rolls: Roll[] = [];
  if (request.rolls !== undefined && !Array.isArray(request.rolls)) return bad('bad-request', '"rolls" must be a list');
  for (const roll of (request.rolls ?? []) as unknown[]) {
    if (!Array.isArray(roll) || roll.length !== 2) return bad('bad-roll', 'a roll is [red, black]');
    const [red, black] = roll as [unknown, unknown];
    rolls.push({ red: face(red), black: face(black) });
  }
  if (request.answers === undefined) return { rolls, answers: 'first' };
  if (!Array.isArray(request.answers)) return bad('bad-request', '"answers" must be a list');
  return { rolls, answers: request.answers as Answer[] };
}

/** A face that is no number at all is left to whoever needs the die: unasked dice are ignored. */
function face(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function actorFault(world: World, actor: Pawn | undefined): Refusal | null {
  if (!actor) return bad('bad-state', '"act" needs "turn" to name a firefighter');
  if (world.rules.mode === 'tableFirst') return null;
  if (actor.at === NOWHERE) return bad('bad-state', `"act" needs to know where ${actor.id} stands`);
  return actor.ap === null ? bad('bad-state', `"act" needs the ap of ${actor.id}`) : null;
}

/** Somebody stands outside with a victim, and nobody told where the ambulance is. */
function isRescueUncertain({ rules, plan, ambulance, pawns }: World): boolean {
  if (!rules.hasAmbulance || ambulance >= 0) return false;
  const isOutside = (at: number): boolean => at >= 0 && at < plan.count && !plan.isInside[at];
  return pawns.some(pawn => isOutside(pawn.at) && (pawn.carrying === 'victim' || pawn.leading > 0));
}

function bad(code: Refusal['code'], message: string): Refusal {
  return { code, message };
}
