import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULE_SET_ENTRIES } from '../../server/engine/rulesets/index.js';
import { keepEveryLaw } from './everyLaw.js';
import { RUNS, SEED } from './hunt.js';
import { type Conduct, type Played, playRandomGame, setupsOf } from './randomGames.js';

const GAMES = 3;
/** More inputs than any game has needed yet. */
const LIMIT = 5000;

for (const entry of RULE_SET_ENTRIES) {
  describe(`random games of ${entry.id}`, () => {
    it('end, and keep every law', () => {
      forGames('fair', played => {
        keepEveryLaw(played);
        expect(played.steps.at(-1)?.state.result).not.toBeNull();
      });
    });

    it('keep every law with players who correct, come, go and skip', () => {
      forGames('meddling', keepEveryLaw);
    });
  });

  function forGames(conduct: Conduct, check: (played: Played) => void): void {
    const limit = conduct === 'fair' ? LIMIT : 250;
    const games = fc.property(setupsOf(entry), fc.integer({ min: 0 }), (setup, seed) => {
      check(playRandomGame(setup, seed, conduct, limit));
    });
    fc.assert(games, { seed: SEED, numRuns: GAMES * RUNS, endOnFailure: true });
  }
}
