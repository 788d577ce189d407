/** Undo, redo, amend and reading a record again: laws of the log that tables use. */
import assert from 'node:assert/strict';
import type { GameInput } from '../../server/engine/input.js';
import { reconcile } from '../../server/engine/reconcile.js';
import type { Entry } from '../../server/table/entry.js';
import { beginLog, currentStep, type GameLog, type LogResult, readLog, withEntry } from '../../server/table/gameLog.js';
import { handsTurn, type Law } from '../engine/laws.js';
import { pick } from '../engine/meddling.js';
import type { Played } from '../engine/randomGames.js';
import { type Chance, seededChance } from '../serial/random.js';

export const RECORD_LAWS: Readonly<Record<string, Law>> = {
  'a log has the steps that the engine gives': stepsAreTheEngines,
  'undo gives the state of the shorter record, redo the state before it': undoIsShorter,
  'an amended step replays the rest, or names the step that no longer fits': amendReplays,
  'a record that is read is the game that was lived, and no older log has changed': readIsLived,
};

const AT = '2026-01-01T12:00:00.000Z';

function stepsAreTheEngines(played: Played): void {
  assert.equal(JSON.stringify(logOf(played).steps.slice(0)), JSON.stringify(played.steps));
}

function undoIsShorter(played: Played): void {
  const { inputs, steps } = played;
  const log = logOf(played);
  for (const n of new Set([inputs.length, inputs.length - 1, Math.ceil(inputs.length / 2), 1])) {
    if (n < 1) continue;
    const undone = fits(withEntry(log, { kind: 'goTo', step: n - 1 }, AT));
    const shorter = logOf(played, inputs.slice(0, n - 1));
    assert.equal(JSON.stringify(currentStep(undone)), JSON.stringify(currentStep(shorter)), `undo of step ${n}`);
    const redone = fits(withEntry(undone, { kind: 'goTo', step: n }, AT));
    assert.equal(JSON.stringify(currentStep(redone)), JSON.stringify(steps[n]), `redo of step ${n}`);
    const again = fits(withEntry(undone, inputEntry(inputs[n - 1] as GameInput), AT));
    assert.equal(again.steps.length, n + 1, 'what was undone cannot be redone after another input');
  }
}

function amendReplays(played: Played): void {
  const { game, inputs } = played;
  const log = logOf(played);
  const chance = seededChance(inputs.length);
  for (let n = 0; n < 3; n++) {
    const entry = randomAmend(log, chance);
    if (!entry) return;
    const told = inputs.with(entry.step - 1, entry.input);
    const amended = withEntry(log, entry, AT);
    const fresh = readLog('fresh', [beginning(played), ...told.map(input => ({ at: AT, entry: inputEntry(input) }))]);
    assert.ok(fresh);
    if (amended.ok) {
      assert.equal(fresh.stops, null);
      assert.equal(JSON.stringify(amended.log.steps.slice(0)), JSON.stringify(fresh.steps.slice(0)));
      const [before, after] = [currentStep(log).state.table, currentStep(amended.log).state.table];
      handsTurn(game, inputs, before, after, reconcile(game, before, after));
    } else {
      assert.equal(amended.refusal.code, 'amend-broke', 'a legal face of the die is never refused itself');
      assert.ok(fresh.stops, 'the rest does not fit in a fresh game either');
      assert.equal(amended.refusal.step, fresh.step + 1);
    }
  }
}

/** As a table plays: undo and redo, other inputs after undo, amends, ticks and loose rolls between the inputs. */
function readIsLived(played: Played): void {
  const chance = seededChance(played.inputs.length + 1);
  const stored: { at: string; entry: Entry }[] = [beginning(played)];
  const older: { readonly log: GameLog; readonly text: string }[] = [];
  let log = logOf(played, []);
  const tell = (entry: Entry): void => {
    const next = withEntry(log, entry, AT);
    if (!next.ok) return;
    stored.push({ at: AT, entry });
    log = next.log;
  };
  for (const input of played.inputs) {
    tell(inputEntry(input));
    if (chance.happens(0.04)) older.push({ log, text: textOf(log) });
    if (chance.happens(0.3)) for (const entry of randomDeeds(log, chance)) tell(entry);
  }
  const read = readLog(log.id, stored);
  assert.ok(read);
  assert.equal(textOf(read), textOf(log));
  for (const { log: before, text } of older) assert.equal(textOf(before), text, 'a log is as it was when it was made');
}

function randomDeeds(log: GameLog, chance: Chance): readonly Entry[] {
  const { step, newest } = log;
  const back = chance.below(step + 1);
  const roll = { red: 1 + chance.below(6), black: 1 + chance.below(8) };
  const again = log.inputs.slice(back, step).map(({ input }) => inputEntry(input));
  return pick<() => readonly Entry[]>(
    [
      () => [
        { kind: 'goTo', step: back },
        { kind: 'goTo', step },
      ],
      () => [{ kind: 'goTo', step: back }, { kind: 'tick', step: back, instructions: [1], done: true }, ...again],
      () => [{ kind: 'tick', step, instructions: newest.asked.map((_, index) => index + 1), done: true }],
      () => [{ kind: 'looseRoll', id: `roll-${step}`, roll, why: 'notAsked' }],
      () => [{ kind: 'putAwayRoll', id: log.looseRolls[0]?.id ?? 'none' }],
      () => [randomAmend(log, chance) ?? { kind: 'dice', dice: 'tapped' }],
    ],
    chance,
  )();
}

/** Another legal face for one of the rolls; null when there was none. */
function randomAmend({ inputs, step }: GameLog, chance: Chance): Extract<Entry, { kind: 'amend' }> | null {
  const rolls = inputs.slice(0, step).flatMap(({ input }, i) => (input.do === 'roll' ? [{ input, step: i + 1 }] : []));
  if (rolls.length === 0) return null;
  const { input, step: amended } = pick(rolls, chance);
  const other = (face: number | null, sides: number): number | null => face && 1 + (face % sides);
  return {
    kind: 'amend',
    step: amended,
    input: { do: 'roll', red: other(input.red, 6), black: other(input.black, 8) },
  };
}

function logOf({ setup, inputs: all }: Played, inputs: readonly GameInput[] = all): GameLog {
  return inputs.reduce(
    (log, input) => fits(withEntry(log, inputEntry(input), AT)),
    fits(beginLog('random', setup, AT)),
  );
}

function beginning({ setup }: Played): { at: string; entry: Entry } {
  return { at: AT, entry: { kind: 'begin', setup, dice: 'tower', markers: 'table' } };
}

function inputEntry(input: GameInput): Entry {
  return { kind: 'input', input, from: 'screen' };
}

function fits(result: LogResult): GameLog {
  assert.ok(result.ok);
  return result.log;
}

/** All of a log but the compiled board. */
function textOf({ game: _, inputs, steps, ...rest }: GameLog): string {
  return JSON.stringify({ ...rest, inputs: inputs.slice(0), steps: steps.slice(0) });
}
