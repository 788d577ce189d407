import type { Action, HistoryEntry, Space, StepDone } from '../../server/web/wire.js';
import { known } from '../known.js';
import { roleName } from '../words/specialist.js';
import type { Words } from './catalogue.js';
import { besideEdge, edgeSide, type Naming, placeName, placeWithin, spotName, whoName } from './place.js';

/** What a step was, in the history and to a listener: "Greta moved, kitchen", "roll 3 · 3", "Blue begins: outside, left". */
export function tellStep(naming: Naming, step: StepDone): string {
  const { did } = naming.words.actions;
  const { input } = step;
  switch (input.do) {
    case 'roll':
      return did.roll([input.red, input.black].filter(face => face !== null).join(' · '));
    case 'act':
      return input.action.do === 'command'
        ? told(naming, step, tellDeed(naming, input.action, step.door))
        : by(naming, step, tellDeed(naming, input.action, step.door));
    case 'answer':
      return tellAnswer(naming, step, input.value);
    case 'skipFire':
    case 'correct':
      return did[input.do];
    case 'crew':
      return tellCrewChange(naming, input);
    default:
      return input satisfies never;
  }
}

/** The same on the button that takes it back: what was done, then whose pawn did it, for a cut line must not lose what decides. */
export function tellUndo(naming: Naming, step: StepDone): string {
  if (step.input.do !== 'act') return tellStep(naming, step);
  const { action } = step.input;
  if (action.do === 'command') {
    return tellUndo(naming, { ...step, input: { do: 'act', action: action.action }, who: action.who });
  }
  const what = tellDeed(naming, action, step.door);
  return step.who === null ? what : naming.words.actions.did.doneBy(what, whoName(naming, step.who));
}

/** The space a step was about, for the die symbols beside it; null when there is none, or only a side of the house. */
export function placeOfStep({ board }: Pick<Naming, 'board'>, { input, answered }: StepDone): Space | null {
  if (input.do === 'act') return placeOfAction(board, input.action);
  if (input.do !== 'answer' || typeof input.value !== 'string' || !answered) return null;
  if (answered.for === 'flip') return answered.at;
  return ANSWERED_BY_SPACE.has(answered.about) ? input.value : null;
}

const ANSWERED_BY_SPACE: ReadonlySet<string> = new Set(['hazmat', 'knockDown', 'exit', 'start', 'carry']);

function by(naming: Naming, { who }: StepDone, what: string): string {
  return who === null ? what : naming.words.actions.did.by(whoName(naming, who), what);
}

/** Whose word it was: "Rosa: Blue moved", "Rosa: Keep them". */
function told(naming: Naming, { who }: StepDone, what: string): string {
  return who === null ? what : naming.words.actions.command(whoName(naming, who), what);
}

function tellCrewChange(naming: Naming, change: Extract<StepDone['input'], { do: 'crew' }>): string {
  const { crew } = naming.words.actions.did;
  switch (change.change) {
    case 'join':
      return crew.join(change.member.name || whoName(naming, change.member.id));
    case 'leave':
      return crew.leave(whoName(naming, change.who));
    case 'rename':
      return crew.rename(change.name);
    case 'seats':
      return crew.seats;
    default:
      return change satisfies never;
  }
}

/** What a step cost and led to, in the order people care: "2 AP", "explosion, 3 fires, one damage cube". */
export function tellOutcome({ words }: Pick<Naming, 'words'>, { outcome = {} }: HistoryEntry): string {
  const say = words.actions.outcome;
  const names = Object.keys(say) as (keyof typeof say)[];
  return names.flatMap(name => (outcome[name] ? [say[name](outcome[name])] : [])).join(', ');
}

/** "opened the door": what was done, without the place. */
export function deedName(words: Words, action: Action, door: StepDone['door']): string {
  const { did } = words.actions;
  switch (action.do) {
    case 'command':
      return deedName(words, action.action, door);
    case 'crewChange':
      return did.crewChange(roleName(words, action.to));
    case 'drive':
      return did.drive[action.vehicle];
    case 'pickUp':
    case 'putDown':
      return did[action.do][action.what];
    case 'extinguish':
      return did.extinguish[action.to];
    case 'door':
      return did.door[door ?? 'other'];
    default:
      return did[action.do];
  }
}

/** "moved, kitchen": what was done, and the place people know it by. */
function tellDeed(naming: Naming, action: Action, door: StepDone['door']): string {
  const { did } = naming.words.actions;
  if (action.do === 'command') return did.by(whoName(naming, action.who), tellDeed(naming, action.action, door));
  const where =
    action.do === 'drive'
      ? spotName(naming, action.to)
      : 'edge' in action
        ? besideEdge(naming, action.edge)
        : placeOfDeed(naming, action);
  const name = deedName(naming.words, action, door);
  return where === null ? name : did.at(name, where);
}

function placeOfDeed(naming: Naming, action: Action): string | null {
  const space = placeOfAction(naming.board, action);
  return space === null ? null : placeName(naming, space);
}

function placeOfAction(board: Naming['board'], action: Action): Space | null {
  switch (action.do) {
    case 'move':
    case 'ladder':
    case 'lobby':
      return action.to;
    case 'walk':
      return action.path.at(-1) ?? null;
    case 'extinguish':
    case 'identify':
    case 'reveal':
    case 'rescue':
      return action.at;
    case 'carry':
      return action.from;
    case 'treat':
    case 'dispose':
      return action.at ?? null;
    case 'door':
    case 'chop':
    case 'repair':
      return edgeSide(board, action.edge).space;
    case 'command':
      return placeOfAction(board, action.action);
    case 'pickUp':
    case 'putDown':
    case 'drive':
    case 'deckGun':
    case 'crewChange':
    case 'endTurn':
    // Its name says where.
    case 'elevator':
      return null;
    default:
      return action satisfies never;
  }
}

function tellAnswer(naming: Naming, step: StepDone, value: string | readonly string[]): string {
  const { answered } = step;
  const { questions, actions } = naming.words;
  const say = actions.did.answers;
  const values = typeof value === 'string' ? [value] : value;
  const first = values[0] ?? '';
  if (!answered) return actions.did.answer;
  if (answered.for === 'flip') {
    return say.flip(known<string>(questions.kinds, first) ?? first, placeName(naming, answered.at));
  }
  switch (answered.about) {
    case 'hazmat':
      return say.hazmat(placeName(naming, first));
    case 'knockDown':
    case 'exit':
    case 'start':
      return say[answered.about](whoName(naming, answered.who), placeName(naming, first));
    case 'role':
      return say.role(whoName(naming, answered.who), roleName(naming.words, first));
    case 'parking': {
      const [one = first, other = first] = first.split(' ');
      return say.parking[answered.vehicle](spotName(naming, [one, other]));
    }
    case 'reroll':
      return told(naming, step, known(questions.reroll.options, first) ?? first);
    case 'standing': {
      const names = values.map(each => (each === 'nobody' ? questions.standing.nobody : whoName(naming, whoOf(each))));
      return say.standing(naming.words.common.list(names));
    }
    case 'carry':
      return say.carry[answered.what](placeWithin(naming, first));
    default:
      return answered satisfies never;
  }
}

/** Answers about standing are written `who space`. */
function whoOf(answer: string): string {
  return answer.split(' ')[0] ?? answer;
}
