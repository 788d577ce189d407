/** The supply of fire and smoke markers (O FAQ; R8, R11). */
import { describe, expect, it } from 'vitest';
import { ALL_SPACES, ask, EXPERIENCED } from './asking.js';

describe('R11: no fire or smoke marker is left', () => {
  /** 33 markers lie on the board; row 5 and 6 are bare but for what the test says. */
  const full = (fire: readonly string[]) => ({ fire, smoke: ALL_SPACES.slice(0, 33 - fire.length) });

  it('an open target stays open', () => {
    const reply = ask({ op: 'advance', rules: 'family', state: full([]), rolls: [[6, 8]] });
    expect(reply.state.smoke).toEqual(full([]).smoke);
    expect(reply.instructions).toEqual([]);
  });

  it('smoke on the target still flips, and so does smoke beside it', () => {
    const state = { smoke: ALL_SPACES.slice(0, 33) };
    const reply = ask({ op: 'advance', rules: 'family', state, rolls: [[2, 2]] });
    expect(reply.state.fire).toContain('2,2');
    expect(reply.state.fire).toContain('1,1');
    expect((reply.state.fire?.length ?? 0) + (reply.state.smoke?.length ?? 0)).toBe(33);
  });

  it('an explosion adds no fire, but damage is placed and doors go', () => {
    const reply = ask({ op: 'advance', rules: 'family', state: full(['6,5']), rolls: [[6, 5]] });
    expect(reply.state.fire).toEqual(['6,5']);
    expect(reply.state.damage).toEqual({ '6,5|7,5': 1 });
    expect(reply.state.doors).toEqual({ '6,5|6,6': 'destroyed' });
  });

  it('an open door is removed and the wave behind it still finds the next wall', () => {
    const state = { ...full(['6,5', '6,6', '6,7']), doors: { '6,5|6,6': 'open' } } as const;
    const reply = ask({ op: 'advance', rules: 'family', state, rolls: [[6, 5]] });
    expect(reply.state.doors).toEqual({ '6,5|6,6': 'destroyed', '6,7|6,8': 'destroyed' });
    expect(reply.state.fire).toEqual(['6,5', '6,6', '6,7']);
  });

  it('R8: the last two markers go up and right', () => {
    const state = { fire: ['6,2'], smoke: ALL_SPACES.slice(0, 30) };
    const reply = ask({ op: 'advance', rules: 'family', state, rolls: [[6, 2]] });
    expect(reply.state.fire).toEqual(['5,2', '6,2', '6,3']);
    expect(reply.state.damage).toEqual({ '6,2|7,2': 1 });
  });

  it('a hazmat explodes all the same, and gets its hot spot', () => {
    const state = { ...full(['6,5']), hazmat: ['6,5'] };
    const reply = ask({ op: 'advance', rules: EXPERIENCED, state, rolls: [[5, 2]] });
    expect(reply.state.fire).toEqual(['6,5']);
    expect(reply.state).toMatchObject({ hotSpots: ['6,5'], hotSpotPool: 5, damage: { '6,5|7,5': 1 } });
  });
});
