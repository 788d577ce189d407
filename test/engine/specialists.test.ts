/** What each specialist may do and pays (O Specialists, X, M; section 6; R30, R32). */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../server/engine/input.js';
import { ROLES, type Role } from '../../server/engine/rules.js';
import { MODERN_ROLES } from '../../server/engine/rulesets/roles.js';
import type { FirefighterState, TableState } from '../../server/engine/table.js';
import { act, EXPERIENCED, purse, refused, type Scene } from './asking.js';

const scene = (role: Role | null, state: TableState = {}, red: FirefighterState = {}): Scene => ({
  state: {
    ...state,
    firefighters: { red: { at: '1,1', ap: 9, ...(role ? { role } : {}), ...red }, ...state.firefighters },
  },
});
const cost = (where: Scene, ...actions: Action[]): number =>
  9 - (act(where, ...actions).state.firefighters?.['red']?.ap ?? 0);
/** What it costs, or the code with which it is refused. */
const price = (where: Scene, action: Action): number | string => {
  try {
    return cost(where, action);
  } catch {
    return refused(where, action);
  }
};
const move = (to: string): Action => ({ do: 'move', to });

describe('S6: AP per turn', () => {
  const AP: Readonly<Record<Role, string>> = {
    paramedic: '4',
    fireCaptain: '4 + 2 command',
    imagingTechnician: '4',
    cafs: '3 + 3 extinguish',
    hazmatTechnician: '4',
    generalist: '5',
    rescueSpecialist: '4 + 3 move',
    driverOperator: '4',
    rescueDog: '4',
    structuralEngineer: '4',
    suppressionSpecialist: '4',
  };
  for (const role of ROLES) {
    it(`${role}: ${AP[role]}`, () => {
      const { ap, freeAp, freeFor } = MODERN_ROLES[role];
      expect(freeFor ? `${ap} + ${freeAp} ${freeFor}` : String(ap)).toBe(AP[role]);
    });
  }
});

describe('S6: prices that differ', () => {
  const quench: Action = { do: 'extinguish', at: '1,2', to: 'none' };
  const smother: Action = { do: 'extinguish', at: '1,2', to: 'smoke' };
  const chop: Action = { do: 'chop', edge: '1,0|1,1' };
  const burning = { fire: ['1,2'] };
  const PRICES: Readonly<Record<Role, readonly (number | 'not-your-role')[]>> = {
    paramedic: [4, 2, 2],
    fireCaptain: [2, 1, 2],
    imagingTechnician: [2, 1, 2],
    cafs: [2, 1, 2],
    hazmatTechnician: [2, 1, 2],
    generalist: [2, 1, 2],
    rescueSpecialist: [4, 2, 1],
    driverOperator: [2, 1, 2],
    rescueDog: ['not-your-role', 'not-your-role', 'not-your-role'],
    structuralEngineer: ['not-your-role', 'not-your-role', 2],
    suppressionSpecialist: [2, 1, 2],
  };
  for (const role of ROLES) {
    it(`${role}: fire off, fire to smoke, chop: ${PRICES[role].join(', ')}`, () => {
      const paid = [quench, smother, chop].map(action => price(scene(role, burning), action));
      expect(paid).toEqual(PRICES[role]);
    });
  }

  it('with the module off a card changes nothing', () => {
    const rules = { ...EXPERIENCED, modules: { specialists: false } };
    expect(cost({ ...scene('paramedic', burning), rules }, quench)).toBe(2);
    expect(refused({ ...scene('paramedic', { poi: { '1,1': 'victim' } }), rules }, { do: 'treat' })).toBe(
      'not-in-this-game',
    );
    expect(
      refused({ ...scene('imagingTechnician', { poi: { '2,2': '?' } }), rules }, { do: 'identify', at: '2,2' }),
    ).toBe('not-in-this-game');
    expect(refused({ ...scene('hazmatTechnician', { hazmat: ['1,1'] }), rules }, { do: 'dispose' })).toBe(
      'not-in-this-game',
    );
    expect(
      refused(
        { ...scene('structuralEngineer', { damage: { '1,0|1,1': 1 } }), rules },
        { do: 'repair', edge: '1,0|1,1' },
      ),
    ).toBe('not-in-this-game');
  });
});

describe('Paramedic', () => {
  const treat: Action = { do: 'treat' };

  it('R32: treats a victim in the own space for 1, with a heal marker', () => {
    const reply = act(scene('paramedic', { poi: { '1,1': 'victim' } }), treat);
    expect(reply.state).toMatchObject({ poi: { '1,1': 'treated' }, firefighters: { red: { ap: 8 } } });
    expect(reply.instructions).toEqual([{ do: 'place', token: 'heal', at: '1,1' }]);
  });

  it('R32: also one being carried, by the Paramedic or by somebody in that space: it is then led', () => {
    const own = act(scene('paramedic', {}, { carrying: 'victim' }), treat);
    expect(own.state.firefighters?.['red']).toMatchObject({ leading: true, ap: 8 });
    expect(own.state.firefighters?.['red']?.carrying).toBeUndefined();
    const state: TableState = { firefighters: { blue: { at: '1,1', role: 'generalist', carrying: 'victim' } } };
    expect(act(scene('paramedic', state), treat).state.firefighters?.['blue']).toEqual({
      at: '1,1',
      leading: true,
      role: 'generalist',
    });
  });

  it('R32: three heal markers are in the game, led victims use them too', () => {
    const poi: TableState['poi'] = { '1,1': 'victim', '2,2': 'treated', '3,1': 'treated' };
    const state: TableState = { poi, firefighters: { blue: { at: '5,5', leading: true } } };
    expect(refused(scene('paramedic', state), treat)).toBe('limit');
    expect(cost(scene('paramedic', { poi }), treat)).toBe(1);
  });

  it('nobody else treats; no victim, no treatment', () => {
    expect(refused(scene('generalist', { poi: { '1,1': 'victim' } }), treat)).toBe('not-your-role');
    expect(refused(scene('paramedic', { poi: { '1,1': '?' } }), treat)).toBe('not-here');
    expect(refused(scene('paramedic', { poi: { '1,1': 'treated' } }), treat)).toBe('not-here');
  });
});

describe('Fire Captain (R30)', () => {
  const crew = (blue: FirefighterState, red: FirefighterState = {}, state: TableState = {}): Scene =>
    scene('fireCaptain', { ...state, firefighters: { blue: { at: '5,1', ...blue } } }, { ap: 4, freeAp: 2, ...red });
  const command = (action: Action, who = 'blue'): Action => ({ do: 'command', who, action });

  it('moves others and works their doors at what they would pay, command AP first', () => {
    const walked = act(crew({ role: 'generalist' }), command(move('5,2')));
    expect(walked.state.firefighters?.['blue']?.at).toBe('5,2');
    expect(purse(walked)).toBe('4+0/1');
    expect(purse(act(crew({ role: 'generalist', carrying: 'victim' }), command(move('5,2'))))).toBe('4+0/0');
    expect(purse(act(crew({ role: 'generalist' }, {}, { fire: ['5,2'] }), command(move('5,2'))))).toBe('4+0/0');
    const door = command({ do: 'door', edge: '4,4|5,4' });
    expect(purse(act(crew({ at: '5,4', role: 'generalist' }), door))).toBe('4+0/1');
  });

  it('regular and saved AP pay when the free ones are gone', () => {
    const three = [move('5,2'), move('5,3'), move('5,2')].map(step => command(step));
    expect(purse(act(crew({ role: 'generalist' }), ...three))).toBe('3+0/0');
    expect(purse(act(crew({ role: 'generalist' }, { ap: 0, saved: 1 }), ...three))).toBe('0+0/0');
  });

  it('pick-up and put-down are free', () => {
    const state: TableState = { poi: { '5,1': 'victim' } };
    const taken = act(crew({ role: 'generalist' }, {}, state), command({ do: 'pickUp', what: 'victim' }));
    expect(taken.state.firefighters?.['blue']?.carrying).toBe('victim');
    expect(purse(taken)).toBe('4+0/2');
    const put = act(crew({ role: 'generalist', carrying: 'victim' }), command({ do: 'putDown', what: 'victim' }));
    expect(put.state.poi).toEqual({ '5,1': 'victim' });
  });

  it('a commanded firefighter reveals what it walks onto and rescues what it carries', () => {
    const found = act(
      { ...crew({ role: 'generalist' }, {}, { poi: { '5,2': '?' } }), answers: ['victim'] },
      command(move('5,2')),
    );
    expect(found.state.poi).toEqual({ '5,2': 'victim' });
    const saved = act(crew({ at: '3,1', role: 'generalist', carrying: 'victim' }), command(move('3,0')));
    expect(saved.state.rescued).toEqual({ victims: 1 });
  });

  it('the Rescue Specialist’s own movement AP do not pay for it', () => {
    const reply = act(crew({ role: 'rescueSpecialist', freeAp: 3 }), command(move('5,2')));
    expect(purse(reply)).toBe('4+0/1');
    expect(reply.state.firefighters?.['blue']?.freeAp).toBe(3);
  });

  it('R30: one command AP a turn on the CAFS firefighter, whichever purse pays', () => {
    expect(purse(act(crew({ role: 'cafs' }), command(move('5,2'))))).toBe('4+0/1');
    expect(refused(crew({ role: 'cafs' }), command(move('5,2')), command(move('5,1')))).toBe('limit');
    expect(refused(crew({ role: 'cafs', carrying: 'victim' }), command(move('5,2')))).toBe('limit');
    const spent = crew({ role: 'cafs' }, { cafsCommanded: 1 });
    expect(refused(spent, command(move('5,2')))).toBe('limit');
    expect(purse(act(spent, { do: 'endTurn' }))).toBe('0+4/0');
  });

  it('R30: the limit is remembered within the turn and gone at its end', () => {
    const reply = act(crew({ role: 'cafs' }), command(move('5,2')));
    expect(reply.state.firefighters?.['red']?.cafsCommanded).toBe(1);
    expect(
      act(crew({ role: 'cafs' }), command(move('5,2')), { do: 'endTurn' }).state.firefighters?.['red']?.cafsCommanded,
    ).toBeUndefined();
  });

  it('nothing but moves, doors and hands can be commanded, and nobody else commands', () => {
    expect(refused(crew({ role: 'generalist' }), command({ do: 'chop', edge: '5,0|5,1' }))).toBe('bad-action');
    expect(refused(crew({ role: 'generalist' }), command({ do: 'extinguish', at: '5,1', to: 'none' }))).toBe(
      'bad-action',
    );
    expect(refused(crew({ role: 'generalist' }), command(command(move('5,2'))))).toBe('bad-action');
    expect(refused(crew({ role: 'generalist' }), command(move('1,2'), 'red'))).toBe('bad-action');
    expect(refused(crew({ role: 'generalist' }), command(move('1,2'), 'pink'))).toBe('bad-action');
    expect(refused(crew({}, { role: 'generalist' }), command(move('5,2')))).toBe('not-your-role');
  });

  it('a refusal is about the commanded firefighter, with the index of the command', () => {
    expect(refused(crew({ role: 'generalist' }), command(move('4,1')))).toBe('blocked');
    expect(refused(crew({ role: 'generalist' }), command(move('5,3')))).toBe('not-adjacent');
    expect(refused(crew({ role: 'generalist', carrying: 'victim' }, {}, { fire: ['5,2'] }), command(move('5,2')))).toBe(
      'fire',
    );
    expect(refused(crew({ role: 'generalist' }, { ap: 0, freeAp: 0 }), command(move('5,2')))).toBe('no-ap');
  });
});
