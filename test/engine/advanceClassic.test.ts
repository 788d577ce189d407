/** Advance Fire of the 2010 edition (C; section 5; R8, R11, R17, R27, R28). */
import { describe, expect, it } from 'vitest';
import type { TableState } from '../../server/engine/table.js';
import { ALL_SPACES, ask, type Dice, dice, type FireRow, playFire } from './asking.js';

const BASIC = 'classic-basic';
const ADVANCED = { set: 'classic-advanced', level: 'two-alarm' } as const;

const advance = (state: TableState, rolls: readonly Dice[], answers?: readonly unknown[], rules: unknown = ADVANCED) =>
  ask({ op: 'advance', rules, state, rolls, ...(answers ? { answers } : {}) });

const ROWS: readonly FireRow[] = [
  {
    name: 'R17: a wave rolls over smoke too and lights the first bare space; the smoke flashes over',
    before: `
          1    2    3
     2    F    S    .
                    -
     3    .    .  D .`,
    rolls: [[2, 1]],
    after: `
          0    1    2    3
     1    .  | F    .    .
     2    .  1 F    F    F
                         -
     3    .  E F    .  D .`,
  },
  {
    name: 'R17: smoke behind smoke is rolled over and the wall behind them is damaged',
    before: `
          1    2    3    4
     2    F    S    S  | .
                    -    -
     3    .    .  D .    .`,
    rolls: [[2, 1]],
    after: `
          0    1    2    3    4
     1    .  | F    .    .  D .
     2    .  1 F    F    F  1 .
                         -    -
     3    .  E F    .  D .    .`,
  },
  {
    name: 'R17: outside a wave vents: nobody is hurt there',
    before: `
          2    3    4
     6    .    F    .
          -    E    -
     7    .    rV   .`,
    rolls: [[6, 3]],
    after: `
          2    3    4
     5    .    F    .
     6    F    F    F
          -    E    -
     7    .    rV   .`,
  },
  {
    name: 'C: an open door is destroyed and the wave goes on',
    before: `
          5    6    7
     2    F  O .    .
          -    -    -
     3    .    .  | .`,
    rolls: [[2, 5]],
    after: `
          4    5    6    7
     1    .    F  | .    .
     2    F    F  X F    .
          -    1    -    -
     3    .    .    .  | .`,
  },
  {
    name: 'C: smoke next to fire ignites, an outcome of its own',
    before: `
          1    2
     1    F    .`,
    rolls: [[1, 2]],
    after: `
          1    2
     1    F    F`,
  },
  {
    name: 'C: a firefighter whose space gets fire falls at once and the disc is removed',
    before: `
          1    2    3
     1    .    Sr   .`,
    rolls: [[1, 2]],
    after: `
          1    2    3
     1    .    r    .`,
    beside: { state: { firefighters: { red: { at: '1,2', down: true } } } },
  },
  {
    name: 'C: who is down already is not hurt again, and the disc stays',
    before: `
          1    2    3
     1    .    Sr   .`,
    with: { firefighters: { red: { down: true } } },
    rolls: [[1, 2]],
    after: `
          1    2    3
     1    .    Fr   .`,
    beside: { state: { firefighters: { red: { at: '1,2', down: true } } } },
  },
  {
    name: 'R28: the smoke behind a falling firefighter has flipped before his disc goes',
    before: `
          1    2    3
     1    F    Sr   S`,
    rolls: [[6, 8]],
    after: `
          1    2    3    4    5    6    7    8
     1    F    r    F  D .    .  | .    .    .
     2    .    .    .  | .    .  D .    .    .
                    -    -    -    -    -    D
     3    .    .  D .    .    .    .  | .    .
     4    .    .  | .    .    .    .  D .    .
          -    -    -    D    -    -    -    -
     5    .    .    .    .    .  | .    .  | .
     6    .    .    .    .    .  D .    .  D S`,
  },
  {
    name: 'C: a wave lights the space of a firefighter, who falls before the next direction is resolved',
    before: `
          1    2    3
     1    .    r    .
     2    .    F    .
                    -
     3    .    .  D .`,
    rolls: [[2, 2]],
    after: `
          1    2    3
     1    .    r    .
     2    F    F    F
                    -
     3    .    F  D .`,
    beside: { state: { firefighters: { red: { at: '1,2', down: true } } } },
  },
];

describe('S5: the fire of 2010', () => {
  for (const row of ROWS) it(row.name, () => void playFire({ rules: ADVANCED, ...row }));

  it('instructs to lay the pawn down, and not to place the disc that is taken away again', () => {
    const reply = advance({ fire: ['1,1'], firefighters: { red: { at: '1,2' } } }, [[1, 2]]);
    expect(reply.instructions).toEqual([{ do: 'flip', token: 'firefighter', who: 'red', to: 'down' }]);
  });

  it('R11: no disc is left: nothing is added, a flip still flips, damage is placed', () => {
    const smoke = ALL_SPACES.slice(0, 35);
    const reply = advance({ fire: ['6,5'], smoke }, dice('65 11'), undefined, BASIC);
    expect(reply.state.damage).toEqual({ '6,5|7,5': 1 });
    expect(reply.state.doors).toEqual({ '6,5|6,6': 'destroyed' });
    expect(reply.state.fire).toEqual(['6,5']);
  });

  it('R8: the last disc goes up', () => {
    const smoke = ALL_SPACES.slice(0, 34);
    const reply = advance({ fire: ['6,4'], smoke }, dice('64 11'), undefined, BASIC);
    expect(reply.state.fire).toEqual(['5,4', '6,4']);
  });

  it('R9: the thirtieth token ends the game in the middle of an explosion', () => {
    const walls = ['0,1|1,1', '0,2|1,2', '0,3|1,3', '0,4|1,4', '0,5|1,5', '0,7|1,7', '0,8|1,8', '1,8|1,9', '2,8|2,9'];
    const more = ['6,4|7,4', '6,5|7,5', '6,6|7,6', '6,7|7,7', '6,8|7,8'];
    const damage = { ...Object.fromEntries([...walls, ...more].map(edge => [edge, 2])), '3,8|3,9': 1 };
    const reply = advance({ fire: ['5,1'], damage, firefighters: { red: { at: '5,2' } } }, [[5, 1]]);
    expect(reply).toMatchObject({ result: 'collapse', state: { fire: ['5,1'], firefighters: { red: { at: '5,2' } } } });
  });
});

describe('S5: deaths and markers in the fire of 2010', () => {
  it('victims whose space gets fire die at once, carried and led ones too', () => {
    const state: TableState = {
      smoke: ['1,2'],
      firefighters: { red: { at: '1,2', carrying: 'victim', leading: 1 } },
      pool: { victims: 6 },
    };
    const reply = advance(state, [[1, 2]]);
    expect(reply.state.lost).toEqual({ victims: 2 });
    expect(reply.state.firefighters).toEqual({ red: { at: '1,2', down: true } });
  });

  it('face-down markers are revealed: a victim dies, a false alarm goes, a hazmat explodes', () => {
    const state: TableState = { smoke: ['2,2'], poi: { '2,2': '?' } };
    expect(advance(state, [[2, 2]], []).awaiting).toEqual({
      for: 'flip',
      at: '2,2',
      options: ['victim', 'falseAlarm', 'hazmat'],
    });
    expect(advance(state, [[2, 2]], ['victim']).state).toMatchObject({ lost: { victims: 1 }, fire: ['2,2'] });
    expect(advance(state, [[2, 2]], ['falseAlarm']).state).toMatchObject({ lost: { falseAlarms: 1 }, fire: ['2,2'] });
    const blast = advance(state, [[2, 2]], ['hazmat']);
    expect(blast.state.fire).toEqual(['1,2', '2,1', '2,2', '2,3', '3,2']);
    expect(blast.state.hazmat).toBeUndefined();
    expect(blast.state.hotSpots).toBeUndefined();
  });

  it('hazmat waits until the effect before it is fully resolved', () => {
    // The wave from 2,2 lights 1,2 first; its hazmat explodes only when all four directions are done.
    const state: TableState = { fire: ['2,2'], hazmat: ['1,2'] };
    const reply = advance(state, [[2, 2]]);
    expect(reply.state.fire).toEqual(['1,1', '1,2', '1,3', '2,1', '2,2', '2,3', '3,2', '4,2']);
    expect(reply.state.damage).toEqual({ '0,2|1,2': 1 });
  });

  it('hazmat explodes when fire reached it, though a falling firefighter’s disc was taken away', () => {
    const state: TableState = { smoke: ['2,2'], hazmat: ['2,2'], firefighters: { red: { at: '2,2' } } };
    const reply = advance(state, [[2, 2]]);
    expect(reply.state.hazmat).toBeUndefined();
    expect(reply.state.fire).toEqual(['1,2', '2,1', '2,3', '3,2']);
  });

  it('a hazmat in hands explodes too', () => {
    const state: TableState = { smoke: ['2,2'], firefighters: { red: { at: '2,2', carrying: 'hazmat' } } };
    const reply = advance(state, [[2, 2]]);
    expect(reply.state.firefighters).toEqual({ red: { at: '2,2', down: true } });
    expect(reply.state.fire).toEqual(['1,2', '2,1', '2,3', '3,2']);
  });

  it('several hazmats in one space explode one after the other', () => {
    const reply = advance({ smoke: ['2,2'], hazmat: ['2,2', '2,2'] }, [[2, 2]]);
    expect(reply.state.fire).toEqual(['1,2', '2,1', '2,2', '2,3', '3,2', '4,2']);
    expect(reply.state.damage).toEqual({ '0,2|1,2': 1, '2,0|2,1': 1, '2,3|2,4': 1 });
  });

  it('R26: the players choose between hazmats that wait', () => {
    const state: TableState = { smoke: ['2,1', '2,2'], hazmat: ['2,1', '2,2'] };
    expect(advance(state, [[2, 2]], []).awaiting).toMatchObject({ about: 'hazmat', options: ['2,1', '2,2'] });
  });

  it('R28: in a flashover space by space; in one space who holds, lies, then face-down markers', () => {
    const state: TableState = {
      fire: ['1,1'],
      smoke: ['1,2', '2,1'],
      firefighters: { red: { at: '1,2', carrying: 'victim' } },
      poi: { '1,2': ['?', 'victim'], '2,1': '?' },
      pool: { victims: 6 },
    };
    const asked = advance(state, [[6, 8]], []);
    // Red fell, both victims of 1,2 are dead, its marker is turned over next.
    expect(asked).toMatchObject({ awaiting: { for: 'flip', at: '1,2' }, state: { lost: { victims: 2 } } });
    expect(advance(state, [[6, 8]], ['falseAlarm']).awaiting).toMatchObject({ for: 'flip', at: '2,1' });
  });

  it('R27: the third death ends the game at once, what lies there stays', () => {
    const state: TableState = {
      fire: ['1,1'],
      smoke: ['1,2', '2,1'],
      poi: { '1,2': ['treated', 'victim'], '2,1': 'victim' },
      lost: { victims: 2 },
      pool: { victims: 3 },
    };
    const reply = advance(state, [[6, 8]]);
    expect(reply).toMatchObject({ result: 'lost', state: { lost: { victims: 3 } } });
    expect(reply.state.poi).toEqual({ '1,2': 'treated', '2,1': 'victim' });
  });

  it('R27: the last victim accounted for ends the game, won with fewer than three dead', () => {
    const state: TableState = {
      smoke: ['1,2'],
      poi: { '1,2': 'victim' },
      rescued: { victims: 6 },
      lost: { victims: 1 },
      pool: { victims: 0 },
    };
    expect(advance(state, [[1, 2]])).toMatchObject({ result: 'victory', state: { lost: { victims: 2 } } });
    const third = { ...state, lost: { victims: 2 }, rescued: { victims: 5 } };
    expect(advance(third, [[1, 2]])).toMatchObject({ result: 'lost' });
  });
});
