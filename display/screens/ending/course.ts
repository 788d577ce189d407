import type { TurnFigures } from '../../../server/web/wire.js';

export interface Mark {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

/** The fire turn by turn as a line, with what happened on the way; in units of the drawing. */
export interface CourseChart {
  readonly line: string;
  readonly area: string;
  readonly explosions: readonly Mark[];
  readonly rescued: readonly Mark[];
  readonly lost: readonly Mark[];
  /** Turns to write under the line: the first, the last, and some between. */
  readonly ticks: readonly Mark[];
}

const EVERY = 5;

/** People above the line when the count of a turn is higher than that of the turn before. */
export function chartOf(course: readonly TurnFigures[], width: number, height: number): CourseChart {
  const last = Math.max(1, course.length - 1);
  const most = Math.max(4, ...course.map(({ fires }) => fires));
  const marks = course.map(({ turn, fires }, index) => ({
    turn,
    x: round((index / last) * width),
    y: round(height - (fires / most) * height),
  }));
  const line = smooth(marks);
  const grew = (count: 'rescued' | 'lost') =>
    marks.filter((_, index) => (course[index]?.[count] ?? 0) > (course[index - 1]?.[count] ?? 0));
  return {
    line,
    area: marks.length === 0 ? '' : `${line}L${width} ${height}L0 ${height}z`,
    explosions: marks.filter((_, index) => (course[index]?.explosions ?? 0) > 0),
    rescued: grew('rescued'),
    lost: grew('lost'),
    ticks: marks.filter(({ turn }, index) => isTick(turn, index, marks.length)),
  };
}

function isTick(turn: number, index: number, count: number): boolean {
  const isEnd = index === 0 || index === count - 1;
  const isNearEnd = count - 1 - index < 2 || index < 2;
  return isEnd || (turn % EVERY === 0 && !isNearEnd);
}

/** A line through the points that bends evenly and never overshoots them. */
function smooth(points: readonly Mark[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${point.x} ${point.y}`;
      const half = round((before.x + point.x) / 2);
      return `C${half} ${before.y} ${half} ${point.y} ${point.x} ${point.y}`;
    })
    .join('');
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
