/** What the Captain's AP buy for those in fire (R19): hose, axe, steps and doors of his own, doors of the others. */
import { DOOR, LIGHT, WALL } from '../floorPlan.js';
import { CLOSED, FIRE, isPassable, OPEN, type Pawn, SMOKE, type World } from '../world.js';
import { nearestFirst } from './nearestFirst.js';
import { movesFrom } from './paths.js';
import { doorState, hasFloor } from './tower.js';

export interface Help {
  readonly ap: number;
  readonly isCommand: boolean;
  /** Does it on the table, and gives back how it is undone. */
  readonly tryIt: () => () => void;
}

/** AP the Captain may still spend on commanding this firefighter: some take only so much a turn (R30). */
export function commandLimit(world: World, captain: Pawn, other: Pawn): number {
  const { commandLimit: limit } = world.factsOf(other);
  return limit === null ? Number.POSITIVE_INFINITY : limit - captain.limitedCommandAp;
}

/** Counts what the Captain spends on one whose commands are limited, and gives back how that is undone. */
export function countCommand(world: World, captain: Pawn, other: Pawn, ap: number): () => void {
  const { limitedCommandAp } = captain;
  if (other !== captain && world.factsOf(other).commandLimit !== null) captain.limitedCommandAp += ap;
  return () => {
    captain.limitedCommandAp = limitedCommandAp;
  };
}

/** The Captain's own: he is where the hose and the axe are, so his steps count one by one. */
export function ownHelps(world: World, captain: Pawn): Help[] {
  const { at } = captain;
  const steps = movesFrom(world, captain, at).map(({ to, ap }) => own(ap, () => setPlace(captain, to)));
  const doors = doorsAt(world, captain, at).map(({ ap, work }) => own(ap, work));
  return [...hoses(world, captain), ...doors, ...axes(world, captain), ...steps];
}

function own(ap: number, tryIt: Help['tryIt']): Help {
  return { ap, isCommand: false, tryIt };
}

/** Others help by doors alone, so they are sent straight to one. Nobody has to walk before the door is wanted. */
export function commandedHelps(world: World, captain: Pawn, other: Pawn, most: number): Help[] {
  const limit = Math.min(most, commandLimit(world, captain, other));
  if (limit <= 0) return [];
  return [...walkingAp(world, other, limit)].flatMap(([place, walked]) =>
    doorsAt(world, other, place)
      .map(({ ap, work }) => ({ ap: walked + ap, work }))
      .filter(({ ap }) => ap <= limit)
      .map(({ ap, work }) => ({ ap, isCommand: true, tryIt: () => commanded(world, captain, other, place, ap, work) })),
  );
}

function commanded(
  world: World,
  captain: Pawn,
  other: Pawn,
  place: number,
  ap: number,
  work: Help['tryIt'],
): () => void {
  const undoWalk = setPlace(other, place);
  const undoWork = work();
  const undoCount = countCommand(world, captain, other, ap);
  return () => {
    undoCount();
    undoWork();
    undoWalk();
  };
}

/** The fewest AP for which this firefighter walks to each place, as far as `most` AP go. */
export function walkingAp(world: World, pawn: Pawn, most: number): Map<number, number> {
  return nearestFirst(pawn.at, most, (here, reach) => {
    for (const { to, ap } of movesFrom(world, pawn, here)) reach(to, ap);
  });
}

interface Work {
  readonly ap: number;
  readonly work: () => () => void;
}

/** Doors opened from here; elevator doors are worked both ways, for the car takes people along (R38). */
function doorsAt(world: World, pawn: Pawn, place: number): Work[] {
  const { plan, edges } = world;
  const works: Work[] = [];
  for (let d = 0; d < 4 && isOnFloor(world, place); d++) {
    const edge = plan.edgeOf[place * 4 + d] as number;
    const isClosed = edge >= 0 && plan.edgeKind[edge] === DOOR && edges[edge] === CLOSED;
    if (isClosed) works.push({ ap: 1, work: () => setCell(edges, edge, OPEN) });
  }
  plan.elevators.forEach(({ space, door, landing }, elevator) => {
    const state = doorState(world, elevator);
    if ((state === OPEN || state === CLOSED) && (place === space || place === landing)) {
      works.push({ ap: 2, work: () => setCell(edges, door, state === OPEN ? CLOSED : OPEN) });
    }
    // From the lobby it is called down, and whoever called it steps in.
    if (state === OPEN && place === plan.count) works.push({ ap: 2, work: () => call(world, pawn, space, door) });
  });
  return works;
}

function call({ edges }: World, pawn: Pawn, car: number, door: number): () => void {
  const undoDoor = setCell(edges, door, CLOSED);
  const undoStep = setPlace(pawn, car);
  return () => {
    undoStep();
    undoDoor();
  };
}

/** Not below, where nothing of the floor is in reach, and not off the board. */
function isOnFloor(world: World, place: number): boolean {
  return place >= 0 && place < world.plan.count && hasFloor(world, place);
}

/** Fire to smoke, in the own space and beside it. */
function hoses(world: World, captain: Pawn): Help[] {
  const { plan, threat } = world;
  const { extinguish } = world.factsOf(captain);
  if (extinguish === 0 || !isOnFloor(world, captain.at)) return [];
  const reached = [captain.at];
  for (let d = 0; d < 4; d++) {
    const next = plan.next[captain.at * 4 + d] as number;
    if (next >= 0 && isPassable(world, plan.edgeOf[captain.at * 4 + d] as number)) reached.push(next);
  }
  const burning = reached.filter(space => threat[space] === FIRE);
  return burning.map(space => own(extinguish, () => setCell(threat, space, SMOKE)));
}

/** A wall of the own space made a hole, from the ground too: a wall with one marker more than before is no help yet. */
function axes(world: World, captain: Pawn): Help[] {
  const { plan } = world;
  const { chop } = world.factsOf(captain);
  const helps: Help[] = [];
  for (let d = 0; d < 4 && chop > 0 && isOnFloor(world, captain.at); d++) {
    const edge = plan.edgeOf[captain.at * 4 + d] as number;
    const markers = edge < 0 ? 0 : markersToHole(world, edge);
    if (markers > 0) helps.push(own(markers * chop, () => setHole(world, edge, markers)));
  }
  return helps;
}

/** Markers that make this wall a hole: 0 when it is none, or when the last marker of the game would bring the house down. */
export function markersToHole({ plan, edges, damageLeft }: World, edge: number): number {
  const kind = plan.edgeKind[edge];
  const markers = kind === WALL ? 2 - (edges[edge] as number) : kind === LIGHT ? 1 - (edges[edge] as number) : 0;
  return markers < damageLeft ? Math.max(0, markers) : 0;
}

function setHole(world: World, edge: number, markers: number): () => void {
  const undo = setCell(world.edges, edge, (world.edges[edge] as number) + markers);
  world.damageLeft -= markers;
  return () => {
    undo();
    world.damageLeft += markers;
  };
}

function setCell(cells: Uint8Array, index: number, value: number): () => void {
  const before = cells[index] as number;
  cells[index] = value;
  return () => {
    cells[index] = before;
  };
}

function setPlace(pawn: Pawn, to: number): () => void {
  const before = pawn.at;
  pawn.at = to;
  return () => {
    pawn.at = before;
  };
}
