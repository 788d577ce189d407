import { expect, it } from 'vitest';
import { openGame } from '../../server/engine/decide.js';
import { offers } from '../../server/engine/offers.js';
import { correct, play, setupOf } from './playing.js';

const family = setupOf({ start: 'takeOver' });

/** Red stands in the kitchen, at 4,4, with these spaces on fire. */
function catchingAgain(...fires: string[]): readonly string[] {
  const game = openGame(family);
  if (!game.ok) throw new Error(game.refusal.message);
  const arranged = correct(
    ...fires.map(at => ({ set: 'threat', at, to: 'fire' }) as const),
    { set: 'firefighter', who: 'red', at: '4,4', ap: 4 },
    { set: 'turn', who: 'red', phase: 'actions' },
  );
  return offers(game.value, play(family, arranged).state).flatMap(({ action, catchesAgain }) =>
    catchesAgain && action.do === 'extinguish' ? [`${action.at} ${action.to}`] : [],
  );
}

it('a fire that is turned to smoke beside another is said to catch again; one that is put out is not', () => {
  expect(catchingAgain('3,4', '3,5')).toEqual(['3,4 smoke']);
  expect(catchingAgain('3,4')).toEqual([]);
});

it('fire behind a wall does not make it catch again', () => {
  expect(catchingAgain('3,4', '2,4')).toEqual([]);
});
