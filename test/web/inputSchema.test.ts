/** What the engine offers, asks and takes must pass the door: an action the schema does not know cannot be played by touch. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameInput } from '../../server/engine/input.js';
import { offers } from '../../server/engine/offers.js';
import { RULE_SET_ENTRIES } from '../../server/engine/rulesets/index.js';
import { isCommandRequest } from '../../server/web/validate.js';
import { playRandomGame, setupsOf } from '../engine/randomGames.js';

const request = (input: GameInput) => ({ id: 'a', revision: 1, command: { do: 'input', input } });

for (const entry of RULE_SET_ENTRIES) {
  test(`every offer and every answer of ${entry.id} passes the door`, () => {
    const games = fc.property(setupsOf(entry), fc.integer({ min: 0 }), (setup, seed) => {
      const { game, steps, inputs } = playRandomGame(setup, seed, 'fair', 120);
      const offered = steps.flatMap(({ state }) => offers(game, state));
      const kinds = new Map(offered.map(({ action }) => [`${action.do} ${Object.keys(action)}`, action]));
      for (const action of kinds.values()) expect(request({ do: 'act', action })).toSatisfy(isCommandRequest);
      for (const input of inputs) expect(request(input)).toSatisfy(isCommandRequest);
    });
    fc.assert(games, { seed: 2011, numRuns: 8 });
  });
}

test('hands nobody follows: what they carried, treated and made safe', () => {
  const told: readonly GameInput[] = [
    { do: 'act', action: { do: 'carry', what: 'hazmat', from: '3,4' } },
    { do: 'act', action: { do: 'treat', at: '3,4' } },
    { do: 'act', action: { do: 'dispose', at: '3,4' } },
  ];
  for (const input of told) expect(request(input)).toSatisfy(isCommandRequest);
  expect(
    request({ do: 'act', action: { do: 'carry', what: 'sofa', from: '3,4' } } as unknown as GameInput),
  ).not.toSatisfy(isCommandRequest);
});
