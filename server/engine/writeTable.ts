import { DOOR, ELEVATOR_DOOR, LIGHT, nameOf, WALL } from './floorPlan.js';
import type { FirefighterState, PoiMarker, TableState } from './table.js';
import { CLOSED, FIRE, NOWHERE, OPEN, type Pawn, SMOKE, type World } from './world.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The canonical table: only what differs from the default; keys by name, spaces and edges by row and column. */
export function writeTable(world: World): TableState {
  const { plan, rules } = world;
  const table: Writable<TableState> = {};
  const ambulance = plan.ambulanceSpots[world.ambulance];
  if (ambulance) table.ambulance = ambulance.names;
  writeEdges(world, table);
  const engine = plan.engineSpots[world.engine];
  if (engine) table.engine = engine.names;
  const fire = spacesWith(world, world.threat, FIRE);
  if (fire.length > 0) table.fire = fire;
  if (world.pawns.length > 0) {
    const isLeadingFlag = Number.isFinite(rules.leadLimit);
    table.firefighters = Object.fromEntries(world.pawns.map(pawn => [pawn.id, writePawn(world, pawn, isLeadingFlag)]));
  }
  const hazmat = repeatedSpaces(world, world.hazmat);
  if (hazmat.length > 0) table.hazmat = hazmat;
  if (world.hotSpotPool !== rules.hotSpotPool) table.hotSpotPool = world.hotSpotPool;
  const hotSpots = spacesWith(world, world.hotSpot, 1);
  if (hotSpots.length > 0) table.hotSpots = hotSpots;
  const lost = differing(world.lost, { victims: 0, falseAlarms: 0 });
  if (lost) table.lost = lost;
  writePoi(world, table);
  const pool = differing(world.pool, rules.pool);
  if (pool) table.pool = pool;
  const rescued = differing(world.rescued, { victims: 0, falseAlarms: 0, hazmat: 0 });
  if (rescued) table.rescued = rescued;
  const smoke = spacesWith(world, world.threat, SMOKE);
  if (smoke.length > 0) table.smoke = smoke;
  if (world.turn !== null) table.turn = world.turn;
  return table;
}

function spacesWith({ plan }: World, tokens: Uint8Array, wanted: number): string[] {
  const spaces: string[] = [];
  for (let space = 0; space < plan.count; space++) if (tokens[space] === wanted) spaces.push(nameOf(plan, space));
  return spaces;
}

function repeatedSpaces({ plan }: World, tokens: Uint8Array): string[] {
  const spaces: string[] = [];
  for (let space = 0; space < plan.count; space++) {
    for (let n = tokens[space] as number; n > 0; n--) spaces.push(nameOf(plan, space));
  }
  return spaces;
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
  if (Object.keys(damage).length > 0) table.damage = damage;
  if (world.damageElsewhere !== 0) table.damageCount = world.rules.damageMarkers - world.damageLeft;
  if (Object.keys(doors).length > 0) table.doors = doors;
}

function writePoi({ plan, unknown, treated, victims }: World, table: Writable<TableState>): void {
  const poi: Record<string, PoiMarker | PoiMarker[]> = {};
  let isAny = false;
  for (let space = 0; space < plan.count; space++) {
    if (!unknown[space] && !treated[space] && !victims[space]) continue;
    const here: PoiMarker[] = [];
    for (let n = unknown[space] as number; n > 0; n--) here.push('?');
    for (let n = treated[space] as number; n > 0; n--) here.push('treated');
    for (let n = victims[space] as number; n > 0; n--) here.push('victim');
    poi[nameOf(plan, space)] = here.length === 1 ? (here[0] as PoiMarker) : here;
    isAny = true;
  }
  if (isAny) table.poi = poi;
}

function writePawn(world: World, pawn: Pawn, isLeadingFlag: boolean): FirefighterState {
  const state: Writable<FirefighterState> = {};
  if (pawn.hasActed) state.acted = true;
  if (pawn.ap !== null) state.ap = pawn.ap;
  if (pawn.at !== NOWHERE) state.at = nameOf(world.plan, pawn.at);
  if (pawn.limitedCommandAp) state.cafsCommanded = pawn.limitedCommandAp;
  if (pawn.carrying) state.carrying = pawn.carrying;
  if (pawn.isDown) state.down = true;
  if (pawn.freeAp) state.freeAp = pawn.freeAp;
  if (pawn.leading) state.leading = isLeadingFlag ? true : pawn.leading;
  if (pawn.role) state.role = pawn.role;
  if (pawn.saved) state.saved = pawn.saved;
  return state;
}

/** Those counts that are not the default, by name. */
function differing<T extends Record<string, number>>(counts: T, defaults: T): Partial<T> | null {
  let changed: Record<string, number> | null = null;
  for (const key of COUNTED) {
    const count = counts[key];
    if (count === undefined || count === defaults[key]) continue;
    changed ??= {};
    changed[key] = count;
  }
  return changed as Partial<T> | null;
}

const COUNTED = ['falseAlarms', 'hazmat', 'victims'] as const;
