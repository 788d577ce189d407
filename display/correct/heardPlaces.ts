import type { TableState } from '../../server/web/wire.js';
import { contentsOf } from '../board/contents.js';
import type { BoardPlace } from '../board/places.js';
import { isEdge, spotPlace } from '../board/places.js';
import { tellPiece } from '../rebuild/tellPiece.js';
import { type Naming, placeLabel } from '../words/index.js';
import { isDoor } from './draft.js';

/** Places as those hear them who do not see the plan: where each is, and what lies there now. */
export function heardPlaces(
  naming: Naming,
  table: TableState,
  places: readonly BoardPlace[],
): ReadonlyMap<BoardPlace, string> {
  const contents = contentsOf(table);
  const { items, empty } = naming.words.play.rebuild;
  const lying = (place: BoardPlace): readonly string[] => {
    if (isEdge(place)) return edgeTold(naming, table, place);
    const vehicles = (['engine', 'ambulance'] as const).filter(one => table[one] && spotPlace(table[one]) === place);
    return [
      ...(contents.get(place) ?? []).map(piece => tellPiece(naming, piece)),
      ...(table.hotSpots?.includes(place) ? [items.hotSpot] : []),
      ...vehicles.map(one => items[one]),
    ];
  };
  return new Map(
    places.map(place => [place, `${placeLabel(naming, place)}: ${lying(place).join(', ') || empty}`] as const),
  );
}

function edgeTold({ words, board }: Naming, { doors, damage }: TableState, edge: string): readonly string[] {
  const { rebuild } = words.play;
  if (isDoor(board, edge)) return [rebuild.doors[doors?.[edge] ?? 'closed']];
  const cubes = damage?.[edge] ?? 0;
  return cubes > 0 ? [rebuild.damage(cubes)] : [];
}
