/** Undo, redo and amend: laws of the record. */
import assert from 'node:assert/strict';
import { decide } from '../../server/engine/decide.js';
import type { Step } from '../../server/engine/game.js';
import { amend, replay } from '../../server/engine/gameLog.js';
import type { GameInput } from '../../server/engine/input.js';
import { reconcile } from '../../server/engine/reconcile.js';
import { seededChance } from '../serial/random.js';
import { handsTurn, type Law } from './laws.js';
import { pick } from './meddling.js';
import type { Played } from './randomGames.js';

export const RECORD_LAWS: Readonly<Record<string, Law>> = {
  'undo gives the state of the shorter record, redo the state before it': undoIsShorter,
  'an amended step replays the rest, or names the step that no longer fits': amendReplays,
};

function undoIsShorter({ setup, game, inputs, steps }: Played): void {
  const length = inputs.length;
  for (const n of new Set([length, length - 1, Math.ceil(length / 2), 1])) {
    if (n < 1) continue;
    const shorter = replay(setup, inputs.slice(0, n - 1));
    assert.ok(shorter.ok && shorter.value.failure === null);
    const undone = shorter.value.steps.at(-1) as Step;
    assert.equal(JSON.stringify(undone), JSON.stringify(steps[n - 1]), `undo of step ${n}`);
    const redone = decide(game, undone.state, inputs[n - 1] as GameInput);
    assert.ok(redone.ok);
    assert.equal(JSON.stringify(redone.state), JSON.stringify(steps[n]?.state), `redo of step ${n}`);
  }
}

function amendReplays({ setup, game, inputs, steps }: Played): void {
  const chance = seededChance(inputs.length);
  const rolls = inputs.flatMap((input, i) => (input.do === 'roll' ? [{ input, step: i + 1 }] : []));
  for (let n = 0; n < 3 && rolls.length > 0; n++) {
    const { input, step } = pick(rolls, chance);
    const { rows, cols } = game.plan.board;
    const other = (face: number | null, sides: number): number | null => face && 1 + (face % sides);
    const right: GameInput = { do: 'roll', red: other(input.red, rows), black: other(input.black, cols) };
    const amended = amend({ game, steps }, inputs, step, right);
    const told = [...inputs.slice(0, step - 1), right, ...inputs.slice(step)];
    const fresh = replay(setup, told);
    assert.ok(fresh.ok);
    const { game: _, ...again } = fresh.value;
    assert.equal(JSON.stringify(amended), JSON.stringify(again), `amended step ${step}`);
    const last = amended.steps.at(-1) as Step;
    if (amended.failure) {
      assert.equal(amended.steps.length, amended.failure.step, 'the good part ends before the step that is named');
      assert.ok(amended.failure.step > step, 'a legal face of the die is never refused itself');
      const refused = decide(game, last.state, told[amended.failure.step - 1] as GameInput);
      assert.deepStrictEqual(refused, { ok: false, refusal: amended.failure.refusal });
    }
    const before = (steps.at(-1) as Step).state.table;
    handsTurn(game, inputs, before, last.state.table, reconcile(game, before, last.state.table));
  }
}
