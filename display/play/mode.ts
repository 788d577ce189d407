import type { GameView, Question, TickedInstruction } from '../../server/web/wire.js';
import { diceOf, toldBy } from './headline.js';

/** What the dispatcher is about just now; the same view always gives the same one. */
export type Mode = 'instructions' | 'action' | 'roll' | 'question' | 'over' | 'quiet';

export function modeOf(game: GameView): Mode {
  // How it ended is told at once; what hands still have to do stands below.
  if (game.result) return 'over';
  if (openInstructions(game).length > 0 && !isOwnHandiwork(game)) return 'instructions';
  switch (game.awaiting?.for) {
    case 'action':
      return 'action';
    case 'roll':
      return 'roll';
    case 'flip':
    case 'choice':
      return 'question';
    case undefined:
      return 'quiet';
  }
}

export function openInstructions(game: GameView): readonly TickedInstruction[] {
  return game.instructions.filter(instruction => !instruction.isDone);
}

/** Short lists that somebody has just caused by hand are shown beside the turn and do not push it aside. */
const FEW = 3;

function isOwnHandiwork({ last, awaiting, instructions, step }: GameView): boolean {
  if (instructions.length > FEW || !awaiting || awaiting.for === 'roll') return false;
  // A step that was set right leads back to where one was: what has to change lies somewhere on the table, and is news.
  if (last.kind === 'jump' && last.from === step) return false;
  if (last.kind === 'input' && last.input.do === 'answer') return true;
  const isTurnGoingOn = awaiting.for === 'action' || awaiting.for === 'flip' || isAbout(awaiting, ['role']);
  return isTurnGoingOn && (last.kind === 'jump' || (last.kind === 'input' && last.input.do === 'act'));
}

/** Who is who and who begins where: nothing the last dice had to do with. */
export function isCrewAsked({ awaiting }: GameView, mode: Mode): boolean {
  return mode === 'question' && awaiting !== null && isAbout(awaiting, ['role', 'parking', 'start']);
}

function isAbout(question: Question, abouts: readonly string[]): boolean {
  return question.for === 'choice' && abouts.includes(question.about);
}

/** A list is open that can be ticked off on the plan too. */
export function isListOpen(mode: Mode): boolean {
  return mode === 'instructions' || mode === 'over';
}

/** Whose turn the panel speaks of: while a step's instructions are open it is still that step's. */
export function turnShown(game: GameView): { readonly who: string | null; readonly number: number } {
  if (modeOf(game) !== 'instructions') return game.turn;
  if (game.last.kind === 'begin') return { who: null, number: 0 };
  if (game.last.kind !== 'input' || game.last.who === null) return game.turn;
  const number = game.history.find(entry => entry.step === game.step)?.turn ?? game.turn.number;
  return { who: game.last.who, number };
}

/** The part of the turn the panel marks. */
export function phaseShown(game: GameView): GameView['phase'] {
  if (modeOf(game) !== 'instructions') return game.phase;
  if (game.last.kind === 'begin') return 'setup';
  if (game.last.kind !== 'input') return game.phase;
  // After the last action of a turn the fire may flash over before it is rolled for.
  if (game.last.input.do === 'act') return game.last.input.action.do === 'endTurn' ? 'fire' : 'actions';
  if (diceOf(game) === null) return game.phase;
  if (game.phase === 'setup') return 'setup';
  const events = toldBy(game);
  if (events.some(event => event.type === 'deckGunFired')) return 'actions';
  const isRefill = events.some(event => event.type === 'poiPlaced') || isMarkerRolledAgain(game);
  const isFire = events.some(
    event => event.type === 'fireLit' || event.type === 'smokePlaced' || event.type === 'exploded',
  );
  return isFire || !isRefill ? 'fire' : 'replenish';
}

/** Dice for a marker that named no place for it. */
function isMarkerRolledAgain({ awaiting, events }: GameView): boolean {
  const isForMarker = awaiting?.for === 'roll' && awaiting.about === 'replenish';
  return isForMarker && events.some(event => event.type === 'rollWasted');
}
