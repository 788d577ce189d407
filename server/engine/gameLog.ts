/** The saved game is the list of inputs; every state is computed from it. */
import { beginGame, decide, type Game, openGame } from './decide.js';
import type { GameSetup, Step } from './game.js';
import type { GameInput, Refusal } from './input.js';
import type { Result } from './result.js';

export interface Replay {
  readonly game: Game;
  /** Steps 0 (as set up) to the last input that still fitted. */
  readonly steps: readonly Step[];
  /** Where the rest no longer fits: the number of the step that was refused, counted from 1, and why. */
  readonly failure: { readonly step: number; readonly refusal: Refusal } | null;
}

/** Plays a record from the start and gives back the good part, and the failure if there was one. */
export function replay(setup: GameSetup, inputs: readonly GameInput[]): Result<Replay> {
  const opened = openGame(setup);
  if (!opened.ok) return opened;
  const game = opened.value;
  return { ok: true, value: { game, ...continueFrom(game, [beginGame(game)], inputs) } };
}

/** Sets an earlier step right and plays the rest again, from the state before it. */
export function amend(
  { game, steps }: Pick<Replay, 'game' | 'steps'>,
  inputs: readonly GameInput[],
  step: number,
  input: GameInput,
): Omit<Replay, 'game'> {
  const rest = [input, ...inputs.slice(step)];
  return continueFrom(game, steps.slice(0, step), rest);
}

function continueFrom(game: Game, done: readonly Step[], inputs: readonly GameInput[]): Omit<Replay, 'game'> {
  const steps = [...done];
  for (const input of inputs) {
    const last = steps[steps.length - 1] as Step;
    const decision = decide(game, last.state, input);
    if (!decision.ok) return { steps, failure: { step: steps.length, refusal: decision.refusal } };
    const { ok: _, ...step } = decision;
    steps.push(step);
  }
  return { steps, failure: null };
}
