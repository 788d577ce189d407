/**
 * R19 where the Captain answers for others: hose, steps, commands, doors and axe help each other (one hose may free two
 * who share a fire, or clear the way for a third), so nobody can be priced alone. Every way is tried.
 */
import { DOOR, ELEVATOR_DOOR, WALL } from '../floorPlan.js';
import { FIRE, isPassable, OPEN, type Pawn, SMOKE, type World } from '../world.js';
import { canClimbDown, MOST_WORKS, type Tools, worksTo } from './escape.js';

interface Help {
  readonly ap: number;
  readonly isCommand: boolean;
  /** Does it on the table, and gives back how it is undone. */
  readonly tryIt: () => () => void;
}

/** In play a dozen tables are looked at. A correction may set a riddle that would take seconds: then the answer is no. */
const MOST_TABLES = 500;

/** Can nobody be in fire any more, for that many AP of the Captain's own and free ones that only command? */
export function canAllLeave(
  world: World,
  captain: Pawn,
  own: number,
  command: number,
  seen: Set<string> = new Set(),
): boolean {
  const burning = world.pawns.filter(({ at }) => world.threat[at] === FIRE);
  const fires = new Set(burning.map(({ at }) => at)).size;
  if (fires === 0) return true;
  const places = world.pawns.map(({ at }) => at);
  const table = [own, command, captain.cafsCommanded, places, world.threat.join(''), world.edges.join('')].join(' ');
  // Each of these fires takes one AP at least.
  if (own + command < fires || seen.has(table) || seen.size >= MOST_TABLES) return false;
  seen.add(table);
  const others = burning.filter(pawn => pawn !== captain);
  const helps = [
    ...hose(world, captain),
    ...others.flatMap(pawn => commands(world, captain, pawn)),
    ...waysOf(world, captain, 'doorsAndAxe'),
  ];
  return helps.some(({ ap, isCommand, tryIt }) => {
    const free = isCommand ? Math.min(command, ap) : 0;
    if (ap - free > own) return false;
    const undo = tryIt();
    const isDone = canAllLeave(world, captain, own - ap + free, command - free, seen);
    undo();
    return isDone;
  });
}

/** AP the Captain may still spend on commanding this firefighter: on the CAFS one a single AP a turn (R30). */
export function commandLimit({ cafsCommanded }: Pawn, { role }: Pawn): number {
  return role === 'cafs' ? 1 - cafsCommanded : Number.POSITIVE_INFINITY;
}

function commands(world: World, captain: Pawn, pawn: Pawn): Help[] {
  const allowed = waysOf(world, pawn, 'doors').filter(({ ap }) => ap <= commandLimit(captain, pawn));
  if (pawn.role !== 'cafs') return allowed;
  return allowed.map(way => ({
    ...way,
    tryIt: () => {
      const undo = way.tryIt();
      captain.cafsCommanded += way.ap;
      return () => {
        captain.cafsCommanded -= way.ap;
        undo();
      };
    },
  }));
}

/** Fire to smoke, in the own space and beside it. */
function hose(world: World, captain: Pawn): Help[] {
  const { plan, threat } = world;
  const { extinguish } = world.factsOf(captain);
  if (extinguish === 0 || captain.at < 0 || captain.at >= plan.count) return [];
  const reached = [captain.at];
  for (let d = 0; d < 4; d++) {
    const next = plan.next[captain.at * 4 + d] as number;
    if (next >= 0 && isPassable(world, plan.edgeOf[captain.at * 4 + d] as number)) reached.push(next);
  }
  const burning = reached.filter(space => threat[space] === FIRE);
  return burning.map(space => ({ ap: extinguish, isCommand: false, tryIt: () => setCell(threat, space, SMOKE) }));
}

/** One step, one door or wall opened, or the ladder down (R39); who may use doors only is commanded (R30). */
function waysOf(world: World, pawn: Pawn, tools: Tools): Help[] {
  const { plan } = world;
  const isCommand = tools === 'doors';
  const { at } = pawn;
  if (at < 0 || at >= plan.count) return [];
  const ways: Help[] = [];
  if (canClimbDown(world, at)) {
    const [engine] = plan.engineSpots[world.engine]?.spaces ?? [at];
    ways.push({ ap: 2, isCommand, tryIt: () => setPlace(pawn, engine) });
  }
  for (let d = 0; d < 4; d++) {
    const next = plan.next[at * 4 + d] as number;
    const works = next < 0 ? MOST_WORKS + 1 : worksTo(world, pawn, at, d, tools);
    if (works > MOST_WORKS) continue;
    const stepAp = world.threat[next] === FIRE ? 2 : 1;
    const edge = plan.edgeOf[at * 4 + d] as number;
    if (works === 0) ways.push({ ap: stepAp, isCommand, tryIt: () => setPlace(pawn, next) });
    else ways.push({ ap: works, isCommand, tryIt: () => setOpen(world, edge) });
  }
  return ways;
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

/** A door opened, or the markers that make a wall a hole: two, or one in a light wall (R40). */
function setOpen(world: World, edge: number): () => void {
  const { plan, edges } = world;
  const damageLeft = world.damageLeft;
  const isDoor = plan.edgeKind[edge] === DOOR || plan.edgeKind[edge] === ELEVATOR_DOOR;
  const holed = plan.edgeKind[edge] === WALL ? 2 : 1;
  if (!isDoor) world.damageLeft -= holed - (edges[edge] as number);
  const undo = setCell(edges, edge, isDoor ? OPEN : holed);
  return () => {
    undo();
    world.damageLeft = damageLeft;
  };
}
