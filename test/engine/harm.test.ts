/** Who is knocked down and what is lost, at the end of the phase (O p. 6; R14 to R16, R26, R27). */
import { describe, expect, it } from 'vitest';
import type { FirefighterState, TableState } from '../../server/engine/table.js';
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

describe('knock-downs and losses come once, after all flare-ups (O, Order of Resolution 6)', () => {
  const state: TableState = {
    hotSpots: ['2,2'],
    smoke: ['2,2'],
    poi: { '2,2': '?' },
    firefighters: { red: { at: '2,2' } },
  };

  it('the roll of the flare-up is asked before anybody falls or any marker is flipped', () => {
    const reply = advance(state, [[2, 2]], []);
    expect(reply.awaiting).toEqual({ for: 'roll', dice: ['red', 'black'] });
    expect(reply.state.firefighters?.['red']?.at).toBe('2,2');
    expect(reply.state.poi).toEqual({ '2,2': '?' });
  });

  it('then the knock-down is asked, then the flip', () => {
    expect(advance(state, dice('22 68'), []).awaiting).toEqual({
      for: 'choice',
      about: 'knockDown',
      who: 'red',
      options: ['3,0', '4,0'],
    });
    expect(advance(state, dice('22 68'), ['3,0']).awaiting).toEqual({
      for: 'flip',
      at: '2,2',
      options: ['victim', 'falseAlarm'],
    });
    const reply = advance(state, dice('22 68'), ['3,0', 'falseAlarm']);
    expect(reply.state).toMatchObject({ lost: { falseAlarms: 1 }, pool: { falseAlarms: 4 } });
  });

  it('somebody standing where two rolls bring fire is knocked down once', () => {
    const reply = advance(state, dice('22 22 68'), ['3,0', 'victim']);
    const moves = reply.instructions.filter(({ do: deed }) => deed === 'move');
    expect(moves).toEqual([{ do: 'move', token: 'firefighter', who: 'red', from: '2,2', to: '3,0' }]);
    expect(reply.state.lost).toEqual({ victims: 1 });
  });

  it('R26: firefighters by id, then spaces by row and column, revealed markers before face-down ones', () => {
    const crowd: TableState = {
      smoke: ['2,1', '2,2'],
      poi: { '2,1': ['?', 'victim'], '2,2': '?' },
      firefighters: { yellow: { at: '2,1' }, blue: { at: '2,2' } },
      pool: { victims: 9 },
    };
    const asked = (...answers: string[]) => advance(crowd, [[2, 2]], answers).awaiting;
    expect(asked()).toMatchObject({ who: 'blue' });
    expect(asked('3,0')).toMatchObject({ who: 'yellow' });
    expect(asked('3,0', '4,0')).toMatchObject({ for: 'flip', at: '2,1' });
    expect(asked('3,0', '4,0', 'victim')).toMatchObject({ for: 'flip', at: '2,2' });
    expect(asked('3,0', '4,0', 'victim', 'victim')).toBeNull();
    const lost = advance(crowd, [[2, 2]], ['3,0', '4,0', 'victim', 'falseAlarm']);
    expect(lost.state.lost).toEqual({ victims: 2, falseAlarms: 1 });
  });

  it('R26: a flip with one possible answer is not asked, but done', () => {
    const reply = advance({ smoke: ['2,2'], poi: { '2,2': '?' }, pool: { victims: 0, falseAlarms: 3 } }, [[2, 2]], []);
    expect(reply.awaiting).toBeNull();
    expect(reply.instructions).toContainEqual({ do: 'flip', token: 'poi', at: '2,2', to: 'falseAlarm' });
    expect(reply.instructions).toContainEqual({ do: 'remove', token: 'poi', at: '2,2', to: 'lost' });
  });

  it('R27: all losses of the phase are resolved before the end is checked', () => {
    const many: TableState = {
      smoke: ['2,1', '2,2', '2,3'],
      poi: { '2,1': 'victim', '2,2': 'victim', '2,3': '?' },
      lost: { victims: 3 },
      pool: { victims: 5 },
    };
    const asked = advance(many, [[2, 2]], []);
    expect(asked).toMatchObject({ result: null, awaiting: { for: 'flip', at: '2,3' } });
    expect(advance(many, [[2, 2]], ['victim'])).toMatchObject({ result: 'lost', state: { lost: { victims: 6 } } });
  });

  it('three lost are not yet four', () => {
    const state = { smoke: ['2,2'], poi: { '2,2': 'victim' }, lost: { victims: 2 } } as const;
    expect(advance(state, [[2, 2]])).toMatchObject({ result: null, state: { lost: { victims: 3 } } });
  });
});

describe('who is knocked down, and where to', () => {
  const inFire = (at: string, more: FirefighterState = {}): TableState => ({
    smoke: [at],
    firefighters: { red: { at, ...more } },
  });
  const roll = (at: string): Dice[] => [at.split(',').map(Number) as unknown as Dice];
  const options = (at: string, rules: unknown): unknown =>
    advance(inFire(at), roll(at), [], rules).awaiting?.['options'];
  const place = (at: string, rules: unknown): unknown =>
    advance(inFire(at), roll(at), undefined, rules).state.firefighters?.['red']?.at;

  it('R14: family: to the nearest space of an ambulance spot, as the crow flies', () => {
    expect(place('1,6', 'family')).toBe('0,6');
    expect(place('1,1', 'family')).toBe('3,0');
    expect(place('6,8', 'family')).toBe('4,9');
    expect(place('4,1', 'family')).toBe('4,0');
    expect(place('6,4', 'family')).toBe('7,4');
    expect(options('6,4', 'family')).toBeUndefined();
  });

  it('R14: a tie is for the players', () => {
    expect(options('3,6', 'family')).toEqual(['0,6', '3,9']);
    expect(options('4,3', 'family')).toEqual(['4,0', '7,3']);
  });

  it('R14: the same with the vehicles module off', () => {
    const rules = { ...EXPERIENCED, modules: { vehicles: false } };
    expect(place('1,6', rules)).toBe('0,6');
    expect(options('3,6', rules)).toEqual(['0,6', '3,9']);
  });

  it('experienced: to either space of the ambulance’s spot', () => {
    expect(options('1,6', EXPERIENCED)).toEqual(['3,0', '4,0']);
    expect(place('1,6', EXPERIENCED)).toBe('3,0');
  });

  it('the ambulance must be somewhere when somebody is knocked down', () => {
    const state = { ...inFire('1,6'), ambulance: ['0,5', '0,6'] } as const;
    expect(advance(state, roll('1,6'), []).awaiting?.['options']).toEqual(['0,5', '0,6']);
  });

  it('R15: victims carried and led are lost, the fire stays', () => {
    const reply = advance({ ...inFire('1,6', { carrying: 'victim', leading: true }), pool: { victims: 8 } }, [[1, 6]]);
    expect(reply.state).toMatchObject({ fire: ['1,6'], lost: { victims: 2 } });
    expect(reply.state.firefighters).toEqual({ red: { at: '3,0' } });
  });

  it('smoke alone harms nobody', () => {
    const reply = advance({ firefighters: { red: { at: '1,6' } }, poi: { '1,6': '?' } }, [[1, 6]]);
    expect(reply.state).toMatchObject({ smoke: ['1,6'], poi: { '1,6': '?' }, firefighters: { red: { at: '1,6' } } });
  });

  it('saved AP stay, unless the house rule knockDownLosesSavedAp takes them', () => {
    const state = inFire('1,6', { saved: 3 });
    expect(advance(state, [[1, 6]]).state.firefighters?.['red']?.saved).toBe(3);
    const rules = { ...EXPERIENCED, house: { knockDownLosesSavedAp: true } };
    expect(advance(state, [[1, 6]], undefined, rules).state.firefighters?.['red']?.saved).toBeUndefined();
  });
});

describe('R16: fire in the space of a parked vehicle', () => {
  const state: TableState = {
    fire: ['3,1'],
    firefighters: { red: { at: '3,0', carrying: 'victim' }, blue: { at: '3,0' } },
    poi: { '3,0': 'victim' },
    pool: { victims: 8 },
  };

  it('harms like any other', () => {
    const reply = advance(state, [[3, 1]], ['4,0', '4,0']);
    expect(reply.state.lost).toEqual({ victims: 2 });
    expect(reply.state.firefighters).toEqual({ red: { at: '4,0' }, blue: { at: '4,0' } });
  });

  it('harms nobody with the house rule vehiclesShelter', () => {
    const rules = { ...EXPERIENCED, house: { vehiclesShelter: true } };
    const reply = advance(state, [[3, 1]], [], rules);
    expect(reply).toMatchObject({ awaiting: null, state: { poi: { '3,0': 'victim' } } });
    expect(reply.state.lost).toBeUndefined();
    expect(reply.state.firefighters).toMatchObject({ red: { at: '3,0', carrying: 'victim' }, blue: { at: '3,0' } });
    const away = advance({ ...state, ambulance: ['0,5', '0,6'] }, [[3, 1]], ['0,5', '0,5'], rules);
    expect(away.state.lost).toEqual({ victims: 2 });
  });
});
