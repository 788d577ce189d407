import type {
  Board,
  FirefighterState,
  GameEvent,
  PoiMarker,
  Space,
  TableState,
  TickedInstruction,
} from '../../server/web/wire.js';
import type { Box, Plan, Point } from './geometry.js';
import { centre, isInside, sidesOf } from './geometry.js';

/** Something lying in a space. */
export type Piece =
  | { readonly kind: 'fire' | 'smoke' | 'poi' | 'victim' | 'treated' | 'hazmat' }
  | {
      readonly kind: 'firefighter';
      readonly who: string;
      readonly isDown: boolean;
      readonly carrying: 'victim' | 'hazmat' | null;
      readonly leading: number;
    };

const MARKER: Readonly<Record<PoiMarker, 'poi' | 'victim' | 'treated'>> = {
  '?': 'poi',
  victim: 'victim',
  treated: 'treated',
};

/** What lies where, the bottom first; hot spots lie under everything and are drawn apart. */
export function contentsOf(table: TableState): ReadonlyMap<Space, readonly Piece[]> {
  const contents = new Map<Space, Piece[]>();
  const put = (space: Space, piece: Piece) => {
    const there = contents.get(space);
    if (there) there.push(piece);
    else contents.set(space, [piece]);
  };
  for (const space of table.fire ?? []) put(space, { kind: 'fire' });
  for (const space of table.smoke ?? []) put(space, { kind: 'smoke' });
  for (const space of table.hazmat ?? []) put(space, { kind: 'hazmat' });
  for (const [space, markers] of Object.entries(table.poi ?? {})) {
    for (const marker of [markers].flat() as PoiMarker[]) put(space, { kind: MARKER[marker] });
  }
  for (const [who, firefighter] of Object.entries(table.firefighters ?? {})) {
    if (firefighter.at !== undefined) put(firefighter.at, pieceOf(who, firefighter));
  }
  return contents;
}

export function pieceOf(who: string, firefighter: FirefighterState): Piece {
  return {
    kind: 'firefighter',
    who,
    isDown: firefighter.down ?? false,
    carrying: firefighter.carrying ?? null,
    leading: Number(firefighter.leading ?? 0),
  };
}

/** What just happened and what hands have yet to do. */
interface Lately {
  readonly events: readonly GameEvent[];
  readonly instructions: readonly TickedInstruction[];
}

/**
 * Elevators whose car is below, so that what is in them is seen in the lobby (R37). One that was broken down there counts
 * for as long as people are on their way out of it (R41).
 */
export function carsBelow(
  board: Board,
  table: TableState,
  lately: Lately = { events: [], instructions: [] },
): ReadonlySet<Space> {
  return new Set(
    (board.elevators ?? [])
      .filter(({ space, door }) => {
        const state = table.doors?.[door] ?? 'closed';
        return state === 'closed' || (state === 'destroyed' && wasBrokenBelow(board, space, door, lately));
      })
      .map(({ space }) => space),
  );
}

/** The table no longer tells; but whoever was below walks out to the engine, and whoever was above is thrown there. */
function wasBrokenBelow(board: Board, space: Space, door: string, { events, instructions }: Lately): boolean {
  const isLeaving = (one: TickedInstruction) =>
    one.do === 'move' &&
    one.token === 'firefighter' &&
    one.from === space &&
    !isInside(board, one.to) &&
    one.because?.by !== 'fire';
  return (
    events.some(event => event.type === 'doorDestroyed' && event.edge === door && event.was === 'closed') ||
    instructions.some(isLeaving)
  );
}

/** Elevators that are out of use for good (R41). */
export function brokenElevators(board: Board, table: TableState): readonly Space[] {
  return (board.elevators ?? []).filter(({ door }) => table.doors?.[door] === 'destroyed').map(({ space }) => space);
}

/** The others: their car is on the floor, or they are out of use. */
export function carsAbove(board: Board, table: TableState): ReadonlySet<Space> {
  const below = carsBelow(board, table);
  return new Set((board.elevators ?? []).map(({ space }) => space).filter(space => !below.has(space)));
}

/** The plan as it is just now: what points at an elevator points at its car, which may be below. */
export function withCarsBelow(plan: Plan, below: ReadonlySet<Space>): Plan {
  if (below.size === 0) return plan;
  const cars = Object.fromEntries(Object.entries(plan.cars).filter(([space]) => below.has(space)));
  return { ...plan, spaces: { ...plan.spaces, ...cars } };
}

/** Spaces an open door swings into, as it is drawn: nothing printed belongs there. */
export function sweptByDoors(board: Board, plan: Plan, table: TableState): ReadonlySet<Space> {
  return new Set(
    board.doors.flatMap(edge => {
      const [a, b] = sidesOf(edge);
      const line = plan.edges[edge];
      const one = plan.spaces[a];
      const other = plan.spaces[b];
      if (table.doors?.[edge] !== 'open' || !line || !one || !other) return [];
      return line.isVertical ? (one.x > other.x ? [a] : [b]) : one.y < other.y ? [a] : [b];
    }),
  );
}

export interface Slot {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

const ONE: readonly Slot[] = [{ dx: 0, dy: 6, size: 68 }];
const TWO: readonly Slot[] = [
  { dx: -21, dy: 6, size: 45 },
  { dx: 21, dy: 6, size: 45 },
];
const THREE: readonly Slot[] = [
  { dx: -23, dy: -12, size: 44 },
  { dx: 23, dy: -12, size: 44 },
  { dx: 0, dy: 26, size: 44 },
];
const FOUR: readonly Slot[] = [-1, 1].flatMap(y => [-1, 1].map(x => ({ dx: 22 * x, dy: 6 + 20 * y, size: 41 })));

/** Places for so many pieces in one space, none hiding another. */
export function arrange(count: number): readonly Slot[] {
  if (count <= 1) return ONE;
  if (count === 2) return TWO;
  if (count === 3) return THREE;
  if (count === 4) return FOUR;
  const across = count <= 6 ? 3 : 4;
  const down = Math.ceil(count / across);
  const step = { x: 92 / across, y: Math.min(37, 84 / down) };
  // They overlap by their rims: a crowd is drawn as large as it can be told apart.
  const size = 1.1 * Math.min(step.x, step.y);
  return Array.from({ length: count }, (_, i) => ({
    dx: ((i % across) - (across - 1) / 2) * step.x,
    dy: 5 + (Math.floor(i / across) - (down - 1) / 2) * step.y,
    size,
  }));
}

/** Where in the drawing a piece lies, and how wide it is. */
export interface Seating extends Point {
  readonly size: number;
}

/** So many pieces in the box of a space. Ground spaces are narrower than inside ones, and tokens there smaller. */
export function seatsIn(box: Box, count: number): readonly Seating[] {
  const middle = centre(box);
  const shrink = Math.min(1, box.width / 100, box.height / 100);
  return arrange(count).map(({ dx, dy, size }) => ({
    x: middle.x + dx * shrink,
    y: middle.y + (shrink < 1 ? dy - 6 : dy) * shrink,
    size: size * shrink,
  }));
}
