/** The engine and a second, plain reading of section 7 put new markers in the same places (R23, R25). */
import { expect, it } from 'vitest';
import { type Chance, seededChance } from '../serial/random.js';
import { type Answered, ask } from './asking.js';
import { RUNS, SEED } from './hunt.js';
import { type Game, rulesOf, someChoice, someTable } from './secondReading/fireTable.js';
import { replenish } from './secondReading/replenish.js';
import type { Choice, Roll, Sheet } from './secondReading/sheet.js';
import { nameOrWhole } from './secondReading/towers.js';

const TABLES = 300 * RUNS;

it('modern: family rerolls and clears, experienced follows the arrows', () => {
  compareTables('modern');
});

it('high-rise: arrows, and never into an elevator', () => {
  compareTables('high-rise');
});

it('classic: the spiral', () => {
  compareTables('classic');
});

function compareTables(game: Game): void {
  const chance = seededChance(SEED);
  for (let n = 0; n < TABLES; n++) {
    const choice = { ...someChoice(chance, game), isUnmarked: false };
    const sheet = someTable(chance, choice);
    thinOut(chance, sheet);
    const rolls = Array.from({ length: chance.below(8) }, (): Roll => [1 + chance.below(6), 1 + chance.below(8)]);
    const request = {
      op: 'replenish',
      board: nameOrWhole(sheet.board),
      rules: rulesOf(choice),
      state: sheet.write(),
      rolls,
    } as const;
    const reply = ask(request);
    const { used, isWaiting } = replenish(sheet, mannerOf(choice), rolls);
    expect(outcome(reply), JSON.stringify(request)).toEqual({ used, isWaiting, table: tableOf(sheet.write()) });
  }
}

/** So that markers are missing, and now and then the supply is short or the house full of fire. */
function thinOut(chance: Chance, sheet: Sheet): void {
  const keep = chance.next();
  for (const at of [...sheet.poi.keys()]) if (!chance.happens(keep)) sheet.poi.delete(at);
  if (chance.happens(0.3)) Object.assign(sheet.pool, { victims: chance.below(3), falseAlarms: chance.below(2) });
  for (const person of sheet.people.values()) if (chance.happens(0.7)) sheet.letGoVictims(person);
  sheet.hazmat.splice(chance.below(3));
}

function mannerOf({ isClassic, isHighRise, hasHazmat, hasHotSpots, hasVehicles, hasSpecialists }: Choice) {
  if (isClassic) return 'classic';
  return isHighRise || hasHazmat || hasHotSpots || hasVehicles || hasSpecialists ? 'arrows' : 'family';
}

function outcome({ state, used, awaiting }: Answered): object {
  return { used, isWaiting: awaiting !== null, table: tableOf(state) };
}

function tableOf({ fire = [], smoke = [], poi = {}, rescued = {} }: Answered['state']): object {
  const markers = Object.entries(poi).map(([at, here]) => [at, [here].flat().sort()]);
  return { fire, smoke, poi: Object.fromEntries(markers), falseAlarms: rescued.falseAlarms ?? 0 };
}
