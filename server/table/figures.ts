import type { GameEvent } from '../engine/index.js';
import { supplies } from '../engine/index.js';
import type { GameLog } from './gameLog.js';
import { currentStep } from './gameLog.js';
import { instantOf } from './instant.js';
import type { GameFigures, TurnFigures } from './tableView.js';

/** The game told in figures, up to the step it stands at. */
export function figuresOf(log: GameLog): GameFigures {
  const { state } = currentStep(log);
  const { damage } = supplies(log.game, state);
  const inputs = log.inputs.slice(0, log.step);
  const events = log.steps.slice(0, log.step + 1).flatMap(step => step.events);
  const endedAt = inputs.at(-1)?.at ?? log.startedAt;
  return {
    turns: state.turnNumber,
    minutes: Math.round((Date.parse(instantOf(endedAt)) - Date.parse(instantOf(log.startedAt))) / 60_000),
    rescued: state.table.rescued?.victims ?? 0,
    lost: state.table.lost?.victims ?? 0,
    explosions: events.filter(event => event.type === 'exploded').length,
    damage: damage.of - damage.left,
    worstRoll: worstRoll(log),
    redFaces: countFaces(log, 'red', 6),
    blackFaces: countFaces(log, 'black', 8),
    course: courseOf(log),
  };
}

/** The roll that lit most fires; the earlier of two alike. */
function worstRoll(log: GameLog): GameFigures['worstRoll'] {
  let worst: GameFigures['worstRoll'] = null;
  for (const [index, { input }] of log.inputs.slice(0, log.step).entries()) {
    if (input.do !== 'roll' || input.red === null || input.black === null) continue;
    const fires = firesLit(log.steps.at(index + 1)?.events ?? []);
    if (fires > (worst?.fires ?? 0)) worst = { step: index + 1, red: input.red, black: input.black, fires };
  }
  return worst;
}

function firesLit(events: readonly GameEvent[]): number {
  // What a blast puts outside is gone again with the roll (R10).
  return events.filter(event => event.type === 'fireLit' && !event.isOutside).length;
}

function countFaces(log: GameLog, die: 'red' | 'black', sides: number): readonly number[] {
  const counts = Array.from({ length: sides }, () => 0);
  for (const { input } of log.inputs.slice(0, log.step)) {
    const face = input.do === 'roll' ? input[die] : null;
    if (face !== null) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  }
  return counts;
}

/** A step belongs to the turn it was taken in: the roll that ends a turn has already led to the next one. */
function courseOf(log: GameLog): readonly TurnFigures[] {
  const course: TurnFigures[] = [];
  for (const [index, { state, events }] of log.steps.slice(0, log.step + 1).entries()) {
    const turn = log.steps.at(index - 1)?.state.turnNumber ?? state.turnNumber;
    const before = course.at(-1);
    const explosions = events.filter(event => event.type === 'exploded').length;
    const now = {
      turn,
      fires: state.table.fire?.length ?? 0,
      rescued: state.table.rescued?.victims ?? 0,
      lost: state.table.lost?.victims ?? 0,
      explosions: explosions + (before?.turn === turn ? before.explosions : 0),
    };
    if (before?.turn === turn) course[course.length - 1] = now;
    else course.push(now);
  }
  return thinned(course);
}

/** A line that is drawn across a screen has room for so many turns; a game without end must not make a view without end. */
const MOST_TURNS = 200;

function thinned(course: readonly TurnFigures[]): readonly TurnFigures[] {
  const stride = Math.ceil(course.length / MOST_TURNS);
  return course.flatMap((turn, index) => {
    const isKept = (index + 1) % stride === 0 || index === course.length - 1;
    if (!isKept) return [];
    const since = course.slice(index - (index % stride), index + 1);
    return [{ ...turn, explosions: since.reduce((sum, { explosions }) => sum + explosions, 0) }];
  });
}
