import type { Question } from '../../server/web/wire.js';
import type { BoardPlace } from '../board/places.js';
import type { Mode } from './mode.js';

/** Up to so many options have buttons and keys; more are tapped on the board alone. */
export const LETTERED = 6;

/** The options of a question that can be answered by one of them. */
export function optionsOf(question: Question | null): readonly string[] {
  return question && 'options' in question ? question.options : [];
}

/**
 * The options that have a button, and a letter among the keys: A is the first. Many places are tapped on the board alone.
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

/** A choice on the board; `who` is drawn as an outline there. */
export interface PlacedChoice {
  readonly place: BoardPlace;
  readonly answer: string;
  readonly who: string | null;
}

/** Some options are no single place: they are chosen beside the board alone. */
export function isAskedInPanel({ about }: Extract<Question, { for: 'choice' }>): boolean {
  return about === 'reroll' || about === 'standing' || about === 'role';
}

/** The options that are places, for the board; too many for buttons only when nothing else is to be done there. */
export function placedChoices(question: Question | null, mode: Mode): readonly PlacedChoice[] {
  if (question?.for !== 'choice' || (question.options.length > LETTERED && mode !== 'question')) return [];
  if (isAskedInPanel(question)) return [];
  const who = 'who' in question ? question.who : null;
  return question.options.map(option => ({ place: option, answer: option, who }));
}
