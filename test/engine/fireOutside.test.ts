/** R10: fire outside lies there only until the phase is over, however it comes to its end. */
import { expect, it } from 'vitest';
import { act, refused } from './asking.js';
import { correct, play, roll, setupOf } from './playing.js';

const setup = setupOf({ start: 'takeOver' });
/** The blast goes through the hole in the outer wall and lights the marker beside it; the table is asked what that was. */
const asked = [
  correct(
    { set: 'threat', at: '1,1', to: 'fire' },
    { set: 'damage', edge: '0,1|1,1', to: 2 },
    { set: 'poi', at: '1,2', to: ['?'] },
    { set: 'turn', who: 'red', phase: 'fire' },
  ),
  roll(1, 1),
];

it('R10: a turn that is set right in the middle of the phase takes the fire outside away', () => {
  const waiting = play(setup, ...asked);
  expect(waiting.state.awaiting).toMatchObject({ for: 'flip', at: '1,2' });
  expect(waiting.state.table.fire).toContain('0,1');
  const after = play(setup, ...asked, correct({ set: 'turn', who: 'red', phase: 'actions' }));
  expect(after.state).toMatchObject({ phase: 'actions', awaiting: { for: 'action', who: 'red' } });
  expect(after.state.table.fire).not.toContain('0,1');
  expect(after.instructions).toContainEqual(expect.objectContaining({ do: 'remove', token: 'fire', at: '0,1' }));
});

it('R10: nobody extinguishes it', () => {
  const outside = { rules: 'family', state: { fire: ['0,1'], firefighters: { red: { at: '0,2', ap: 4 } } } };
  expect(refused(outside, { do: 'extinguish', at: '0,1', to: 'smoke' })).toBe('no-target');
  expect(act(outside, { do: 'endTurn' }).state.fire).toEqual(['0,1']);
});
