import { describe, expect, it } from 'vitest';
import { brokenElevators, carsBelow } from '../../../display/board/contents.js';
import { FRONT } from '../../../server/engine/boards/front.js';
import type { ReasonedInstruction } from '../../../server/web/wire.js';
import { ticked } from '../fixtures/story.js';

describe('an elevator', () => {
  const board = { ...FRONT, elevators: [{ space: '1,1', door: '1,1|1,2' }] };

  it('is below exactly while its door is closed (R37)', () => {
    expect([...carsBelow(board, {})]).toEqual(['1,1']);
    expect([...carsBelow(board, { doors: { '1,1|1,2': 'open' } })]).toEqual([]);
  });

  it('that was broken below is left from below, one broken above from above (R41)', () => {
    const table = { doors: { '1,1|1,2': 'destroyed' as const } };
    const destroyed = (was: 'open' | 'closed') => ({
      events: [{ type: 'doorDestroyed' as const, edge: '1,1|1,2', was, because: { by: 'roll' as const } }],
      instructions: [],
    });
    expect([...carsBelow(board, table, destroyed('closed'))]).toEqual(['1,1']);
    expect([...carsBelow(board, table, destroyed('open'))]).toEqual([]);

    const moved = (to: string, because: ReasonedInstruction['because']) => ({
      events: [],
      instructions: [ticked({ do: 'move', token: 'firefighter', who: 'red', from: '1,1', to, because }, 1)],
    });
    expect([...carsBelow(board, table, moved('0,7', { by: 'action', who: 'red' }))]).toEqual(['1,1']);
    expect([...carsBelow(board, table, moved('0,7', { by: 'fire' }))]).toEqual([]);
    expect([...carsBelow(board, table, moved('1,2', { by: 'action', who: 'red' }))]).toEqual([]);
  });

  it('is out of use once its door is gone (R41)', () => {
    expect(brokenElevators(board, { doors: { '1,1|1,2': 'destroyed' } })).toEqual(['1,1']);
    expect(brokenElevators(board, { doors: { '1,1|1,2': 'open' } })).toEqual([]);
  });
});
