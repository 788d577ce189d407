import type { GameView } from '../../server/web/wire.js';
import { carsAbove } from '../board/contents.js';
import { stateOf } from '../crew.js';
import { type PlacedOffers, placeCommands, placeOffers } from './offersByPlace.js';

/** What whoever has the turn can do, by place. */
export function placedIn({ offers, turn, table, board }: GameView): PlacedOffers {
  const standing = stateOf(table, turn.who)?.at ?? null;
  return placeOffers(offers, standing, carsAbove(board, table));
}

/** What can be done now: one's own actions, or those of whoever is being commanded. */
export function inReach(game: GameView, placed: PlacedOffers, commanding: string | null): PlacedOffers['at'] {
  if (commanding === null) return placed.at;
  const standing = stateOf(game.table, commanding)?.at ?? null;
  return placeCommands(placed.commands.get(commanding) ?? [], standing, carsAbove(game.board, game.table));
}
