import type { Action, GameView, Offer, Space } from '../../server/web/wire.js';
import { edgeBetween } from '../board/geometry.js';
import type { Aim, BoardPlace } from '../board/places.js';
import { isEdge, isSpot, spotPlace } from '../board/places.js';
import { stateOf } from '../crew.js';

const LOBBY: BoardPlace = 'lobby';
const NONE: ReadonlySet<Space> = new Set();

/** What can be done, by the place where one taps; `elsewhere` has no place and is offered in the panel. */
export interface PlacedOffers {
  readonly at: ReadonlyMap<BoardPlace, readonly Offer[]>;
  /** What the firefighter can do where it stands. */
  readonly here: readonly Offer[];
  /** Others who can be commanded, each with what they can be told to do. */
  readonly commands: ReadonlyMap<string, readonly Offer[]>;
  readonly endTurn: Offer | null;
}

/**
 * Sorts offers by where they happen. `standing` is the space of whoever acts, if it is known; `above` are the elevators
 * whose car is not in the lobby.
 */
export function placeOffers(
  offers: readonly Offer[],
  standing: Space | null,
  above: ReadonlySet<Space> = NONE,
): PlacedOffers {
  const at = new Map<BoardPlace, Offer[]>();
  const here: Offer[] = [];
  const commands = new Map<string, Offer[]>();
  let endTurn: Offer | null = null;
  for (const offer of cheapestFirst(offers)) {
    const { action } = offer;
    if (action.do === 'endTurn') endTurn = offer;
    else if (action.do === 'command') append(commands, action.who, offer);
    else {
      const places = placesOf(action, above);
      for (const place of places) appendUnlessSame(at, place, offer);
      if (places.length === 0 && standing !== null) append(at, standing, offer);
      if (places.length === 0 || isUnderfoot(action, standing)) here.push(offer);
    }
  }
  return { at, here, commands, endTurn };
}

/** The same for somebody the captain commands: the inner actions, where they happen. */
export function placeCommands(
  offers: readonly Offer[],
  standing: Space | null,
  above: ReadonlySet<Space> = NONE,
): PlacedOffers['at'] {
  const at = new Map<BoardPlace, Offer[]>();
  for (const offer of cheapestFirst(offers)) {
    if (offer.action.do !== 'command') continue;
    const places = placesOf(offer.action.action, above);
    for (const place of places.length > 0 ? places : standing === null ? [] : [standing])
      appendUnlessSame(at, place, offer);
  }
  return at;
}

/**
 * What is found at a place: first what its ring says, then the cheapest. A space that offers nothing itself stands for the edge
 * towards it: tapping behind a closed door opens it, or offers the way round as well; and for the vehicle that can be brought
 * there. Where spaces are too small to hit an edge or half a parking spot (`coarse`), these always count with their spaces.
 */
export function offersAt(
  at: ReadonlyMap<BoardPlace, readonly Offer[]>,
  place: BoardPlace,
  standing: Space | null,
  aim: Aim,
): readonly Offer[] {
  const direct = at.get(place) ?? [];
  const ringed = ringAt(at, place, standing);
  const beside = [...at.keys()].filter(other => countsWith(place, other, direct, standing, aim));
  const all = cheapestFirst([...direct, ...beside.flatMap(other => at.get(other) ?? [])]);
  return ringed ? [ringed, ...all.filter(offer => offer !== ringed)] : all;
}

/** A tap at `place`, where `direct` is offered, is about `other` too. */
function countsWith(
  place: BoardPlace,
  other: BoardPlace,
  direct: readonly Offer[],
  standing: Space | null,
  aim: Aim,
): boolean {
  if (isEdge(place) || isSpot(place)) return false;
  if (isSpot(other)) return other.split(' ').includes(place) && (aim === 'coarse' || direct.length === 0);
  if (!isEdge(other) || standing === null) return false;
  if (place === standing) return aim === 'coarse' && other.split('|').includes(place);
  const isOnlyWayRound = direct.every(({ action }) => innermost(action).do === 'walk');
  return other === edgeBetween(standing, place) && (aim === 'coarse' || isOnlyWayRound);
}

/** Whoever has just been sent on is sent on again, as long as the captain can: nobody picks the same one twice. */
export function stillCommanded({ last, offers }: GameView, who: string | null): string | null {
  const isSentOn = last.kind === 'input' && last.input.do === 'act' && isCommandTo(last.input.action, who);
  return isSentOn && offers.some(({ action }) => isCommandTo(action, who)) ? who : null;
}

/** Who stands there and can be commanded; while somebody is, the captain too, who then acts again. */
export function commandableAt(
  { table, turn }: GameView,
  commands: PlacedOffers['commands'],
  commanding: string | null,
  place: BoardPlace,
): string | null {
  const known = [...commands.keys(), ...(commanding !== null && turn.who !== null ? [turn.who] : [])];
  return known.find(who => stateOf(table, who)?.at === place) ?? null;
}

function isCommandTo(action: Action, who: string | null): boolean {
  return action.do === 'command' && action.who === who;
}

/** Where one taps for an action; empty when it happens where the firefighter stands. */
function placesOf(action: Action, above: ReadonlySet<Space>): readonly BoardPlace[] {
  switch (action.do) {
    case 'move':
    case 'ladder':
      return [action.to];
    case 'lobby':
      return [above.has(action.to) ? LOBBY : action.to];
    case 'walk':
      return action.path.slice(-1);
    case 'extinguish':
    case 'identify':
    case 'reveal':
    case 'rescue':
    case 'elevator':
      return [action.at];
    case 'treat':
    case 'dispose':
      return action.at === undefined ? [] : [action.at];
    case 'carry':
      return [action.from];
    case 'door':
    case 'chop':
    case 'repair':
      return [action.edge];
    case 'drive':
      return [spotPlace(action.to)];
    default:
      return [];
  }
}

/** Whoever stands in a car or in smoke sees no reason to tap on itself to go up or to clear it. */
function isUnderfoot(action: Action, standing: Space | null): boolean {
  return (action.do === 'elevator' || action.do === 'extinguish') && action.at === standing;
}

/** Of the same price, what fights the fire comes before what walks into it. */
function cheapestFirst(offers: readonly Offer[]): readonly Offer[] {
  return [...offers].sort((a, b) => a.ap - b.ap || Number(goes(a)) - Number(goes(b)));
}

function append<Key>(map: Map<Key, Offer[]>, key: Key, offer: Offer): void {
  const there = map.get(key);
  if (there) there.push(offer);
  else map.set(key, [offer]);
}

/** On the way to a car that is above one waits in the lobby, whichever car it is: that is one thing to choose, not two. */
function appendUnlessSame(map: Map<BoardPlace, Offer[]>, place: BoardPlace, offer: Offer): void {
  const isWaiting = ({ action }: Offer) => innermost(action).do === 'lobby';
  if (place !== LOBBY || !isWaiting(offer) || !map.get(LOBBY)?.some(isWaiting)) append(map, place, offer);
}

/** The price in the ring of each place that has one. */
export function reachOf(at: PlacedOffers['at'], standing: Space | null): ReadonlyMap<BoardPlace, number> {
  const rings = [...at.keys()].map(place => [place, ringAt(at, place, standing)] as const);
  return new Map(rings.flatMap(([place, ringed]) => (ringed ? [[place, ringed.ap] as const] : [])));
}

/**
 * What the ring of a place stands for: the cheapest way there, on foot or by elevator; or, if that is cheaper, what can be done there
 * from afar: a fire within reach, a marker to look at, a parking spot to drive to. At a wall or door the cheapest of all.
 */
function ringAt(at: PlacedOffers['at'], place: BoardPlace, standing: Space | null): Offer | null {
  const offers = at.get(place) ?? [];
  if (isEdge(place)) return offers.find(({ ap }) => ap > 0) ?? null;
  return offers.find(offer => isWay(offer) || (place !== standing && isFromAfar(offer))) ?? null;
}

function isFromAfar({ action, ap }: Offer): boolean {
  return ap > 0 && FROM_AFAR.has(innermost(action).do);
}

/** A way there, on foot or by car. */
function isWay(offer: Offer): boolean {
  return isWalk(offer) || BY_CAR.has(innermost(offer.action).do);
}

/** Somebody goes somewhere and pays for it. */
/** Somebody found can be taken along. */
export function isTaking({ action }: Offer): boolean {
  return action.do === 'pickUp' && action.what !== 'hazmat';
}

export function isWalk({ action, ap }: Offer): boolean {
  return ap > 0 && goes({ action });
}

function goes({ action }: Pick<Offer, 'action'>): boolean {
  return WALKS.has(innermost(action).do);
}

/** The step from the lobby into a car costs nothing, and is shown all the same. */
const BY_CAR: ReadonlySet<Action['do']> = new Set(['elevator', 'lobby']);
const FROM_AFAR: ReadonlySet<Action['do']> = new Set(['extinguish', 'identify', 'drive']);
const WALKS: ReadonlySet<Action['do']> = new Set(['move', 'walk', 'ladder', 'lobby']);

function innermost(action: Action): Action {
  return action.do === 'command' ? innermost(action.action) : action;
}
