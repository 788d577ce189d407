import { expect, test } from 'vitest';
import { outcomeOf } from '../../server/table/stepOutcome.js';
import { answer, correct, play, roll, setupOf, take } from '../engine/playing.js';

const family = setupOf();
const entered = [answer('3,0'), answer('0,6')];

function outcomeAfter(...inputs: Parameters<typeof play>[1][]) {
  const input = inputs.at(-1) as Parameters<typeof play>[1];
  return outcomeOf(input, play(family, ...entered, ...inputs.slice(0, -1)).state, play(family, ...entered, ...inputs));
}

test('a step says what it cost', () => {
  expect(outcomeAfter(take({ do: 'move', to: '3,1' }))).toMatchObject({ ap: 1 });
  expect(outcomeAfter(take({ do: 'endTurn' }))).not.toHaveProperty('ap');
});

test('a roll says what it did to the house', () => {
  const ended = [correct({ set: 'threat', at: '6,1', to: 'fire' }), take({ do: 'endTurn' })];
  expect(outcomeAfter(...ended, roll(6, 1))).toMatchObject({ explosions: 1, damage: 2, fires: 2 });
  expect(outcomeAfter(take({ do: 'endTurn' }), roll(1, 1))).toEqual({ smoke: 1 });
});
