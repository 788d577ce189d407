/** Boards of other sizes and shapes than those that come with the program. */
import type { Board } from '../../server/engine/board.js';
import { HIGH_RISE_SAMPLE } from '../../server/engine/boards/highRiseSample.js';
import { formatEdge, formatSpace } from '../../server/engine/space.js';

/** The outer wall of a building of this size. */
export function outerWall(rows: number, cols: number): string[] {
  const walls: string[] = [];
  for (let row = 1; row <= rows; row++) {
    walls.push(formatEdge(formatSpace(row, 0), formatSpace(row, 1)));
    walls.push(formatEdge(formatSpace(row, cols), formatSpace(row, cols + 1)));
  }
  for (let col = 1; col <= cols; col++) {
    walls.push(formatEdge(formatSpace(0, col), formatSpace(1, col)));
    walls.push(formatEdge(formatSpace(rows, col), formatSpace(rows + 1, col)));
  }
  return walls;
}

/** A long house of 3 by 16: one hall, a wall across it with a door, arrows to the right and back. */
export function longHouse(): Board {
  const poiArrows: Record<string, string> = {};
  for (let row = 1; row <= 3; row++) {
    for (let col = 1; col <= 16; col++) {
      poiArrows[formatSpace(row, col)] =
        col < 16 ? formatSpace(row, col + 1) : formatSpace(row === 3 ? 2 : row + 1, 16);
    }
  }
  return {
    id: 'long-house',
    name: 'A long house',
    rows: 3,
    cols: 16,
    walls: [...outerWall(3, 16).filter(edge => edge !== '2,0|2,1'), '1,8|1,9', '3,8|3,9'],
    doors: ['2,8|2,9'],
    entrances: ['2,0|2,1'],
    rooms: {},
    family: { fires: ['2,4', '2,12'], poi: ['1,1', '3,16', '1,9'] },
    parking: {
      engine: [
        { side: 'top', spaces: ['0,1', '0,2'], quadrant: 'L' },
        { side: 'right', spaces: ['1,17', '2,17'], quadrant: 'R' },
        { side: 'bottom', spaces: ['4,1', '4,2'], quadrant: 'L' },
        { side: 'left', spaces: ['2,0', '3,0'], quadrant: 'L' },
      ],
      ambulance: [
        { side: 'top', spaces: ['0,8', '0,9'] },
        { side: 'bottom', spaces: ['4,8', '4,9'] },
      ],
    },
    quadrants: { L: { rows: [1, 3], cols: [1, 8] }, R: { rows: [1, 3], cols: [9, 16] } },
    poiArrows,
    firstExplosion: { '1': '2,4' },
  };
}

/** A tower with its elevators in columns 2 and 7, where the first two explosions are rolled. */
export function towers(): Board {
  const elevators = [
    { space: '3,2', door: '3,2|4,2' },
    { space: '3,7', door: '3,7|4,7' },
  ];
  const { doors, reinforced: _, ...rest } = HIGH_RISE_SAMPLE;
  const cars = elevators.map(({ door }) => door);
  const poiArrows = { ...rest.poiArrows, '3,4': '4,4', '3,5': '4,5' };
  return { ...rest, id: 'towers', elevators, doors: doors.filter(door => !cars.includes(door)), poiArrows };
}
