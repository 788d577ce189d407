import type { EventMessage, Face, RollMessage } from '../../firmware-protocol/index.js';
import type { GameInput, Question, Roll } from '../engine/index.js';
import type { DiceSource } from './command.js';
import type { LooseReason } from './entry.js';
import type { TowerView } from './tableView.js';

export type Tray = TowerView['tray'];

/** What a tower's event means for the table it stands at. */
export type Intake =
  | { readonly kind: 'roll'; readonly roll: Roll }
  | { readonly kind: 'loose'; readonly roll: Roll; readonly why: LooseReason }
  | { readonly kind: 'confirm' | 'undo' | 'rollDice' }
  | { readonly kind: 'fault'; readonly code: string }
  | { readonly kind: 'nothing' };

/** The question that stands, as far as a tower is concerned. */
export interface Expectation {
  readonly awaiting: Question | null;
  readonly dice: DiceSource;
  /** The number under which the roll was asked for at the tower. */
  readonly ask: number;
}

/** A roll is taken for the standing question only when it was asked for and shows the dice asked for; never by guessing. */
export function toIntake(event: EventMessage, standing: Expectation): Intake {
  switch (event.kind) {
    case 'roll':
      return rollIntake(event, standing);
    case 'button':
      return event.action === 'down' ? buttonIntake(event.button) : { kind: 'nothing' };
    case 'fault':
      return { kind: 'fault', code: event.code };
    default:
      return event satisfies never;
  }
}

/** True when `roll` shows exactly the dice that `question` wants. */
function isFitting(roll: Roll, question: Question | null): boolean {
  if (question?.for !== 'roll') return false;
  return (
    (roll.red !== null) === question.dice.includes('red') && (roll.black !== null) === question.dice.includes('black')
  );
}

/** This roll as the answer to `question`, dice that were not wanted left out; null when a wanted one is missing. */
export function rollInput(roll: Roll, question: Question | null): GameInput | null {
  if (question?.for !== 'roll') return null;
  const red = question.dice.includes('red') ? roll.red : null;
  const black = question.dice.includes('black') ? roll.black : null;
  const isWhole = question.dice.every(die => roll[die] !== null);
  return isWhole ? { do: 'roll', red, black } : null;
}

/** How the dice lie after this roll, for the words on the screen. */
export function trayAfter(event: RollMessage): Tray {
  if (!isCocked(event)) return 'still';
  if (event.why === 'tilt') return 'cocked';
  return event.why === 'none' ? 'oneMissing' : 'unreadable';
}

function rollIntake(event: RollMessage, { awaiting, dice, ask }: Expectation): Intake {
  const roll: Roll = { red: faceOf(event.d6), black: faceOf(event.d8) };
  if (isCocked(event)) return { kind: 'loose', roll, why: 'cocked' };
  // A roll that has a number was asked for, though nobody waits for it any more.
  if (awaiting?.for !== 'roll' || dice !== 'tower') {
    return { kind: 'loose', roll, why: event.ask === 0 ? 'notAsked' : 'late' };
  }
  // 0: thrown before the tower heard that a roll is wanted, and one is. Another number: thrown for a question that is gone.
  if (event.ask !== 0 && event.ask !== ask) return { kind: 'loose', roll, why: 'late' };
  return isFitting(roll, awaiting) ? { kind: 'roll', roll } : { kind: 'loose', roll, why: 'wrongDice' };
}

function buttonIntake(button: number): Intake {
  switch (button) {
    case 1:
      return { kind: 'confirm' };
    case 2:
      return { kind: 'undo' };
    case 3:
      return { kind: 'rollDice' };
    default:
      return { kind: 'nothing' };
  }
}

function isCocked({ d6, d8 }: RollMessage): boolean {
  return d6 === 'unreadable' || d8 === 'unreadable';
}

function faceOf(face: Face | undefined): number | null {
  return typeof face === 'number' ? face : null;
}
