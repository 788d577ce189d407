/**
 * What hands must do. Flat tokens (fire, smoke, damage, doors, hot spots) are told by their net change, so that a smoke that
 * becomes fire is one instruction and fire that was outside for a moment is none; markers and people by what happened to
 * them. The order is that of the events, and each instruction carries the reason of the event that first called for it.
 */
import type { GameEvent } from './event.js';
import { DOOR, ELEVATOR_DOOR, NO_EDGE } from './floorPlan.js';
import type { ReasonedInstruction } from './game.js';
import type { Thing } from './input.js';
import type { Cause, Instruction } from './instruction.js';
import { followMarkers, type Grip, gripOf } from './markerTrail.js';
import type { Role } from './rules.js';
import type { Space } from './space.js';
import { CLEAR, CLOSED, copyWorld, FIRE, GONE, World } from './world.js';

/** The table as it lies before something happens. */
export function snapshot(world: World): World {
  const before = new World(world.plan, world.rules);
  copyWorld(world, before);
  return before;
}

/** An instruction, the event that first called for it by its number, and the reason of that event. */
interface Told {
  readonly instruction: Instruction;
  readonly because: Cause | null;
  readonly rank: number;
  /** Nothing else lies there: over stdio the kind of the marker is not told. */
  readonly isKindPlain?: boolean;
}

/** `grips`: what was held at the beginning of each action, where several are told in one go. */
export function instruct(
  before: World,
  world: World,
  events: readonly GameEvent[],
  grips: readonly Grip[] = [gripOf(before)],
): Told[] {
  const touched = firstTouches(events);
  const told: Told[] = [];
  const tell = (key: string, instruction: Instruction): void => {
    const touch = touched.get(key);
    told.push({ rank: touch?.rank ?? events.length, instruction, because: touch?.because ?? null });
  };
  tellThreat(before, world, tell);
  tellEdges(before, world, tell);
  for (let space = 0; space < world.plan.count; space++) {
    if (before.hotSpot[space] === world.hotSpot[space]) continue;
    const at = world.plan.names[space] as Space;
    tell(`hotSpot ${at}`, { do: world.hotSpot[space] ? 'place' : 'remove', token: 'hotSpot', at });
  }
  tellVehicles(before, world, tell);
  tellPawns(before, events, told);
  tellMarkers(before, events, grips, told);
  return told.sort((a, b) => a.rank - b.rank);
}

/** With its reason, for those who want to learn. */
export function reasoned({ instruction, because }: Omit<Told, 'rank'>): ReasonedInstruction {
  return { ...instruction, because };
}

/** As `engine-stdio.md` writes it: the kind of a marker only where several lie. */
export function plain({ instruction, isKindPlain }: Told): Instruction {
  if (!isKindPlain || instruction.do !== 'remove' || instruction.token !== 'poi') return instruction;
  const { kind: _, ...removal } = instruction;
  return removal;
}

type Tell = (key: string, instruction: Instruction) => void;

/** Outside too: a phase that waits for an answer may leave fire there, which goes when the phase is over (R10). */
function tellThreat(before: World, world: World, tell: Tell): void {
  for (let space = 0; space < world.plan.count; space++) {
    const was = before.threat[space];
    const is = world.threat[space];
    if (was === is) continue;
    const at = world.plan.names[space] as Space;
    const word = (threat: number | undefined): 'fire' | 'smoke' => (threat === FIRE ? 'fire' : 'smoke');
    if (was === CLEAR) tell(`threat ${at}`, { do: 'place', token: word(is), at });
    else if (is === CLEAR) tell(`threat ${at}`, { do: 'remove', token: word(was), at });
    else tell(`threat ${at}`, { do: 'flip', at, from: word(was), to: word(is) });
  }
}

function tellEdges(before: World, world: World, tell: Tell): void {
  const { edgeKind, edgeNames } = world.plan;
  for (let edge = 0; edge < edgeNames.length; edge++) {
    const was = before.edges[edge] as number;
    const is = world.edges[edge] as number;
    if (was === is || edgeKind[edge] === NO_EDGE) continue;
    const at = edgeNames[edge] as string;
    const isDoor = edgeKind[edge] === DOOR || edgeKind[edge] === ELEVATOR_DOOR;
    if (!isDoor) {
      const token = { do: is > was ? 'place' : 'remove', token: 'damage', at } as const;
      for (let marker = Math.abs(is - was); marker > 0; marker--) tell(`edge ${at}`, token);
    } else if (is === GONE) {
      tell(`edge ${at}`, { do: 'remove', token: 'door', at });
    } else {
      const side = is === CLOSED ? 'closed' : 'open';
      if (was === GONE) tell(`edge ${at}`, { do: 'place', token: 'door', at, side });
      else tell(`edge ${at}`, { do: 'flip', token: 'door', at, to: side });
    }
  }
}

function tellVehicles(before: World, world: World, tell: Tell): void {
  for (const vehicle of ['engine', 'ambulance'] as const) {
    const spots = vehicle === 'engine' ? world.plan.engineSpots : world.plan.ambulanceSpots;
    const was = spots[before[vehicle]];
    const is = spots[world[vehicle]];
    if (!is || was === is) continue;
    if (was) tell(vehicle, { do: 'move', token: vehicle, from: was.names, to: is.names });
    else tell(vehicle, { do: 'place', token: vehicle, at: is.names });
  }
}

/** A firefighter's steps of one input are one movement of the miniature. */
function tellPawns(before: World, events: readonly GameEvent[], told: Told[]): void {
  const cards = new Map<string, { rank: number; to: Role }>();
  const moves = new Map<string, { rank: number; from: Space | null; to: Space; because: Cause | null }>();
  events.forEach((event, rank) => {
    if (event.type === 'firefighterMoved' || event.type === 'knockedDown') {
      const because: Cause = event.type === 'knockedDown' ? { by: 'fire' } : { by: 'action', who: event.who };
      const first = moves.get(event.who);
      moves.set(event.who, first ? { ...first, to: event.to } : { rank, from: event.from, to: event.to, because });
    } else if (event.type === 'fellDown' || event.type === 'stoodUp') {
      const to = event.type === 'fellDown' ? 'down' : 'up';
      const because: Cause | null = event.type === 'fellDown' ? { by: 'fire' } : null;
      told.push({ rank, because, instruction: { do: 'flip', token: 'firefighter', who: event.who, to } });
    } else if (event.type === 'firefighterLeft') {
      const instruction = { do: 'remove', token: 'firefighter', who: event.who, at: event.at } as const;
      told.push({ rank, because: null, instruction });
    } else if (event.type === 'specialistTaken') {
      cards.set(event.who, { rank: cards.get(event.who)?.rank ?? rank, to: event.role });
    }
  });
  for (const [who, { rank, to }] of cards) {
    const had = before.pawn(who)?.role;
    if (had === to) continue;
    // The first card is taken, later ones are swapped.
    const because: Cause = had ? { by: 'action', who } : { by: 'setup' };
    told.push({ rank, because, instruction: { do: 'swap', token: 'specialist', who, to } });
  }
  for (const [who, { rank, from, to, because }] of moves) {
    if (from === to) continue;
    const instruction: Instruction = from
      ? { do: 'move', token: 'firefighter', who, from, to }
      : { do: 'place', token: 'firefighter', who, at: to };
    told.push({ rank, because, instruction });
  }
}

/** Without one of these no marker is touched, or only goes where its holder goes. */
const MARKER_EVENTS: readonly GameEvent['type'][] = [
  'poiPlaced',
  'poiRevealed',
  'poiRemoved',
  'carried',
  'healPlaced',
  'hazmatPlaced',
  'hazmatRemoved',
  'tookHold',
  'letGo',
];

/** POI, victims, heal markers and hazmat: each event is one movement of a hand. */
function tellMarkers(before: World, events: readonly GameEvent[], grips: readonly Grip[], told: Told[]): void {
  if (!events.some(({ type }) => MARKER_EVENTS.includes(type))) return;
  const { foundAt, healedInVain, ambiguous, strays } = followMarkers(before, events, grips);
  events.forEach((event, rank) => {
    const isInVain = healedInVain.has(event);
    if (isInVain && event.type === 'healPlaced') return;
    const known = isInVain && event.type === 'poiRemoved' ? ({ ...event, kind: 'victim' } as const) : event;
    const instruction = markerInstruction(known, foundAt.get(event));
    const because = 'because' in event ? event.because : null;
    if (instruction) told.push({ rank, because, instruction, isKindPlain: !ambiguous.has(event) });
  });
  for (const stray of strays) {
    told.push({ rank: events.length, because: null, instruction: moved(stray) });
  }
}

function moved({ what, from, to }: { readonly what: Thing; readonly from: Space; readonly to: Space }): Instruction {
  if (what === 'hazmat') return { do: 'move', token: 'hazmat', from, to };
  return { do: 'move', token: 'poi', kind: what, from, to };
}

function markerInstruction(event: GameEvent, found: Space | undefined): Instruction | null {
  switch (event.type) {
    case 'poiPlaced':
      return { do: 'place', token: 'poi', at: event.at };
    case 'poiRevealed':
      return { do: 'flip', token: 'poi', at: event.at, to: event.kind };
    case 'poiRemoved': {
      const removal = { do: 'remove', token: 'poi', at: found ?? event.at, to: event.to } as const;
      return event.kind === 'falseAlarm' ? removal : { ...removal, kind: event.kind };
    }
    case 'carried':
      return moved(event);
    case 'healPlaced':
      return { do: 'place', token: 'heal', at: found ?? event.at };
    case 'hazmatPlaced':
      return { do: 'place', token: 'hazmat', at: event.at };
    case 'hazmatRemoved':
      return { do: 'remove', token: 'hazmat', at: found ?? event.at };
    default:
      return null;
  }
}

/** For each flat token the event that first touched it. */
function firstTouches(events: readonly GameEvent[]): Map<string, { rank: number; because: Cause | null }> {
  const touched = new Map<string, { rank: number; because: Cause | null }>();
  events.forEach((event, rank) => {
    const key = flatToken(event);
    if (key && !touched.has(key)) touched.set(key, { rank, because: reasonOf(event) });
  });
  return touched;
}

function reasonOf(event: GameEvent): Cause | null {
  if (event.type === 'hotSpotPlaced') return event.why === 'setup' ? { by: 'setup' } : { by: 'fire' };
  return 'because' in event ? event.because : null;
}

function flatToken(event: GameEvent): string | null {
  switch (event.type) {
    case 'smokePlaced':
    case 'fireLit':
    case 'threatRemoved':
    case 'fireQuenched':
      return `threat ${event.at}`;
    case 'wallDamaged':
    case 'wallRepaired':
    case 'doorDestroyed':
    case 'doorFlipped':
      return `edge ${event.edge}`;
    case 'hotSpotPlaced':
      return `hotSpot ${event.at}`;
    case 'vehicleMoved':
      return event.vehicle;
    default:
      return null;
  }
}
