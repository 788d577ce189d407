import { DOOR, ELEVATOR_DOOR, LIGHT, nameOf, WALL } from './floorPlan.js';
import type { FirefighterState, PoiMarker, TableState } from './table.js';
import { CLOSED, FIRE, NOWHERE, OPEN, type Pawn, SMOKE, type World } from './world.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The canonical table: only what differs from the default, spaces and edges by row and column. */
export function writeTable(world: World): TableState {
  const { plan, rules } = world;
  const table: Writable<TableState> = {};
  const spacesWhere = (test: (space: number) => boolean): string[] => {
    const spaces: string[] = [];
    for (let space = 0; space < plan.count; space++) if (test(space)) spaces.push(nameOf(plan, space));
    return spaces;
  };
  const fire = spacesWhere(space => world.threat[space] === FIRE);
  const smoke = spacesWhere(space => world.threat[space] === SMOKE);
  if (fire.length > 0) table.fire = fire;
  if (smoke.length > 0) table.smoke = smoke;
  writeEdges(world, table);
  writePoi(world, table);
  const hazmat: string[] = [];
  for (let space = 0; space < plan.count; space++) {
    for (let n = 0; n < (world.hazmat[space] as number); n++) hazmat.push(nameOf(plan, space));
  }
  if (hazmat.length > 0) table.hazmat = hazmat;
  const hotSpots = spacesWhere(space => world.hotSpot[space] === 1);
  if (hotSpots.length > 0) table.hotSpots = hotSpots;
  if (world.hotSpotPool !== rules.hotSpotPool) table.hotSpotPool = world.hotSpotPool;
  if (world.pawns.length > 0) {
    const isCounted = Number.isFinite(rules.leadLimit);
    table.firefighters = Object.fromEntries(world.pawns.map(pawn => [pawn.id, writePawn(world, pawn, isCounted)]));
  }
  if (world.turn !== null) table.turn = world.turn;
  const engine = plan.engineSpots[world.engine];
  const ambulance = plan.ambulanceSpots[world.ambulance];
  if (engine) table.engine = engine.names;
  if (ambulance) table.ambulance = ambulance.names;
  const pool = differing(world.pool, rules.pool);
  const rescued = differing(world.rescued, { victims: 0, falseAlarms: 0, hazmat: 0 });
  const lost = differing(world.lost, { victims: 0, falseAlarms: 0 });
  if (pool) table.pool = pool;
  if (rescued) table.rescued = rescued;
  if (lost) table.lost = lost;
  return table;
}

function writeEdges(world: World, table: Writable<TableState>): void {
  const { plan } = world;
  const doors: Record<string, 'open' | 'destroyed'> = {};
  const damage: Record<string, number> = {};
  // Edges are numbered by their smaller space, so this is already in order.
  for (let edge = 0; edge < plan.edgeNames.length; edge++) {
    const state = world.edges[edge] as number;
    if (state === 0) continue;
    const kind = plan.edgeKind[edge];
    const name = plan.edgeNames[edge] as string;
    if ((kind === DOOR || kind === ELEVATOR_DOOR) && state !== CLOSED)
      doors[name] = state === OPEN ? 'open' : 'destroyed';
    if (kind === WALL || kind === LIGHT) damage[name] = state;
  }
  if (Object.keys(doors).length > 0) table.doors = doors;
  if (Object.keys(damage).length > 0) table.damage = damage;
  if (world.damageElsewhere !== 0) table.damageCount = world.rules.damageMarkers - world.damageLeft;
}

function writePoi(world: World, table: Writable<TableState>): void {
  const poi: Record<string, PoiMarker | PoiMarker[]> = {};
  for (let space = 0; space < world.plan.count; space++) {
    const here: PoiMarker[] = [
      ...repeat('?' as const, world.unknown[space] as number),
      ...repeat('treated' as const, world.treated[space] as number),
      ...repeat('victim' as const, world.victims[space] as number),
    ];
    if (here.length > 0) poi[nameOf(world.plan, space)] = here.length === 1 ? (here[0] as PoiMarker) : here;
  }
  if (Object.keys(poi).length > 0) table.poi = poi;
}

function writePawn(world: World, pawn: Pawn, isLeadingFlag: boolean): FirefighterState {
  const state: Writable<FirefighterState> = {};
  if (pawn.hasActed) state.acted = true;
  if (pawn.ap !== null) state.ap = pawn.ap;
  if (pawn.at !== NOWHERE) state.at = nameOf(world.plan, pawn.at);
  if (pawn.cafsCommanded) state.cafsCommanded = pawn.cafsCommanded;
  if (pawn.carrying) state.carrying = pawn.carrying;
  if (pawn.isDown) state.down = true;
  if (pawn.freeAp) state.freeAp = pawn.freeAp;
  if (pawn.leading) state.leading = isLeadingFlag ? true : pawn.leading;
  if (pawn.role) state.role = pawn.role;
  if (pawn.saved) state.saved = pawn.saved;
  return state;
}

function repeat<T>(item: T, times: number): T[] {
  return times === 0 ? [] : Array.from({ length: times }, () => item);
}

function differing<T extends Record<string, number>>(counts: T, defaults: T): Partial<T> | null {
  const changed = Object.entries(counts).filter(([key, value]) => value !== defaults[key]);
  return changed.length > 0 ? (Object.fromEntries(changed.sort(([a], [b]) => (a < b ? -1 : 1))) as Partial<T>) : null;
}
