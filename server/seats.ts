import type { TowerChoice } from './configSettings.js';
import type { LinkedTower, LinkStatus } from './serial/index.js';
import { isLinked } from './serial/index.js';
import type { TowerLink } from './table/towerPlace.js';

/** A table as far as it matters for who gets which tower. */
export interface SeatTable {
  readonly id: string;
  readonly tower: TowerChoice;
}

/** A tower of wood and dice at a table: it stays there when its cable is pulled. */
export interface Seat {
  readonly tower: string;
  readonly path: string;
}

/**
 * The table a newly linked tower belongs to: the one that names its port; else the one it stood at before; else the
 * first that takes any tower and has none. Null when all have one.
 */
export function tableForTower(
  link: LinkStatus & LinkedTower,
  tables: readonly SeatTable[],
  seats: ReadonlyMap<string, Seat>,
  remembered: string | undefined,
): string | null {
  const naming = tables.find(({ tower }) => typeof tower === 'object' && tower.port === link.path);
  if (naming) return naming.id;
  const isFree = ({ id, tower }: SeatTable) => tower === 'auto' && (seats.get(id)?.tower ?? link.tower) === link.tower;
  const free = tables.filter(isFree);
  return (free.find(({ id }) => id === remembered) ?? free[0])?.id ?? null;
}

/** How the tower of a table stands, for its screens. */
export function hardwareLink(seat: Seat, links: readonly LinkStatus[]): TowerLink {
  const link = links.find(({ path }) => path === seat.path);
  return linkView('hardware', link ?? { path: seat.path, code: 'absent' }, seat.tower);
}

/** The virtual tower works; what keeps one of wood from working is told beside it. */
export function virtualLink(own: LinkStatus | undefined, others: readonly LinkStatus[], tower: string): TowerLink {
  const shown = linkView('virtual', own ?? { path: '', code: 'opening' }, tower);
  const troubled = others.find(link => !isLinked(link) && link.code !== 'opening');
  if (!troubled) return { ...shown, port: null };
  return { ...shown, port: null, detail: { ...shown.detail, trouble: troubled.code, troubledPort: troubled.path } };
}

function linkView(kind: 'hardware' | 'virtual', link: LinkStatus, tower: string): TowerLink {
  const { path, code, ...rest } = link;
  const lines = isLinked(link) ? { good: link.good, damaged: link.damagedLines } : { good: 0, damaged: 0 };
  const total = lines.good + lines.damaged;
  const detail = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  ) as Record<string, string | number>;
  const firmware = isLinked(link) && link.capabilities ? { firmware: link.capabilities.firmware } : {};
  return {
    kind,
    state: code,
    id: tower,
    port: path,
    quality: total === 0 ? 1 : lines.good / total,
    detail: { ...detail, ...firmware },
  };
}
