import type { GameView, Offer } from '../../server/web/wire.js';
import type { BoardPlace } from '../board/places.js';
import { aimAt, isEdge, placeOf, SURE_AIM } from '../board/places.js';
import { stateOf } from '../crew.js';
import { inReach, placedIn } from './inReach.js';
import { isListOpen, modeOf, openInstructions } from './mode.js';
import { commandableAt, offersAt } from './offersByPlace.js';
import type { PlacedChoice } from './options.js';
import { placedChoices } from './options.js';

/** What a tap on the plan comes to. */
export type TapMeaning =
  | { readonly do: 'answer'; readonly value: string }
  | { readonly do: 'tick'; readonly instruction: number }
  | { readonly do: 'take'; readonly offer: Offer }
  /** Which of them is meant is asked; `command` is who stands there and can be commanded instead. */
  | { readonly do: 'choose'; readonly offers: readonly Offer[]; readonly command: string | null }
  /** From now on the captain tells this one what to do; null: it acts for itself again. */
  | { readonly do: 'command'; readonly who: string | null }
  | { readonly do: 'nothing' };

/** Who taps, and on how large a plan: `spaceSize` is the width of a space in pixels. */
export interface Tapping {
  readonly commanding: string | null;
  readonly spaceSize: number;
}

/** Looks up what is offered where somebody has tapped. */
export function tapMeaning(game: GameView, place: BoardPlace, { commanding, spaceSize }: Tapping): TapMeaning {
  const mode = modeOf(game);
  const isThere = (one: PlacedChoice) => one.place === place || one.place.split(' ').includes(place);
  const open = isListOpen(mode) && openInstructions(game).find(one => placeOf(one, game.table) === place);
  // A list never blocks the next step: a question that waits behind it can be answered on the plan.
  const choice =
    placedChoices(game.awaiting, mode).find(isThere) ??
    (open ? undefined : placedChoices(game.awaiting, 'question').find(isThere));
  if (choice) return { do: 'answer', value: choice.answer };
  if (open) return { do: 'tick', instruction: open.number };
  if (mode === 'over') return { do: 'nothing' };

  const placed = placedIn(game);
  const acting = commanding ?? game.turn.who;
  const standing = stateOf(game.table, acting)?.at ?? null;
  const aim = aimAt(spaceSize);
  const offers = offersAt(inReach(game, placed, commanding), place, standing, aim);
  const other = commandableAt(game, placed.commands, commanding, place);
  const command = commanding === null ? other : null;
  const [only] = offers;
  if (!only && other !== null) return { do: 'command', who: other === game.turn.who ? null : other };
  if (!only) return { do: 'nothing' };
  // On a small plan, beside numbers that are ticked off, or on somebody, a tap may have meant something else: it is asked.
  const isAimed = spaceSize >= SURE_AIM && (aim === 'fine' || !isEdge(place));
  const isSure = isAimed && mode !== 'instructions' && command === null;
  return offers.length === 1 && isSure ? { do: 'take', offer: only } : { do: 'choose', offers, command };
}
