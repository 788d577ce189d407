import type { Board, Edge, GameView, Space } from '../../server/web/wire.js';
import type { Piece } from '../board/contents.js';
import { contentsOf } from '../board/contents.js';
import { isInside, sidesOf } from '../board/geometry.js';

/** One thing lying on the table. */
export type ListedThing =
  | { readonly what: 'piece'; readonly at: Space; readonly piece: Piece }
  | { readonly what: 'hotSpot'; readonly at: Space }
  | { readonly what: 'door'; readonly edge: Edge; readonly state: 'closed' | 'open' | 'destroyed' }
  | { readonly what: 'damage'; readonly edge: Edge; readonly markers: number }
  | { readonly what: 'vehicle'; readonly vehicle: 'engine' | 'ambulance'; readonly at: Space }
  | { readonly what: 'counted'; readonly to: 'rescued' | 'lost'; readonly victims: number };

/** A room and what lies in it; `outside` and `beside` are not on the plan of the house. */
export interface ListedRoom {
  readonly room: string | 'outside' | 'beside';
  readonly things: readonly ListedThing[];
}

/** The whole position, room by room: what to lay out when the table was packed away or bumped. */
export function checklistOf({ board, table, supplies }: GameView): readonly ListedRoom[] {
  const rooms = new Map<string, ListedThing[]>(Object.keys(board.rooms ?? {}).map(room => [room, []]));
  const list = (room: string, thing: ListedThing) => {
    const there = rooms.get(room);
    if (there) there.push(thing);
    else rooms.set(room, [thing]);
  };
  for (const edge of board.doors) {
    list(roomOfEdge(board, edge), { what: 'door', edge, state: table.doors?.[edge] ?? 'closed' });
  }
  for (const [edge, markers] of Object.entries(table.damage ?? {})) {
    if (markers > 0) list(roomOfEdge(board, edge), { what: 'damage', edge, markers });
  }
  for (const at of table.hotSpots ?? []) list(roomOf(board, at), { what: 'hotSpot', at });
  for (const [at, pieces] of contentsOf(table)) {
    for (const piece of pieces) list(roomOf(board, at), { what: 'piece', at, piece });
  }
  for (const vehicle of ['engine', 'ambulance'] as const) {
    const spot = table[vehicle];
    if (spot) list('outside', { what: 'vehicle', vehicle, at: spot[0] });
  }
  for (const to of ['rescued', 'lost'] as const) {
    if (supplies[to].victims > 0) list('beside', { what: 'counted', to, victims: supplies[to].victims });
  }
  return [...rooms].map(([room, things]) => ({ room, things })).filter(({ things }) => things.length > 0);
}

function roomOf(board: Board, space: Space): string {
  if (!isInside(board, space)) return 'outside';
  const { rooms = {} } = board;
  return Object.keys(rooms).find(room => rooms[room]?.includes(space)) ?? 'outside';
}

function roomOfEdge(board: Board, edge: Edge): string {
  const [a, b] = sidesOf(edge);
  return roomOf(board, isInside(board, a) ? a : b);
}
