/** Specialists with an action or a way of their own (O Specialists, M; R20, R21, R34, R35). */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../server/engine/input.js';
import type { Role } from '../../server/engine/rules.js';
import type { FirefighterState, TableState } from '../../server/engine/table.js';
import { act, EXPERIENCED, purse, refused, type Scene } from './asking.js';
import { TWENTY_TWO_DAMAGE } from './outerWalls.js';
import { correct, refusalIn, setupOf, take } from './playing.js';

const scene = (role: Role | null, state: TableState = {}, red: FirefighterState = {}): Scene => ({
  state: {
    ...state,
    firefighters: { red: { at: '1,1', ap: 9, ...(role ? { role } : {}), ...red }, ...state.firefighters },
  },
});
const cost = (where: Scene, ...actions: Action[]): number =>
  9 - (act(where, ...actions).state.firefighters?.['red']?.ap ?? 0);
const move = (to: string): Action => ({ do: 'move', to });

describe('Imaging Technician, CAFS, Hazmat Technician, Generalist', () => {
  it('Imaging Technician: identifies any POI for 1', () => {
    const far = scene('imagingTechnician', { poi: { '6,8': '?' } });
    expect(act({ ...far, answers: ['victim'] }, { do: 'identify', at: '6,8' }).state).toMatchObject({
      poi: { '6,8': 'victim' },
      firefighters: { red: { ap: 8 } },
    });
    expect(act({ ...far, answers: ['falseAlarm'] }, { do: 'identify', at: '6,8' }).state.rescued).toEqual({
      falseAlarms: 1,
    });
    expect(refused(scene('imagingTechnician'), { do: 'identify', at: '6,8' })).toBe('no-target');
    expect(refused(scene('imagingTechnician', { poi: { '6,8': 'victim' } }), { do: 'identify', at: '6,8' })).toBe(
      'no-target',
    );
    expect(refused(scene('generalist', { poi: { '6,8': '?' } }), { do: 'identify', at: '6,8' })).toBe('not-your-role');
  });

  it('CAFS: three free AP for extinguishing', () => {
    const cafs = scene('cafs', { fire: ['1,1', '1,2'] }, { ap: 3, freeAp: 3 });
    const reply = act(cafs, { do: 'extinguish', at: '1,2', to: 'none' }, { do: 'extinguish', at: '1,1', to: 'none' });
    expect(purse(reply)).toBe('2+0/0');
  });

  it('Hazmat Technician: disposes in the own space for 2, lying or in hand', () => {
    const lying = act(scene('hazmatTechnician', { hazmat: ['1,1', '1,1'] }), { do: 'dispose' });
    expect(lying.state).toMatchObject({ hazmat: ['1,1'], rescued: { hazmat: 1 }, firefighters: { red: { ap: 7 } } });
    const held = act(scene('hazmatTechnician', {}, { carrying: 'hazmat' }), { do: 'dispose' });
    expect(held.state).toMatchObject({ rescued: { hazmat: 1 } });
    expect(held.state.firefighters?.['red']?.carrying).toBeUndefined();
    expect(refused(scene('generalist', { hazmat: ['1,1'] }), { do: 'dispose' })).toBe('not-your-role');
    expect(refused(scene('hazmatTechnician', { hazmat: ['1,2'] }), { do: 'dispose' })).toBe('not-here');
  });

  it('who stands nowhere neither treats nor disposes of what a correction left in hand', () => {
    const setup = setupOf({ rules: { set: 'experienced' }, start: 'takeOver' });
    const technician = { set: 'firefighter', who: 'red', role: 'hazmatTechnician', carrying: 'hazmat' } as const;
    expect(refusalIn(setup, correct(technician), take({ do: 'dispose' })).code).toBe('not-here');
    const paramedic = { set: 'firefighter', who: 'red', role: 'paramedic', carrying: 'victim' } as const;
    expect(refusalIn(setup, correct(paramedic), take({ do: 'treat' })).code).toBe('not-here');
  });

  it('R34: Unmarked Hazards: a false alarm found becomes a hazmat and is not counted as rescued', () => {
    const rules = { ...EXPERIENCED, variants: ['unmarkedHazards'] };
    const reply = act({ ...scene('generalist', { poi: { '1,2': '?' } }), rules, answers: ['falseAlarm'] }, move('1,2'));
    expect(reply.state).toMatchObject({ hazmat: ['1,2'], pool: { falseAlarms: 4 } });
    expect(reply.state.rescued).toBeUndefined();
    const seen = act(
      { ...scene('imagingTechnician', { poi: { '6,8': '?' } }), rules, answers: ['falseAlarm'] },
      { do: 'identify', at: '6,8' },
    );
    expect(seen.state.hazmat).toEqual(['6,8']);
    const off = { ...rules, modules: { hazmat: false } };
    const plain = act(
      { ...scene('generalist', { poi: { '1,2': '?' } }), rules: off, answers: ['falseAlarm'] },
      move('1,2'),
    );
    expect(plain.state.rescued).toEqual({ falseAlarms: 1 });
  });
});

describe('R20, R35: the Rescue Dog', () => {
  const gap: TableState = { damage: { '2,3|2,4': 1 } };

  it('passes walls with one damage marker, carrying victims too', () => {
    expect(cost(scene('rescueDog', gap, { at: '2,3' }), move('2,4'))).toBe(1);
    expect(cost(scene('rescueDog', gap, { at: '2,3', carrying: 'victim' }), move('2,4'))).toBe(2);
    expect(refused(scene('rescueDog', {}, { at: '2,3' }), move('2,4'))).toBe('blocked');
    expect(refused(scene('generalist', gap, { at: '2,3' }), move('2,4'))).toBe('blocked');
    expect(refused(scene('rescueDog', {}, { at: '1,3' }), move('1,4'))).toBe('blocked');
  });

  it('opens doors, carries victims, never hazmat', () => {
    expect(cost(scene('rescueDog', {}, { at: '1,3' }), { do: 'door', edge: '1,3|1,4' })).toBe(1);
    expect(cost(scene('rescueDog', { poi: { '1,1': 'victim' } }), { do: 'pickUp', what: 'victim' }, move('1,2'))).toBe(
      2,
    );
    expect(refused(scene('rescueDog', { hazmat: ['1,1'] }), { do: 'pickUp', what: 'hazmat' })).toBe('not-your-role');
  });

  it('no extinguishing, no axe, no driving, no deck gun, no radio', () => {
    expect(refused(scene('rescueDog', { fire: ['1,2'] }), { do: 'extinguish', at: '1,2', to: 'none' })).toBe(
      'not-your-role',
    );
    expect(refused(scene('rescueDog'), { do: 'chop', edge: '1,0|1,1' })).toBe('not-your-role');
    const atEngine = scene('rescueDog', {}, { at: '0,7' });
    expect(refused(atEngine, { do: 'drive', vehicle: 'engine', to: ['5,9', '6,9'] })).toBe('not-your-role');
    expect(refused(atEngine, { do: 'deckGun' })).toBe('not-your-role');
    expect(refused(atEngine, { do: 'drive', vehicle: 'ambulance', to: ['0,5', '0,6'] })).toBe('not-your-role');
  });

  it('a Captain moves it through such walls too', () => {
    const state: TableState = { ...gap, firefighters: { blue: { at: '2,3', role: 'rescueDog' } } };
    const reply = act(scene('fireCaptain', state), { do: 'command', who: 'blue', action: move('2,4') });
    expect(reply.state.firefighters?.['blue']?.at).toBe('2,4');
  });
});

describe('R21: the Structural Engineer', () => {
  const repair: Action = { do: 'repair', edge: '1,0|1,1' };

  it('takes the marker off a wall of the own space that holds exactly one, for 2', () => {
    const reply = act(scene('structuralEngineer', { damage: { '1,0|1,1': 1 } }), repair);
    expect(reply.state.damage).toBeUndefined();
    expect(reply.state.firefighters?.['red']?.ap).toBe(7);
    expect(reply.instructions).toEqual([{ do: 'remove', token: 'damage', at: '1,0|1,1' }]);
  });

  it('not a destroyed wall, not a sound one, not elsewhere, nobody else', () => {
    expect(refused(scene('structuralEngineer', { damage: { '1,0|1,1': 2 } }), repair)).toBe('no-target');
    expect(refused(scene('structuralEngineer'), repair)).toBe('no-target');
    expect(refused(scene('structuralEngineer', { damage: { '1,0|1,1': 1 } }, { at: '1,2' }), repair)).toBe('not-here');
    expect(refused(scene('generalist', { damage: { '1,0|1,1': 1 } }), repair)).toBe('not-your-role');
  });

  it('the marker can be placed again: the building falls one later', () => {
    const damage = { ...TWENTY_TWO_DAMAGE, '1,0|1,1': 1 };
    const where = scene('structuralEngineer', { damage });
    expect(act(where, repair, { do: 'chop', edge: '1,0|1,1' }).result).toBeNull();
    expect(act(where, { do: 'chop', edge: '1,0|1,1' }).result).toBe('collapse');
  });
});
