import type { GameEvent } from './event.js';
import type { Space } from './space.js';
import type { World } from './world.js';

type Tally = Record<'?' | 'victim' | 'treated', number>;

/** Markers taken from a space where, at that moment, markers of another kind lie or are held too: their kind is named. */
export function ambiguousRemovals(before: World, events: readonly GameEvent[]): Set<GameEvent> {
  const ambiguous = new Set<GameEvent>();
  if (!events.some(({ type }) => type === 'poiRemoved')) return ambiguous;
  const tallies = new Map<Space, Tally>();
  const at = (space: Space): Tally => {
    const tally = tallies.get(space) ?? countMarkers(before, before.plan.index.get(space) as number);
    tallies.set(space, tally);
    return tally;
  };
  for (const event of events) {
    if (event.type === 'poiRemoved' && event.kind !== 'falseAlarm') {
      const tally = at(event.at);
      if (Object.values(tally).filter(count => count > 0).length > 1) ambiguous.add(event);
      tally[event.kind] -= 1;
    } else {
      follow(event, before, at);
    }
  }
  return ambiguous;
}

/** What else changes the markers of a space; who walks takes along what it holds. */
function follow(event: GameEvent, before: World, at: (space: Space) => Tally): void {
  switch (event.type) {
    case 'poiPlaced':
      at(event.at)['?'] += 1;
      break;
    case 'poiRevealed':
      at(event.at)['?'] -= 1;
      if (event.kind === 'victim') at(event.at).victim += 1;
      break;
    case 'healPlaced':
      at(event.at).victim -= 1;
      at(event.at).treated += 1;
      break;
    case 'firefighterMoved': {
      const held = before.pawn(event.who);
      for (const [space, sign] of [[event.from, -1] as const, [event.to, 1] as const]) {
        if (space === null) continue;
        at(space).victim += held?.carrying === 'victim' ? sign : 0;
        at(space).treated += (held?.leading ?? 0) * sign;
      }
      break;
    }
    default:
  }
}

function countMarkers(world: World, space: number): Tally {
  const tally: Tally = {
    '?': world.unknown[space] ?? 0,
    victim: world.victims[space] ?? 0,
    treated: world.treated[space] ?? 0,
  };
  for (const pawn of world.pawns) {
    if (pawn.at !== space) continue;
    tally.victim += pawn.carrying === 'victim' ? 1 : 0;
    tally.treated += pawn.leading;
  }
  return tally;
}
