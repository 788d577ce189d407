/** Whole games in tests: a setup, what the table said, and where that leads. */
import type { GameSetup, Step } from '../../server/engine/game.js';
import type { Action, Correction, GameInput, Refusal } from '../../server/engine/input.js';
import { replay } from './replay.js';

export const roll = (red: number | null, black: number | null): GameInput => ({ do: 'roll', red, black });
export const answer = (value: string | readonly string[]): GameInput => ({ do: 'answer', value });
export const take = (action: Action): GameInput => ({ do: 'act', action });
export const correct = (...changes: Correction[]): GameInput => ({ do: 'correct', changes });
export const END: GameInput = take({ do: 'endTurn' });

export const TWO = [{ id: 'red' }, { id: 'blue' }] as const;

/** A family game on the front board with red and blue, unless the test says otherwise. */
export function setupOf(more: Partial<GameSetup> = {}): GameSetup {
  return { rules: { set: 'family' }, board: 'front', crew: TWO, ...more };
}

/** The last step of a record all of which must fit. */
export function play(setup: GameSetup, ...inputs: GameInput[]): Step {
  const replayed = replay(setup, inputs);
  if (!replayed.ok) throw new Error(`no such game: ${replayed.refusal.message}`);
  const { steps, failure } = replayed.value;
  if (failure) throw new Error(`step ${failure.step} was refused: ${JSON.stringify(failure.refusal)}`);
  return steps[steps.length - 1] as Step;
}

/** The refusal of the last input; those before it must fit. */
export function refusalIn(setup: GameSetup, ...inputs: GameInput[]): Refusal {
  const replayed = replay(setup, inputs);
  if (!replayed.ok) return replayed.refusal;
  const { failure } = replayed.value;
  if (failure?.step !== inputs.length) throw new Error(`not refused there: ${JSON.stringify(failure)}`);
  return failure.refusal;
}

/** What the table may answer now. */
export function optionsOf({ state }: Step): readonly string[] {
  const { awaiting } = state;
  if (!awaiting || !('options' in awaiting)) throw new Error('nothing to choose from');
  return awaiting.options;
}
