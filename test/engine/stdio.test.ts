/** The engine as docs/engine-stdio.md speaks it: requests good and bad. */
import { describe, expect, it } from 'vitest';
import { createResponder } from '../../server/engine/responder.js';
import type { TableState } from '../../server/engine/table.js';
import { ALL_SPACES, ask, dice, EXPERIENCED, PARKED, type Request } from './asking.js';
import { TWENTY_TWO_DAMAGE } from './outerWalls.js';

const respond = createResponder();
const code = (request: unknown): string => {
  const reply = respond(request);
  return reply.ok ? 'ok' : reply.error.code;
};
const advance = (state: unknown, more: object = {}): Request =>
  ({ op: 'advance', rules: 'family', state, rolls: [[1, 1]], ...more }) as Request;

describe('stdio: requests', () => {
  it('echoes the id, whatever it is', () => {
    for (const id of [0, 7, 'seven', null, true, ['a', { b: 1 }]]) {
      expect(respond({ id, op: 'setup', rules: 'family' })).toMatchObject({ id, ok: true });
      expect(respond({ id, op: 'dance' })).toMatchObject({ id, ok: false });
    }
    expect(respond({ op: 'setup', rules: 'family' })).toMatchObject({ id: null, ok: true });
  });

  it('what is no request, or no operation, is a bad request', () => {
    for (const nothing of [
      null,
      7,
      'setup',
      [],
      true,
      {},
      { op: 7 },
      { op: 'toString' },
      { op: '__proto__', rules: 'family' },
    ]) {
      expect(code(nothing)).toBe('bad-request');
    }
    expect(code({ op: 'setup' })).toBe('bad-request');
    expect(code({ op: 'setup', rules: 'poker' })).toBe('bad-request');
    expect(code({ op: 'setup', rules: 'family', board: 'attic' })).toBe('bad-request');
    expect(code({ op: 'setup', rules: 'family', board: '__proto__' })).toBe('bad-request');
    expect(code({ op: 'setup', rules: 'family', board: 7 })).toBe('bad-request');
  });

  it('values of the wrong type are refused by their kind', () => {
    expect(code(advance({}, { rolls: 7 }))).toBe('bad-request');
    expect(code(advance({}, { answers: 'victim' }))).toBe('bad-request');
    expect(code(advance({}, { rolls: [7] }))).toBe('bad-roll');
    expect(code(advance({}, { rolls: [[1]] }))).toBe('bad-roll');
    expect(
      code({
        op: 'act',
        rules: 'family',
        state: { turn: 'red', firefighters: { red: { at: '1,1', ap: 4 } } },
        actions: 'move',
      }),
    ).toBe('bad-request');
    for (const players of [0, -1, 1.5, 'two', 100])
      expect(code({ op: 'setup', rules: 'family', players })).toBe('bad-request');
  });

  it('the board defaults to the front', () => {
    const front = ask(advance({ fire: ['1,6'] }, { rolls: [[1, 6]] }));
    expect(ask(advance({ fire: ['1,6'] }, { rolls: [[1, 6]], board: 'front' }))).toEqual(front);
    expect(ask(advance({ fire: ['1,6'] }, { rolls: [[1, 6]], board: 'back' }))).not.toEqual(front);
  });

  it('the same request always gets the same answer, to the byte', () => {
    const request = advance({ fire: ['3,3', '3,4'], smoke: ['3,5'] }, { rolls: [[3, 3]] });
    expect(JSON.stringify(respond(request))).toBe(JSON.stringify(respond(structuredClone(request))));
    expect(JSON.stringify(createResponder()(request))).toBe(JSON.stringify(respond(request)));
  });
});

describe('stdio: states', () => {
  const IMPOSSIBLE: Readonly<Record<string, unknown>> = {
    'no object': 7,
    'an unknown key': { water: ['1,1'] },
    'a space that does not exist': { fire: ['9,9'] },
    'a space that is no text': { fire: [33] },
    'fire that is no list': { fire: '3,3' },
    'fire twice in one space': { fire: ['1,1', '1,1'] },
    'fire and smoke in one space': { fire: ['1,1'], smoke: ['1,1'] },
    'smoke outside': { smoke: ['0,1'] },
    '34 threat markers': { smoke: ALL_SPACES.slice(0, 34) },
    'a door where none is': { doors: { '2,3|2,4': 'open' } },
    'a door that is ajar': { doors: { '1,3|1,4': 'ajar' } },
    'damage where no wall is': { damage: { '1,1|1,2': 1 } },
    'damage on a door': { damage: { '1,3|1,4': 1 } },
    'three markers on a wall': { damage: { '2,3|2,4': 3 } },
    'half a marker': { damage: { '2,3|2,4': 0.5 } },
    'less than no marker': { damage: { '2,3|2,4': -1 } },
    'an edge the wrong way round': { damage: { '2,4|2,3': 1 } },
    'a POI of no kind': { poi: { '1,1': 'cat' } },
    'a POI nowhere': { poi: { '9,9': '?' } },
    'a hot spot outside': { hotSpots: ['0,0'] },
    'two hot spots in one space': { hotSpots: ['1,1', '1,1'] },
    'a negative pool': { pool: { victims: -1 } },
    'an unknown pool': { pool: { cats: 1 } },
    'a firefighter nowhere': { firefighters: { red: { at: '9,9' } } },
    'a firefighter in a lobby of a house': { firefighters: { red: { at: 'lobby' } } },
    'a firefighter that is no object': { firefighters: { red: '1,1' } },
    'a firefighter with an unknown field': { firefighters: { red: { hat: 'red' } } },
    'a role that is none': { firefighters: { red: { role: 'chief' } } },
    'hands full of cats': { firefighters: { red: { carrying: 'cat' } } },
    'two led in the modern game': { firefighters: { red: { at: '1,1', leading: 2 } } },
    'AP that are no number': { firefighters: { red: { ap: 'many' } } },
    'a turn of nobody': { turn: 'pink' },
    'an engine beside its spots': { engine: ['0,6', '0,7'] },
    'an engine in one space': { engine: ['0,7'] },
  };
  for (const [name, state] of Object.entries(IMPOSSIBLE)) {
    it(`${name} is a bad state`, () => expect(code(advance(state))).toBe('bad-state'));
  }

  it('25 damage markers, or 31 in the classic game, are a bad state; the last is the end', () => {
    const damage = { ...TWENTY_TWO_DAMAGE, '6,8|6,9': 2 };
    expect(ask(advance({ damage })).result).toBe('collapse');
    expect(code(advance({ damage: { ...damage, '1,0|1,1': 1 } }))).toBe('bad-state');
    expect(ask(advance({ damage: { ...damage, '1,0|1,1': 1 } }, { rules: 'classic-basic' })).result).toBeNull();
  });

  it('counts of POI kinds are taken as given', () => {
    expect(
      code(advance({ pool: { victims: 99 }, rescued: { victims: 6 }, poi: { '1,1': ['?', '?', '?', '?'] } })),
    ).toBe('ok');
  });

  it('act needs a turn, and that firefighter’s place and AP', () => {
    const act = (state: TableState): string => code({ op: 'act', rules: 'family', state, actions: [] });
    expect(act({ firefighters: { red: { at: '1,1', ap: 4 } } })).toBe('bad-state');
    expect(act({ turn: 'red', firefighters: { red: { ap: 4 } } })).toBe('bad-state');
    expect(act({ turn: 'red', firefighters: { red: { at: '1,1' } } })).toBe('bad-state');
    expect(act({ turn: 'red', firefighters: { red: { at: '1,1', ap: 0 } } })).toBe('ok');
  });

  it('vehicles are needed where they matter', () => {
    const act = (action: object, state: TableState = {}) =>
      code({
        op: 'act',
        rules: EXPERIENCED,
        state: {
          turn: 'red',
          firefighters: { red: { at: '6,3', ap: 4, role: 'generalist', carrying: 'victim' } },
          ...state,
        },
        actions: [action],
      });
    expect(act({ do: 'move', to: '6,2' })).toBe('ok');
    expect(act({ do: 'move', to: '7,3' })).toBe('bad-state');
    expect(act({ do: 'move', to: '7,3' }, PARKED)).toBe('ok');
    expect(act({ do: 'deckGun' })).toBe('bad-state');
    const hurt = { smoke: ['1,1'], firefighters: { red: { at: '1,1' } } };
    expect(code(advance(hurt, { rules: EXPERIENCED }))).toBe('bad-state');
    expect(code(advance(hurt, { rules: EXPERIENCED, rolls: [[6, 6]] }))).toBe('ok');
    expect(code({ op: 'odds', rules: EXPERIENCED, state: hurt })).toBe('bad-state');
  });

  it('an answered state is canonical: only what differs, spaces as numbers, and it can be sent again', () => {
    const state: TableState = {
      smoke: ['6,8', '1,2'],
      doors: { '6,7|6,8': 'open', '1,3|1,4': 'closed' },
      damage: { '2,3|2,4': 0 },
      poi: { '5,8': ['victim', 'treated'], '2,4': '?' },
      firefighters: { red: { at: '3,1', saved: 0, carrying: 'victim' }, blue: {} },
      pool: { victims: 7, falseAlarms: 5 },
      hotSpotPool: 6,
      lost: { victims: 0 },
    };
    const reply = ask({ op: 'replenish', rules: EXPERIENCED, state });
    expect(reply.state).toEqual({
      smoke: ['1,2', '6,8'],
      doors: { '6,7|6,8': 'open' },
      poi: { '2,4': '?', '5,8': ['treated', 'victim'] },
      firefighters: { blue: {}, red: { at: '3,1', carrying: 'victim' } },
      pool: { victims: 7 },
    });
    expect(ask({ op: 'replenish', rules: EXPERIENCED, state: reply.state }).state).toEqual(reply.state);
  });
});

describe('stdio: rolls and answers', () => {
  it('a die that was not asked for is ignored, a missing or impossible one refused', () => {
    const setup = (rolls: unknown) => code({ op: 'setup', rules: EXPERIENCED, rolls });
    expect(setup([[6, 1]])).toBe('ok');
    expect(setup([['x', 1]])).toBe('ok');
    expect(setup([[6, null]])).toBe('bad-roll');
    for (const roll of [
      [0, 1],
      [7, 1],
      [1, 9],
      [1.5, 1],
      ['1', 1],
      [null, 1],
    ])
      expect(code(advance({}, { rolls: [roll] }))).toBe('bad-roll');
  });

  it('surplus rolls and answers are ignored', () => {
    const reply = ask(
      advance(
        {},
        {
          rolls: [
            [1, 1],
            [99, 99],
            [2, 2],
          ],
          answers: ['victim', 7],
        },
      ),
    );
    expect(reply).toMatchObject({ used: 1, awaiting: null, state: { smoke: ['1,1'] } });
  });

  it('answers [] asks, no answers takes the first option, the good way to go on is a longer list', () => {
    const state = { smoke: ['2,2'], poi: { '2,2': '?' } };
    const request = (answers?: readonly unknown[]) =>
      ask(advance(state, { rolls: [[2, 2]], ...(answers ? { answers } : {}) }));
    expect(request([]).awaiting).toEqual({ for: 'flip', at: '2,2', options: ['victim', 'falseAlarm'] });
    expect(request().state.lost).toEqual({ victims: 1 });
    expect(request(['falseAlarm']).state.lost).toEqual({ falseAlarms: 1 });
  });

  it('an answer that was not offered is refused', () => {
    const state = { smoke: ['2,2'], poi: { '2,2': '?' } };
    for (const answer of ['hazmat', '', 7, null, {}, ['victim', 'falseAlarm']]) {
      expect(code(advance(state, { rolls: [[2, 2]], answers: [answer] }))).toBe('bad-answer');
    }
  });

  it('so is one that is no answer at all, also where a list is taken', () => {
    const state = { smoke: ['2,2'], firefighters: { red: {} } };
    const rules = { set: 'family', mode: 'tableFirst' };
    for (const answer of [7, null, {}, [7], [null], 'red 1,1']) {
      expect(code(advance(state, { rules, rolls: [[2, 2]], answers: [answer] }))).toBe('bad-answer');
    }
    expect(code(advance(state, { rules, rolls: [[2, 2]], answers: [[]] }))).toBe('ok');
  });

  it('no rolls: the phase waits for the dice', () => {
    expect(ask({ op: 'advance', rules: 'family' }).awaiting).toEqual({ for: 'roll', dice: ['red', 'black'] });
    expect(ask({ op: 'advance', rules: 'family' })).toMatchObject({
      used: 0,
      instructions: [],
      state: {},
      result: null,
    });
  });

  it('the state of a phase that waits is the state at that point', () => {
    const reply = ask({ op: 'advance', rules: EXPERIENCED, state: { hotSpots: ['1,1'] }, rolls: dice('11') });
    expect(reply).toMatchObject({ awaiting: { for: 'roll' }, state: { smoke: ['1,1'] }, used: 1 });
  });
});
