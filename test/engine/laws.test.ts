import fc from 'fast-check';
import { describe, it } from 'vitest';
import { RULE_SET_ENTRIES } from '../../server/engine/rulesets/index.js';
import { LAWS } from './laws.js';
import { type Conduct, type Played, playRandomGame, setupsOf } from './randomGames.js';

/** `WATCHROOM_RUNS=20 npx vitest …` plays twenty times as many games. */
const RUNS = Number(process.env['WATCHROOM_RUNS'] ?? 1);
const SEED = Number(process.env['WATCHROOM_SEED'] ?? 2011);
const LIMIT = 900;

for (const entry of RULE_SET_ENTRIES) {
  describe(`random games of ${entry.id}`, () => {
    for (const conduct of ['fair', 'meddling'] as const) {
      it(`keep every law (${conduct} players)`, () => {
        forGames(conduct, played => {
          for (const [name, law] of Object.entries(LAWS)) keeping(name, played, law);
        });
      });
    }
  });

  function forGames(conduct: Conduct, check: (played: Played) => void): void {
    const games = fc.property(setupsOf(entry), fc.integer({ min: 0 }), (setup, seed) => {
      check(playRandomGame(setup, seed, conduct, LIMIT));
    });
    fc.assert(games, { seed: SEED, numRuns: 3 * RUNS, endOnFailure: true });
  }
}

/** A broken law says which game broke it, so that the game can be played again. */
function keeping(name: string, played: Played, law: (played: Played) => void): void {
  try {
    law(played);
  } catch (broken) {
    const { setup, inputs } = played;
    throw new Error(
      `${name}: ${broken instanceof Error ? broken.message : String(broken)}\nrecord: ${JSON.stringify({ setup, inputs })}`,
    );
  }
}
