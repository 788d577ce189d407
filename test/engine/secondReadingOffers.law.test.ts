/** The engine and a second, plain reading of section 6 agree on what can be done, what it costs and what comes of it. */
import { it } from 'vitest';
import { RULE_SET_ENTRIES } from '../../server/engine/rulesets/index.js';
import { seededChance } from '../serial/random.js';
import { RUNS, SEED } from './hunt.js';
import { compareTable } from './secondReading/offers/comparison.js';
import { someTables } from './secondReading/offers/tables.js';

const GAMES = 12 * RUNS;

for (const entry of RULE_SET_ENTRIES) {
  it(`${entry.id}: every offer, its price and what it does`, () => {
    const chance = seededChance(SEED);
    for (const [game, state] of someTables(entry, SEED, GAMES, chance)) compareTable(game, state, chance);
  });
}
