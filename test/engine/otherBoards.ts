/** Boards of other sizes and shapes than those that come with the program. */
import type { Board } from '../../server/engine/board.js';
import { HIGH_RISE_SAMPLE } from '../../server/engine/boards/highRiseSample.js';
import { formatEdge, formatSpace } from '../../server/engine/space.js';
import type { Chance } from '../serial/random.js';
import { pick } from './meddling.js';

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

/** A long house of 3 by 16: one hall, a wall across it with a door, arrows to the right and back; the right half has rows 4 to 6 of the dice. */
export function longHouse(): Board {
  const rightHalf = spacesOf(3, 16).filter(space => Number(space.split(',')[1]) > 8);
  const pairs = rightHalf.map(space => {
    const [row = 0, col = 0] = space.split(',').map(Number);
    return [space, formatSpace(row + 3, col - 8)];
  });
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
    firstExplosion: { '1': '2,4', '5': '2,12' },
    pairs: Object.fromEntries(pairs),
  };
}

/** Two by two: one room, and dice that mostly name nothing. */
export function smallHouse(): Board {
  return {
    id: 'small-house',
    name: 'A small house',
    rows: 2,
    cols: 2,
    walls: outerWall(2, 2).filter(edge => edge !== '2,1|3,1'),
    doors: [],
    entrances: ['2,1|3,1'],
    parking: {
      engine: [{ side: 'top', spaces: ['0,1', '0,2'], quadrant: 'Q' }],
      ambulance: [{ side: 'left', spaces: ['1,0', '2,0'] }],
    },
    quadrants: { Q: { rows: [1, 2], cols: [1, 2] } },
    poiArrows: { '1,1': '1,2', '1,2': '2,2', '2,2': '2,1', '2,1': '1,1' },
    firstExplosion: { '1': '1,2' },
  };
}

function spacesOf(rows: number, cols: number): string[] {
  return Array.from({ length: rows * cols }, (_, i) => formatSpace(1 + Math.floor(i / cols), 1 + (i % cols)));
}

const SIZES = [
  [3, 16],
  [3, 16],
  [2, 3],
  [12, 12],
  [6, 8],
  [4, 9],
] as const;

/** A house of another size, its walls and doors dealt at random, with faces of the dice printed on it or not (R44). */
export function someHouse(chance: Chance, leastSpaces = 0): Board {
  const sizes = SIZES.filter(size => size[0] * size[1] >= leastSpaces);
  const [rows, cols] = pick(sizes, chance);
  const spaces = spacesOf(rows, cols);
  const outer = outerWall(rows, cols);
  const entrance = pick(outer, chance);
  const inner = spaces.flatMap(space => {
    const [row = 0, col = 0] = space.split(',').map(Number);
    const right = col < cols ? [formatEdge(space, formatSpace(row, col + 1))] : [];
    return row < rows ? [...right, formatEdge(space, formatSpace(row + 1, col))] : right;
  });
  const walls = inner.filter(() => chance.happens(0.3));
  const doors = inner.filter(edge => !walls.includes(edge) && chance.happens(0.1));
  const beside = (space: string): string =>
    pick(
      spaces.filter(other => areBeside(space, other)),
      chance,
    );
  const corner = { rows: [1, Math.ceil(rows / 2)], cols: [1, Math.ceil(cols / 2)] } as const;
  const pool = [...spaces].sort(() => chance.next() - 0.5);
  const spots = {
    top: ['0,0', '0,1'],
    right: [formatSpace(0, cols + 1), formatSpace(1, cols + 1)],
    bottom: [formatSpace(rows + 1, cols), formatSpace(rows + 1, cols + 1)],
    left: [formatSpace(rows, 0), formatSpace(rows + 1, 0)],
  } as const;
  const sides = ['top', 'right', 'bottom', 'left'] as const;
  return {
    id: `house-${rows}-${cols}`,
    name: 'A house of another size',
    rows,
    cols,
    walls: [...outer.filter(edge => edge !== entrance), ...walls],
    doors,
    entrances: [entrance],
    family: { fires: pool.slice(0, Math.ceil(pool.length / 5)), poi: pool.slice(-3) },
    parking: {
      engine: sides.map(side => ({ side, spaces: spots[side], quadrant: 'Q' })),
      ambulance: sides.map(side => ({ side, spaces: spots[side] })),
    },
    quadrants: { Q: spaces.length >= 48 || chance.happens(0.5) ? { rows: [1, rows], cols: [1, cols] } : corner },
    poiArrows: Object.fromEntries(spaces.map(space => [space, beside(space)])),
    firstExplosion: Object.fromEntries(pool.slice(0, 1 + chance.below(8)).map((space, i) => [String(i + 1), space])),
    ...(chance.happens(0.7) ? { pairs: somePairs(spaces, chance) } : {}),
  };
}

/** Any faces, no two alike: the spaces that dice would name by row and column keep a pair, of the others some get one. */
function somePairs(spaces: readonly string[], chance: Chance): Record<string, string> {
  const dice = spacesOf(6, 8).sort(() => chance.next() - 0.5);
  const own = spaces.filter(space => dice.includes(space));
  const others = spaces.filter(space => !dice.includes(space) && chance.happens(0.8));
  return Object.fromEntries([...own, ...others].slice(0, dice.length).map((space, i) => [space, dice[i] as string]));
}

function areBeside(a: string, b: string): boolean {
  const [x = 0, y = 0] = a.split(',').map(Number);
  const [v = 0, w = 0] = b.split(',').map(Number);
  return a !== b && Math.abs(x - v) <= 1 && Math.abs(y - w) <= 1;
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
