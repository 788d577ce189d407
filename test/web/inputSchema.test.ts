/** What the engine offers, asks and takes must pass the door: an action the schema does not know cannot be played by touch. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOARDS } from '../../server/engine/boards/index.js';
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

const join = (member: object): GameInput => ({ do: 'crew', change: 'join', member }) as unknown as GameInput;

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'nothing is called %s: every plain object has something by that name',
  word => {
    const board = { ...BOARDS['front'], id: 'mine', rooms: JSON.parse(`{"${word}":["1,1"]}`) };
    const setup = { rules: { set: 'family' }, board, crew: [{ id: 'red' }] };
    const inputs = [
      join({ id: word }),
      { do: 'answer', value: word },
      { do: 'crew', change: 'rename', who: word, name: 'Ada' },
      {
        do: 'act',
        action: { do: 'drive', vehicle: 'engine', to: ['0,7', '0,8'], exit: JSON.parse(`{"${word}":"0,7"}`) },
      },
      { do: 'act', action: { do: 'command', who: word, action: { do: 'move', to: '1,1' } } },
    ] as unknown as GameInput[];
    for (const input of inputs) expect(request(input)).not.toSatisfy(isCommandRequest);
    const newGame = (changes: object) => ({
      id: 'a',
      revision: 0,
      command: { do: 'newGame', setup: { ...setup, ...changes }, dice: 'tower', markers: 'table' },
    });
    expect(newGame({})).not.toSatisfy(isCommandRequest);
    expect(newGame({ board: word })).not.toSatisfy(isCommandRequest);
    expect(newGame({ board: { ...board, rooms: { hall: ['1,1'] } } })).toSatisfy(isCommandRequest);
  },
);

test.each(['Ada', 'Zoë Müller', '王小明', 'محمد', 'नमस्ते', '👩‍🚒', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'می‌خواهم', '7', '?'])(
  'somebody may be called %s',
  name => {
    expect(request(join({ id: 'red', name }))).toSatisfy(isCommandRequest);
  },
);

test.each([
  ['', 'nothing'],
  [' ', 'a space'],
  ['\u00a0\u3000', 'wide spaces'],
  ['\u200b', 'zero width'],
  ['\u200d\u200c', 'joiners with nothing to join'],
  ['\u2800', 'a blank of Braille'],
  ['\u3164', 'a filler of Hangul'],
  ['\ufe0f', 'a way of drawing nothing'],
  ['Ada\nBob', 'a line break'],
  ['Ada\u0007', 'a bell'],
  ['\u202eadA', 'a turn of the writing'],
  ['A\u200bda', 'something unseen inside'],
  ['Ada\ud800', 'half a sign'],
])('%j is no name: it is %s', name => {
  expect(request(join({ id: 'red', name }))).not.toSatisfy(isCommandRequest);
});
