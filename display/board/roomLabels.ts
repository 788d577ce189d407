import type { Board, Space } from '../../server/web/wire.js';
import type { Plan, Point } from './geometry.js';
import { around, centre, edgeBetween, SPACE } from './geometry.js';

export interface RoomLabel {
  readonly at: Point;
  readonly lines: readonly string[];
}

const SOFT_HYPHEN = '\u00ad';
/** Kept free of type beside walls, in units; half of it where a name is already broken in two. */
const MARGIN = 24;
/** Wide enough a name of this many letters per unit of type size. */
const LETTER = 0.54;

/**
 * Where the rooms' names stand: in a space nothing lies on, or across two of them, so that a name steps aside when the
 * room fills. A room that is full has no name for a while; the walls still tell it.
 */
export function roomLabels(
  board: Board,
  plan: Plan,
  isTaken: (space: Space) => boolean,
  nameOf: (room: string) => string,
  typeSize: number,
): readonly RoomLabel[] {
  const closed = new Set([...board.walls, ...board.doors, ...(board.light ?? []), ...(board.reinforced ?? [])]);
  return Object.entries(board.rooms ?? {}).flatMap(([room, spaces]) => {
    const printed = nameOf(room);
    const name = printed.replaceAll(SOFT_HYPHEN, '');
    const free = spaces.filter(space => !isTaken(space));
    const pair = free
      .flatMap(a => free.map(b => [a, b] as const))
      .find(([a, b]) => isRightOf(plan, a, b) && !closed.has(edgeBetween(a, b)));
    const single = free.slice(0, 1);
    const broken = inTwoLines(printed);
    const places = [
      { spaces: pair ?? [], lines: [name], margin: MARGIN },
      { spaces: single, lines: [name], margin: MARGIN },
      { spaces: single, lines: broken, margin: MARGIN / 2 },
      { spaces: pair ?? [], lines: broken, margin: MARGIN / 2 },
    ];
    const fitting = places.find(({ spaces, lines, margin }) =>
      lines.every(line => fits(line, spaces.length * SPACE - margin, typeSize)),
    );
    if (!fitting) return [];
    const { x, y } = centre(around(fitting.spaces.map(space => plan.spaces[space]!)));
    return [{ at: { x, y: y + 4 }, lines: fitting.lines }];
  });
}

function isRightOf(plan: Plan, a: Space, b: Space): boolean {
  const one = plan.spaces[a]!;
  const other = plan.spaces[b]!;
  return one.y === other.y && other.x === one.x + one.width;
}

function fits(line: string, width: number, typeSize: number): boolean {
  return line.length * LETTER * typeSize <= width;
}

/** Broken at the blank or hyphen nearest the middle. */
function inTwoLines(printed: string): readonly string[] {
  const middle = printed.length / 2;
  const [best] = [...printed.matchAll(/[ \-\u00ad]/g)].sort(
    (a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle),
  );
  if (!best) return [printed];
  const lines = [printed.slice(0, best.index) + (best[0] === ' ' ? '' : '-'), printed.slice(best.index + 1)];
  return lines.map(line => line.replaceAll(SOFT_HYPHEN, ''));
}
