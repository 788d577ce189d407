import { describe, expect, it } from 'vitest';
import { badgePoints } from '../../../display/board/badges.js';
import type { Seating } from '../../../display/board/contents.js';
import { arrange, seatsIn } from '../../../display/board/contents.js';
import type { Point } from '../../../display/board/geometry.js';
import { planOf } from '../../../display/board/geometry.js';
import { FRONT } from '../../../server/engine/boards/front.js';

const plan = planOf(FRONT, { turned: 0, isMirrored: false });
const RADIUS = 17;
const pointsOf = (...places: string[]) =>
  badgePoints(
    plan,
    places.map(place => ({ place, piece: null })),
    new Map(),
    RADIUS,
  ) as readonly Point[];

describe('badges', () => {
  it('do not cover a single token', () => {
    const [point] = pointsOf('3,3');
    const slot = arrange(1)[0]!;
    const far = Math.hypot(point!.x - (250 + slot.dx), point!.y - (250 + slot.dy));
    expect(far).toBeGreaterThan(slot.size / 2 + RADIUS - 4);
  });

  it('of a wall stand on the wall, beside its cube', () => {
    const [point] = pointsOf('2,3|3,3');
    expect(point!.y).toBe(200);
    expect(Math.abs(point!.x - 250)).toBeGreaterThan(RADIUS + 14);
  });

  it.each([2, 3, 4])('of one of %i things touch that one, and none of the others more', count => {
    const lying = new Map([
      ['3,3', Array.from({ length: count }, () => ({ piece: { kind: 'smoke' }, look: 'still' }) as const)],
    ]);
    const seats = seatsIn(plan.spaces['3,3']!, count);
    for (const [piece, own] of seats.entries()) {
      const [point] = badgePoints(plan, [{ place: '3,3', piece }], lying, RADIUS) as readonly Point[];
      const gapTo = ({ x, y, size }: Seating) => Math.hypot(point!.x - x, point!.y - y) - size / 2 - RADIUS;
      expect(gapTo(own)).toBeLessThan(6);
      for (const other of seats) expect(gapTo(other)).toBeGreaterThanOrEqual(Math.min(gapTo(own), -2));
    }
  });

  it('of no place are nowhere', () => {
    expect(pointsOf('9,9')).toEqual([null]);
  });

  it.each([
    [['3,2', '3,2', '3,2', '3,2']],
    [['3,2', '3,2', '2,2', '3,2|3,3', '4,2', '3,1', '3,2']],
    [['3,2', '3,3', '3,2|3,3', '3,2', '3,3', '2,3|3,3', '3,2|3,3']],
  ])('of %j do not hide each other', places => {
    const points = pointsOf(...places);
    for (const [i, a] of points.entries()) {
      for (const b of points.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * RADIUS);
    }
  });
});
