/** Actions of the 2010 edition (C; end of section 6; R30, R32, R33, R36). */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../server/engine/input.js';
import type { FirefighterState, TableState } from '../../server/engine/table.js';
import { act, dice, purse, refused, type Scene } from './asking.js';

const ADVANCED = { set: 'classic-advanced', level: 'two-alarm' } as const;
const scene = (red: FirefighterState, state: TableState = {}, rules: unknown = ADVANCED): Scene => ({
  rules,
  state: { ...state, firefighters: { red: { at: '1,1', ap: 9, ...red }, ...state.firefighters } },
});
const cost = (where: Scene, ...actions: Action[]): number =>
  9 - (act(where, ...actions).state.firefighters?.['red']?.ap ?? 0);
const move = (to: string): Action => ({ do: 'move', to });

describe('S6 classic: prices', () => {
  it('move 1, onto fire 2, carrying 2, door 1, extinguish 1 a step, chop 2', () => {
    expect(cost(scene({}), move('1,2'))).toBe(1);
    expect(cost(scene({}, { fire: ['1,2'] }), move('1,2'))).toBe(2);
    expect(cost(scene({ carrying: 'victim' }), move('1,2'))).toBe(2);
    expect(cost(scene({ at: '1,3' }), { do: 'door', edge: '1,3|1,4' })).toBe(1);
    expect(cost(scene({}, { fire: ['1,2'] }), { do: 'extinguish', at: '1,2', to: 'smoke' })).toBe(1);
    expect(cost(scene({}, { fire: ['1,2'] }), { do: 'extinguish', at: '1,2', to: 'none' })).toBe(2);
    expect(cost(scene({}), { do: 'chop', edge: '1,0|1,1' })).toBe(2);
  });

  it('four AP a turn, whatever the role; at most four are saved', () => {
    expect(purse(act(scene({ ap: 4, saved: 3 }), { do: 'endTurn' }))).toBe('0+4/0');
  });

  it('basic: rescued outside; advanced: at the ambulance', () => {
    expect(act(scene({ at: '6,3', carrying: 'victim' }, {}, 'classic-basic'), move('7,3')).state.rescued).toEqual({
      victims: 1,
    });
    expect(act(scene({ at: '6,3', carrying: 'victim' }), move('7,3')).state.rescued).toBeUndefined();
    expect(act(scene({ at: '3,1', carrying: 'victim' }), move('3,0')).state.rescued).toEqual({ victims: 1 });
  });

  it('a marker walked onto may be a hazmat, which stays and can be carried out', () => {
    const found = { ...scene({}, { poi: { '1,2': '?' } }), answers: ['hazmat'] };
    const reply = act(found, move('1,2'), { do: 'pickUp', what: 'hazmat' });
    expect(reply.state).toMatchObject({ pool: { hazmat: 2 }, firefighters: { red: { carrying: 'hazmat' } } });
    expect(act(scene({ at: '6,3', carrying: 'hazmat' }), move('7,3')).state.rescued).toEqual({ hazmat: 1 });
  });

  it('basic: no hazmat, nobody to treat, no vehicles', () => {
    const basic = scene({ at: '0,7' }, { hazmat: [] }, 'classic-basic');
    expect(refused(basic, { do: 'pickUp', what: 'hazmat' })).toBe('not-in-this-game');
    expect(refused(basic, { do: 'treat' })).toBe('not-in-this-game');
    expect(refused(basic, { do: 'drive', vehicle: 'engine', to: ['5,9', '6,9'] })).toBe('not-in-this-game');
    expect(refused(basic, { do: 'deckGun' })).toBe('not-in-this-game');
  });

  it('there is no crew change, no imaging, no disposal', () => {
    expect(refused(scene({ at: '0,7' }), { do: 'crewChange', to: 'paramedic' })).toBe('not-in-this-game');
    expect(refused(scene({}, { poi: { '2,2': '?' } }), { do: 'identify', at: '2,2' })).toBe('not-in-this-game');
    expect(refused(scene({}, { hazmat: ['1,1'] }), { do: 'dispose' })).toBe('not-in-this-game');
    expect(refused(scene({}, { damage: { '1,0|1,1': 1 } }), { do: 'repair', edge: '1,0|1,1' })).toBe(
      'not-in-this-game',
    );
  });
});

describe('S6 classic: vehicles', () => {
  const drive = (vehicle: 'engine' | 'ambulance', to: [string, string]): Action => ({ do: 'drive', vehicle, to });

  it('driven for 4 from inside either vehicle, the Driver 2; the driver goes along', () => {
    expect(cost(scene({ at: '0,7' }), drive('engine', ['5,9', '6,9']))).toBe(4);
    expect(cost(scene({ at: '0,7', role: 'driverOperator' }), drive('engine', ['5,9', '6,9']))).toBe(2);
    const rode = act({ ...scene({ at: '4,0' }), answers: ['0,6'] }, drive('ambulance', ['0,5', '0,6']));
    expect(rode.state).toMatchObject({ ambulance: ['0,5', '0,6'], firefighters: { red: { at: '0,6', ap: 5 } } });
    expect(refused(scene({}), drive('ambulance', ['0,5', '0,6']))).toBe('not-here');
    expect(refused(scene({ at: '0,7' }), drive('engine', ['7,1', '7,2']))).toBe('too-far');
  });

  it('riding is free', () => {
    const crew: TableState = { firefighters: { blue: { at: '0,8' } } };
    const reply = act(
      { ...scene({ at: '0,7' }, crew), answers: ['5,9', '6,9'] },
      { do: 'drive', vehicle: 'engine', to: ['5,9', '6,9'], riders: ['blue'] },
    );
    expect(reply.state.firefighters).toMatchObject({ blue: { at: '5,9' }, red: { at: '6,9', ap: 5 } });
  });

  it('the deck gun costs 4, the Driver 2 with one reroll a die; firefighters in the quadrant do not stop it', () => {
    const state: TableState = { firefighters: { blue: { at: '3,8' } } };
    expect(cost({ ...scene({ at: '0,7' }, state), rolls: [[1, 5]] }, { do: 'deckGun' })).toBe(4);
    const driver = { ...scene({ at: '0,7', role: 'driverOperator' }, { fire: ['1,5'] }), rolls: dice('26 1. .5') };
    expect(cost(driver, { do: 'deckGun', reroll: ['red', 'black'] })).toBe(2);
    expect(
      act({ ...driver, rolls: dice('36 1. .5') }, { do: 'deckGun', reroll: ['red', 'black'] }).state.fire,
    ).toBeUndefined();
    expect(refused({ ...scene({ at: '0,7' }), rolls: dice('26 1.') }, { do: 'deckGun', reroll: ['red'] })).toBe(
      'not-your-role',
    );
  });

  it('it clears the target and the four neighbours, walls or not; who stands there falls, victims die, hazmat is unharmed', () => {
    const state: TableState = {
      fire: ['2,6', '3,6', '2,5'],
      smoke: ['1,6', '2,7'],
      poi: { '2,5': 'victim', '3,6': 'treated' },
      hazmat: ['1,6'],
      firefighters: { blue: { at: '2,6' }, green: { at: '3,6', carrying: 'hazmat' }, yellow: { at: '2,8' } },
      pool: { victims: 6 },
    };
    const reply = act({ ...scene({ at: '0,7' }, state), rolls: [[2, 6]] }, { do: 'deckGun' });
    expect(reply.state.fire).toBeUndefined();
    expect(reply.state.smoke).toBeUndefined();
    expect(reply.state).toMatchObject({ lost: { victims: 2 }, hazmat: ['1,6'] });
    expect(reply.state.firefighters).toMatchObject({
      blue: { down: true },
      green: { down: true, carrying: 'hazmat' },
      yellow: { at: '2,8' },
    });
    expect(reply.state.firefighters?.['yellow']?.down).toBeUndefined();
  });

  it('carried victims die under it, and the third death ends the game', () => {
    const state: TableState = {
      firefighters: { blue: { at: '2,6', carrying: 'victim' } },
      lost: { victims: 2 },
      pool: { victims: 5 },
    };
    expect(act({ ...scene({ at: '0,7' }, state), rolls: [[2, 6]] }, { do: 'deckGun' })).toMatchObject({
      result: 'lost',
    });
  });
});

describe('S6 classic: roles', () => {
  it('Paramedic: treats for 2; three discs; any number of treated victims follow', () => {
    expect(cost(scene({ role: 'paramedic' }, { poi: { '1,1': 'victim' } }), { do: 'treat' })).toBe(2);
    const poi: TableState['poi'] = { '1,1': ['treated', 'treated', 'treated', 'victim'] };
    expect(refused(scene({ role: 'paramedic' }, { poi }), { do: 'treat' })).toBe('limit');
    const lead: Action = { do: 'pickUp', what: 'treated' };
    const reply = act(scene({}, { poi }), lead, lead, lead, { do: 'pickUp', what: 'victim' }, move('1,2'));
    expect(reply.state.firefighters?.['red']).toMatchObject({ leading: 3, carrying: 'victim', at: '1,2', ap: 7 });
    expect(act(scene({ at: '3,1', leading: 3 }, {}), move('3,0')).state.rescued).toEqual({ victims: 3 });
    expect(refused(scene({ role: 'driverOperator' }, { poi: { '1,1': 'victim' } }), { do: 'treat' })).toBe(
      'not-your-role',
    );
  });

  it('the Paramedic extinguishes at the price of everybody', () => {
    expect(cost(scene({ role: 'paramedic' }, { fire: ['1,2'] }), { do: 'extinguish', at: '1,2', to: 'none' })).toBe(2);
  });

  it('R30: the Fire Captain moves others on the own AP, and moves only', () => {
    const crew = (blue: FirefighterState): Scene =>
      scene({ role: 'fireCaptain' }, { firefighters: { blue: { at: '5,1', ...blue } } });
    const command = (action: Action): Action => ({ do: 'command', who: 'blue', action });
    expect(cost(crew({}), command(move('5,2')))).toBe(1);
    expect(cost(crew({ carrying: 'hazmat' }), command(move('5,2')))).toBe(2);
    expect(refused(crew({ at: '5,4' }), command({ do: 'door', edge: '4,4|5,4' }))).toBe('bad-action');
    expect(refused(crew({ carrying: 'victim' }), command({ do: 'putDown', what: 'victim' }))).toBe('bad-action');
    expect(refused(crew({ down: true }), command(move('5,2')))).toBe('down');
  });

  it('Rescue Specialist: chops for 1 and cannot extinguish', () => {
    expect(cost(scene({ role: 'rescueSpecialist' }), { do: 'chop', edge: '1,0|1,1' })).toBe(1);
    expect(
      refused(scene({ role: 'rescueSpecialist' }, { smoke: ['1,2'] }), { do: 'extinguish', at: '1,2', to: 'none' }),
    ).toBe('not-your-role');
  });

  it('R36: a diagonal costs a move, also onto fire and carrying', () => {
    const specialist = (red: FirefighterState, state: TableState = {}) =>
      scene({ role: 'rescueSpecialist', ...red }, state);
    expect(cost(specialist({}), move('2,2'))).toBe(1);
    expect(cost(specialist({}, { fire: ['2,2'] }), move('2,2'))).toBe(2);
    expect(cost(specialist({ carrying: 'victim' }), move('2,2'))).toBe(2);
  });

  it('R36: a diagonal needs all four edges at the corner open', () => {
    const out = scene({ role: 'rescueSpecialist', at: '6,3' }, { damage: { '6,4|7,4': 2 } });
    expect(cost(out, move('7,4'))).toBe(1);
    expect(refused(scene({ role: 'rescueSpecialist', at: '6,3' }), move('7,4'))).toBe('blocked');
    expect(refused(scene({ role: 'rescueSpecialist' }), move('3,3'))).toBe('not-adjacent');
    expect(cost(scene({ role: 'rescueSpecialist', at: '0,1' }), move('0,0'), move('1,0'))).toBe(2);
  });

  it('R36: leading into fire is refused like carrying', () => {
    expect(refused(scene({ leading: 1 }, { fire: ['1,2'] }), move('1,2'))).toBe('fire');
    expect(refused(scene({ carrying: 'victim' }, { fire: ['1,2'] }), move('1,2'))).toBe('fire');
  });

  it('R36: who is down takes no action at all, but the turn ends', () => {
    const down = scene({ down: true, role: 'paramedic' }, { poi: { '1,1': 'victim' } });
    for (const action of [
      move('1,2'),
      { do: 'treat' },
      { do: 'pickUp', what: 'victim' },
      { do: 'chop', edge: '1,0|1,1' },
    ] as Action[]) {
      expect(refused(down, action)).toBe('down');
    }
    expect(act(down, { do: 'endTurn' }).result).toBeNull();
  });

  it('R46: who is down at the end of the turn has saved nothing, unless it fell in this turn', () => {
    const ends = (red: FirefighterState) =>
      purse(act(scene({ down: true, ap: 3, saved: 1, ...red }), { do: 'endTurn' }));
    expect(ends({})).toBe('0+1/0');
    expect(ends({ acted: true })).toBe('0+4/0');
  });

  it('R36: who is down does not ride either', () => {
    const beside = scene({ at: '0,7' }, { firefighters: { blue: { at: '0,8', down: true } } });
    const drive = { do: 'drive', vehicle: 'engine', to: ['5,9', '6,9'] } as const;
    expect(refused(beside, { ...drive, riders: ['blue'] })).toBe('down');
    expect(act(beside, drive).state.firefighters?.['blue']?.at).toBe('0,8');
  });
});
