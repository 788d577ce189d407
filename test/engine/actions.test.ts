/** Actions everybody has, with their AP (O pp. 3-4; section 6). */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../server/engine/input.js';
import type { FirefighterState, TableState } from '../../server/engine/table.js';
import { act, EXPERIENCED, refused, type Scene } from './asking.js';
import { TWENTY_TWO_DAMAGE } from './outerWalls.js';

const scene = (red: FirefighterState, state: TableState = {}, rules: unknown = 'family'): Scene => ({
  rules,
  state: { ...state, firefighters: { red: { ap: 9, ...red }, ...state.firefighters } },
});
const cost = (where: Scene, ...actions: Action[]): number =>
  9 - (act(where, ...actions).state.firefighters?.['red']?.ap ?? 0);
const move = (to: string): Action => ({ do: 'move', to });

describe('S6: moving', () => {
  it('to an open or smoke space costs 1, to a fire space 2', () => {
    expect(cost(scene({ at: '1,1' }), move('1,2'))).toBe(1);
    expect(cost(scene({ at: '1,1' }, { smoke: ['1,2'] }), move('1,2'))).toBe(1);
    expect(cost(scene({ at: '1,1' }, { fire: ['1,2'] }), move('1,2'))).toBe(2);
  });

  it('only to adjacent spaces', () => {
    expect(refused(scene({ at: '1,1' }), move('1,3'))).toBe('not-adjacent');
    expect(refused(scene({ at: '1,1' }), move('2,2'))).toBe('not-adjacent');
    expect(refused(scene({ at: '1,1' }), move('1,1'))).toBe('not-adjacent');
  });

  it('not through walls, damaged ones neither, nor closed doors', () => {
    expect(refused(scene({ at: '2,3' }), move('2,4'))).toBe('blocked');
    expect(refused(scene({ at: '2,3' }, { damage: { '2,3|2,4': 1 } }), move('2,4'))).toBe('blocked');
    expect(refused(scene({ at: '1,3' }), move('1,4'))).toBe('blocked');
  });

  it('through open and destroyed doors, destroyed walls and entrances', () => {
    expect(cost(scene({ at: '1,3' }, { doors: { '1,3|1,4': 'open' } }), move('1,4'))).toBe(1);
    expect(cost(scene({ at: '1,3' }, { doors: { '1,3|1,4': 'destroyed' } }), move('1,4'))).toBe(1);
    expect(cost(scene({ at: '2,3' }, { damage: { '2,3|2,4': 2 } }), move('2,4'))).toBe(1);
    expect(cost(scene({ at: '7,3' }), move('6,3'))).toBe(1);
  });

  it('S2: around the house, corners included', () => {
    expect(cost(scene({ at: '0,1' }), move('0,0'), move('1,0'), move('2,0'))).toBe(3);
    expect(cost(scene({ at: '7,8' }), move('7,9'), move('6,9'))).toBe(2);
    expect(refused(scene({ at: '1,0' }), move('1,1'))).toBe('blocked');
  });

  it('into a POI’s space reveals it, free', () => {
    const found = (kind: string) =>
      act({ ...scene({ at: '1,1' }, { poi: { '1,2': '?' } }), answers: [kind] }, move('1,2'));
    expect(found('victim').state).toMatchObject({ poi: { '1,2': 'victim' }, pool: { victims: 9 } });
    expect(found('falseAlarm').state).toMatchObject({ rescued: { falseAlarms: 1 }, pool: { falseAlarms: 4 } });
    expect(found('falseAlarm').state.poi).toBeUndefined();
    expect(found('victim').state.firefighters?.['red']?.ap).toBe(8);
  });

  it('what cannot be under the marker is no answer', () => {
    const family = scene({ at: '1,1' }, { poi: { '1,2': '?' } });
    expect(refused({ ...family, answers: ['hazmat'] }, move('1,2'))).toBe('bad-answer');
    const state: TableState = { poi: { '1,2': '?' }, pool: { victims: 0 } };
    const classic = scene({ at: '1,1' }, state, { set: 'classic-advanced', level: 'one-alarm' });
    expect(refused({ ...classic, answers: ['victim'] }, move('1,2'))).toBe('bad-answer');
  });
});

describe('S6: carrying', () => {
  const here = { poi: { '1,1': 'victim' } } as const;

  it('picking up and putting down are free, a space costs 2', () => {
    const reply = act(scene({ at: '1,1' }, here), { do: 'pickUp', what: 'victim' }, move('1,2'), {
      do: 'putDown',
      what: 'victim',
    });
    expect(reply.state.poi).toEqual({ '1,2': 'victim' });
    expect(reply.state.firefighters?.['red']).toMatchObject({ at: '1,2', ap: 7 });
  });

  it('never into fire', () => {
    expect(refused(scene({ at: '1,1', carrying: 'victim' }, { fire: ['1,2'] }), move('1,2'))).toBe('fire');
    const led = scene({ at: '1,1', leading: true }, { fire: ['1,2'] }, EXPERIENCED);
    expect(refused(led, move('1,2'))).toBe('fire');
    const hazmat = scene({ at: '1,1', carrying: 'hazmat' }, { fire: ['1,2'] }, EXPERIENCED);
    expect(refused(hazmat, move('1,2'))).toBe('fire');
  });

  it('through smoke for 2', () => {
    expect(cost(scene({ at: '1,1', carrying: 'victim' }, { smoke: ['1,2'] }), move('1,2'))).toBe(2);
  });

  it('one item only, and only what lies there', () => {
    const full = scene({ at: '1,1', carrying: 'victim' }, { poi: { '1,1': 'victim' } });
    expect(refused(full, { do: 'pickUp', what: 'victim' })).toBe('carrying');
    expect(refused(scene({ at: '1,1' }, { poi: { '1,2': 'victim' } }), { do: 'pickUp', what: 'victim' })).toBe(
      'not-here',
    );
    expect(refused(scene({ at: '1,1' }), { do: 'putDown', what: 'victim' })).toBe('carrying');
    const both = scene({ at: '1,1', carrying: 'hazmat' }, { poi: { '1,1': 'victim' } }, EXPERIENCED);
    expect(refused(both, { do: 'pickUp', what: 'victim' })).toBe('carrying');
    const victim = scene({ at: '1,1', carrying: 'victim' }, { hazmat: ['1,1'] }, EXPERIENCED);
    expect(refused(victim, { do: 'pickUp', what: 'hazmat' })).toBe('carrying');
  });

  it('a face-down marker cannot be carried', () => {
    expect(refused(scene({ at: '1,1' }, { poi: { '1,1': '?' } }), { do: 'pickUp', what: 'victim' })).toBe('not-here');
  });

  it('family: rescued the moment it is outside', () => {
    const reply = act(scene({ at: '6,3', carrying: 'victim' }), move('7,3'));
    expect(reply.state).toMatchObject({ rescued: { victims: 1 }, firefighters: { red: { at: '7,3' } } });
    expect(reply.state.firefighters?.['red']?.carrying).toBeUndefined();
    expect(reply.instructions).toContainEqual({ do: 'remove', token: 'poi', at: '7,3', to: 'rescued' });
  });

  it('vehicles: rescued in a space of the ambulance’s spot only', () => {
    const out = act(scene({ at: '6,3', carrying: 'victim' }, {}, EXPERIENCED), move('7,3'));
    expect(out.state.firefighters?.['red']?.carrying).toBe('victim');
    expect(out.state.rescued).toBeUndefined();
    const there = act(scene({ at: '3,1', carrying: 'victim', leading: true }, {}, EXPERIENCED), move('3,0'));
    expect(there.state.rescued).toEqual({ victims: 2 });
  });

  it('hazmat is disposed of anywhere outside', () => {
    const reply = act(scene({ at: '6,3', carrying: 'hazmat' }, {}, EXPERIENCED), move('7,3'));
    expect(reply.state).toMatchObject({ rescued: { hazmat: 1 } });
    expect(reply.state.firefighters?.['red']?.carrying).toBeUndefined();
    const off = { ...EXPERIENCED, modules: { vehicles: false } };
    expect(act(scene({ at: '6,3', carrying: 'hazmat' }, {}, off), move('7,3')).state.rescued).toEqual({ hazmat: 1 });
  });

  it('there is no hazmat and nobody is treated in the family game', () => {
    expect(refused(scene({ at: '1,1' }), { do: 'pickUp', what: 'hazmat' })).toBe('not-in-this-game');
    expect(refused(scene({ at: '1,1' }), { do: 'putDown', what: 'treated' })).toBe('not-in-this-game');
  });

  it('R32: a treated victim walks along at no extra cost, one per leader, also beside a carried one', () => {
    const treated: TableState = { poi: { '1,1': ['treated', 'victim'] } };
    const lead: Action = { do: 'pickUp', what: 'treated' };
    expect(cost(scene({ at: '1,1' }, treated, EXPERIENCED), lead, move('1,2'))).toBe(1);
    expect(cost(scene({ at: '1,1' }, treated, EXPERIENCED), lead, { do: 'pickUp', what: 'victim' }, move('1,2'))).toBe(
      2,
    );
    const two = scene({ at: '1,1', leading: true }, { poi: { '1,1': 'treated' } }, EXPERIENCED);
    expect(refused(two, lead)).toBe('carrying');
    const withHazmat = scene({ at: '1,1', leading: true }, { hazmat: ['1,1'] }, EXPERIENCED);
    expect(cost(withHazmat, { do: 'pickUp', what: 'hazmat' }, move('1,2'))).toBe(2);
  });
});

describe('S6: doors', () => {
  const door: Action = { do: 'door', edge: '1,3|1,4' };

  it('opened or closed for 1, from either side', () => {
    expect(act(scene({ at: '1,3' }), door).state.doors).toEqual({ '1,3|1,4': 'open' });
    expect(cost(scene({ at: '1,4' }, { doors: { '1,3|1,4': 'open' } }), door)).toBe(1);
    expect(act(scene({ at: '1,4' }, { doors: { '1,3|1,4': 'open' } }), door).state.doors).toBeUndefined();
    expect(act(scene({ at: '1,3' }), door).instructions).toEqual([
      { do: 'flip', token: 'door', at: '1,3|1,4', to: 'open' },
    ]);
  });

  it('only those of the own space that still stand', () => {
    expect(refused(scene({ at: '1,2' }), door)).toBe('not-here');
    expect(refused(scene({ at: '1,3' }, { doors: { '1,3|1,4': 'destroyed' } }), door)).toBe('no-target');
    expect(refused(scene({ at: '2,3' }), { do: 'door', edge: '2,3|2,4' })).toBe('no-target');
    expect(refused(scene({ at: '7,3' }), { do: 'door', edge: '6,3|7,3' })).toBe('no-target');
    expect(refused(scene({ at: '1,3' }), { do: 'door', edge: '1,3|9,9' })).toBe('bad-action');
  });
});

describe('S6: extinguishing', () => {
  const put = (at: string, to: 'smoke' | 'none'): Action => ({ do: 'extinguish', at, to });
  const burning: TableState = { fire: ['1,1', '1,2'], smoke: ['2,1'] };

  it('fire to smoke 1, smoke off 1, fire off 2; own or adjacent space', () => {
    const at = scene({ at: '1,1' }, burning);
    expect(cost(at, put('1,2', 'smoke'))).toBe(1);
    expect(cost(at, put('2,1', 'none'))).toBe(1);
    expect(cost(at, put('1,2', 'none'))).toBe(2);
    expect(cost(at, put('1,1', 'smoke'))).toBe(1);
    expect(cost(at, put('1,1', 'smoke'), put('1,1', 'none'))).toBe(2);
  });

  it('the marker goes back to the supply, smoke keeps it', () => {
    const at = scene({ at: '1,1' }, burning);
    expect(act(at, put('1,2', 'none')).instructions).toEqual([{ do: 'remove', token: 'fire', at: '1,2' }]);
    expect(act(at, put('1,2', 'smoke')).instructions).toEqual([{ do: 'flip', at: '1,2', from: 'fire', to: 'smoke' }]);
  });

  it('not diagonally, not far, not through walls and closed doors', () => {
    expect(refused(scene({ at: '2,2' }, burning), put('1,1', 'none'))).toBe('not-adjacent');
    expect(refused(scene({ at: '1,4' }, burning), put('1,2', 'none'))).toBe('not-adjacent');
    expect(refused(scene({ at: '2,3' }, { fire: ['2,4'] }), put('2,4', 'none'))).toBe('blocked');
    expect(refused(scene({ at: '2,6' }, { fire: ['2,5'] }), put('2,5', 'none'))).toBe('blocked');
  });

  it('nothing there, or smoke that is smoke already', () => {
    expect(refused(scene({ at: '1,1' }), put('1,2', 'none'))).toBe('no-target');
    expect(refused(scene({ at: '1,1' }, burning), put('2,1', 'smoke'))).toBe('no-target');
  });

  it('from outside through an entrance', () => {
    expect(cost(scene({ at: '7,3' }, { fire: ['6,3'] }), put('6,3', 'none'))).toBe(2);
  });
});

describe('S6: chopping', () => {
  const chop = (edge: string): Action => ({ do: 'chop', edge });

  it('a wall of the own space takes a marker for 2, two destroy it', () => {
    const reply = act(scene({ at: '2,3' }), chop('2,3|2,4'), chop('2,3|2,4'), move('2,4'));
    expect(reply.state).toMatchObject({ damage: { '2,3|2,4': 2 }, firefighters: { red: { at: '2,4', ap: 4 } } });
    expect(reply.instructions.filter(told => told.do === 'place')).toHaveLength(2);
  });

  it('outer walls too, from either side', () => {
    expect(cost(scene({ at: '1,0' }), chop('1,0|1,1'))).toBe(2);
    expect(cost(scene({ at: '1,1' }), chop('1,0|1,1'))).toBe(2);
  });

  it('R33: doors, entrances and what is no wall cannot be chopped', () => {
    for (const edge of ['1,3|1,4', '1,2|1,3']) expect(refused(scene({ at: '1,3' }), chop(edge))).toBe('no-target');
    expect(refused(scene({ at: '6,3' }), chop('6,3|7,3'))).toBe('no-target');
    expect(refused(scene({ at: '2,3' }, { damage: { '2,3|2,4': 2 } }), chop('2,3|2,4'))).toBe('no-target');
    expect(refused(scene({ at: '2,2' }), chop('2,3|2,4'))).toBe('not-here');
  });

  it('R9: the last marker brings the building down; what was to follow is ignored', () => {
    const damage = { ...TWENTY_TWO_DAMAGE, '6,8|6,9': 1 };
    const state: TableState = { damage, poi: { '5,1': 'victim', '2,4': '?' }, pool: { victims: 9 } };
    const reply = act(scene({ at: '2,3' }, state), chop('2,3|2,4'), move('2,2'));
    expect(reply).toMatchObject({
      result: 'collapse',
      state: { lost: { victims: 1 }, firefighters: { red: { at: '2,3' } } },
    });
    expect(reply.state.poi).toBeUndefined();
  });
});

describe('S8: victory', () => {
  it('is checked the moment a victim is rescued; further actions are ignored', () => {
    const seventh = scene({ at: '6,3', carrying: 'victim' }, { rescued: { victims: 6 }, pool: { victims: 3 } });
    const reply = act(seventh, move('7,3'), move('7,4'));
    expect(reply).toMatchObject({
      result: 'victory',
      state: { rescued: { victims: 7 }, firefighters: { red: { at: '7,3' } } },
    });
    const sixth = scene({ at: '6,3', carrying: 'victim' }, { rescued: { victims: 5 }, pool: { victims: 4 } });
    expect(act(sixth, move('7,3')).result).toBeNull();
  });

  it('the perfect game goes on until all ten are accounted for', () => {
    const perfect = { set: 'family', house: { perfectGame: true } };
    const play = (state: TableState) =>
      act(scene({ at: '6,3', carrying: 'victim' }, state, perfect), move('7,3')).result;
    expect(play({ rescued: { victims: 6 }, pool: { victims: 3 } })).toBeNull();
    expect(play({ rescued: { victims: 9 }, pool: { victims: 0 } })).toBe('victory');
    expect(play({ rescued: { victims: 7 }, lost: { victims: 2 }, pool: { victims: 0 } })).toBe('victory');
    expect(play({ rescued: { victims: 7 }, lost: { victims: 1 }, pool: { victims: 1 } })).toBeNull();
  });

  it('S1: a game that is over takes no action', () => {
    const over = scene({ at: '6,3' }, { rescued: { victims: 7 }, pool: { victims: 3 } });
    expect(act(over, move('7,3'))).toMatchObject({ result: 'victory', instructions: [] });
  });
});
