/**
 * Where hands find a marker. What a firefighter holds on the table before goes along when hands move its miniature, to
 * where it ends; everything else lies where it lay until an instruction moves it. Actions told in one go may take things
 * up and put them down between two steps, so this can differ from where the marker was when it happened.
 */
import type { GameEvent } from './event.js';
import { nameOf } from './floorPlan.js';
import type { Thing } from './input.js';
import type { Space } from './space.js';
import { NOWHERE, type Pawn, type World } from './world.js';

/** What is in somebody's hands. */
export type Held = Pick<Pawn, 'carrying' | 'leading'>;

/** What everybody held when an action began, and the number of its first event. */
export interface Grip {
  readonly firstEvent: number;
  readonly held: ReadonlyMap<string, Held>;
}

export function gripOf(world: World, firstEvent = 0): Grip {
  return { firstEvent, held: new Map(world.pawns.map(({ id, carrying, leading }) => [id, { carrying, leading }])) };
}

type Kind = Thing | '?';

interface Marker {
  kind: Kind;
  /** Where it really is, by the events so far. */
  at: Space;
  /** Where it lay before, or was placed. */
  told: Space;
  /** Who held it before. */
  readonly holder: string | null;
  /** Since when it stands on a heal marker, if it did not before. */
  healed?: GameEvent;
}

/** The movement of a miniature, told at the number of its first step. */
interface Journey {
  readonly rank: number;
  to: Space;
}

export interface Trail {
  /** Where hands find the marker of this event; the event's own place unless said here. */
  readonly foundAt: ReadonlyMap<GameEvent, Space>;
  /** Heal markers under victims that are taken away again, and those removals: hands take a victim that was never treated. */
  readonly healedInVain: ReadonlySet<GameEvent>;
  /** Markers taken from where markers of another kind lie too: their kind is named. */
  readonly ambiguous: ReadonlySet<GameEvent>;
  /** What nobody holds any more, or holds now, and lies elsewhere than hands have brought it. */
  readonly strays: readonly { readonly what: Thing; readonly from: Space; readonly to: Space }[];
}

export function followMarkers(before: World, events: readonly GameEvent[], grips: readonly Grip[]): Trail {
  const journeys = journeysOf(events);
  const markers = markersOf(before);
  const foundAt = new Map<GameEvent, Space>();
  const ambiguous = new Set<GameEvent>();
  const healedInVain = new Set<GameEvent>();

  const placeOf = ({ holder, told }: Marker, rank: number): Space => {
    const journey = holder === null ? undefined : journeys.get(holder);
    return journey && journey.rank < rank ? journey.to : told;
  };
  /** Of markers alike the one in these hands, or the one that hands find there. */
  const pick = (kind: Kind, at: Space, rank: number, who?: string): Marker | undefined => {
    const alike = markers.filter(marker => marker.kind === kind && marker.at === at);
    return (
      alike.find(({ holder }) => holder !== null && holder === who) ??
      alike.find(marker => placeOf(marker, rank) === at) ??
      alike[0]
    );
  };
  const add = (kind: Kind, at: Space, holder: string | null = null): number =>
    markers.push({ kind, at, told: at, holder });
  const find = (event: GameEvent, rank: number, marker: Marker | undefined): void => {
    if (marker) foundAt.set(event, placeOf(marker, rank));
  };
  const takeAway = (event: GameEvent, rank: number, marker: Marker | undefined): void => {
    if (!marker) return;
    const place = placeOf(marker, rank);
    find(event, rank, marker);
    if (marker.healed) {
      marker.kind = 'victim';
      healedInVain.add(marker.healed).add(event);
    }
    const kinds = markers.filter(other => other.kind !== 'hazmat' && placeOf(other, rank) === place);
    if (new Set(kinds.map(({ kind }) => kind)).size > 1) ambiguous.add(event);
    markers.splice(markers.indexOf(marker), 1);
  };

  events.forEach((event, rank) => {
    switch (event.type) {
      case 'firefighterMoved': {
        const grip = grips.findLast(({ firstEvent }) => firstEvent <= rank);
        for (const kind of thingsIn(grip?.held.get(event.who))) {
          if (event.from === null) add(kind, event.to, event.who);
          const marker = event.from === null ? undefined : pick(kind, event.from, rank, event.who);
          if (marker) marker.at = event.to;
        }
        break;
      }
      case 'poiPlaced':
        add('?', event.at);
        break;
      case 'poiRevealed': {
        const marker = pick('?', event.at, rank);
        if (marker && event.kind !== 'falseAlarm') marker.kind = event.kind;
        else if (marker) markers.splice(markers.indexOf(marker), 1);
        break;
      }
      case 'poiRemoved':
        if (event.kind !== 'falseAlarm') takeAway(event, rank, pick(event.kind, event.at, rank, event.heldBy));
        break;
      case 'healPlaced': {
        const marker = pick('victim', event.at, rank);
        find(event, rank, marker);
        if (marker) Object.assign(marker, { kind: 'treated', healed: event });
        break;
      }
      case 'hazmatPlaced':
        add('hazmat', event.at);
        break;
      case 'hazmatRemoved':
        takeAway(event, rank, pick('hazmat', event.at, rank));
        break;
      case 'carried': {
        const marker = pick(event.what, event.from, rank);
        if (marker) Object.assign(marker, { at: event.to, told: event.to });
        break;
      }
      default:
    }
  });
  return { foundAt, healedInVain, ambiguous, strays: straysOf(markers, marker => placeOf(marker, events.length)) };
}

/** Markers alike are alike: only what is too many in one place and missing in another is told. */
function straysOf(markers: readonly Marker[], placeOf: (marker: Marker) => Space): Trail['strays'] {
  const strays: { what: Thing; from: Space; to: Space }[] = [];
  for (const what of ['victim', 'treated', 'hazmat'] as const) {
    const alike = markers.filter(({ kind }) => kind === what);
    const missing = alike.map(({ at }) => at);
    const surplus = alike.map(placeOf).filter(place => {
      const found = missing.indexOf(place);
      if (found >= 0) missing.splice(found, 1);
      return found < 0;
    });
    strays.push(...surplus.map((from, i) => ({ what, from, to: missing[i] as Space })));
  }
  return strays;
}

function journeysOf(events: readonly GameEvent[]): Map<string, Journey> {
  const journeys = new Map<string, Journey>();
  events.forEach((event, rank) => {
    // Who is knocked down leaves behind what it held.
    if (event.type !== 'firefighterMoved') return;
    const journey = journeys.get(event.who);
    if (journey) journey.to = event.to;
    else journeys.set(event.who, { rank, to: event.to });
  });
  return journeys;
}

function markersOf(world: World): Marker[] {
  const { plan } = world;
  const markers: Marker[] = [];
  const lay = (kind: Kind, count: number, at: Space, holder: string | null = null): void => {
    for (let n = 0; n < count; n++) markers.push({ kind, at, told: at, holder });
  };
  for (let space = 0; space < plan.count; space++) {
    const at = nameOf(plan, space);
    lay('?', world.unknown[space] as number, at);
    lay('victim', world.victims[space] as number, at);
    lay('treated', world.treated[space] as number, at);
    lay('hazmat', world.hazmat[space] as number, at);
  }
  for (const pawn of world.pawns) {
    if (pawn.at !== NOWHERE) for (const kind of thingsIn(pawn)) lay(kind, 1, nameOf(plan, pawn.at), pawn.id);
  }
  return markers;
}

function thingsIn(held: Held | undefined): Thing[] {
  if (!held) return [];
  const led = Array.from({ length: held.leading }, (): Thing => 'treated');
  return held.carrying ? [held.carrying, ...led] : led;
}
