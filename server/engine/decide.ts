/** The table tells us something; the engine answers with what happened or why not. */
import { perform } from './actions/index.js';
import { walk } from './actions/walk.js';
import { compileGround, type Ground } from './compile.js';
import { applyCorrections } from './correct.js';
import { changeCrew } from './crew.js';
import type { GameEvent } from './event.js';
import type { GameSetup, GameState, Phase, ReasonedInstruction, Step } from './game.js';
import type { CrewMember, GameInput, Refusal, RefusalCode } from './input.js';
import { instruct, reasoned, snapshot } from './instruct.js';
import { readTable } from './readTable.js';
import { Resolution, type Told } from './resolution.js';
import { good, type Result } from './result.js';
import { STAGES, type StageName } from './stages/index.js';
import type { Task } from './stages/task.js';
import { newPawn, World } from './world.js';
import { writeTable } from './writeTable.js';

/** A board and rules that were checked, and who plays: never changes while the game runs. */
export interface Game extends Ground {
  readonly setup: GameSetup;
}

export type Decision = ({ readonly ok: true } & Step) | { readonly ok: false; readonly refusal: Refusal };

export function openGame(setup: GameSetup): Result<Game> {
  const ground = compileGround(setup.board, setup.rules);
  if (!ground.ok) return ground;
  const fault = crewFault(setup.crew);
  if (fault) return { ok: false, refusal: { code: 'bad-request', message: fault } };
  return good({ ...ground.value, setup });
}

function crewFault(crew: readonly CrewMember[]): string | null {
  if (crew.length === 0) return 'a crew needs a firefighter';
  const ids = new Set(crew.map(({ id }) => id));
  if (ids.size < crew.length) return 'two firefighters have one id';
  const roles = crew.flatMap(({ role }) => (role ? [role] : []));
  return new Set(roles).size < roles.length ? 'two firefighters have one specialist' : null;
}

/** The game before the first input: the bare board, then the set-up as far as it goes without dice or answers. */
export function beginGame(game: Game): Step {
  const { plan, rules, setup } = game;
  const world = new World(plan, rules);
  world.pawns = setup.crew.map(member => newPawn(rules, member.id, member.role)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const begun: GameState = {
    table: writeTable(world),
    crew: setup.crew,
    turnNumber: 0,
    phase: 'setup',
    agenda: firstAgenda(game),
    awaiting: null,
    result: null,
  };
  const resolution = new Resolution(open(game, begun), begun.agenda, NOTHING_TOLD);
  const before = snapshot(resolution.world);
  resolution.run();
  const step = conclude(begun, before, resolution);
  const doors = [...plan.board.doors, ...(plan.board.elevators ?? []).map(({ door }) => door)];
  const placed = doors.map(
    (at): ReasonedInstruction => ({ do: 'place', token: 'door', at, side: 'closed', because: { by: 'setup' } }),
  );
  // Specialists that were chosen beforehand are not asked about again, but their cards are taken all the same.
  const cards = setup.crew.flatMap(({ id: who }): ReasonedInstruction[] => {
    const to = world.pawn(who)?.role;
    return to ? [{ do: 'swap', token: 'specialist', who, to, because: { by: 'setup' } }] : [];
  });
  return { ...step, instructions: isTakenOver(game) ? [] : [...placed, ...cards, ...step.instructions] };
}

function firstAgenda(game: Game): Task[] {
  const { stages } = game.rules;
  const setup = isTakenOver(game) ? [] : [...stages.setup, ...stages.crew].map(stage => ({ stage }));
  return [...setup, { stage: 'nextTurn' }];
}

function isTakenOver({ setup }: Game): boolean {
  return setup.start === 'takeOver';
}

const STAGES_OF_THE_ROLL: readonly StageName[] = ['rollFire', 'rollFireClassic', 'oxygen'];

const NOTHING_TOLD: Told = { rolls: [], answers: [] };

/** One input. Pure: the same state and input always give the same step; a refusal changes nothing. */
export function decide(game: Game, state: GameState, input: GameInput): Decision {
  const refusal = untimely(state, input);
  if (refusal) return { ok: false, refusal };
  const told: Told = {
    rolls: input.do === 'roll' ? [{ red: input.red, black: input.black }] : [],
    answers: input.do === 'answer' ? [input.value] : [],
  };
  const resolution = new Resolution(open(game, state), state.agenda, told);
  let before = snapshot(resolution.world);
  const crew = input.do === 'crew' ? changeCrew(resolution, state.crew, input) : state.crew;
  if ('code' in crew) return { ok: false, refusal: crew };
  const fault = take(resolution, input);
  if (fault) return { ok: false, refusal: fault };
  // Corrections say how the table lies already: hands do only what follows from them.
  if (input.do === 'correct') before = snapshot(resolution.world);
  resolution.run();
  if (resolution.refusal) return { ok: false, refusal: resolution.refusal };
  if (!resolution.hasHeardAll) throw new Error(`nobody listened to ${JSON.stringify(input)}`);
  return { ok: true, ...conclude({ ...state, crew }, before, resolution) };
}

/** Inputs that nothing is waiting for. */
function untimely(state: GameState, input: GameInput): Refusal | null {
  const no = (code: RefusalCode, message: string): Refusal => ({ code, message });
  const { awaiting } = state;
  if (input.do === 'correct' || input.do === 'crew') return null;
  if (state.result) return no('game-over', 'the game is over');
  switch (input.do) {
    case 'roll':
      return awaiting?.for === 'roll' ? null : no('not-asked', 'no roll is wanted now');
    case 'answer':
      return awaiting?.for === 'flip' || awaiting?.for === 'choice' ? null : no('not-asked', 'nothing was asked');
    case 'act':
      return awaiting?.for === 'action' ? null : no('not-asked', 'no action is possible now');
    case 'skipFire':
      return awaiting?.for === 'roll' && awaiting.about === 'fire' ? null : no('not-asked', 'no fire roll is due');
  }
}

function take(resolution: Resolution, input: GameInput): Refusal | null {
  const { world } = resolution;
  switch (input.do) {
    case 'roll':
    case 'answer':
    case 'crew':
      return null;
    case 'act': {
      // What an action starts runs before the stage that waits for the next one.
      const waiting = resolution.agenda[0];
      const { action } = input;
      const refusal = action.do === 'walk' ? walk(resolution, action.path) : perform(resolution, action);
      if (refusal) return refusal;
      if (input.action.do === 'endTurn') resolution.agenda = resolution.agenda.filter(task => task !== waiting);
      return null;
    }
    case 'skipFire':
      world.emit({ type: 'fireSkipped', who: world.turn ?? '' });
      // Whom a flashover before the roll has reached is hurt all the same.
      resolution.agenda = resolution.agenda.filter(task => !STAGES_OF_THE_ROLL.includes(task.stage));
      return null;
    case 'correct':
      return applyCorrections(resolution, input.changes);
  }
}

/** The working form of a state; it was written by us, so a fault in it is a bug. */
export function open(game: Game, state: GameState): World {
  const read = readTable(game.plan, game.rules, state.table);
  if (!read.ok) throw new Error(`a state of our own is broken: ${read.refusal.message}`);
  const world = read.value;
  world.sink = [];
  world.seats = state.crew.map(({ id }) => id);
  world.turnNumber = state.turnNumber;
  world.areFirefightersUnfollowed = game.setup.firefighters === 'notFollowed';
  world.result = state.result;
  return world;
}

function conclude(state: GameState, before: World, resolution: Resolution): Step {
  const { world } = resolution;
  const events = world.sink as readonly GameEvent[];
  const next: GameState = {
    table: writeTable(world),
    crew: state.crew,
    turnNumber: world.turnNumber,
    phase: phaseOf(resolution, state.phase),
    agenda: resolution.agenda,
    awaiting: resolution.awaiting,
    result: world.result,
  };
  return { state: next, events, instructions: instruct(before, world, events).map(reasoned) };
}

function phaseOf(resolution: Resolution, before: Phase): Phase {
  if (resolution.world.result) return 'over';
  const task = resolution.agenda[0];
  if (!task) return 'over';
  // Markers are laid by the same stages at set-up and in play; the question belongs to where the game is.
  const phase = STAGES[task.stage].phase;
  if (resolution.world.turnNumber === 0) return before === 'setup' ? 'setup' : phase;
  return phase === 'setup' && before !== 'over' ? before : phase;
}
