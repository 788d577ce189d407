/** What variants, house rules and one specialist do to the phase (R13, R22, R34; X 9). */
import { describe, expect, it } from 'vitest';
import type { TableState } from '../../server/engine/table.js';
import { ask, type Dice, dice, EXPERIENCED, PARKED } from './asking.js';

const advance = (
  state: TableState,
  rolls: readonly Dice[],
  answers?: readonly unknown[],
  rules: unknown = EXPERIENCED,
) =>
  ask({
    op: 'advance',
    rules,
    state: { ...(rules === 'family' ? {} : PARKED), ...state },
    rolls,
    ...(answers ? { answers } : {}),
  });

describe('R13, R34: Unmarked Hazards', () => {
  const rules = { ...EXPERIENCED, variants: ['unmarkedHazards'] };

  it('R13: face-down POI on fire are revealed after each flashover, a false alarm explodes there', () => {
    const state: TableState = { smoke: ['2,1', '2,2'], poi: { '2,1': '?', '2,2': '?' } };
    expect(advance(state, [[2, 2]], [], rules).awaiting).toMatchObject({ for: 'flip', at: '2,1' });
    const reply = advance(state, [[2, 2]], ['victim', 'falseAlarm'], rules);
    expect(reply.state).toMatchObject({ hotSpots: ['2,2'], hotSpotPool: 5, lost: { victims: 1, falseAlarms: 1 } });
    expect(reply.state.fire).toEqual(['1,2', '2,1', '2,2', '2,3', '3,2']);
    expect(reply.state.hazmat).toBeUndefined();
  });

  it('R13: before a flare-up is rolled, and before a hazmat is chosen', () => {
    const state: TableState = { smoke: ['2,1', '2,2'], hazmat: ['2,1'], poi: { '2,2': '?' }, hotSpots: ['2,2'] };
    expect(advance(state, [[2, 2]], [], rules).awaiting).toMatchObject({ for: 'flip', at: '2,2' });
    expect(advance(state, [[2, 2]], ['falseAlarm'], rules).awaiting).toMatchObject({
      about: 'hazmat',
      options: ['2,1', '2,2'],
    });
    expect(advance(state, [[2, 2]], ['falseAlarm', '2,2'], rules).awaiting).toMatchObject({ for: 'roll' });
  });

  it('R13: a POI that the explosion of a false alarm sets on fire is revealed in the same loop', () => {
    const state: TableState = { smoke: ['2,2'], poi: { '2,2': '?', '3,2': '?' } };
    const asked = advance(state, [[2, 2]], ['falseAlarm'], rules);
    expect(asked.awaiting).toMatchObject({ for: 'flip', at: '3,2' });
    const reply = advance(state, [[2, 2]], ['falseAlarm', 'falseAlarm'], rules);
    expect(reply.state.hotSpots).toEqual(['2,2', '3,2']);
    expect(reply.state.lost).toEqual({ falseAlarms: 2 });
  });

  it('R13: a revealed victim is lost at the end of the phase', () => {
    const state: TableState = { smoke: ['2,2'], poi: { '2,2': '?' }, hotSpots: ['2,2'] };
    const asked = advance(state, [[2, 2]], ['victim'], rules);
    expect(asked).toMatchObject({ awaiting: { for: 'roll' }, state: { poi: { '2,2': 'victim' } } });
    expect(advance(state, dice('22 68'), ['victim'], rules).state.lost).toEqual({ victims: 1 });
  });

  it('without the variant a false alarm in the fire is only lost', () => {
    const reply = advance({ smoke: ['2,2'], poi: { '2,2': '?' } }, [[2, 2]], ['falseAlarm']);
    expect(reply.state).toMatchObject({ fire: ['2,2'], lost: { falseAlarms: 1 } });
  });
});

describe('R22: the Suppression Specialist', () => {
  const near = (at: string, state: TableState = {}): TableState => ({
    ...state,
    firefighters: { red: { at, role: 'suppressionSpecialist' } },
  });

  it('keeps smoke off its own and adjacent spaces', () => {
    for (const target of [[2, 2], ...dice('12 21')] as Dice[]) {
      expect(advance(near('2,2'), [target])).toMatchObject({ instructions: [], awaiting: null, used: 1 });
    }
    expect(advance(near('2,2'), [[1, 1]]).state.smoke).toEqual(['1,1']);
    expect(advance(near('2,3'), [[2, 4]]).state.smoke).toEqual(['2,4']);
  });

  it('smoke there stays smoke', () => {
    expect(advance(near('2,2', { smoke: ['2,1'] }), [[2, 1]]).state).toMatchObject({ smoke: ['2,1'] });
  });

  it('explosions and flashovers are not stopped', () => {
    expect(advance(near('2,2', { fire: ['2,1'] }), [[2, 1]]).state.fire).toEqual(['1,1', '2,1', '2,2', '3,1']);
    expect(advance(near('2,2', { fire: ['1,1'], smoke: ['1,2'] }), [[2, 2]]).state.fire).toEqual(['1,1', '1,2']);
  });

  it('a flare-up still happens, and is suppressed in its turn', () => {
    const reply = advance(near('2,2', { hotSpots: ['2,2'] }), dice('22 21'));
    expect(reply).toMatchObject({ used: 2, state: { hotSpots: ['2,1', '2,2'] } });
    expect(reply.state.smoke).toBeUndefined();
  });

  it('with specialists off the card does nothing', () => {
    const rules = { ...EXPERIENCED, modules: { specialists: false } };
    expect(advance(near('2,2'), [[2, 2]], undefined, rules).state.smoke).toEqual(['2,2']);
  });
});

describe('house rule flashoverBeforeAdvance (X 9, M, H)', () => {
  const rules = { ...EXPERIENCED, house: { flashoverBeforeAdvance: true } };

  it('one flashover before the dice are rolled', () => {
    const reply = advance({ fire: ['1,1'], smoke: ['1,2', '6,8'] }, [], [], rules);
    expect(reply).toMatchObject({ awaiting: { for: 'roll' }, state: { fire: ['1,1', '1,2'], smoke: ['6,8'] } });
  });

  it('a hazmat it reaches explodes in the loop after the roll', () => {
    const state = { fire: ['1,1'], smoke: ['1,2'], hazmat: ['1,2'] };
    expect(advance(state, [], [], rules).state.hazmat).toEqual(['1,2']);
    const reply = advance(state, [[6, 8]], [], rules);
    expect(reply.state).toMatchObject({ hotSpots: ['1,2'], fire: ['1,1', '1,2', '1,3', '2,2'], smoke: ['6,8'] });
  });

  it('who it reaches is knocked down with the others', () => {
    const state: TableState = { fire: ['1,1'], smoke: ['1,2'], firefighters: { red: { at: '1,2' } } };
    expect(advance(state, [[6, 8]], ['4,0'], rules).state.firefighters).toEqual({ red: { at: '4,0' } });
  });
});
