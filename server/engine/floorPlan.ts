import type { Board, ParkingSpot } from './board.js';
import { FACES, PAIRS, type Pair, printedPair } from './dice.js';
import { COL_STEP, DIRECTIONS, type Edge, formatEdge, formatSpace, LOBBY, ROW_STEP, type Space } from './space.js';

/** What lies between two spaces, as printed. */
export const NO_EDGE = 0;
export const WALL = 1;
export const DOOR = 2;
const ENTRANCE = 3;
export const REINFORCED = 4;
export const LIGHT = 5;
export const ELEVATOR_DOOR = 6;

/**
 * By kind of edge, a bit for each state (damage markers, or how the door stands) in which nothing stands between its two
 * sides (section 2, "adjacent"). A destroyed elevator door opens onto a shaft out of use (R41).
 */
const PASSABLE_IN: readonly number[] = [0b111, 0b100, 0b110, 0b111, 0b000, 0b110, 0b010];

/** A board with every question the fire asks answered beforehand, over indices instead of names. */
export interface FloorPlan {
  readonly board: Board;
  readonly width: number;
  /** Spaces of building and ring; the lobby has the index `count`. */
  readonly count: number;
  readonly names: readonly Space[];
  readonly index: ReadonlyMap<Space, number>;
  readonly inside: readonly number[];
  /** The spaces around the building. */
  readonly ring: readonly number[];
  readonly isInside: Uint8Array;
  /** 1 + the number of the elevator in this space, or 0. */
  readonly elevatorAt: Uint8Array;
  /** By space * 4 + direction: the neighbour, the edge between; -1 where the table ends. */
  readonly next: Int16Array;
  readonly edgeOf: Int16Array;
  readonly edgeNames: readonly Edge[];
  readonly edgeIndex: ReadonlyMap<Edge, number>;
  readonly edgeKind: Uint8Array;
  /** By edge: bit n is set when it lets pass in state n. */
  readonly passableIn: Uint8Array;
  readonly edgeSides: readonly (readonly [number, number])[];
  readonly arrows: Int16Array;
  /** By `pairIndex`: the space on which this pair of faces is printed, -1 when there is none (R44). */
  readonly targets: Int16Array;
  /** The spaces that a roll can name. */
  readonly rollable: readonly number[];
  readonly engineSpots: readonly Spot[];
  readonly ambulanceSpots: readonly Spot[];
  readonly elevators: readonly { readonly space: number; readonly door: number; readonly landing: number }[];
}

export interface Spot {
  readonly side: ParkingSpot['side'];
  readonly spaces: readonly [number, number];
  readonly names: ParkingSpot['spaces'];
  readonly quadrant: string | null;
}

/** Takes a checked board (see `boardCheck.ts`). */
export function drawFloorPlan(board: Board): FloorPlan {
  const width = board.cols + 2;
  const count = (board.rows + 2) * width;
  const names = Array.from({ length: count }, (_, i) => formatSpace(Math.floor(i / width), i % width));
  const index = new Map(names.map((name, i) => [name, i]));
  index.set(LOBBY, count);
  const at = (space: Space): number => index.get(space) as number;

  const isInside = new Uint8Array(count);
  for (let row = 1; row <= board.rows; row++) isInside.fill(1, row * width + 1, row * width + 1 + board.cols);

  const next = new Int16Array(count * 4).fill(-1);
  const edgeOf = new Int16Array(count * 4).fill(-1);
  const edgeNames: Edge[] = [];
  const edgeSides: [number, number][] = [];
  const edgeIndex = new Map<Edge, number>();
  for (let space = 0; space < count; space++) {
    for (let d = 0; d < 4; d++) {
      const row = Math.floor(space / width) + (ROW_STEP[d] as number);
      const col = (space % width) + (COL_STEP[d] as number);
      const other = row * width + col;
      const isOnTable = row >= 0 && row <= board.rows + 1 && col >= 0 && col <= board.cols + 1;
      // The ring is one space wide: two ring spaces across the building's corner never touch otherwise.
      if (!isOnTable) continue;
      next[space * 4 + d] = other;
      const name = formatEdge(names[space] as Space, names[other] as Space);
      let edge = edgeIndex.get(name);
      if (edge === undefined) {
        edge = edgeNames.push(name) - 1;
        edgeIndex.set(name, edge);
        edgeSides.push(space < other ? [space, other] : [other, space]);
      }
      edgeOf[space * 4 + d] = edge;
    }
  }

  const edgeKind = new Uint8Array(edgeNames.length);
  const print = (edges: readonly Edge[] | undefined, kind: number): void => {
    for (const edge of edges ?? []) edgeKind[edgeIndex.get(edge) as number] = kind;
  };
  print(board.walls, WALL);
  print(board.doors, DOOR);
  print(board.entrances, ENTRANCE);
  print(board.reinforced, REINFORCED);
  print(board.light, LIGHT);
  print(
    board.elevators?.map(elevator => elevator.door),
    ELEVATOR_DOOR,
  );

  const elevatorAt = new Uint8Array(count);
  const elevators = (board.elevators ?? []).map((elevator, i) => {
    const space = at(elevator.space);
    const door = edgeIndex.get(elevator.door) as number;
    const [a, b] = edgeSides[door] as [number, number];
    elevatorAt[space] = i + 1;
    return { space, door, landing: a === space ? b : a };
  });

  const targets = new Int16Array(PAIRS.length).fill(-1);
  for (let space = 0; space < count; space++) {
    const pair = isInside[space] ? printedPair(board, names[space] as Space) : null;
    if (pair) targets[pairIndex(pair)] = space;
  }

  const arrows = new Int16Array(count).fill(-1);
  for (const [from, to] of Object.entries(board.poiArrows)) arrows[at(from)] = at(to);

  const park = (spots: readonly ParkingSpot[] | undefined): Spot[] =>
    (spots ?? []).map(spot => ({
      side: spot.side,
      spaces: [at(spot.spaces[0]), at(spot.spaces[1])],
      names: spot.spaces,
      quadrant: spot.quadrant ?? null,
    }));

  return {
    board,
    width,
    count,
    names: [...names, LOBBY],
    index,
    inside: names.map((_, i) => i).filter(i => isInside[i] === 1),
    ring: names.map((_, i) => i).filter(i => isInside[i] === 0),
    isInside,
    elevatorAt,
    next,
    edgeOf,
    edgeNames,
    edgeIndex,
    edgeKind,
    passableIn: edgeKind.map(kind => PASSABLE_IN[kind] as number),
    edgeSides,
    arrows,
    targets,
    rollable: [...targets].filter(space => space >= 0).sort((a, b) => a - b),
    engineSpots: park(board.parking.engine),
    ambulanceSpots: park(board.parking.ambulance),
    elevators,
  };
}

export function nameOf(plan: FloorPlan, space: number): Space {
  return plan.names[space] as Space;
}

export function directionBetween(plan: FloorPlan, from: number, to: number): number {
  for (let d = 0; d < DIRECTIONS.length; d++) if (plan.next[from * 4 + d] === to) return d;
  return -1;
}

/** Does this space lie in the quadrant of the engine's spot? */
export function isInQuadrant({ board, width, count }: FloorPlan, spot: Spot | undefined, space: number): boolean {
  const quadrant = board.quadrants[spot?.quadrant ?? ''];
  if (!quadrant || space < 0 || space >= count) return false;
  const isWithin = (n: number, [first, last]: readonly [number, number]): boolean => n >= first && n <= last;
  return isWithin(Math.floor(space / width), quadrant.rows) && isWithin(space % width, quadrant.cols);
}

/** The space a roll names, or -1 when no space has this pair: it is rolled again (R44). */
export function targetOf(plan: FloorPlan, pair: Pair): number {
  return plan.targets[pairIndex(pair)] ?? -1;
}

function pairIndex({ red, black }: Pair): number {
  return (red - 1) * FACES.black + black - 1;
}
