import type { EventMessage, Face, RollMessage } from '../../firmware-protocol/index.js';
import type { GameInput, Question, Roll } from '../engine/index.js';
import type { Die } from '../engine/input.js';
import type { DiceSource } from './command.js';
import type { FaceSource, LooseReason, TowerRoll } from './entry.js';
import type { TowerView } from './tableView.js';

export type Tray = TowerView['tray'];

/** What a tower's event means for the table it stands at. */
export type Intake =
  | ({ readonly kind: 'roll' } & TowerRoll)
  /** What is known of the awaited roll by now; the rest is still wanted. */
  | ({ readonly kind: 'partialRoll' } & TowerRoll)
  | ({ readonly kind: 'loose'; readonly why: LooseReason } & TowerRoll)
  | { readonly kind: 'confirm' | 'undo' | 'rollDice' }
  | { readonly kind: 'fault'; readonly code: string }
  | { readonly kind: 'nothing' };

/** The question that stands, as far as a tower is concerned. */
export interface Expectation {
  readonly awaiting: Question | null;
  readonly dice: DiceSource;
  /** The number under which the roll was asked for at the tower. */
  readonly ask: number;
  /** Faces of this roll that came before, while another die was still wanted. */
  readonly partial: TowerRoll | null;
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

function rollIntake(event: RollMessage, standing: Expectation): Intake {
  const { awaiting, dice, ask } = standing;
  const roll: Roll = { red: faceOf(event.d6), black: faceOf(event.d8) };
  // Only a sensor finds a die unreadable: such a line leaves its `src` out.
  const src = event.why === undefined ? event.source : 'die';
  const read: TowerRoll = src === undefined ? { roll } : { roll, src };
  const looseWhy = (why: LooseReason): LooseReason => (isCocked(event) ? 'cocked' : why);
  // A roll that has a number was asked for, though nobody waits for it any more.
  if (awaiting?.for !== 'roll' || dice !== 'tower') {
    return { kind: 'loose', ...read, why: looseWhy(event.ask === 0 ? 'notAsked' : 'late') };
  }
  // 0: thrown before the tower heard that a roll is wanted, and one is. Another number: thrown for a question that is gone.
  if (event.ask !== 0 && event.ask !== ask) return { kind: 'loose', ...read, why: looseWhy('late') };
  const isSurplus = DICE.some(die => roll[die] !== null && !awaiting.dice.includes(die));
  // A tower that draws its faces draws both; of real dice the wrong one may have been thrown.
  if (isSurplus && src !== 'rng') return { kind: 'loose', ...read, why: 'wrongDice' };
  return mergedIntake(event, read, awaiting.dice, standing.partial);
}

const DICE: readonly Die[] = ['red', 'black'];

/**
 * Dice may come one by one. The newest face of each die counts. A die that was thrown again and leans has none any more; one that
 * was not thrown (absent, or `none`: its lane is empty) keeps the face it had.
 */
function mergedIntake(
  event: RollMessage,
  { roll, src }: TowerRoll,
  wanted: readonly Die[],
  partial: TowerRoll | null,
): Intake {
  const faceNow = (die: Die): number | null => {
    if (!wanted.includes(die)) return null;
    const isThrownInVain = event[die === 'red' ? 'd6' : 'd8'] === 'unreadable' && event.why !== 'none';
    return roll[die] ?? (isThrownInVain ? null : (partial?.roll[die] ?? null));
  };
  const known: Roll = { red: faceNow('red'), black: faceNow('black') };
  const doubted = mostDoubtful([src, partial?.src]);
  const merged: TowerRoll = doubted === undefined ? { roll: known } : { roll: known, src: doubted };
  if (wanted.every(die => known[die] !== null)) return { kind: 'roll', ...merged };
  const isNews = DICE.some(die => known[die] !== (partial?.roll[die] ?? null));
  return isNews ? { kind: 'partialRoll', ...merged } : { kind: 'nothing' };
}

/** Of faces with two sources the record keeps the one that is no proof of real dice. */
function mostDoubtful(sources: readonly (FaceSource | undefined)[]): FaceSource | undefined {
  return (['rng', 'hand', 'die'] as const).find(source => sources.includes(source));
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
