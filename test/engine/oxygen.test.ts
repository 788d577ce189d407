/** Few discs left in the 2010 edition (C, Running Out of Fire Discs; section 5; R18). */
import { describe, expect, it } from 'vitest';
import type { TableState } from '../../server/engine/table.js';
import { ALL_SPACES, ask, type Dice, dice } from './asking.js';

const advance = (state: TableState, rolls: readonly Dice[]) =>
  ask({ op: 'advance', rules: 'classic-basic', state, rolls });

describe('R18: the fire is starved of oxygen', () => {
  const discs = (count: number): TableState => ({ smoke: ALL_SPACES.slice(0, count) });

  it('not while five discs are left', () => {
    expect(advance(discs(30), [[6, 8]])).toMatchObject({ used: 1, awaiting: null });
  });

  it('with four left one roll is asked', () => {
    expect(advance(discs(31), [[6, 8]]).awaiting).toEqual({ for: 'roll', dice: ['red', 'black'] });
  });

  it('it clears the target and its four neighbours, walls or not, and that is all when four are left', () => {
    const reply = advance(discs(31), dice('68 23'));
    expect(reply).toMatchObject({ used: 2, awaiting: null });
    for (const gone of ['2,3', '1,3', '3,3', '2,2', '2,4']) expect(reply.state.smoke).not.toContain(gone);
    expect(reply.state.smoke).toHaveLength(32 - 5);
  });

  it('again while fewer than four are left; four are enough then', () => {
    // 35 on the board; a corner of bare spaces gives nothing back, then one disc, then two.
    const starved = advance(discs(35), dice('11 68 63 61'));
    expect(starved.awaiting).toMatchObject({ for: 'roll' });
    expect(starved.used).toBe(4);
    const four = advance(discs(33), dice('11 51 68'));
    expect(four).toMatchObject({ used: 2, awaiting: null });
  });

  it('counts fire and smoke alike, and comes after everything else', () => {
    const state = { ...discs(31), fire: ['6,8'] };
    const reply = advance(state, dice('68 68'));
    expect(reply.used).toBe(2);
    expect(reply.state.fire).toBeUndefined();
  });
});
