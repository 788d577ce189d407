/** A list of inputs played from the start, by the engine alone. */
import { beginGame, decide, type Game, openGame } from '../../server/engine/decide.js';
import type { GameSetup, Step } from '../../server/engine/game.js';
import type { GameInput, Refusal } from '../../server/engine/input.js';
import type { Result } from '../../server/engine/result.js';

export interface Replay {
  readonly game: Game;
  /** Steps 0 (as set up) to the last input that still fitted. */
  readonly steps: readonly Step[];
  /** Where the rest no longer fits: the number of the step that was refused, counted from 1, and why. */
  readonly failure: { readonly step: number; readonly refusal: Refusal } | null;
}

/** The good part, and the failure if there was one. */
export function replay(setup: GameSetup, inputs: readonly GameInput[]): Result<Replay> {
  const opened = openGame(setup);
  if (!opened.ok) return opened;
  const game = opened.value;
  const steps = [beginGame(game)];
  for (const input of inputs) {
    const decision = decide(game, (steps.at(-1) as Step).state, input);
    if (!decision.ok) {
      const failure = { step: steps.length, refusal: decision.refusal };
      return { ok: true, value: { game, steps, failure } };
    }
    const { ok: _, ...step } = decision;
    steps.push(step);
  }
  return { ok: true, value: { game, steps, failure: null } };
}
