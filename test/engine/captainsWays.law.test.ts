/** R19, the search for a way out where a Captain answers for others: exact with the AP of a game, and never long. */
import { expect, it } from 'vitest';
import { isWayFound } from '../../server/engine/actions/allOut.js';
import { compileGround } from '../../server/engine/compile.js';
import { readTable } from '../../server/engine/readTable.js';
import type { FirefighterState, TableState } from '../../server/engine/table.js';
import type { Pawn, World } from '../../server/engine/world.js';
import { type Chance, seededChance } from '../serial/random.js';
import { RUNS, SEED } from './hunt.js';
import { pick } from './meddling.js';
import type { Sheet } from './secondReading/sheet.js';
import { ACTOR, type House, someRescue, turnRules } from './secondReading/turnTable.js';

const TABLES = 60 * RUNS;
/** The engine asks once for every offer, so a search must stay short. */
const BOUND = 5000;

for (const house of ['house', 'high-rise'] as const) {
  it(`${house}: with the AP of a game every way is tried within ${BOUND} tables`, () => {
    expect(mostTables(house)).toBeLessThan(BOUND);
  });
}

/** Cells of a burning house, up to six people in its fires, and every purse a Captain can have. */
function mostTables(house: House): number {
  const chance = seededChance(SEED);
  let most = 0;
  for (let n = 0; n < TABLES; n++) {
    const world = open(someRescue(chance, house), chance);
    const captain = world.pawn(ACTOR) as Pawn;
    for (let own = 0; own <= 8; own++) {
      world.hopeless.clear();
      const seen = new Set<string>();
      isWayFound(world, captain, { own, command: chance.below(3) }, Number.POSITIVE_INFINITY, seen);
      most = Math.max(most, seen.size);
    }
  }
  return most;
}

function open(sheet: Sheet, chance: Chance): World {
  const ground = compileGround(sheet.board, turnRules(sheet.choice));
  const table = withCompany(sheet.write(), chance);
  const read = ground.ok ? readTable(ground.value.plan, ground.value.rules, table) : ground;
  if (!read.ok) throw new Error(read.refusal.message);
  return read.value;
}

function withCompany(table: TableState, chance: Chance): TableState {
  const fires = table.fire ?? [];
  const more = ['violet', 'white', 'yellow'].filter(() => fires.length > 0 && chance.happens(0.5));
  const company = more.map((who): [string, FirefighterState] => [who, { at: pick(fires, chance) }]);
  return { ...table, firefighters: { ...table.firefighters, ...Object.fromEntries(company) } };
}
