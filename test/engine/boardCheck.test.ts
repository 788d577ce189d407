/** Boards are data, checked with clear words (section 2; R1, R24). */
import { describe, expect, it } from 'vitest';
import type { Board } from '../../server/engine/board.js';
import { boardFaults } from '../../server/engine/boardCheck.js';
import { FRONT } from '../../server/engine/boards/front.js';
import { HIGH_RISE_SAMPLE } from '../../server/engine/boards/highRiseSample.js';
import { BOARDS } from '../../server/engine/boards/index.js';
import { ask, refusalOf } from './asking.js';
import { longHouse } from './otherBoards.js';

const front = (change: Partial<Record<keyof Board, unknown>>): string[] => boardFaults({ ...FRONT, ...change });
const tower = (change: Partial<Record<keyof Board, unknown>>): string[] =>
  boardFaults({ ...HIGH_RISE_SAMPLE, ...change });
const without = (edges: readonly string[], edge: string): string[] => edges.filter(other => other !== edge);

describe('R1: the boards that come with the program', () => {
  for (const board of Object.values(BOARDS))
    it(`${board.id} has no fault`, () => expect(boardFaults(board)).toEqual([]));

  it('the front has 8 doors and 4 entrances, the back 7 and 2', () => {
    const counts = [BOARDS['front'], BOARDS['back']].map(board => [board?.doors.length, board?.entrances.length]);
    expect(counts).toEqual([
      [8, 4],
      [7, 2],
    ]);
  });

  it('every space of a house is in one room', () => {
    for (const id of ['front', 'back']) {
      const spaces = Object.values(BOARDS[id]?.rooms ?? {}).flat();
      expect(new Set(spaces).size).toBe(48);
      expect(spaces).toHaveLength(48);
    }
  });

  it('R24: the sample high-rise says it is not the printed one and has every kind of edge and space', () => {
    expect(HIGH_RISE_SAMPLE.name).toMatch(/sample/i);
    expect(HIGH_RISE_SAMPLE.elevators).toHaveLength(2);
    for (const kind of ['walls', 'doors', 'reinforced', 'light'] as const)
      expect(HIGH_RISE_SAMPLE[kind]?.length).toBeGreaterThan(0);
    expect(HIGH_RISE_SAMPLE.parking.ambulance).toBeUndefined();
  });

  it('R24: the classic game plays on the front plan', () => {
    expect(ask({ op: 'setup', rules: 'classic-basic' }).state.fire).toHaveLength(8);
    expect(refusalOf({ op: 'setup', rules: 'classic-basic', board: longHouse() }).message).toContain(
      'needs the plan of the board "front"',
    );
    expect(refusalOf({ op: 'setup', rules: 'classic-basic', board: 'back' }).code).toBe('not-in-this-game');
    expect(ask({ op: 'setup', rules: 'classic-basic', board: { ...FRONT, id: 'copy' } }).awaiting).toBeNull();
    expect(refusalOf({ op: 'setup', rules: 'family', board: 'high-rise-sample' }).message).toContain('elevators');
    expect(refusalOf({ op: 'setup', rules: 'high-rise', board: 'front' }).message).toContain('elevators');
    expect(refusalOf({ op: 'setup', rules: 'high-rise' }).message).toContain('needs a board with elevators');
    expect(refusalOf({ op: 'setup', rules: 'family', board: 'attic' }).message).toContain('no board "attic"');
  });
});

describe('S2: what is wrong with a board is said in words', () => {
  const FAULTS: readonly [string, readonly string[], string][] = [
    [
      'an edge that does not exist',
      front({ walls: [...FRONT.walls, '1,1|3,1'] }),
      'the edge 1,1|3,1 in walls does not exist',
    ],
    [
      'an edge written backwards',
      front({ walls: [...FRONT.walls, '2,2|2,1'] }),
      '2,2|2,1 in walls must name the smaller space first',
    ],
    [
      'an edge that is no edge',
      front({ doors: [...FRONT.doors, 'kitchen'] }),
      'kitchen in doors is not written row,col|row,col',
    ],
    [
      'a number with a zero in front',
      front({ walls: [...FRONT.walls, '01,2|2,2'] }),
      '01,2|2,2 in walls is not written',
    ],
    [
      'an edge off the building',
      front({ walls: [...FRONT.walls, '0,0|0,1'] }),
      'the edge 0,0|0,1 in walls is not part of the building',
    ],
    ['a door on a wall', front({ doors: [...FRONT.doors, '2,3|2,4'] }), '2,3|2,4 is in doors and in walls'],
    ['a wall twice', front({ walls: [...FRONT.walls, '2,3|2,4'] }), 'an edge is one thing'],
    [
      'a door in the outer wall',
      front({ walls: without(FRONT.walls, '0,1|1,1'), doors: [...FRONT.doors, '0,1|1,1'] }),
      'the door 0,1|1,1 is not inside',
    ],
    [
      'an entrance inside',
      front({ entrances: [...FRONT.entrances, '1,1|1,2'] }),
      'the entrance 1,1|1,2 is not in the outer wall',
    ],
    [
      'a hole in the outer wall',
      front({ walls: without(FRONT.walls, '0,1|1,1') }),
      'the outer wall has a hole above 1,1',
    ],
    [
      'an arrow that leaves the board',
      front({ poiArrows: { ...FRONT.poiArrows, '1,1': '0,1' } }),
      'the arrow of 1,1 leaves the board (0,1)',
    ],
    [
      'an arrow that jumps',
      front({ poiArrows: { ...FRONT.poiArrows, '1,1': '3,3' } }),
      'the arrow of 1,1 jumps to 3,3',
    ],
    ['an arrow to itself', front({ poiArrows: { ...FRONT.poiArrows, '1,1': '1,1' } }), 'the arrow of 1,1 jumps to 1,1'],
    ['a missing arrow', front({ poiArrows: { '1,1': '2,2' } }), 'the space 1,2 has no arrow'],
    ['an arrow outside', front({ poiArrows: { ...FRONT.poiArrows, '0,1': '1,1' } }), 'there is an arrow at 0,1'],
    [
      'parking in the building',
      front({ parking: { engine: [{ side: 'top', spaces: ['1,7', '1,8'], quadrant: 'TR' }] } }),
      'the engine cannot park at 1,7 1,8',
    ],
    [
      'parking apart',
      front({ parking: { engine: [{ side: 'top', spaces: ['0,5', '0,8'], quadrant: 'TR' }] } }),
      'is not two spaces side by side',
    ],
    [
      'an engine without a quadrant',
      front({ parking: { engine: [{ side: 'top', spaces: ['0,7', '0,8'] }] } }),
      'the engine spot 0,7 0,8 has no quadrant',
    ],
    ['a strange vehicle', front({ parking: { ...FRONT.parking, boat: null } }), 'there is no vehicle "boat"'],
    [
      'a quadrant off the board',
      front({ quadrants: { ...FRONT.quadrants, TL: { rows: [1, 3], cols: [0, 4] } } }),
      'the quadrant TL is not on the board',
    ],
    [
      'a quadrant dice cannot always reach',
      front({ quadrants: { ...FRONT.quadrants, TL: { rows: [2, 4], cols: [1, 4] } } }),
      'the quadrant TL is not reached by every roll',
    ],
    [
      'fire of the family outside',
      front({ family: { fires: ['0,1'], poi: [] } }),
      '0,1 in the family set-up is no space of the building',
    ],
    ['a family POI twice', front({ family: { fires: [], poi: ['1,1', '1,1'] } }), 'the family set-up names 1,1 twice'],
    ['a first explosion outside', front({ firstExplosion: { '1': '0,0' } }), '0,0 in the first explosion on a 1'],
    ['a room outside', front({ rooms: { porch: ['0,1'] } }), '0,1 in room "porch" is no space of the building'],
    ['a size that is none', front({ rows: 0 }), '"rows" must be a whole number'],
    ['no name', front({ name: 7 }), '"name" must be a text'],
    ['walls that are no list', front({ walls: 'brick' }), '"walls" must be a list of edges'],
    ['no parking', front({ parking: undefined }), '"parking" must be an object'],
    [
      'an elevator whose door is elsewhere',
      tower({ elevators: [{ space: '3,4', door: '4,4|4,5' }] }),
      'the door 4,4|4,5 is not at its elevator 3,4',
    ],
    [
      'an elevator door that is a door',
      tower({ elevators: [{ space: '2,3', door: '2,3|2,4' }] }),
      "2,3|2,4 is an elevator's door and in doors",
    ],
    [
      'two elevators in one space',
      tower({
        elevators: [
          { space: '3,4', door: '3,4|4,4' },
          { space: '3,4', door: '3,4|4,4' },
        ],
      }),
      'there are two elevators in 3,4',
    ],
    [
      'an elevator outside',
      tower({ elevators: [{ space: '0,4', door: '0,4|1,4' }] }),
      '0,4 in an elevator is no space of the building',
    ],
  ];
  for (const [name, faults, words] of FAULTS) {
    it(name, () => expect(faults.join('; ')).toContain(words));
  }

  it('what is no board at all', () => {
    for (const nothing of [null, 7, 'front', [], undefined]) expect(boardFaults(nothing).length).toBeGreaterThan(0);
  });

  it('a request with such a board is refused with all the reasons', () => {
    const board = { ...FRONT, walls: without(FRONT.walls, '0,1|1,1'), doors: [...FRONT.doors, '2,3|2,4'] };
    const { code, message } = refusalOf({ op: 'setup', rules: 'family', board });
    expect(code).toBe('bad-request');
    expect(message).toContain('2,3|2,4 is in doors');
    expect(message).toContain('hole above 1,1');
  });

  it('a rule set says what a board lacks for it', () => {
    const { family: _, ...noFamily } = FRONT;
    expect(refusalOf({ op: 'setup', rules: 'family', board: noFamily }).message).toContain('family set-up');
    const { firstExplosion: __, ...noTable } = FRONT;
    expect(refusalOf({ op: 'setup', rules: 'experienced', board: noTable }).message).toContain('first explosion');
    const noEngine = { ...FRONT, parking: { ...FRONT.parking, engine: [] } };
    expect(refusalOf({ op: 'setup', rules: 'experienced', board: noEngine }).message).toContain('no engine spots');
    const noAmbulance = { ...FRONT, parking: { engine: FRONT.parking.engine } };
    expect(refusalOf({ op: 'setup', rules: 'family', board: noAmbulance }).message).toContain('no ambulance spots');
    const { pairs: ___, ...house } = longHouse();
    const low = { ...house, elevators: [{ space: '1,4', door: '1,4|2,4' }] };
    expect(refusalOf({ op: 'setup', rules: 'high-rise', board: low }).message).toContain('larger board');
  });
});
