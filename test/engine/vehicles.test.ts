/** Engine, ambulance, deck gun, crew change (O pp. 8-10, X, M; section 6; R31, R33). */
import { describe, expect, it } from 'vitest';
import { openGame } from '../../server/engine/decide.js';
import type { Action, GameInput } from '../../server/engine/input.js';
import { offers } from '../../server/engine/offers.js';
import { ROLES } from '../../server/engine/rules.js';
import { MODERN_ROLES } from '../../server/engine/rulesets/roles.js';
import type { FirefighterState, TableState } from '../../server/engine/table.js';
import { act, dice, EXPERIENCED, purse, refused, type Scene } from './asking.js';
import { answer, correct, play, roll, setupOf, take } from './playing.js';

/** The engine stands at 0,7 0,8, the ambulance at 3,0 4,0. */
const scene = (red: FirefighterState, state: TableState = {}): Scene => ({
  state: { ...state, firefighters: { red: { at: '0,7', role: 'generalist', ap: 4, ...red }, ...state.firefighters } },
});
const engine = (to: [string, string], more: object = {}): Action => ({ do: 'drive', vehicle: 'engine', to, ...more });
const ambulance = (to: [string, string], more: object = {}): Action => ({
  do: 'drive',
  vehicle: 'ambulance',
  to,
  ...more,
});
const at = (reply: { state: TableState }, who = 'red') => reply.state.firefighters?.[who]?.at;

describe('R33: driving', () => {
  it('the engine from inside it, one spot either way, 2 AP; the driver goes along', () => {
    for (const to of [
      ['5,9', '6,9'],
      ['1,0', '2,0'],
    ] as [string, string][]) {
      const reply = act({ ...scene({}), answers: [to[1]] }, engine(to));
      expect(reply.state.engine).toEqual(to);
      expect(at(reply)).toBe(to[1]);
      expect(purse(reply)).toBe('2+0/0');
    }
  });

  it('the opposite side takes two drives', () => {
    expect(refused(scene({}), engine(['7,1', '7,2']))).toBe('too-far');
    const twice = act(
      scene({}),
      engine(['5,9', '6,9'], { exit: { red: '6,9' } }),
      engine(['7,1', '7,2'], { exit: { red: '7,1' } }),
    );
    expect(twice.state.engine).toEqual(['7,1', '7,2']);
    expect(purse(twice)).toBe('0+0/0');
  });

  it('the exit is asked, either space of the spot; `exit` answers beforehand', () => {
    const asked = act({ ...scene({}), answers: [] }, engine(['5,9', '6,9']));
    expect(asked.awaiting).toEqual({ for: 'choice', about: 'exit', who: 'red', options: ['5,9', '6,9'] });
    const told = act({ ...scene({}), answers: [] }, engine(['5,9', '6,9'], { exit: { red: '6,9' } }));
    expect(told.awaiting).toBeNull();
    expect(at(told)).toBe('6,9');
    expect(refused(scene({}), engine(['5,9', '6,9'], { exit: { red: '4,9' } }))).toBe('bad-action');
    expect(refused(scene({}), engine(['5,9', '6,9'], { exit: { blue: '6,9' } }))).toBe('bad-action');
  });

  it('riders are free, optional, and must be at the vehicle; exits are asked by id', () => {
    const crew: TableState = { firefighters: { blue: { at: '0,8' }, green: { at: '0,8' }, yellow: { at: '1,1' } } };
    const reply = act({ ...scene({}, crew), answers: ['6,9', '5,9'] }, engine(['5,9', '6,9'], { riders: ['blue'] }));
    expect([at(reply, 'blue'), at(reply), at(reply, 'green')]).toEqual(['6,9', '5,9', '0,8']);
    expect(purse(reply)).toBe('2+0/0');
    expect(refused(scene({}, crew), engine(['5,9', '6,9'], { riders: ['yellow'] }))).toBe('not-here');
    expect(refused(scene({}, crew), engine(['5,9', '6,9'], { riders: ['pink'] }))).toBe('bad-action');
  });

  it('the engine not from elsewhere, not to where it stands, not beside its spots', () => {
    expect(refused(scene({ at: '0,6' }), engine(['5,9', '6,9']))).toBe('not-here');
    expect(refused(scene({}), engine(['0,7', '0,8']))).toBe('no-target');
    expect(refused(scene({}), engine(['0,6', '0,7']))).toBe('bad-action');
    expect(refused(scene({ ap: 1 }), engine(['5,9', '6,9']))).toBe('no-ap');
  });

  it('the ambulance by radio from anywhere; nobody goes along who is not named', () => {
    const radio = act(scene({ at: '1,1' }), ambulance(['0,5', '0,6']));
    expect(radio.state.ambulance).toEqual(['0,5', '0,6']);
    expect(at(radio)).toBe('1,1');
    expect(radio.instructions).toEqual([{ do: 'move', token: 'ambulance', from: ['3,0', '4,0'], to: ['0,5', '0,6'] }]);
    const stays = act({ ...scene({ at: '3,0' }), answers: [] }, ambulance(['0,5', '0,6']));
    expect(at(stays)).toBe('3,0');
    const rides = act({ ...scene({ at: '3,0' }), answers: ['0,6'] }, ambulance(['0,5', '0,6'], { riders: ['red'] }));
    expect(at(rides)).toBe('0,6');
  });

  it('an ambulance arriving at victims rescues them, lying or held', () => {
    const waiting: TableState = {
      poi: { '0,5': ['treated', 'victim'] },
      firefighters: { blue: { at: '0,6', carrying: 'victim', leading: true } },
      pool: { victims: 6 },
    };
    const reply = act(scene({ at: '1,1' }, waiting), ambulance(['0,5', '0,6']));
    expect(reply.state).toMatchObject({ rescued: { victims: 4 } });
    expect(reply.state.poi).toBeUndefined();
    expect(reply.state.firefighters?.['blue']).toEqual({ at: '0,6' });
    const seventh = act(scene({ at: '1,1' }, { ...waiting, rescued: { victims: 3 } }), ambulance(['0,5', '0,6']));
    expect(seventh.result).toBe('victory');
  });

  it('what riders hold rides along', () => {
    const reply = act({ ...scene({ carrying: 'victim' }), answers: ['5,9'] }, engine(['5,9', '6,9']));
    expect(reply.state.firefighters?.['red']).toMatchObject({ at: '5,9', carrying: 'victim' });
    expect(reply.state.rescued).toBeUndefined();
  });

  it('no vehicles, no driving', () => {
    const off = { ...EXPERIENCED, modules: { vehicles: false } };
    expect(refused({ ...scene({}), rules: off, state: { ...scene({}).state } }, engine(['5,9', '6,9']))).toBe(
      'not-in-this-game',
    );
    expect(
      refused({ rules: 'family', state: { firefighters: { red: { at: '0,7', ap: 4 } } } }, { do: 'deckGun' }),
    ).toBe('not-in-this-game');
  });
});

describe('S6: the deck gun', () => {
  const gun: Action = { do: 'deckGun' };
  const fires: TableState = { fire: ['2,7', '1,7', '2,6', '3,7', '2,8'] };

  it('clears target and adjacent spaces for 4, no further than walls and closed doors', () => {
    const reply = act({ ...scene({}, fires), rolls: [[2, 7]] }, gun);
    expect(reply.state.fire).toEqual(['3,7']);
    expect(purse(reply)).toBe('0+0/0');
  });

  it('dice out of range are turned to their opposite face, each for itself', () => {
    const hit = (roll: [number, number]) => act({ ...scene({}, { fire: ['2,7'] }), rolls: [roll] }, gun).state.fire;
    expect(hit([2, 7])).toBeUndefined();
    expect(hit([5, 7])).toBeUndefined();
    expect(hit([2, 2])).toBeUndefined();
    expect(hit([5, 2])).toBeUndefined();
    expect(hit([3, 5])).toEqual(['2,7']);
  });

  it('splashes beyond the quadrant, removes smoke, leaves people and markers alone', () => {
    const state: TableState = {
      smoke: ['3,4', '3,5'],
      poi: { '3,5': '?', '3,4': 'victim' },
      hazmat: ['3,5'],
      firefighters: { blue: { at: '3,4' } },
    };
    const reply = act({ ...scene({}, state), rolls: [[3, 5]] }, gun);
    expect(reply.state.smoke).toBeUndefined();
    expect(reply.state).toMatchObject({ poi: state.poi, hazmat: ['3,5'], firefighters: { blue: { at: '3,4' } } });
  });

  it('not into a quadrant where a firefighter is, nor from elsewhere', () => {
    expect(refused(scene({}, { firefighters: { blue: { at: '3,8' } } }), gun)).toBe('quadrant');
    expect(refused(scene({ at: '1,6' }), gun)).toBe('not-here');
    expect(purse(act({ ...scene({}, { firefighters: { blue: { at: '0,5' } } }), rolls: [[2, 7]] }, gun))).toBe('0+0/0');
  });

  it('reaches the quadrant of its spot on both boards', () => {
    const SPOTS = {
      front: { '0,7 0,8': 'TR', '5,9 6,9': 'BR', '7,1 7,2': 'BL', '1,0 2,0': 'TL' },
      back: { '0,3 0,4': 'TL', '2,9 3,9': 'TR', '7,5 7,6': 'BR', '4,0 5,0': 'BL' },
    };
    for (const [board, spots] of Object.entries(SPOTS)) {
      for (const [spot, quadrant] of Object.entries(spots)) {
        const spaces = spot.split(' ') as [string, string];
        const fire = { TL: '1,1', TR: '1,8', BL: '6,1', BR: '6,8' }[quadrant] as string;
        const state: TableState = {
          engine: spaces,
          ambulance: board === 'front' ? ['3,0', '4,0'] : ['2,0', '3,0'],
          fire: [fire],
        };
        const reply = act({ board, ...scene({ at: spaces[0] }, state), rolls: [[1, 1]] }, gun);
        expect(reply.state.fire, `${board} ${spot}`).toBeUndefined();
      }
    }
  });

  it('Murphy Strikes: there is none', () => {
    expect(refused({ ...scene({}), rules: { ...EXPERIENCED, variants: ['murphyStrikes'] } }, gun)).toBe(
      'not-in-this-game',
    );
  });

  it('asks for its dice', () => {
    expect(act(scene({}), gun).awaiting).toEqual({ for: 'roll', dice: ['red', 'black'] });
  });
});

describe('S6: riding is offered, never forced', () => {
  const drives = (vehicle: 'engine' | 'ambulance', ...where: readonly [string, string][]) => {
    const crew = where.map(([id]) => ({ id }));
    const setup = setupOf({ rules: { set: 'experienced' }, start: 'takeOver', crew });
    const arranged = correct(
      { set: 'vehicle', vehicle: 'engine', to: ['0,7', '0,8'] },
      { set: 'vehicle', vehicle: 'ambulance', to: ['3,0', '4,0'] },
      ...where.map(([who, at], i) => ({ set: 'firefighter', who, at, role: CARDS[i]! }) as const),
      { set: 'turn', who: 'red', phase: 'actions' },
    );
    const opened = openGame(setup);
    if (!opened.ok) throw new Error(opened.refusal.message);
    return offers(opened.value, play(setup, arranged).state).flatMap(({ action }) =>
      action.do === 'drive' && action.vehicle === vehicle && action.to[1] === NEXT[vehicle]
        ? [(action.riders ?? []).join(' ')]
        : [],
    );
  };
  const CARDS = ['generalist', 'cafs', 'paramedic', 'imagingTechnician'] as const;
  const NEXT = { engine: '6,9', ambulance: '7,4' } as const;

  it('to those who stand at the vehicle; the engine’s driver goes along unasked', () => {
    expect(drives('engine', ['red', '0,7'], ['blue', '5,0'])).toEqual(['']);
    expect(drives('engine', ['red', '0,7'], ['blue', '0,8'])).toEqual(['blue', '']);
    expect(drives('engine', ['red', '0,7'], ['blue', '0,8'], ['green', '0,8'])).toEqual([
      'blue green',
      'blue',
      'green',
      '',
    ]);
    const three = drives('engine', ['red', '0,7'], ['blue', '0,8'], ['green', '0,8'], ['white', '0,7']);
    expect(three.map(party => party.split(' ').filter(Boolean).length)).toEqual([3, 2, 2, 2, 1, 1, 1, 0]);
    expect(new Set(three).size).toBe(8);
  });

  it('to whoever drives the ambulance by radio, too', () => {
    expect(drives('ambulance', ['red', '3,0'], ['blue', '5,0'])).toEqual(['red', '']);
    expect(drives('ambulance', ['red', '5,0'], ['blue', '3,0'])).toEqual(['blue', '']);
  });
});

describe('S6: the Driver/Operator at the deck gun', () => {
  const driver = (state: TableState = { fire: ['2,7'] }): Scene => scene({ role: 'driverOperator' }, state);
  const gun = (...reroll: ('red' | 'black')[]): Action =>
    reroll.length > 0 ? { do: 'deckGun', reroll } : { do: 'deckGun' };

  it('pays 2', () => {
    expect(purse(act({ ...driver(), rolls: [[2, 7]] }, gun()))).toBe('2+0/0');
  });

  it('may reroll each die once; the second roll counts', () => {
    expect(act({ ...driver(), rolls: dice('37 2.') }, gun('red')).state.fire).toBeUndefined();
    expect(act({ ...driver(), rolls: dice('25 .7') }, gun('black')).state.fire).toBeUndefined();
    expect(act({ ...driver(), rolls: dice('35 2. .7') }, gun('red', 'black')).state.fire).toBeUndefined();
    expect(act({ ...driver(), rolls: dice('27 3. .5') }, gun('red', 'black'))).toMatchObject({
      used: 3,
      state: { fire: ['2,7'] },
    });
  });

  it('is asked without `reroll`: keep first, then the other die after one', () => {
    const asked = (...answers: string[]) => act({ ...driver(), rolls: dice('35 27 27'), answers }, gun());
    expect(asked().awaiting).toEqual({ for: 'choice', about: 'reroll', options: ['keep', 'red', 'black', 'both'] });
    expect(asked('keep')).toMatchObject({ awaiting: null, used: 1 });
    expect(asked('red').awaiting).toEqual({ for: 'choice', about: 'reroll', options: ['keep', 'black'] });
    expect(asked('black').awaiting).toEqual({ for: 'choice', about: 'reroll', options: ['keep', 'red'] });
    expect(asked('red', 'keep')).toMatchObject({ awaiting: null, used: 2, state: { fire: ['2,7'] } });
    expect(asked('red', 'black')).toMatchObject({ awaiting: null, used: 3 });
    expect(asked('red', 'black').state.fire).toBeUndefined();
    expect(asked('both').state.fire).toBeUndefined();
    expect(act({ ...driver(), rolls: dice('35') }, gun()).awaiting).toBeNull();
    expect(refused({ ...driver(), rolls: dice('35 27'), answers: ['red', 'red'] }, gun())).toBe('bad-answer');
  });

  it('is told what the dice would hit, those out of reach turned over', () => {
    const setup = setupOf({ rules: { set: 'experienced' }, start: 'takeOver' });
    const atEngine = correct(
      { set: 'vehicle', vehicle: 'engine', to: ['0,7', '0,8'] },
      { set: 'vehicle', vehicle: 'ambulance', to: ['3,0', '4,0'] },
      { set: 'firefighter', who: 'red', at: '0,7', role: 'driverOperator' },
      { set: 'turn', who: 'red', phase: 'actions' },
    );
    const target = (...more: GameInput[]) => play(setup, atEngine, take(gun()), roll(5, 3), ...more).state.awaiting;
    expect(target()).toMatchObject({ about: 'reroll', target: '2,6' });
    expect(target(answer('black'), roll(null, 8))).toMatchObject({ about: 'reroll', target: '2,8' });
  });

  it('nobody else may', () => {
    expect(refused({ ...scene({}), rolls: dice('27 27') }, gun('red'))).toBe('not-your-role');
    expect(act({ ...scene({}), rolls: dice('27'), answers: [] }, gun()).awaiting).toBeNull();
  });
});

describe('R31: crew change', () => {
  const to = (role: (typeof ROLES)[number]): Action => ({ do: 'crewChange', to: role });

  it('the AP of the new specialist less 2, its free AP, and saved AP stay', () => {
    for (const role of ROLES.filter(other => other !== 'paramedic')) {
      const { ap, freeAp } = MODERN_ROLES[role];
      const reply = act(scene({ role: 'paramedic', saved: 2 }), to(role));
      expect(purse(reply)).toBe(`${ap - 2}+2/${freeAp}`);
      expect(reply.state.firefighters?.['red']?.role).toBe(role);
    }
  });

  it('is told as a swap of cards', () => {
    expect(act(scene({}), to('cafs')).instructions).toEqual([
      { do: 'swap', token: 'specialist', who: 'red', to: 'cafs' },
    ]);
  });

  it('only as the first action of the turn', () => {
    expect(refused(scene({}), { do: 'move', to: '0,8' }, to('cafs'))).toBe('not-first');
    expect(refused(scene({ acted: true }), to('cafs'))).toBe('not-first');
    expect(refused(scene({ role: 'paramedic' }), to('cafs'), to('generalist'))).toBe('not-first');
  });

  it('only to a specialist not in play, only in the engine’s space', () => {
    expect(refused(scene({}, { firefighters: { blue: { role: 'cafs' } } }), to('cafs'))).toBe('in-play');
    expect(refused(scene({}), to('generalist'))).toBe('in-play');
    expect(refused(scene({ at: '0,6' }), to('cafs'))).toBe('not-here');
    expect(refused(scene({ at: '3,0' }), to('cafs'))).toBe('not-here');
  });

  it('not in a Lone Engine Company, not without vehicles or specialists', () => {
    const off = (rules: object): string => refused({ ...scene({}), rules: { ...EXPERIENCED, ...rules } }, to('cafs'));
    expect(off({ variants: ['loneEngineCompany'] })).toBe('not-in-this-game');
    expect(off({ modules: { vehicles: false } })).toBe('not-in-this-game');
    expect(off({ modules: { specialists: false } })).toBe('not-in-this-game');
  });
});
