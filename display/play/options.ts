import type { Question } from '../../server/web/wire.js';
import type { BoardPlace } from '../board/places.js';
import type { Mode } from './mode.js';

/** Up to so many options have letters and buttons; more are tapped on the board alone. */
export const LETTERED = 6;

/** The options of a question that can be answered by one of them. */
export function optionsOf(question: Question | null): readonly string[] {
  return question && 'options' in question ? question.options : [];
}

/**
 * The options that a letter chooses: A is the first, whether the letter is drawn or a picture in its place. Many places
 * are tapped on the board alone.
 */
export function letteredOf(question: Question | null): readonly string[] {
  const options = optionsOf(question);
  const isLettered = question?.for === 'flip' || (question?.for === 'choice' && !isAskedElsewhere(question));
  return isLettered && options.length <= LETTERED ? options : [];
}

/** Who stands where is told in several taps; a specialist is chosen on a screen of its own. */
function isAskedElsewhere({ about }: Extract<Question, { for: 'choice' }>): boolean {
  return about === 'standing' || about === 'role';
}

export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

/** A choice on the board: a letter, or none where there are many; `who` is drawn as an outline there. */
export interface PlacedChoice {
  readonly label: string;
  readonly place: BoardPlace;
  readonly answer: string;
  readonly who: string | null;
}

/** Some options are no single place: they are chosen beside the board alone. */
export function isAskedInPanel({ about }: Extract<Question, { for: 'choice' }>): boolean {
  return about === 'reroll' || about === 'standing' || about === 'role';
}

/** The options that are places, for the board; too many for letters only when nothing else is to be done there. */
export function placedChoices(question: Question | null, mode: Mode): readonly PlacedChoice[] {
  if (question?.for !== 'choice' || (question.options.length > LETTERED && mode !== 'question')) return [];
  if (isAskedInPanel(question)) return [];
  const who = 'who' in question ? question.who : null;
  const isLettered = question.options.length <= LETTERED;
  return question.options.map((option, i) => ({
    label: isLettered ? letterOf(i) : '',
    place: option,
    answer: option,
    who,
  }));
}
