import type { Direction, GameEvent, Space, TableState, TickedInstruction } from '../../server/web/wire.js';
import { stateOf } from '../crew.js';
import type { Piece } from './contents.js';
import { contentsOf, pieceOf } from './contents.js';
import type { BoardPlace, Way } from './places.js';
import { placeOf } from './places.js';

/** What is drawn in a space: a piece, or a false alarm on its way out, for none ever stays. */
export type Drawn = Piece | { readonly kind: 'falseAlarm' };

/** A piece and how it looks: as it lies, as just put there, as it must be taken away; somebody saved is never crossed out. */
export interface Lying {
  readonly piece: Drawn;
  readonly look: 'still' | 'fresh' | 'gone' | 'saved';
}

export type Badge = BadgePlace &
  ({ readonly look: 'number'; readonly label: string } | { readonly look: 'choice'; readonly label: Direction });

interface BadgePlace {
  readonly place: BoardPlace;
  /** Which of the things lying there it is about; null when of none, or of all. */
  readonly piece: number | null;
}

export interface PawnRoute extends Way {
  readonly who: string;
}

/** What open instructions add to the picture of the table. */
export interface Overlay {
  readonly lying: ReadonlyMap<Space, readonly Lying[]>;
  readonly freshEdges: ReadonlySet<BoardPlace>;
  readonly goneAtEdges: readonly { readonly edge: BoardPlace; readonly token: 'door' | 'damage' }[];
  readonly routes: readonly PawnRoute[];
  /** Every line that is drawn across the plan: routes, and the ways there are to choose from. */
  readonly ways: readonly Way[];
  readonly badges: readonly Badge[];
}

/** A place one can choose; `who` is drawn there in outline. */
export interface BoardChoice {
  /** The side of the house it lies on, as seen here; empty where that does not tell it from the others. */
  readonly label: Direction | '';
  readonly place: BoardPlace;
  readonly who: string | null;
}

/** The table as it should lie, with what hands still have to do marked on it. */
export function overlayOf(
  table: TableState,
  instructions: readonly TickedInstruction[],
  choices: readonly BoardChoice[],
): Overlay {
  const open = instructions.filter(instruction => !instruction.isDone);
  const lying = new Map<Space, Lying[]>();
  for (const [space, pieces] of contentsOf(table)) {
    lying.set(
      space,
      pieces.map(piece => ({ piece, look: open.some(one => puts(one, space, piece)) ? 'fresh' : 'still' })),
    );
  }
  const going = new Map<TickedInstruction, number>();
  for (const instruction of open) {
    const gone = takenAway(instruction);
    if (!gone) continue;
    const there = lying.get(gone.at) ?? [];
    going.set(instruction, there.length);
    lying.set(gone.at, [...there, gone.lying]);
  }
  const pieceAt = (instruction: TickedInstruction, place: BoardPlace): number | null => {
    const index = lying.get(place)?.findIndex(({ piece }) => isAbout(instruction, place, piece)) ?? -1;
    return going.get(instruction) ?? (index < 0 ? null : index);
  };
  const routes = open.flatMap(one =>
    one.do === 'move' && one.token === 'firefighter' ? [{ who: one.who, from: one.from, to: one.to }] : [],
  );
  return {
    lying,
    freshEdges: new Set(
      open.flatMap(one => (one.do !== 'remove' && 'at' in one && isEdgeToken(one) ? [String(one.at)] : [])),
    ),
    goneAtEdges: open.flatMap(one =>
      one.do === 'remove' && (one.token === 'door' || one.token === 'damage')
        ? [{ edge: one.at, token: one.token }]
        : [],
    ),
    routes,
    ways: [...routes, ...choices.flatMap(choice => wayTo(choice, table))],
    badges: badgesOf(table, open, choices, pieceAt),
  };
}

function wayTo({ label, place, who }: BoardChoice, table: TableState): readonly Way[] {
  const from = label === '' ? undefined : stateOf(table, who)?.at;
  return from ? [{ from, to: place }] : [];
}

/** The blasts of a step, one line per direction, for the drawing. */
export interface Blast {
  readonly from: Space;
  /** Spaces the wave ran over, then the space or edge where it stopped. */
  readonly path: readonly BoardPlace[];
}

export function blastsOf(events: readonly GameEvent[]): readonly Blast[] {
  const blasts = new Map<string, Blast>();
  for (const event of events) {
    if (!('because' in event) || event.because.by !== 'blast') continue;
    const { from, direction, through } = event.because;
    const end = 'at' in event ? event.at : 'edge' in event ? event.edge : null;
    if (end === null) continue;
    const key = `${from} ${direction}`;
    const path = [...through, end];
    if (path.length >= (blasts.get(key)?.path.length ?? 0)) blasts.set(key, { from, path });
  }
  return [...blasts.values()];
}

export function explosionsOf(events: readonly GameEvent[]): readonly Space[] {
  return events.flatMap(event => (event.type === 'exploded' ? [event.at] : []));
}

/** The space the newest dice pointed at. */
export function targetOf(events: readonly GameEvent[]): Space | null {
  return events.findLast(event => event.type === 'diceRead')?.target ?? null;
}

function puts(instruction: TickedInstruction, space: Space, piece: Piece): boolean {
  if (piece.kind === 'firefighter') {
    return (
      (instruction.do === 'place' || instruction.do === 'move') &&
      instruction.token === 'firefighter' &&
      instruction.who === piece.who
    );
  }
  if (instruction.do === 'place') {
    return instruction.at === space && (instruction.token === piece.kind || isMarkerPut(instruction, piece));
  }
  if (instruction.do !== 'flip' || !('at' in instruction) || instruction.at !== space) return false;
  return 'token' in instruction
    ? instruction.token === 'poi' && piece.kind === (instruction.to === '?' ? 'poi' : instruction.to)
    : instruction.to === piece.kind;
}

/** What an instruction puts, turns over, brings or lays down. */
function isAbout(instruction: TickedInstruction, space: Space, piece: Drawn): boolean {
  if (piece.kind === 'falseAlarm') return false;
  if (piece.kind === 'firefighter') return 'who' in instruction && instruction.who === piece.who;
  if (instruction.do !== 'move') return puts(instruction, space, piece);
  return piece.kind === (instruction.token === 'poi' ? instruction.kind : instruction.token);
}

function isMarkerPut(instruction: TickedInstruction, piece: Piece): boolean {
  if (instruction.do !== 'place') return false;
  if (instruction.token === 'heal') return piece.kind === 'treated';
  return instruction.token === 'poi' && piece.kind === ('kind' in instruction ? instruction.kind : 'poi');
}

function takenAway(instruction: TickedInstruction): { readonly at: Space; readonly lying: Lying } | null {
  const piece = instruction.do === 'remove' ? pieceTaken(instruction) : null;
  if (piece === null || instruction.do !== 'remove' || typeof instruction.at !== 'string') return null;
  return { at: instruction.at, lying: { piece, look: isRescue(instruction) ? 'saved' : 'gone' } };
}

/** Somebody who was brought out of the house; a false alarm was nobody. */
export function isRescue(instruction: TickedInstruction): boolean {
  const isToSafety = instruction.do === 'remove' && instruction.token === 'poi' && instruction.to === 'rescued';
  return isToSafety && (instruction.kind === 'victim' || instruction.kind === 'treated');
}

function pieceTaken(instruction: Extract<TickedInstruction, { do: 'remove' }>): Drawn | null {
  switch (instruction.token) {
    case 'smoke':
    case 'fire':
    case 'hazmat':
      return { kind: instruction.token };
    case 'poi':
      return { kind: instruction.kind === '?' ? 'poi' : (instruction.kind ?? 'falseAlarm') };
    case 'firefighter':
      return pieceOf(instruction.who, {});
    default:
      return null;
  }
}

function isEdgeToken(instruction: TickedInstruction): boolean {
  return 'token' in instruction && (instruction.token === 'door' || instruction.token === 'damage');
}

function badgesOf(
  table: TableState,
  open: readonly TickedInstruction[],
  choices: readonly BoardChoice[],
  pieceAt: (instruction: TickedInstruction, place: BoardPlace) => number | null,
): readonly Badge[] {
  const numbers = open.flatMap(instruction => {
    const place = placeOf(instruction, table);
    if (place === null) return [];
    return [{ label: String(instruction.number), place, look: 'number' as const, piece: pieceAt(instruction, place) }];
  });
  const arrows = choices.flatMap(({ label, place }) =>
    label === '' ? [] : [{ label, place, look: 'choice' as const, piece: null }],
  );
  return [...numbers, ...arrows];
}
