import { expect, test } from 'vitest';
import { barsOf } from '../../../display/screens/ending/bars.js';
import { chartOf } from '../../../display/screens/ending/course.js';

const turn = (number: number, fires: number, rescued = 0, lost = 0, explosions = 0) => ({
  turn: number,
  fires,
  rescued,
  lost,
  explosions,
});

test('the most fires are at the top, none at the bottom', () => {
  const { line } = chartOf([turn(0, 10), turn(1, 0)], 100, 50);
  expect(line).toBe('M0 0C50 0 50 50 100 50');
});

test('somebody rescued or lost is shown at the turn in which it happened', () => {
  const chart = chartOf([turn(0, 4), turn(1, 4, 1), turn(2, 4, 1, 1), turn(3, 4, 2, 1, 1)], 90, 50);
  expect(chart.rescued.map(mark => mark.turn)).toEqual([1, 3]);
  expect(chart.lost.map(mark => mark.turn)).toEqual([2]);
  expect(chart.explosions.map(mark => mark.x)).toEqual([90]);
});

test('turns are written at both ends and at fives that stand free', () => {
  const course = Array.from({ length: 12 }, (_, number) => turn(number, 3));
  expect(chartOf(course, 100, 50).ticks.map(mark => mark.turn)).toEqual([0, 5, 11]);
});

test('a game that ended before its first turn has a chart too', () => {
  expect(chartOf([turn(0, 3)], 100, 50).line).toBe('M0 12.5');
  expect(chartOf([], 100, 50).area).toBe('');
});

test('the most frequent face is the highest bar, and no rolls are no bars', () => {
  expect(barsOf([2, 4]).map(({ share }) => share)).toEqual([0.5, 1]);
  expect(barsOf([0, 0]).map(({ share }) => share)).toEqual([0, 0]);
});
