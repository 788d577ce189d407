import type { Cause, DiceSource, GameEvent, Question, Space } from '../../server/web/wire.js';
import { known } from '../known.js';
import { roleName } from '../words/specialist.js';
import { diceName, type Naming, placeName, placeWithin, sideSeen, spotName, whoName } from './place.js';

/** The prompt, verb first, and the line under it. */
export interface QuestionWords {
  readonly prompt: string;
  readonly help: string;
}

/** How a roll comes to be known here: the source of the dice, and of a tower also what it is. */
export type DiceWay = DiceSource | 'die' | 'hand' | 'handOrRoll' | 'rng';

/** The words for what the table is asked. */
export function tellQuestion(naming: Naming, question: Question, dice: DiceWay): QuestionWords {
  const say = naming.words.questions;
  switch (question.for) {
    case 'roll': {
      const which = question.dice.length > 1 ? 'both' : (question.dice[0] ?? 'both');
      return { prompt: say.roll[question.about], help: [say.dice[which][dice], ...leftOf(naming, question)].join(' ') };
    }
    case 'flip':
      return { prompt: say.flip.prompt, help: whyFlipped(naming, question) };
    case 'action':
      return say.action;
    case 'choice':
      break;
    default:
      return question satisfies never;
  }
  switch (question.about) {
    case 'hazmat':
      return say.hazmat;
    case 'knockDown': {
      const { prompt, help, toEngine } = say.knockDown;
      // A board without an ambulance: the engine takes them in (H).
      const hasAmbulance = naming.board.parking.ambulance !== undefined;
      return { prompt: prompt(whoName(naming, question.who)), help: hasAmbulance ? help : toEngine };
    }
    case 'exit':
    case 'role':
      return { prompt: say[question.about].prompt(whoName(naming, question.who)), help: say[question.about].help };
    case 'start': {
      const { prompt, help, waysIn, orElevator } = say.start;
      const { entrances, elevators = [] } = naming.board;
      const isElevatorOpen = elevators.some(({ space }) => question.options.includes(space));
      const more = [...(entrances.length > 0 ? [waysIn] : []), ...(isElevatorOpen ? [orElevator] : [])];
      return { prompt: prompt(whoName(naming, question.who)), help: [help, ...more].join(' ') };
    }
    case 'reroll':
      return {
        prompt: say.reroll.prompt,
        help: say.reroll.help(exactlyWithin(naming, question.target), stillToRoll(question.options)),
      };
    case 'standing':
      return { prompt: say.standing.prompt, help: say.standing[WHY_STANDING[question.because.by] ?? 'inFire'] };
    case 'carry':
      return { prompt: say.carry.prompt[question.what], help: say.carry.help };
    case 'parking':
      return say.parking[question.vehicle];
    default:
      return question satisfies never;
  }
}

function stillToRoll(options: readonly string[]): 'red' | 'black' | 'both' {
  return options.includes('both') ? 'both' : options.includes('red') ? 'red' : 'black';
}

/** How often the same is still rolled for, where that is known. */
export function leftOf(naming: Naming, question: Question): readonly string[] {
  const left = question.for === 'roll' ? question.left : undefined;
  return left === undefined ? [] : [naming.words.questions.left(left)];
}

const WHY_STANDING: Partial<Record<Cause['by'], 'inWater' | 'atMarker' | 'keepingOff'>> = {
  deckGun: 'inWater',
  replenish: 'atMarker',
  roll: 'keepingOff',
};

/** Nobody turns a marker over without knowing why, and which. */
function whyFlipped(naming: Naming, { at, because }: Extract<Question, { for: 'flip' }>): string {
  const say = naming.words.questions.flip;
  const where = exactlyWithin(naming, at);
  switch (because.by) {
    case 'fire':
      return say.byFire(where);
    case 'deckGun':
      return say.byDeckGun(where);
    case 'replenish':
      return say.byReplenish(where);
    case 'action':
      return say.byAction(whoName(naming, because.who), where);
    default:
      return say.plain(where);
  }
}

/** "in the kitchen, 3·4" */
function exactlyWithin(naming: Naming, space: Space): string {
  return `${placeWithin(naming, space)}, ${diceName(naming.board, space)}`;
}

/** Why the newest dice are rolled again, if they are. */
export function tellWasted(naming: Naming, events: readonly GameEvent[]): string | null {
  const wasted = events.findLast(event => event.type === 'rollWasted');
  if (!wasted || wasted.why === 'noValidSpace') return null;
  const { wasted: say } = naming.words.questions;
  if (wasted.why === 'noSpace') return say.noSpace;
  return say[wasted.why](wasted.target === null ? '' : diceName(naming.board, wasted.target));
}

/** The words on the button of one option. */
export function tellOption(naming: Naming, question: Question, option: string): string {
  const { questions } = naming.words;
  if (question.for === 'flip') return known<string>(questions.kinds, option) ?? option;
  if (question.for !== 'choice') return option;
  switch (question.about) {
    case 'hazmat':
    case 'carry':
      return placeName(naming, option);
    case 'knockDown':
    case 'exit':
    case 'start':
      return naming.words.places.spot[sideSeen(naming, option)];
    case 'reroll':
      return known(questions.reroll.options, option) ?? option;
    case 'standing':
      return option === 'nobody' ? questions.standing.nobody : whoName(naming, option.split(' ')[0] ?? option);
    case 'parking': {
      const [first = option, second = option] = option.split(' ');
      return spotName(naming, [first, second]);
    }
    case 'role':
      return roleName(naming.words, option);
    default:
      return question satisfies never;
  }
}
