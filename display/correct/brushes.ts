import type { Board, Correction, GameView, RuleSetEntry, TableState, VehicleSpot } from '../../server/web/wire.js';
import { isInside } from '../board/geometry.js';
import type { BoardPlace } from '../board/places.js';
import { isEdge, spotPlace } from '../board/places.js';
import { nextEdge, nextHazmat, nextHotSpot, nextPoi, nextThreat } from './draft.js';

const BRUSHES = ['threat', 'walls', 'poi', 'hazmat', 'hotSpot', 'firefighter', 'vehicle', 'counters'] as const;
export type Brush = (typeof BRUSHES)[number];

/** What a tap changes: a kind of token, or one firefighter or vehicle that is put where one taps. */
export type Held =
  | { readonly brush: Exclude<Brush, 'firefighter' | 'vehicle'> }
  | { readonly brush: 'firefighter'; readonly who: string }
  | { readonly brush: 'vehicle'; readonly vehicle: 'engine' | 'ambulance' };

/** The brushes this game has tokens for. */
export function brushesOf(game: GameView, rules: RuleSetEntry | undefined): readonly Brush[] {
  const { table, supplies } = game;
  const has: Partial<Record<Brush, boolean>> = {
    hazmat:
      table.hazmat !== undefined || (rules?.modules.includes('hazmat') ?? false) || (rules?.roles.length ?? 0) > 0,
    hotSpot: supplies.hotSpots !== null,
    vehicle:
      table.engine !== undefined || table.ambulance !== undefined || (rules?.modules.includes('vehicles') ?? false),
  };
  return BRUSHES.filter(brush => has[brush] ?? true);
}

/** Everything that can be tapped with a brush. */
export function tappableWith(held: Held, board: Board): readonly BoardPlace[] {
  const inside = allSpaces(board).filter(space => isInside(board, space));
  switch (held.brush) {
    case 'threat':
    case 'hazmat':
    case 'hotSpot':
      return inside;
    case 'poi':
    case 'firefighter':
      return held.brush === 'firefighter' && board.elevators?.length
        ? [...allSpaces(board), 'lobby']
        : allSpaces(board);
    case 'walls':
      return [
        ...board.walls,
        ...board.doors,
        ...(board.light ?? []),
        ...(board.elevators ?? []).map(({ door }) => door),
      ];
    case 'vehicle':
      return spotsOf(board, held.vehicle).map(spotPlace);
    case 'counters':
      return [];
  }
}

/** The change a tap makes; null when it makes none. */
export function tapWith(
  held: Held,
  board: Board,
  table: TableState,
  place: BoardPlace,
  hasHeal: boolean,
): Correction | null {
  switch (held.brush) {
    case 'threat':
      return nextThreat(table, place);
    case 'walls':
      return isEdge(place) ? nextEdge(board, table, place) : null;
    case 'poi':
      return nextPoi(table, place, hasHeal);
    case 'hazmat':
      return nextHazmat(table, place);
    case 'hotSpot':
      return nextHotSpot(table, place);
    case 'firefighter':
      return { set: 'firefighter', who: held.who, at: place };
    case 'vehicle': {
      const spot = spotsOf(board, held.vehicle).find(one => spotPlace(one) === place || one.includes(place));
      return spot ? { set: 'vehicle', vehicle: held.vehicle, to: spot } : null;
    }
    case 'counters':
      return null;
  }
}

function spotsOf(board: Board, vehicle: 'engine' | 'ambulance'): readonly VehicleSpot[] {
  return (board.parking[vehicle] ?? []).map(({ spaces }) => spaces);
}

function allSpaces(board: Board): readonly string[] {
  return Array.from({ length: board.rows + 2 }, (_, row) =>
    Array.from({ length: board.cols + 2 }, (_, col) => `${row},${col}`),
  ).flat();
}
