import { describe, expect, test } from 'vitest';
import type { GameSetup } from '../../server/engine/index.js';
import { cryptoChance, drawOf, rollOf } from '../../server/table/chance.js';
import { gameOf, input, openTestStore, playToRoll, sessionIn, simplestInput, tap, temporaryFolder } from './atTable.js';

describe('chance', () => {
  test('draws each kind as often as it has markers left', () => {
    const left = { victim: 10, falseAlarm: 5, hazmat: 0 };
    const kinds = ['victim', 'falseAlarm', 'hazmat'] as const;
    const drawn = Array.from({ length: 15 }, (_, index) => drawOf(kinds, left, () => index + 1));
    expect(drawn.filter(kind => kind === 'victim')).toHaveLength(10);
    expect(drawn.filter(kind => kind === 'falseAlarm')).toHaveLength(5);
    expect(drawOf(kinds, {}, () => 1)).toBeNull();
  });

  test('rolls every face of the wanted dice, none more than others, and no other dice', () => {
    const rolls = Array.from({ length: 4800 }, () => rollOf(['black'], cryptoChance));
    const counts = Array.from({ length: 8 }, (_, face) => rolls.filter(({ black }) => black === face + 1).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(4800);
    expect(rolls.every(({ red }) => red === null)).toBe(true);
    // Expected 600 each, standard deviation 23: six of them either way fail once in a hundred million runs.
    for (const count of counts) expect(Math.abs(count - 600)).toBeLessThan(138);
  });
});

describe('a table without markers', () => {
  /** Rolls the fire onto a face-down marker of the family set-up, which is thereby revealed. */
  function tableBeforeFlip(chance: (sides: number) => number) {
    const session = sessionIn(openTestStore(temporaryFolder()), { chance });
    tap(session, { do: 'newGame', setup: FRONT, dice: 'tapped', markers: 'drawn' });
    playToRoll(session);
    const [marker] = Object.keys(gameOf(session).table.poi ?? {});
    const [red, black] = (marker ?? '').split(',').map(Number);
    return { session, roll: { do: 'roll', red: red ?? 0, black: black ?? 0 } as const };
  }

  test('has flipped markers drawn by the service, each its own step', () => {
    const { session, roll } = tableBeforeFlip(() => 1);
    rollUntilFlip(session, roll);
    const [before, drawn] = gameOf(session)
      .history.slice(-2)
      .map(entry => entry.input);
    expect(before).toEqual(roll);
    expect(drawn).toEqual({ do: 'answer', value: 'victim' });
    // The roll that did it is still what is told, with all there is to do about it.
    expect(gameOf(session).last).toMatchObject({ kind: 'input', input: roll });
    expect(gameOf(session).events[0]?.type).toBe('diceRead');
    const asked = gameOf(session).instructions.map(({ do: what }) => what);
    expect(asked).toContain('flip');
    expect(asked).toContain('remove');
  });

  test('undoes a drawn marker together with the roll that flipped it', () => {
    const { session, roll } = tableBeforeFlip(() => 1);
    rollUntilFlip(session, roll);
    const { step } = gameOf(session);
    tap(session, { do: 'undo' });
    expect(gameOf(session).step).toBe(step - 2);
    expect(gameOf(session).awaiting?.for).toBe('roll');
  });

  /** The first roll lays smoke, the second lights it; only fire reveals. */
  function rollUntilFlip(
    session: ReturnType<typeof sessionIn>,
    roll: { do: 'roll'; red: number; black: number },
  ): void {
    for (let rolls = 0; rolls < 4; rolls++) {
      input(session, roll);
      if (gameOf(session).history.at(-1)?.input.do === 'answer') return;
      playToRoll(session);
    }
    throw new Error('nothing was flipped');
  }
});

test('specialists of a lone engine company are dealt by the service', () => {
  const session = sessionIn(openTestStore(temporaryFolder()), { chance: cryptoChance });
  const setup: GameSetup = {
    rules: { set: 'experienced', variants: ['loneEngineCompany'] },
    board: 'front',
    crew: [{ id: 'red', role: 'generalist' }, { id: 'blue' }],
  };
  tap(session, { do: 'newGame', setup, dice: 'rolled', markers: 'drawn' });
  expect(gameOf(session).crew, 'nobody brings a specialist along').toEqual([{ id: 'red' }, { id: 'blue' }]);
  const asked = new Set<string>();
  for (let steps = 0; gameOf(session).phase === 'setup' && steps < 300; steps++) {
    const { awaiting } = gameOf(session);
    if (awaiting?.for === 'choice') asked.add(awaiting.about);
    if (awaiting?.for === 'roll') tap(session, { do: 'rollDice' });
    else input(session, simplestInput(gameOf(session)));
  }
  expect(gameOf(session).phase).toBe('actions');
  expect(asked.has('role')).toBe(false);
  const dealt = gameOf(session).history.filter(({ input: { do: what } }) => what === 'answer').length;
  const roles = Object.values(gameOf(session).table.firefighters ?? {}).flatMap(({ role }) => role ?? []);
  expect(dealt).toBeGreaterThanOrEqual(2);
  expect(new Set(roles).size).toBe(2);
});

const FRONT: GameSetup = { rules: { set: 'family' }, board: 'front', crew: [{ id: 'red' }] };
