/** From one table to another: what hands do after undo, redo, amend, or to rebuild a table from nothing. */
import type { Ground } from './compile.js';
import { nameOf } from './floorPlan.js';
import type { ReasonedInstruction } from './game.js';
import { instruct, reasoned } from './instruct.js';
import type { Instruction } from './instruction.js';
import { readTable } from './readTable.js';
import type { Space } from './space.js';
import type { PoiMarker, TableState } from './table.js';
import { NOWHERE, type World } from './world.js';

export function reconcile(ground: Ground, before: TableState, after: TableState): ReasonedInstruction[] {
  const from = read(ground, before);
  const to = read(ground, after);
  const pieces: Instruction[] = [
    ...removedPawns(from, to),
    ...cardsBack(from, to),
    ...markers(from, to),
    ...pawns(from, to),
  ];
  const all = [...pieces.map(instruction => ({ instruction, because: null })), ...instruct(from, to, [])].map(reasoned);
  // What goes makes room first: a marker may be needed elsewhere when the supply is empty.
  return [...all.filter(({ do: deed }) => deed === 'remove'), ...all.filter(({ do: deed }) => deed !== 'remove')];
}

function read(ground: Ground, table: TableState): World {
  const result = readTable(ground.plan, ground.rules, table);
  if (!result.ok) throw new Error(`a table of our own is broken: ${result.refusal.message}`);
  return result.value;
}

function* removedPawns(from: World, to: World): Generator<Instruction> {
  for (const pawn of from.pawns) {
    const isGone = pawn.at !== NOWHERE && (to.pawn(pawn.id)?.at ?? NOWHERE) === NOWHERE;
    if (isGone) yield { do: 'remove', token: 'firefighter', who: pawn.id, at: nameOf(from.plan, pawn.at) };
  }
}

function* cardsBack(from: World, to: World): Generator<Instruction> {
  for (const { id, role } of from.pawns) {
    if (role && !to.pawn(id)?.role) yield { do: 'swap', token: 'specialist', who: id, from: role, to: null };
  }
}

function* pawns(from: World, to: World): Generator<Instruction> {
  for (const pawn of to.pawns) {
    const was = from.pawn(pawn.id);
    const at = nameOf(to.plan, pawn.at);
    if (pawn.at !== NOWHERE && (was?.at ?? NOWHERE) === NOWHERE) {
      yield { do: 'place', token: 'firefighter', who: pawn.id, at };
    } else if (pawn.at !== NOWHERE && was && was.at !== pawn.at) {
      yield { do: 'move', token: 'firefighter', who: pawn.id, from: nameOf(from.plan, was.at), to: at };
    }
    // Taken off the board, a miniature does not lie any more.
    const isTakenOff = pawn.at === NOWHERE && was !== undefined && was.at !== NOWHERE;
    const wasDown = !isTakenOff && (was?.isDown ?? false);
    if (wasDown !== pawn.isDown) {
      yield { do: 'flip', token: 'firefighter', who: pawn.id, to: pawn.isDown ? 'down' : 'up' };
    }
    if (pawn.role && was?.role !== pawn.role) yield { do: 'swap', token: 'specialist', who: pawn.id, to: pawn.role };
  }
}

/** Markers lying or held: the same one is turned over, one missing elsewhere is moved, others go and come. */
function* markers(from: World, to: World): Generator<Instruction> {
  const gone: Piece[] = [];
  const come: Piece[] = [];
  // To the last place, the lobby: nothing lies there, but what is held stands there with its holder.
  for (let space = 0; space <= to.plan.count; space++) {
    const at = nameOf(to.plan, space);
    const was = markersAt(from, space);
    const is = markersAt(to, space);
    const less = without(was, is);
    const more = without(is, was);
    while (less.length > 0 && more.length > 0) yield* turned(less.pop() as PoiMarker, more.pop() as PoiMarker, at);
    gone.push(...less.map(kind => ({ kind, at })));
    come.push(...more.map(kind => ({ kind, at })));
    const hazmat = hazmatAt(to, space) - hazmatAt(from, space);
    for (let n = Math.abs(hazmat); n > 0; n--) (hazmat > 0 ? come : gone).push({ kind: 'hazmat', at });
  }
  const room: Room = {
    lost: to.lost.victims - from.lost.victims,
    rescued: to.rescued.victims - from.rescued.victims,
  };
  for (const piece of gone) yield takenAway(piece, room, come);
  for (const { kind, at } of come) {
    if (kind === 'hazmat') yield { do: 'place', token: 'hazmat', at };
    else yield { do: 'place', token: 'poi', at, ...(kind === '?' ? {} : { kind }) };
  }
}

/** A marker that is too many in one place or missing in another. */
interface Piece {
  readonly kind: PoiMarker | 'hazmat';
  readonly at: Space;
}

/** Into a box that takes one more, to where such a piece is missing (which then comes no more), or away. */
function takenAway({ kind, at }: Piece, room: Room, come: Piece[]): Instruction {
  if (kind === '?') return { do: 'remove', token: 'poi', at, to: 'supply', kind };
  const box = kind === 'hazmat' ? 'supply' : whereTo(room);
  const missing = box === 'supply' ? come.findIndex(piece => piece.kind === kind) : -1;
  const [target] = missing < 0 ? [] : come.splice(missing, 1);
  if (kind === 'hazmat') {
    return target ? { do: 'move', token: 'hazmat', from: at, to: target.at } : { do: 'remove', token: 'hazmat', at };
  }
  if (target) return { do: 'move', token: 'poi', kind, from: at, to: target.at };
  return { do: 'remove', token: 'poi', at, to: box, kind };
}

function* turned(was: PoiMarker, is: PoiMarker, at: string): Generator<Instruction> {
  if (was === 'treated') yield { do: 'remove', token: 'heal', at };
  if (was === '?' || is === '?') yield { do: 'flip', token: 'poi', at, to: is === '?' ? '?' : 'victim' };
  if (is === 'treated') yield { do: 'place', token: 'heal', at };
}

/** Victims the two boxes still have to take. */
interface Room {
  lost: number;
  rescued: number;
}

/** Boxes whose count grew take as many markers; the rest goes back among the face-down ones. */
function whereTo(room: Room): 'lost' | 'rescued' | 'supply' {
  const box = room.lost > 0 ? 'lost' : room.rescued > 0 ? 'rescued' : null;
  if (!box) return 'supply';
  room[box] -= 1;
  return box;
}

function markersAt(world: World, space: number): PoiMarker[] {
  const fill = (kind: PoiMarker, count: number): PoiMarker[] => Array.from({ length: count }, () => kind);
  const held = world.pawns.filter(pawn => pawn.at === space);
  const carried = held.filter(pawn => pawn.carrying === 'victim').length;
  const led = held.reduce((sum, pawn) => sum + pawn.leading, 0);
  return [
    ...fill('?', world.unknown[space] ?? 0),
    ...fill('victim', (world.victims[space] ?? 0) + carried),
    ...fill('treated', (world.treated[space] ?? 0) + led),
  ];
}

function hazmatAt(world: World, space: number): number {
  const carried = world.pawns.filter(pawn => pawn.at === space && pawn.carrying === 'hazmat').length;
  return (world.hazmat[space] ?? 0) + carried;
}

function without(items: readonly PoiMarker[], others: readonly PoiMarker[]): PoiMarker[] {
  const left = [...others];
  return items.filter(item => {
    const i = left.indexOf(item);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}
