import type { GameEvent, GameInput, Question, ReasonedInstruction, Step, TableState } from '../engine/index.js';
import type { Origin } from './entry.js';
import type { Answered, LastStep } from './tableView.js';

/** What happened last, and what hands have to do now. */
export interface Newest {
  readonly last: LastStep;
  readonly asked: readonly Asked[];
  readonly events: readonly GameEvent[];
  /** What happened before that, as long as hands are not done with it. */
  readonly earlier: readonly GameEvent[];
  /** After a jump: how the table lay before it. */
  readonly before: Laid | null;
  /** After a jump: what the question that stands asks anyway, and is told only when one goes elsewhere instead. */
  readonly leftToAnswer: readonly Asked[];
}

/** Something hands are asked to do, and whether they have. */
export interface Asked {
  readonly instruction: ReasonedInstruction;
  readonly isDone: boolean;
  /** The step that asked for it; 0 also for what sets the table right, which stays to be done wherever one goes. */
  readonly step: number;
  /** Somebody said to do it just now: the card taken, the miniature placed. When the game goes on it is done. */
  readonly isOwnDeed: boolean;
}

/** A table, once what is still asked for has been done. */
interface Laid {
  readonly table: TableState;
  readonly asked: readonly Asked[];
}

export function newestAtBegin({ instructions, events }: Step): Newest {
  return {
    last: { kind: 'begin' },
    asked: askFor(instructions, 0),
    events,
    earlier: [],
    before: null,
    leftToAnswer: [],
  };
}

/**
 * Rolls and answers go on with one phase: what hands have not ticked yet still has to be done, and comes first.
 * An action begins something new; whoever takes it has done what was asked before.
 * What somebody said to do with the own card or miniature is done when the next one speaks.
 * What the service answers by itself belongs to the input before it, whose story it ends.
 */
export function newestAfter(
  newest: Newest,
  last: LastStep & { readonly kind: 'input' },
  from: Origin,
  { instructions, events }: Step,
  step: number,
): Newest {
  const isOneStory = from === 'service' && last.input.do === 'answer';
  const open = carriedOn(newest, last.input.do, instructions);
  const areOwnDeeds = from !== 'service' && isAboutCrew(last.answered);
  const untold = from === 'service' ? instructions : instructions.filter(one => !isFlippedBy(last.answered, one));
  return {
    last: isOneStory ? newest.last : last,
    asked: [...open, ...askFor(untold, step).map(asked => ({ ...asked, isOwnDeed: areOwnDeeds }))],
    events: isOneStory ? [...newest.events, ...events] : events,
    earlier: isOneStory ? newest.earlier : open.length > 0 ? [...newest.earlier, ...newest.events] : [],
    before: null,
    leftToAnswer: [],
  };
}

/**
 * What is still to be done when the game goes on. Somebody may be working through the list while a question is answered:
 * its numbers stay as they are, what is done or no longer needed being ticked off. Other dice begin a list of their own.
 */
function carriedOn({ asked }: Newest, by: GameInput['do'], later: readonly ReasonedInstruction[]): readonly Asked[] {
  const isOpen = (one: Asked) =>
    !one.isDone && !one.isOwnDeed && !later.some(instruction => isOvertaken(one, instruction));
  if (by === 'roll') return asked.filter(isOpen);
  if (by !== 'answer' || !asked.some(isOpen)) return [];
  return asked.filter(({ isOwnDeed }) => !isOwnDeed).map(one => ({ ...one, isDone: !isOpen(one) }));
}

/** Whoever says what is under a marker has turned it over to see. */
function isFlippedBy(answered: Answered | undefined, instruction: ReasonedInstruction): boolean {
  const isFlip = instruction.do === 'flip' && 'token' in instruction && instruction.token === 'poi';
  return answered?.for === 'flip' && isFlip && instruction.at === answered.at;
}

/** Of these at most one lies in a place, so hands see whether it is there already. */
const SINGLE: readonly string[] = ['fire', 'smoke', 'hotSpot', 'door'];

/** Nobody need take away what is put there again at once, turn over what is turned back, or set down who goes on. */
function isOvertaken({ instruction: earlier }: Asked, later: ReasonedInstruction): boolean {
  if ('who' in earlier && 'who' in later && earlier.who === later.who) {
    const isSentOn = earlier.do === 'move' && later.do === 'move';
    const hasNewCard = earlier.do === 'swap' && later.do === 'swap';
    if (isSentOn || hasNewCard) return true;
  }
  const place = 'at' in earlier ? String(earlier.at) : null;
  if (place === null || !('at' in later) || String(later.at) !== place) return false;
  const tokenOf = (one: ReasonedInstruction) => ('token' in one ? one.token : 'disc');
  if (tokenOf(earlier) !== tokenOf(later)) return false;
  if (earlier.do === 'flip' && later.do === 'flip') return tokenOf(later) === 'disc' || tokenOf(later) === 'door';
  const isReversed =
    (earlier.do === 'place' && later.do === 'remove') || (earlier.do === 'remove' && later.do === 'place');
  return isReversed && SINGLE.includes(tokenOf(later));
}

/** Questions whose answer is what the player takes, places or parks. */
const ABOUT_CREW: readonly string[] = ['role', 'start', 'parking'];

function isAboutCrew(answered: Answered | undefined): boolean {
  return answered?.for === 'choice' && ABOUT_CREW.includes(answered.about);
}

/** A jump from one step to another. */
export interface Jump {
  readonly from: number;
  /** What the steps up to this one asked for and nobody ticked is still to be done. */
  readonly kept: number;
  /** The table at the step jumped from. */
  readonly table: TableState;
  /** What leads from a table to the one jumped to. */
  readonly lead: (table: TableState) => readonly ReasonedInstruction[];
  /** What is asked there. */
  readonly awaiting: Question | null;
}

/**
 * Jumps on jumps of which hands have done nothing yet are one jump: undo and redo leave the table as it is. What was
 * placed and not ticked is asked to be removed all the same: a hand that finds nothing there loses a moment, a token
 * that nobody was told of would stay. The same is never asked twice.
 */
export function newestAfterJump(newest: Newest, { from, kept, table, lead, awaiting }: Jump): Newest {
  const isUntouched = newest.asked.every(({ isDone }) => !isDone);
  const before = (isUntouched && newest.before) || { table, asked: [...unticked(newest), ...newest.leftToAnswer] };
  const setRight = askFor(lead(before.table), 0);
  const told = new Set(setRight.map(wordsOf));
  const open = before.asked.filter(asked => asked.step <= kept && !told.has(wordsOf(asked)));
  const all = [...open, ...setRight];
  return {
    last: { kind: 'jump', from },
    asked: all.filter(asked => !isAskedAnyway(asked, awaiting)),
    events: [],
    earlier: [],
    before,
    leftToAnswer: all.filter(asked => isAskedAnyway(asked, awaiting)),
  };
}

/** Nobody carries a miniature back to where it came from only to be asked where it goes. */
function isAskedAnyway({ instruction }: Asked, awaiting: Question | null): boolean {
  const isWhereTo = awaiting?.for === 'choice' && (awaiting.about === 'exit' || awaiting.about === 'knockDown');
  const isMove = instruction.do === 'move' && instruction.token === 'firefighter';
  return isWhereTo && isMove && instruction.who === awaiting.who;
}

/** With these instructions, counted from 1, ticked or not; null when there are no such ones. */
export function ticked(newest: Newest, numbers: readonly number[], isDone: boolean): Newest | null {
  const areThere = numbers.every(number => number >= 1 && number <= newest.asked.length);
  if (!areThere) return null;
  const asked = newest.asked.map((each, index) => (numbers.includes(index + 1) ? { ...each, isDone } : each));
  return { ...newest, asked };
}

function askFor(instructions: readonly ReasonedInstruction[], step: number): readonly Asked[] {
  return instructions.map(instruction => ({ instruction, isDone: false, step, isOwnDeed: false }));
}

/** What is asked, whatever the reason. */
function wordsOf({ instruction: { because: _, ...words } }: Asked): string {
  return JSON.stringify(words);
}

function unticked({ asked }: Newest): readonly Asked[] {
  return asked.filter(({ isDone }) => !isDone);
}
