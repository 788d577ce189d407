import type { TowerChoice } from './configSettings.js';
import type { LinkedTower, LinkStatus, TowerAtPort } from './serial/index.js';
import { isLinked } from './serial/index.js';

/** A table as far as it matters for who gets which tower. */
export interface SeatTable {
  readonly id: string;
  readonly tower: TowerChoice;
}

/** A tower of wood and dice at a table: it stays there when its cable is pulled. */
export interface Seat extends TowerAtPort {
  /** When its link was lost; null while it is there. */
  readonly goneAt: number | null;
}

/** A tower that is linked and belongs to no table. */
export interface HomelessTower extends TowerAtPort {
  readonly since: number;
  /** The table whose people are most likely to have it before them; null when nothing tells. */
  readonly near: string | null;
}

export interface Seating {
  readonly seats: ReadonlyMap<string, Seat>;
  readonly homeless: readonly HomelessTower[];
}

/** What was so when the service ran last. */
export interface SeatMemory {
  readonly tableOf: (tower: string) => string | undefined;
  readonly towerAt: (table: string) => string | undefined;
}

export interface House {
  readonly tables: readonly SeatTable[];
  readonly memory: SeatMemory;
  readonly startedAt: number;
}

/** A tower that was reset, or that a restarted service has yet to greet, is back within this time: nobody takes its place before. */
export const GRACE_MS = 5000;

export const NOBODY: Seating = { seats: new Map(), homeless: [] };

/**
 * Who stands where, now that the links are these. A table that names a port has whatever tower is plugged in there. At the
 * other tables (`auto`) a tower stays while it is linked. When it has gone, another may take its place after a moment:
 * first one that stood there before, then any other, which goes where a tower went last, else where none ever stood.
 */
export function seatTowers(before: Seating, links: readonly LinkStatus[], house: House, now: number): Seating {
  const linked = links.filter(isLinked);
  const seats = new Map(before.seats);
  const unplaced = seatAtNamedPorts(seats, linked, house, now);
  const others = stayAtTables(seats, unplaced, linked, house, now);
  const strangers = others.filter(link => !seatWhereRemembered(seats, link, house, now));
  const homeless = strangers.flatMap(link => {
    const since = before.homeless.find(one => isSameTower(one, link))?.since ?? now;
    if (seatStranger(seats, link, since, house, now)) return [];
    return [{ tower: link.tower, path: link.path, since, near: nearTable(link, house) }];
  });
  return { seats, homeless };
}

type Link = LinkStatus & LinkedTower;

function seatAtNamedPorts(seats: Map<string, Seat>, linked: readonly Link[], { tables }: House, now: number) {
  const isNamed = new Set<Link>();
  for (const { id, tower } of tables) {
    if (typeof tower !== 'object') continue;
    const link = linked.find(({ path }) => path === tower.port);
    if (link) isNamed.add(link);
    if (link) seat(seats, id, link);
    else markGone(seats, id, now);
  }
  return linked.filter(link => !isNamed.has(link));
}

function stayAtTables(
  seats: Map<string, Seat>,
  unplaced: readonly Link[],
  linked: readonly Link[],
  house: House,
  now: number,
): readonly Link[] {
  const isPlaced = new Set<Link>();
  for (const { id } of autoTables(house)) {
    const tower = seats.get(id)?.tower;
    const link = unplaced.find(one => one.tower === tower);
    if (link) isPlaced.add(link);
    if (link) seat(seats, id, link);
    else if (linked.some(one => one.tower === tower)) seats.delete(id);
    else markGone(seats, id, now);
  }
  return unplaced.filter(link => !isPlaced.has(link));
}

function seatWhereRemembered(seats: Map<string, Seat>, link: Link, house: House, now: number): boolean {
  const table = house.memory.tableOf(link.tower);
  const isFree = autoTables(house).some(({ id }) => id === table) && isFreeAt(seats.get(table as string), now);
  if (isFree) seat(seats, table as string, link);
  return isFree;
}

/** A tower that might be back in a moment is waited for, but not forever: a bad cable elsewhere keeps nobody out. */
function seatStranger(seats: Map<string, Seat>, link: Link, since: number, house: House, now: number): boolean {
  const wanted = autoTables(house).map(({ id }) => ({ id, ...standing(seats, id, house, now) }));
  const mayComeBack = wanted.some(({ isAwaited }) => isAwaited);
  if (mayComeBack && now - since < GRACE_MS) return false;
  const [best] = wanted.filter(({ rank, isAwaited }) => rank !== null && !isAwaited).sort(byRank);
  if (best) seat(seats, best.id, link);
  return best !== undefined;
}

interface Standing {
  /** The lower the better for a stranger; null while a tower is there. */
  readonly rank: number | null;
  readonly goneAt: number;
  /** Its tower may be back in a moment. */
  readonly isAwaited: boolean;
}

function standing(seats: ReadonlyMap<string, Seat>, table: string, house: House, now: number): Standing {
  const seat = seats.get(table);
  if (seat?.goneAt === null) return { rank: null, goneAt: 0, isAwaited: false };
  if (seat) return { rank: 0, goneAt: seat.goneAt, isAwaited: now - seat.goneAt < GRACE_MS };
  const expected = house.memory.towerAt(table);
  const isElsewhere = [...seats.values()].some(({ tower, goneAt }) => tower === expected && goneAt === null);
  if (expected === undefined || isElsewhere) return { rank: 1, goneAt: 0, isAwaited: false };
  return { rank: 2, goneAt: 0, isAwaited: now - house.startedAt < GRACE_MS };
}

function byRank(a: Standing, b: Standing): number {
  return (a.rank ?? 0) - (b.rank ?? 0) || b.goneAt - a.goneAt;
}

function nearTable({ tower }: Link, house: House): string | null {
  const tables = autoTables(house);
  const remembered = tables.find(({ id }) => id === house.memory.tableOf(tower));
  return (remembered ?? (tables.length === 1 ? tables[0] : undefined))?.id ?? null;
}

function isFreeAt(seat: Seat | undefined, now: number): boolean {
  return !seat || (seat.goneAt !== null && now - seat.goneAt >= GRACE_MS);
}

function autoTables({ tables }: House): readonly SeatTable[] {
  return tables.filter(({ tower }) => tower === 'auto');
}

function seat(seats: Map<string, Seat>, table: string, { tower, path }: TowerAtPort): void {
  seats.set(table, { tower, path, goneAt: null });
}

function markGone(seats: Map<string, Seat>, table: string, now: number): void {
  const known = seats.get(table);
  if (known) seats.set(table, { ...known, goneAt: known.goneAt ?? now });
}

export function isSameTower(a: TowerAtPort | undefined, b: TowerAtPort | undefined): boolean {
  return a?.tower === b?.tower && a?.path === b?.path;
}
