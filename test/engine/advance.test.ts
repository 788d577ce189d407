/** The order of an Advance Fire phase (O, Order of Resolution; section 4; R6, R7, R9, R12, R15, R26). */
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

/** Twenty-three markers: one more and the building falls. */
const TOTTERING: Readonly<Record<string, number>> = {
  '0,1|1,1': 2,
  '0,2|1,2': 2,
  '0,3|1,3': 2,
  '0,7|1,7': 2,
  '0,8|1,8': 2,
  '2,8|2,9': 2,
  '3,8|3,9': 2,
  '5,8|5,9': 2,
  '6,8|6,9': 2,
  '6,8|7,8': 2,
  '6,7|7,7': 2,
  '6,6|7,6': 1,
};

describe('R9: the last damage marker ends the game at once', () => {
  const falling: TableState = {
    fire: ['5,1', '6,3'],
    damage: TOTTERING,
    hazmat: ['6,1'],
    poi: { '2,4': '?', '3,1': 'victim', '5,1': 'treated', '0,0': 'victim' },
    firefighters: { blue: { at: '5,2', carrying: 'victim', leading: true }, red: { at: '4,4', carrying: 'hazmat' } },
    pool: { victims: 4 },
  };

  it('nothing after it is resolved: one wall is damaged, no neighbour burns, nobody is knocked down', () => {
    const reply = advance(falling, [[5, 1]]);
    expect(reply.result).toBe('collapse');
    expect(reply.state.damage).toEqual({ ...TOTTERING, '4,1|5,1': 1 });
    expect(reply.state.fire).toEqual(['5,1', '6,3']);
    expect(reply.state.firefighters).toMatchObject({ blue: { at: '5,2' }, red: { at: '4,4', carrying: 'hazmat' } });
    expect(reply.state.hotSpots).toBeUndefined();
    expect(reply.state.hazmat).toEqual(['6,1']);
  });

  it('victims on the board, carried and led ones too, are lost; face-down POI go unflipped and change no count', () => {
    const reply = advance(falling, [[5, 1]]);
    expect(reply.state.lost).toEqual({ victims: 5 });
    expect(reply.state.pool).toEqual({ victims: 4 });
    expect(reply.state.poi).toBeUndefined();
    expect(reply.state.firefighters?.['blue']).toEqual({ at: '5,2' });
    expect(reply.instructions).toContainEqual({ do: 'remove', token: 'poi', at: '2,4', to: 'lost' });
    expect(reply.instructions.some(({ do: deed }) => deed === 'flip')).toBe(false);
  });

  it('also in the middle of an explosion that has already burned outside', () => {
    const state = { fire: ['1,6'], damage: TOTTERING };
    const reply = advance(state, [[1, 6]]);
    expect(reply.result).toBe('collapse');
    // Up through the entrance, right, down; the wall on the left is the last marker.
    expect(reply.state.fire).toEqual(['1,6', '1,7', '2,6']);
    expect(reply.state.damage).toEqual({ ...TOTTERING, '1,5|1,6': 1 });
  });

  it('also at a hazmat explosion before a flare-up: no second roll is asked, no hot spot placed', () => {
    const state = { smoke: ['5,1'], hazmat: ['5,1'], hotSpots: ['5,1'], damage: TOTTERING };
    const reply = advance(state, [[5, 1]]);
    expect(reply).toMatchObject({ result: 'collapse', awaiting: null, used: 1 });
    expect(reply.state.hotSpotPool).toBeUndefined();
  });

  it('a table on which all markers lie is over: no die is used', () => {
    const state = { fire: ['1,6'], damage: { ...TOTTERING, '6,6|7,6': 2 } };
    expect(advance(state, [[1, 6]])).toMatchObject({ result: 'collapse', used: 0, instructions: [] });
  });
});

describe('R6: a flare-up comes from the target’s hot spot as it was when the dice were read', () => {
  it('a hot spot elsewhere causes none', () => {
    expect(advance({ hotSpots: ['1,2'] }, [[1, 1]])).toMatchObject({ used: 1, awaiting: null });
  });

  it('a hot spot that the target’s own hazmat leaves causes none', () => {
    const reply = advance({ smoke: ['4,1'], hazmat: ['4,1'] }, dice('41 68'));
    expect(reply).toMatchObject({ used: 1, awaiting: null, state: { hotSpots: ['4,1'], hotSpotPool: 5 } });
  });

  it('one left by a hazmat during the first roll does so when the second roll names it', () => {
    const state = { smoke: ['4,1'], hazmat: ['4,1'], hotSpots: ['1,8', '2,8'] };
    const reply = advance({ ...state, smoke: ['4,1'] }, dice('18 41 41 68'));
    // 1,8 flares; 4,1 has none when read; the chain ends there and its hazmat's hot spot stays the only one.
    expect(reply).toMatchObject({ used: 2, state: { hotSpots: ['1,8', '2,8', '4,1'], hotSpotPool: 5 } });
    const longer = advance({ ...state, hotSpots: ['4,1'] }, dice('41 68'));
    expect(longer).toMatchObject({ used: 2, state: { hotSpots: ['4,1', '6,8'] } });
  });

  it('hot spots do nothing with their module off', () => {
    const rules = { ...EXPERIENCED, modules: { hotSpots: false } };
    const reply = advance({ smoke: ['4,1'], hazmat: ['4,1'], hotSpots: ['4,1'] }, [[4, 1]], undefined, rules);
    expect(reply).toMatchObject({ used: 1, awaiting: null, state: { hotSpots: ['4,1'] } });
    expect(reply.state.hotSpotPool).toBeUndefined();
  });
});

describe('R12: one flare-up hot spot a turn, on the last target', () => {
  it('after a chain of three', () => {
    const reply = advance({ hotSpots: ['1,1', '2,2', '3,3'] }, dice('11 22 33 68'));
    expect(reply.state.hotSpots).toEqual(['1,1', '2,2', '3,3', '6,8']);
    expect(reply.state).toMatchObject({ hotSpotPool: 5, smoke: ['1,1', '2,2', '3,3', '6,8'] });
  });

  it('none when the pool is empty', () => {
    const reply = advance({ hotSpots: ['1,1'], hotSpotPool: 0 }, dice('11 68'));
    expect(reply.state).toMatchObject({ hotSpots: ['1,1'], hotSpotPool: 0 });
  });

  it('none without a flare-up', () => {
    expect(advance({}, [[6, 8]]).state.hotSpots).toBeUndefined();
  });

  it('none when a hazmat of the last roll has put one there, and the pool pays once', () => {
    const state = { hotSpots: ['1,1'], smoke: ['4,1'], hazmat: ['4,1'] };
    const reply = advance(state, dice('11 41'));
    expect(reply.state).toMatchObject({ hotSpots: ['1,1', '4,1'], hotSpotPool: 5 });
  });

  it('the same target again explodes: smoke, fire, explosion', () => {
    const reply = advance({ hotSpots: ['2,2'] }, dice('22 22 22 68'));
    expect(reply.state.fire).toEqual(['1,2', '2,1', '2,2', '2,3', '3,2']);
    expect(reply.used).toBe(4);
  });
});

describe('R7: the hot spot of a hazmat', () => {
  it('comes from the pool and is not the one of the flare-up', () => {
    const state = { hotSpots: ['4,1'], smoke: ['4,2', '4,1'], hazmat: ['4,2'] };
    const reply = advance(state, dice('41 68'));
    expect(reply.state).toMatchObject({ hotSpots: ['4,1', '4,2', '6,8'], hotSpotPool: 4 });
  });

  it('none when the pool is empty', () => {
    const reply = advance({ smoke: ['4,1'], hazmat: ['4,1'], hotSpotPool: 0 }, [[4, 1]]);
    expect(reply.state.hotSpots).toBeUndefined();
  });

  it('none where one lies, and the pool stays', () => {
    const reply = advance({ smoke: ['4,1'], hazmat: ['4,1'], hotSpots: ['4,1'] }, dice('41 68'));
    expect(reply.state).toMatchObject({ hotSpots: ['4,1', '6,8'], hotSpotPool: 5 });
  });
});

describe('hazmat explodes after the flashover, and a flashover follows each (O Hazmat)', () => {
  it('a hazmat that only the flashover after another reaches explodes too', () => {
    // 4,1 explodes and lights 4,2; 3,2 is smoke beside it and flashes over onto its hazmat.
    const state = { smoke: ['4,1', '2,2', '3,2'], hazmat: ['4,1', '2,2'] };
    const reply = advance(state, [[4, 1]]);
    expect(reply.state.hazmat).toBeUndefined();
    expect(reply.state.hotSpots).toEqual(['2,2', '4,1']);
    expect(reply.state.fire).toEqual(['1,2', '2,1', '2,2', '2,3', '3,1', '3,2', '4,1', '4,2']);
  });

  it('R26: the players choose when several burn, and are not asked about one', () => {
    const state = { smoke: ['4,1', '4,2'], hazmat: ['4,1', '4,2'] };
    const asked = advance(state, [[4, 1]], []);
    expect(asked.awaiting).toEqual({ for: 'choice', about: 'hazmat', options: ['4,1', '4,2'] });
    const reply = advance(state, [[4, 1]], ['4,2']);
    expect(reply).toMatchObject({ awaiting: null, state: { hotSpots: ['4,1', '4,2'] } });
    expect(reply.instructions.filter(told => 'token' in told && told.token === 'hazmat')).toEqual([
      { do: 'remove', token: 'hazmat', at: '4,2' },
      { do: 'remove', token: 'hazmat', at: '4,1' },
    ]);
  });

  it('R15: several in one space: one explosion each, one hot spot', () => {
    const reply = advance({ smoke: ['4,1'], hazmat: ['4,1', '4,1', '4,1'] }, [[4, 1]]);
    expect(reply.state.hazmat).toBeUndefined();
    expect(reply.state).toMatchObject({ hotSpots: ['4,1'], hotSpotPool: 5 });
    // First 3,1 and 4,2 catch fire; the second and third wave run on over them.
    expect(reply.state.damage).toEqual({ '4,0|4,1': 2, '4,1|5,1': 2, '4,2|4,3': 2 });
    expect(reply.state.fire).toEqual(['2,1', '1,1', '3,1', '4,1', '4,2', '5,1'].sort());
  });

  it('R15: a carried hazmat explodes like any other, and its carrier goes to the ambulance', () => {
    const state = { smoke: ['4,1'], firefighters: { red: { at: '4,1', carrying: 'hazmat' } } } as const;
    const reply = advance(state, [[4, 1]], ['4,0']);
    expect(reply.state).toMatchObject({ hotSpots: ['4,1'], fire: ['3,1', '4,1', '4,2'] });
    expect(reply.state.firefighters).toEqual({ red: { at: '4,0' } });
    expect(reply.state.hazmat).toBeUndefined();
  });

  it('with the module off a hazmat marker is only lying there', () => {
    const rules = { ...EXPERIENCED, modules: { hazmat: false } };
    const reply = advance({ smoke: ['4,1'], hazmat: ['4,1'] }, [[4, 1]], undefined, rules);
    expect(reply.state).toMatchObject({ fire: ['4,1'], hazmat: ['4,1'] });
  });
});
