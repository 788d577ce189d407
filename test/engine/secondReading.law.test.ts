/** The engine and a second, plain reading of sections 4 and 5 agree on any table (R6 to R18, R22, R26 to R28, R40, R41). */
import { expect, it } from 'vitest';
import { seededChance } from '../serial/random.js';
import { ask } from './asking.js';
import { RUNS, SEED } from './hunt.js';
import { advanceClassic } from './secondReading/classic.js';
import { expected, type Game, outcome, rulesOf, someChoice, someRolls, someTable } from './secondReading/fireTable.js';
import { advanceModern } from './secondReading/modern.js';
import { nameOrWhole } from './secondReading/towers.js';

const TABLES = 900 * RUNS;

it('modern: explosions, flashovers, hazmat, flare-ups, knock-downs and losses', () => {
  compareTables('modern');
});

it('high-rise: elevators, reinforced and light walls', () => {
  compareTables('high-rise');
});

it('classic: harm at once, hazmat after it, oxygen', () => {
  compareTables('classic');
});

function compareTables(game: Game): void {
  const chance = seededChance(SEED);
  const isClassic = game === 'classic';
  const results = new Set<string | null>();
  for (let n = 0; n < TABLES; n++) {
    const choice = someChoice(chance, game);
    const sheet = someTable(chance, choice);
    const rolls = someRolls(chance, sheet);
    const request = {
      op: 'advance',
      board: nameOrWhole(sheet.board),
      rules: rulesOf(choice),
      state: sheet.write(),
      rolls,
    } as const;
    const reply = ask(request);
    const used = (isClassic ? advanceClassic : advanceModern)(sheet, rolls);
    results.add(sheet.result);
    expect(outcome(reply), JSON.stringify(request)).toEqual(used === null ? expect.anything() : expected(sheet, used));
  }
  // Tables as different as that have seen every end.
  expect([...results].sort()).toEqual(isClassic ? ['collapse', 'lost', null, 'victory'] : ['collapse', 'lost', null]);
}
