/** Refusals come in the order game, role, place, target, AP (docs/engine-stdio.md, table of codes). */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../server/engine/input.js';
import type { FirefighterState, TableState } from '../../server/engine/table.js';
import { EXPERIENCED, refusalOf, refused, type Scene } from './asking.js';

const scene = (red: FirefighterState, state: TableState = {}, rules: unknown = EXPERIENCED): Scene => ({
  rules,
  state: { ...state, firefighters: { red: { at: '1,1', ap: 0, ...red }, ...state.firefighters } },
});
const MURPHY = { ...EXPERIENCED, variants: ['murphyStrikes'] };
const ADVANCED = { set: 'classic-advanced', level: 'one-alarm' };
const gun: Action = { do: 'deckGun' };
const crewChange: Action = { do: 'crewChange', to: 'cafs' };
const blueIsCafs: TableState = { firefighters: { blue: { role: 'cafs' } } };

/** Each scene breaks every rule from its code on: the first in the order is told. */
const ROWS: readonly [string, Scene, Action, string][] = [
  [
    'deck gun: no such thing in this game before the role',
    scene({ role: 'rescueDog' }, {}, MURPHY),
    gun,
    'not-in-this-game',
  ],
  ['deck gun: the role before the place', scene({ role: 'rescueDog' }), gun, 'not-your-role'],
  ['deck gun: the place before the quadrant', scene({ role: 'generalist', at: '1,8' }), gun, 'not-here'],
  [
    'deck gun: the quadrant before AP',
    scene({ role: 'generalist', at: '0,7' }, { firefighters: { blue: { at: '1,8' } } }),
    gun,
    'quadrant',
  ],
  ['deck gun: AP last', scene({ role: 'generalist', at: '0,7' }), gun, 'no-ap'],
  [
    'crew change: not in this game before not first',
    scene({ acted: true }, blueIsCafs, ADVANCED),
    crewChange,
    'not-in-this-game',
  ],
  ['crew change: not first before in play', scene({ acted: true }, blueIsCafs), crewChange, 'not-first'],
  ['crew change: in play before the place', scene({}, blueIsCafs), crewChange, 'in-play'],
  ['crew change: the place', scene({}), crewChange, 'not-here'],
  ['treat: the role before the place', scene({ role: 'generalist' }), { do: 'treat' }, 'not-your-role'],
  [
    'treat: the place before heal markers',
    scene({ role: 'paramedic' }, { poi: { '2,2': ['treated', 'treated', 'treated'] } }),
    { do: 'treat' },
    'not-here',
  ],
  [
    'treat: heal markers before AP',
    scene({ role: 'paramedic' }, { poi: { '1,1': ['treated', 'treated', 'treated', 'victim'] } }),
    { do: 'treat' },
    'limit',
  ],
  ['down: the game before lying down', scene({ down: true }, {}, ADVANCED), crewChange, 'not-in-this-game'],
  [
    'down: the role before lying down',
    scene({ down: true, role: 'driverOperator' }, {}, ADVANCED),
    { do: 'treat' },
    'not-your-role',
  ],
  ['down: lying down before the place', scene({ down: true }, {}, ADVANCED), { do: 'move', to: '6,8' }, 'down'],
  ['move: a neighbour before walls', scene({ at: '2,3' }), { do: 'move', to: '2,5' }, 'not-adjacent'],
  [
    'move: walls before fire',
    scene({ at: '2,3', carrying: 'victim' }, { fire: ['2,4'] }),
    { do: 'move', to: '2,4' },
    'blocked',
  ],
  [
    'move: carrying into fire before AP',
    scene({ carrying: 'victim' }, { fire: ['1,2'] }),
    { do: 'move', to: '1,2' },
    'fire',
  ],
  [
    'move: AP before the way out, which nobody without AP can need',
    scene({}, { fire: ['1,2'] }),
    { do: 'move', to: '1,2' },
    'no-ap',
  ],
  [
    'extinguish: the role before the place',
    scene({ role: 'rescueDog' }),
    { do: 'extinguish', at: '6,8', to: 'none' },
    'not-your-role',
  ],
  ['extinguish: the place before the target', scene({}), { do: 'extinguish', at: '6,8', to: 'none' }, 'not-adjacent'],
  ['extinguish: the target before AP', scene({}), { do: 'extinguish', at: '1,2', to: 'none' }, 'no-target'],
  ['chop: the role before the place', scene({ role: 'rescueDog' }), { do: 'chop', edge: '6,4|7,4' }, 'not-your-role'],
  ['chop: the place before the target', scene({}), { do: 'chop', edge: '6,3|7,3' }, 'not-here'],
  ['chop: the target before AP', scene({ at: '6,3' }), { do: 'chop', edge: '6,3|7,3' }, 'no-target'],
  [
    'door: the place before the target',
    scene({}, { doors: { '1,3|1,4': 'destroyed' } }),
    { do: 'door', edge: '1,3|1,4' },
    'not-here',
  ],
  [
    'pick up: what lies there before full hands',
    scene({ carrying: 'victim' }),
    { do: 'pickUp', what: 'victim' },
    'not-here',
  ],
  [
    'drive: the role before the place',
    scene({ role: 'rescueDog' }),
    { do: 'drive', vehicle: 'engine', to: ['7,1', '7,2'] },
    'not-your-role',
  ],
  ['drive: the place before too far', scene({}), { do: 'drive', vehicle: 'engine', to: ['7,1', '7,2'] }, 'not-here'],
  ['drive: too far before AP', scene({ at: '0,7' }), { do: 'drive', vehicle: 'engine', to: ['7,1', '7,2'] }, 'too-far'],
  [
    'command: the role before the commanded one',
    scene({}),
    { do: 'command', who: 'pink', action: { do: 'move', to: '1,2' } },
    'not-your-role',
  ],
  ['dispose: the place before AP', scene({ role: 'hazmatTechnician' }), { do: 'dispose' }, 'not-here'],
  [
    'repair: the place before the target',
    scene({ role: 'structuralEngineer' }),
    { do: 'repair', edge: '6,4|7,4' },
    'not-here',
  ],
];

describe('S6: refusals in their order', () => {
  for (const [name, where, action, code] of ROWS) it(name, () => expect(refused(where, action)).toBe(code));

  it('a refusal names the action, counted from 0, and nothing of the request takes effect', () => {
    const state = { turn: 'red', firefighters: { red: { at: '1,1', ap: 4 } } };
    const actions: Action[] = [
      { do: 'move', to: '1,2' },
      { do: 'move', to: '1,3' },
      { do: 'move', to: '1,4' },
    ];
    expect(refusalOf({ op: 'act', rules: 'family', state, actions })).toMatchObject({ code: 'blocked', index: 2 });
  });

  it('a malformed action is refused before anything else', () => {
    for (const action of [
      { do: 'fly' },
      { do: 'move' },
      {},
      null,
      'move',
      { do: 'move', to: 7 },
      { do: 'deckGun', reroll: ['red', 'red'] },
    ]) {
      expect(refused(scene({ down: true }, {}, ADVANCED), action as Action)).toBe('bad-action');
    }
    for (const action of [
      { do: 'move', to: '9,9' },
      { do: 'move', to: 'lobby' },
      { do: 'chop', edge: '1,1|3,3' },
      { do: 'extinguish', at: 'x', to: 'none' },
    ]) {
      expect(refused(scene({}), action as Action)).toBe('bad-action');
    }
  });
});
