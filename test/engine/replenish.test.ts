/** New POI: where they lie and when (O p. 6 and p. 11, X 3, C Detect POI; section 7; R23, R25). */
import { describe, expect, it } from 'vitest';
import { BACK } from '../../server/engine/boards/back.js';
import { CLASSIC_2010 } from '../../server/engine/boards/classic2010.js';
import { FRONT } from '../../server/engine/boards/front.js';
import type { TableState } from '../../server/engine/table.js';
import { ALL_SPACES, ask, type Dice, dice, EXPERIENCED } from './asking.js';

const replenish = (
  rules: unknown,
  state: TableState,
  rolls: readonly Dice[],
  answers?: readonly unknown[],
  board = 'front',
) => ask({ op: 'replenish', rules, state, rolls, board, ...(answers ? { answers } : {}) });

const TWO: TableState = { poi: { '6,7': '?', '6,8': '?' } };

describe('S7: how many', () => {
  it('three of face-down markers and victims together, lying or held', () => {
    const state: TableState = {
      poi: { '6,8': '?', '6,7': 'treated' },
      firefighters: { red: { at: '1,1', carrying: 'victim' } },
      pool: { victims: 8 },
    };
    expect(replenish('family', state, [])).toMatchObject({ used: 0, awaiting: null, instructions: [] });
    expect(replenish('family', TWO, []).awaiting).toEqual({ for: 'roll', dice: ['red', 'black'] });
    expect(replenish('family', {}, dice('11 12 13')).state.poi).toEqual({ '1,1': '?', '1,2': '?', '1,3': '?' });
  });

  it('outside counts too', () => {
    const state: TableState = { poi: { '6,8': '?', '0,0': 'victim', '6,7': '?' }, pool: { victims: 9 } };
    expect(replenish(EXPERIENCED, state, []).awaiting).toBeNull();
  });

  it('none when the supply is empty: those on the board are not in it', () => {
    const state: TableState = { poi: { '6,7': '?', '6,8': '?' }, pool: { victims: 1, falseAlarms: 1 } };
    expect(replenish('family', state, dice('11'))).toMatchObject({ used: 0, awaiting: null });
    const one: TableState = { ...state, pool: { victims: 2, falseAlarms: 1 } };
    expect(replenish('family', one, dice('11')).state.poi).toEqual({ '1,1': '?', '6,7': '?', '6,8': '?' });
  });

  it('modern hazmat does not count, and does not block', () => {
    const reply = replenish(EXPERIENCED, { ...TWO, hazmat: ['1,1'] }, dice('11'));
    expect(reply.state.poi).toEqual({ '1,1': '?', '6,7': '?', '6,8': '?' });
  });
});

describe('S7: the family game', () => {
  it('a POI or victim on the target: roll again', () => {
    const state: TableState = { poi: { '6,7': 'victim', '6,8': '?' }, firefighters: {}, pool: { victims: 9 } };
    expect(replenish('family', state, dice('67 68 11'))).toMatchObject({ used: 3 });
  });

  it('a victim held there: roll again', () => {
    const state: TableState = {
      poi: { '6,8': '?' },
      firefighters: { red: { at: '1,1', carrying: 'victim' } },
      pool: { victims: 9 },
    };
    expect(replenish('family', state, dice('11 12')).state.poi).toEqual({ '1,2': '?', '6,8': '?' });
  });

  it('fire or smoke there is removed first', () => {
    const reply = replenish('family', { ...TWO, fire: ['1,1'] }, dice('11'));
    expect(reply.state.fire).toBeUndefined();
    expect(reply.instructions).toEqual([
      { do: 'remove', token: 'fire', at: '1,1' },
      { do: 'place', token: 'poi', at: '1,1' },
    ]);
    expect(replenish('family', { ...TWO, smoke: ['1,1'] }, dice('11')).state.smoke).toBeUndefined();
  });

  it('on a firefighter it is revealed at once; a victim stays', () => {
    const state: TableState = { ...TWO, firefighters: { red: { at: '1,1' } } };
    expect(replenish('family', state, dice('11'), []).awaiting).toMatchObject({ for: 'flip', at: '1,1' });
    const victim = replenish('family', state, dice('11'), ['victim']);
    expect(victim).toMatchObject({ awaiting: null, state: { poi: { '1,1': 'victim' }, pool: { victims: 9 } } });
  });

  it('a false alarm there goes to Rescued and does not count toward the three', () => {
    const state: TableState = { ...TWO, firefighters: { red: { at: '1,1' } } };
    const again = replenish('family', state, dice('11'), ['falseAlarm']);
    expect(again).toMatchObject({ awaiting: { for: 'roll' }, state: { rescued: { falseAlarms: 1 } } });
    const done = replenish('family', state, dice('11 11 12'), ['falseAlarm', 'falseAlarm']);
    expect(done).toMatchObject({
      used: 3,
      awaiting: null,
      state: { rescued: { falseAlarms: 2 }, poi: { '1,2': '?' } },
    });
  });

  it('R25: no space blocks a family POI for ever', () => {
    const reply = replenish('family', { fire: ALL_SPACES.slice(0, 33) }, dice('11 12 13'));
    expect(reply.awaiting).toBeNull();
  });
});

describe('S7, R23: the experienced game follows the printed arrows', () => {
  const blocked = (state: TableState, target: string): unknown => {
    const reply = replenish(EXPERIENCED, { ...TWO, ...state, poi: { ...TWO.poi, ...state.poi } }, dice(target));
    const before = new Set([...Object.keys(TWO.poi ?? {}), ...Object.keys(state.poi ?? {})]);
    return Object.keys(reply.state.poi ?? {}).find(space => !before.has(space)) ?? reply.awaiting;
  };

  it('from an invalid target: fire, smoke, a firefighter, a POI or victim', () => {
    expect(blocked({}, '11')).toBe('1,1');
    expect(blocked({ fire: ['1,1'] }, '11')).toBe('2,2');
    expect(blocked({ smoke: ['1,1'] }, '11')).toBe('2,2');
    expect(blocked({ firefighters: { red: { at: '1,1' } } }, '11')).toBe('2,2');
    expect(blocked({}, '67')).toBe('5,7');
    expect(blocked({ fire: ['1,1', '2,2', '3,3', '4,3'] }, '11')).toBe('4,4');
  });

  it('nothing is removed for it', () => {
    const reply = replenish(EXPERIENCED, { ...TWO, smoke: ['1,1'] }, dice('11'));
    expect(reply.instructions).toEqual([{ do: 'place', token: 'poi', at: '2,2' }]);
  });

  it('arrows may run through walls and diagonally', () => {
    expect(blocked({ fire: ['2,4'] }, '24')).toBe('3,4');
    expect(blocked({ fire: ['5,7'] }, '57')).toBe('4,6');
  });

  it('a walk that has been round the inner cycle has failed: roll again', () => {
    const cycle = ['3,3', '4,3', '4,4', '4,5', '4,6', '3,6', '3,5', '3,4'];
    const reply = replenish(EXPERIENCED, { ...TWO, fire: [...cycle, '1,1', '2,2'] }, dice('11 44 18'));
    expect(reply).toMatchObject({ used: 3, awaiting: null });
    expect(reply.state.poi).toHaveProperty(['1,8']);
  });

  it('R23: every walk of both boards runs into the inner cycle', () => {
    const cycle = ['3,3', '4,3', '4,4', '4,5', '4,6', '3,6', '3,5', '3,4'];
    for (const { poiArrows } of [FRONT, BACK]) {
      for (const start of ALL_SPACES) {
        let space = start;
        for (let step = 0; step < 10 && !cycle.includes(space); step++) space = poiArrows[space] as string;
        expect(cycle).toContain(space);
      }
      for (const [i, space] of cycle.entries()) expect(poiArrows[space]).toBe(cycle[(i + 1) % cycle.length]);
    }
  });

  it('R25: with no valid space on the whole board nothing is placed, and nobody rolls for ever', () => {
    const fire = ALL_SPACES.slice(0, 33);
    const smokeless = ALL_SPACES.slice(33);
    const firefighters = Object.fromEntries(smokeless.map((at, i) => [`f${i}`, { at }]));
    const reply = replenish(EXPERIENCED, { fire, firefighters }, dice('11'));
    expect(reply).toMatchObject({ used: 0, awaiting: null, instructions: [] });
  });
});

describe('S7, R23: the classic game follows the spiral', () => {
  const BASIC = 'classic-basic';

  it('R23: one closed walk over all 48 spaces, clockwise outward from 3,3 to 6,1', () => {
    const { poiArrows } = CLASSIC_2010.printed;
    const spiral = ['3,3'];
    while (spiral.length < 48) spiral.push(poiArrows[spiral.at(-1) as string] as string);
    expect([...spiral].sort()).toEqual([...ALL_SPACES].sort());
    expect([spiral.at(-1), poiArrows['6,1']]).toEqual(['6,1', '3,3']);
    const at = (space: string): number[] => space.split(',').map(Number);
    for (const [i, space] of spiral.slice(1).entries()) {
      const [row, col] = at(space) as [number, number];
      const [lastRow, lastCol] = at(spiral[i] as string) as [number, number];
      expect(Math.abs(row - lastRow) + Math.abs(col - lastCol), `${spiral[i]} to ${space}`).toBe(1);
    }
  });

  it('smoke is fine and stays', () => {
    const reply = replenish(BASIC, { ...TWO, smoke: ['1,1'] }, dice('11'));
    expect(reply.state).toMatchObject({ smoke: ['1,1'], poi: { '1,1': '?' } });
  });

  it('not on fire, a firefighter or another POI; from 6,1 back to 3,3', () => {
    expect(replenish(BASIC, { ...TWO, fire: ['6,1'] }, dice('61')).state.poi).toHaveProperty(['3,3']);
    const taken: TableState = { ...TWO, fire: ['6,1'], firefighters: { red: { at: '3,3' } } };
    expect(replenish(BASIC, taken, dice('61')).state.poi).toHaveProperty(['3,4']);
    expect(replenish(BASIC, TWO, dice('68')).state.poi).toHaveProperty(['6,6']);
  });

  it('advanced: a revealed hazmat counts toward the three and blocks its space', () => {
    const rules = { set: 'classic-advanced', level: 'one-alarm' };
    expect(replenish(rules, { ...TWO, hazmat: ['1,1'] }, []).awaiting).toBeNull();
    const held: TableState = { ...TWO, firefighters: { red: { at: '1,1', carrying: 'hazmat' } } };
    expect(replenish(rules, held, []).awaiting).toBeNull();
    const one: TableState = { poi: { '6,8': '?' }, hazmat: ['1,1'] };
    expect(replenish(rules, one, dice('11')).state.poi).toEqual({ '1,2': '?', '6,8': '?' });
  });

  it('R25: a board full of fire and firefighters takes none', () => {
    const fire = ALL_SPACES.slice(0, 36);
    const firefighters = Object.fromEntries(ALL_SPACES.slice(36).map((at, i) => [`f${i}`, { at }]));
    expect(replenish(BASIC, { fire, firefighters }, dice('11'))).toMatchObject({ used: 0, awaiting: null });
  });
});
