import type { Board, Edge, Space } from '../../server/web/wire.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** How the drawing is turned for the side of the table the screen stands on. */
export interface Seat {
  readonly turned: 0 | 1 | 2 | 3;
  readonly isMirrored: boolean;
}

export interface EdgeLine {
  readonly from: Point;
  readonly to: Point;
  readonly centre: Point;
  readonly isVertical: boolean;
  /** Between the building and the ground around it. */
  readonly isOuter: boolean;
}

/** Where the die of a row or column stands. */
export interface Label {
  readonly line: number;
  readonly at: Point;
}

/** Where everything printed on a board is drawn, in units: an inside space is 100 wide. */
export interface Plan {
  readonly bounds: Box;
  readonly ground: Box;
  /** The ground and what lies below it, without dice along the sides. */
  readonly pictured: Box;
  readonly building: Box;
  readonly spaces: Readonly<Record<Space, Box>>;
  readonly edges: Readonly<Record<Edge, EdgeLine>>;
  /** The ring around the building, corners included. */
  readonly ring: readonly Space[];
  /** Red dice along the rows, black ones along the columns. */
  readonly rowLabels: readonly Label[];
  readonly colLabels: readonly Label[];
  /** High-rise: the lobby under the building, and in it a car under each elevator. */
  readonly lobby: Box | null;
  readonly cars: Readonly<Record<Space, Box>>;
}

export const SPACE = 100;
export const RING = 72;
const LABELS = 46;
const MARGIN = 6;
const LOBBY = 104;

/** Lays a board out for a seat. Nothing here knows how large a board is. */
export function planOf(board: Board, seat: Seat): Plan {
  const width = board.cols * SPACE;
  const height = board.rows * SPACE;
  const turn = turner(width, height, seat);
  const isOnItsSide = seat.turned % 2 === 1;
  const building = { x: 0, y: 0, width: isOnItsSide ? height : width, height: isOnItsSide ? width : height };

  const spaces: Record<Space, Box> = {};
  const ring: Space[] = [];
  for (let row = 0; row <= board.rows + 1; row++) {
    for (let col = 0; col <= board.cols + 1; col++) {
      const space = `${row},${col}`;
      spaces[space] = turnBox(turn, { ...span(col, board.cols, 'x'), ...span(row, board.rows, 'y') } as Box);
      if (row === 0 || col === 0 || row > board.rows || col > board.cols) ring.push(space);
    }
  }

  const edges: Record<Edge, EdgeLine> = {};
  for (const edge of printedEdges(board)) {
    const line = edgeLine(edge, spaces, building);
    if (line) edges[edge] = line;
  }

  const { lobby, cars } = lobbyOf(board, spaces, building);
  const rowsAt = Array.from({ length: board.rows }, (_, i) => ({ line: i + 1, box: spaces[`${i + 1},1`]! }));
  const colsAt = Array.from({ length: board.cols }, (_, i) => ({ line: i + 1, box: spaces[`1,${i + 1}`]! }));
  const beside = ({ line, box }: { line: number; box: Box }) => ({
    line,
    at: { x: -RING - LABELS / 2, y: box.y + SPACE / 2 },
  });
  const above = ({ line, box }: { line: number; box: Box }) => ({
    line,
    at: { x: box.x + SPACE / 2, y: -RING - LABELS / 2 },
  });

  const ground = {
    x: -RING,
    y: -RING,
    width: building.width + 2 * RING,
    height: building.height + 2 * RING,
  };
  return {
    bounds: {
      x: ground.x - LABELS,
      y: ground.y - LABELS,
      width: ground.width + LABELS + MARGIN,
      height: ground.height + LABELS + MARGIN + (lobby ? LOBBY : 0),
    },
    ground,
    pictured: { ...ground, height: ground.height + (lobby ? LOBBY : 0) },
    building,
    spaces,
    edges,
    ring,
    rowLabels: rowsAt.map(isOnItsSide ? above : beside),
    colLabels: colsAt.map(isOnItsSide ? beside : above),
    lobby,
    cars,
  };
}

export function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  const right = Math.max(...boxes.map(box => box.x + box.width));
  const bottom = Math.max(...boxes.map(box => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function rowCol(space: Space): { readonly row: number; readonly col: number } | null {
  const match = /^(\d+),(\d+)$/.exec(space);
  return match ? { row: Number(match[1]), col: Number(match[2]) } : null;
}

/** The two spaces of an edge. */
export function sidesOf(edge: Edge): readonly [Space, Space] {
  const [a = '', b = ''] = edge.split('|');
  return [a, b];
}

/** The edge between two spaces, written as the board files write it. */
export function edgeBetween(a: Space, b: Space): Edge {
  const x = rowCol(a);
  const y = rowCol(b);
  const isInOrder = !x || !y || (x.row - y.row || x.col - y.col) < 0;
  return isInOrder ? `${a}|${b}` : `${b}|${a}`;
}

export function isInside(board: Board, space: Space): boolean {
  const at = rowCol(space);
  return at !== null && at.row >= 1 && at.col >= 1 && at.row <= board.rows && at.col <= board.cols;
}

function printedEdges(board: Board): Edge[] {
  return [
    ...board.walls,
    ...board.doors,
    ...board.entrances,
    ...(board.reinforced ?? []),
    ...(board.light ?? []),
    ...(board.elevators ?? []).map(elevator => elevator.door),
  ];
}

function span(index: number, count: number, axis: 'x' | 'y') {
  const from = index === 0 ? -RING : (index - 1) * SPACE;
  const size = index === 0 || index > count ? RING : SPACE;
  return axis === 'x' ? { x: from, width: size } : { y: from, height: size };
}

function turner(width: number, height: number, { turned, isMirrored }: Seat): (point: Point) => Point {
  return ({ x: original, y }) => {
    const x = isMirrored ? width - original : original;
    if (turned === 1) return { x: height - y, y: x };
    if (turned === 2) return { x: width - x, y: height - y };
    if (turned === 3) return { x: y, y: width - x };
    return { x, y };
  };
}

function turnBox(turn: (point: Point) => Point, box: Box): Box {
  const a = turn(box);
  const b = turn({ x: box.x + box.width, y: box.y + box.height });
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

function edgeLine(edge: Edge, spaces: Readonly<Record<Space, Box>>, building: Box): EdgeLine | null {
  const [a, b] = sidesOf(edge).map(space => spaces[space]);
  if (!a || !b) return null;
  const isVertical = a.y === b.y && a.height === b.height && a.x !== b.x;
  const from = { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) };
  const to = isVertical ? { x: from.x, y: from.y + a.height } : { x: from.x + a.width, y: from.y };
  const at = isVertical ? from.x : from.y;
  return {
    from,
    to,
    centre: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    isVertical,
    isOuter: at === 0 || at === (isVertical ? building.width : building.height),
  };
}

function lobbyOf(board: Board, spaces: Readonly<Record<Space, Box>>, building: Box) {
  const elevators = board.elevators ?? [];
  if (elevators.length === 0) return { lobby: null, cars: {} };
  const lobby = { x: 0, y: building.height + RING + MARGIN, width: building.width, height: LOBBY - MARGIN };
  const wanted = elevators
    .map(({ space }) => ({ space, x: spaces[space]?.x ?? 0 }))
    .sort((one, other) => one.x - other.x);
  const cars: Record<Space, Box> = {};
  let free = lobby.x + lobby.width - wanted.length * (SPACE + MARGIN);
  for (const { space } of wanted) {
    cars[space] = { x: free, y: lobby.y + 4, width: SPACE, height: lobby.height - 8 };
    free += SPACE + MARGIN;
  }
  return { lobby, cars };
}
