import { describe, expect, it } from 'vitest';
import { centre, edgeBetween, planOf, type Seat } from '../../../display/board/geometry.js';
import { seenFrom } from '../../../display/board/seat.js';
import { FRONT } from '../../../server/engine/boards/front.js';

const seat = (turned: Seat['turned'], isMirrored = false): Seat => ({ turned, isMirrored });
const at = (plan: ReturnType<typeof planOf>, space: string) => centre(plan.spaces[space]!);

describe('the floor plan', () => {
  it('lies like the printed board for the seat at the bottom', () => {
    const plan = planOf(FRONT, seat(0));
    expect(at(plan, '1,1')).toEqual({ x: 50, y: 50 });
    expect(at(plan, '6,8')).toEqual({ x: 750, y: 550 });
    expect(plan.building).toMatchObject({ width: 800, height: 600 });
    expect(plan.ring).toHaveLength(2 * (8 + 2) + 2 * 6);
  });

  it('turns clockwise, and its dice labels turn with it', () => {
    const plan = planOf(FRONT, seat(1));
    expect(plan.building).toMatchObject({ width: 600, height: 800 });
    expect(at(plan, '1,1')).toEqual({ x: 550, y: 50 });
    expect(at(plan, '6,1')).toEqual({ x: 50, y: 50 });
    expect(plan.rowLabels[0]!.at.x).toBe(550);
    expect(plan.colLabels[7]!.at.y).toBe(750);
  });

  it('turned twice puts every space opposite', () => {
    const plan = planOf(FRONT, seat(2));
    expect(at(plan, '1,1')).toEqual({ x: 750, y: 550 });
  });

  it('mirrored swaps left and right only', () => {
    const plan = planOf(FRONT, seat(0, true));
    expect(at(plan, '2,1')).toEqual({ x: 750, y: 150 });
  });

  it('keeps every space of every seat inside the ground, and none upon another', () => {
    for (const turned of [0, 1, 2, 3] as const) {
      const { spaces, ground } = planOf(FRONT, seat(turned, turned === 3));
      const centres = Object.values(spaces).map(box => JSON.stringify(centre(box)));
      expect(new Set(centres).size).toBe(10 * 8);
      for (const box of Object.values(spaces)) {
        expect(box.x).toBeGreaterThanOrEqual(ground.x);
        expect(box.y + box.height).toBeLessThanOrEqual(ground.y + ground.height);
      }
    }
  });

  it('draws an edge between its two spaces, outer walls marked as such', () => {
    const plan = planOf(FRONT, seat(0));
    expect(plan.edges['2,3|3,3']).toMatchObject({ isVertical: false, isOuter: false, centre: { x: 250, y: 200 } });
    expect(plan.edges['3,6|3,7']).toMatchObject({ isVertical: true, isOuter: false, centre: { x: 600, y: 250 } });
    expect(plan.edges['1,0|1,1']).toMatchObject({ isVertical: true, isOuter: true, centre: { x: 0, y: 50 } });
    expect(planOf(FRONT, seat(1)).edges['2,3|3,3']).toMatchObject({ isVertical: true, isOuter: false });
  });

  it('lays out a board of any size', () => {
    const long = { ...FRONT, rows: 3, cols: 16, walls: ['3,16|4,16'], doors: [], entrances: [] };
    const plan = planOf(long, seat(0));
    expect(plan.building).toMatchObject({ width: 1600, height: 300 });
    expect(plan.colLabels).toHaveLength(16);
    expect(plan.edges['3,16|4,16']).toMatchObject({ isOuter: true });
  });

  it('puts a lobby under a house with elevators, with a car for each', () => {
    const plan = planOf({ ...FRONT, elevators: [{ space: '1,1', door: '1,1|1,2' }] }, seat(0));
    expect(plan.lobby!.y).toBeGreaterThan(plan.ground.y + plan.ground.height);
    expect(Object.keys(plan.cars)).toEqual(['1,1']);
    expect(planOf(FRONT, seat(0)).lobby).toBeNull();
  });
});

describe('directions', () => {
  it('are told as they are seen from the seat', () => {
    expect(seenFrom(seat(0))('up')).toBe('up');
    expect(seenFrom(seat(1))('up')).toBe('right');
    expect(seenFrom(seat(3))('left')).toBe('down');
    expect(seenFrom(seat(0, true))('left')).toBe('right');
    expect(seenFrom(seat(0, true))('up')).toBe('up');
  });

  it('agree with the drawing for every seat', () => {
    const steps = { up: '2,4', right: '3,5', down: '4,4', left: '3,3' } as const;
    for (const turned of [0, 1, 2, 3] as const) {
      for (const isMirrored of [false, true]) {
        const plan = planOf(FRONT, seat(turned, isMirrored));
        const from = at(plan, '3,4');
        for (const [direction, space] of Object.entries(steps) as [keyof typeof steps, string][]) {
          const to = at(plan, space);
          const drawn = to.x > from.x ? 'right' : to.x < from.x ? 'left' : to.y > from.y ? 'down' : 'up';
          expect(seenFrom(seat(turned, isMirrored))(direction)).toBe(drawn);
        }
      }
    }
  });
});

describe('an edge', () => {
  it('is written with the smaller space first, counted as numbers', () => {
    expect(edgeBetween('3,10', '3,9')).toBe('3,9|3,10');
    expect(edgeBetween('2,3', '3,3')).toBe('2,3|3,3');
  });
});
