import type {
  Board,
  Cause,
  CrewMember,
  Direction,
  Edge,
  Space,
  Specialist,
  VehicleSpot,
} from '../../server/web/wire.js';
import { printedPair } from '../board/pairs.js';
import { known } from '../known.js';
import type { Words } from './catalogue.js';
import type { PlaceForms } from './en/places.js';

/** What sentences need to name people and places. */
export interface Naming {
  readonly words: Words;
  readonly board: Board;
  readonly crew: readonly CrewMember[];
  /** How the drawing is turned for this seat: printed "up" may be seen as "right". Left out: as printed. */
  readonly seen?: (direction: Direction) => Direction;
  /** What each specialist has and can do in these rules; left out: only their names are told. */
  readonly specialists?: Readonly<Record<string, Specialist>>;
}

/** An edge as somebody standing in `space` sees it. */
export interface EdgeSide {
  readonly space: Space;
  readonly side: Direction;
}

export function rowColOf(space: Space): { row: number; col: number } | null {
  const [row, col] = space.split(',').map(Number);
  return row === undefined || col === undefined || Number.isNaN(row + col) ? null : { row, col };
}

export function isOutside(board: Board, space: Space): boolean {
  const at = rowColOf(space);
  return at !== null && (at.row < 1 || at.col < 1 || at.row > board.rows || at.col > board.cols);
}

/** The side of the house an outside space lies on; corners count as above or below. */
export function sideOfHouse(board: Board, space: Space): Direction {
  const at = rowColOf(space);
  if (!at || at.row < 1) return 'up';
  if (at.row > board.rows) return 'down';
  return at.col < 1 ? 'left' : 'right';
}

/**
 * The space from which people look at an edge: the one the blast came from, else the one inside the house.
 * Hands find "wall above, kitchen" faster than a pair of spaces.
 */
export function edgeSide(board: Board, edge: Edge, because: Cause | null = null): EdgeSide {
  const [first = '', second = ''] = edge.split('|');
  const isAcross = rowColOf(first)?.row === rowColOf(second)?.row;
  const fromFirst: EdgeSide = { space: first, side: isAcross ? 'right' : 'down' };
  const fromSecond: EdgeSide = { space: second, side: isAcross ? 'left' : 'up' };
  if (because?.by === 'blast') return because.direction === fromFirst.side ? fromFirst : fromSecond;
  return isOutside(board, first) ? fromSecond : fromFirst;
}

export function placeName(naming: Naming, space: Space): string {
  return placeForms(naming, space).name;
}

/** The place as part of a sentence: "in the kitchen". */
export function placeWithin(naming: Naming, space: Space): string {
  return placeForms(naming, space).within;
}

/** "kitchen, wall above": first the room, which eyes look for, then the side of the space the dice name. */
export function edgeName(naming: Naming, edge: Edge, because: Cause | null = null): string {
  const { space, side } = edgeSide(naming.board, edge, because);
  const { places } = naming.words;
  const isDoor = naming.board.doors.includes(edge) || naming.board.elevators?.some(({ door }) => door === edge);
  return `${placeName(naming, space)}, ${(isDoor ? places.doorSide : places.wallSide)[seenFrom(naming, side)]}`;
}

/** "kitchen, below": a wall or door, where the sentence has named it. */
export function besideEdge(naming: Naming, edge: Edge): string {
  const { space, side } = edgeSide(naming.board, edge);
  return `${placeName(naming, space)}, ${naming.words.places.side[seenFrom(naming, side)]}`;
}

/** Anything on the board as somebody hears of it who does not see the plan: "kitchen, red 3, black 4". */
export function placeLabel(naming: Naming, place: string): string {
  if (place.includes('|')) {
    return withGrid(naming, edgeName(naming, place), edgeSide(naming.board, place).space);
  }
  const [space = '', other] = place.split(' ');
  return other === undefined ? withGrid(naming, placeName(naming, space), space) : spotName(naming, [space, other]);
}

/** Rooms have many spaces: with the dice printed on it, or its row and column where none are, each is told from the others. */
export function withGrid(naming: Naming, said: string, space: Space | null): string {
  const grid = space === null ? null : gridName(naming, space);
  return grid === null ? said : `${said}, ${grid}`;
}

/** "red 3, black 4", or "row 0, column 3" where the dice have no word for it. */
function gridName({ words, board }: Naming, space: Space): string | null {
  const pair = printedPair(board, space);
  if (pair) return words.places.coordinates(pair.red, pair.black);
  const at = rowColOf(space);
  return at && words.places.outsideAt(at.row, at.col);
}

/** In the fewest signs: "3·4", the dice printed on the space. */
export function diceName(board: Board, space: Space): string {
  const pair = printedPair(board, space);
  return pair ? `${pair.red}·${pair.black}` : space.replace(',', '·');
}

/** "Top spot" */
export function spotName(naming: Naming, spot: VehicleSpot): string {
  return naming.words.places.spot[seenFrom(naming, sideOfHouse(naming.board, spot[0]))];
}

/**
 * The side of the house each of these spaces or spots lies on, as seen on this screen; empty where some lie inside, or two on the
 * same side: then the side does not tell them apart.
 */
export function sidesSeen(naming: Naming, places: readonly string[]): readonly Direction[] {
  const first = places.map(place => place.split(' ')[0] ?? place);
  const sides = first.map(space => sideSeen(naming, space));
  const isTold = first.every(space => isOutside(naming.board, space)) && new Set(sides).size === sides.length;
  return isTold ? sides : [];
}

export function sideSeen(naming: Naming, space: Space): Direction {
  return seenFrom(naming, sideOfHouse(naming.board, space));
}

/** Where a blast that ran in this direction went, as seen on this screen. */
export function towardName(naming: Naming, direction: Direction): string {
  return naming.words.places.toward[seenFrom(naming, direction)];
}

/** The name a firefighter goes by: its own, or that of its colour. */
export function crewName(words: Words, crew: readonly CrewMember[], who: string): string {
  const name = crew.find(member => member.id === who)?.name;
  return name || colourName(words, who);
}

export function colourName(words: Words, who: string): string {
  return known(words.crew.colours, who) ?? who;
}

export function whoName(naming: Naming, who: string): string {
  return crewName(naming.words, naming.crew, who);
}

function seenFrom(naming: Naming, direction: Direction): Direction {
  return naming.seen ? naming.seen(direction) : direction;
}

function placeForms(naming: Naming, space: Space): PlaceForms {
  const { board } = naming;
  const { places } = naming.words;
  if (space === 'lobby') return places.lobby;
  if (isOutside(board, space)) return places.outside[seenFrom(naming, sideOfHouse(board, space))];
  if (board.elevators?.some(elevator => elevator.space === space)) return places.elevator;
  const { rooms = {} } = board;
  const room = Object.keys(rooms).find(name => rooms[name]?.includes(space));
  if (room === undefined) return places.nameless;
  return known(places.rooms, room) ?? { name: room, within: places.unknownRoom(room) };
}
