import type { Seat, SeatTable } from './seats.js';
import type { LinkStatus } from './serial/index.js';
import { isLinked } from './serial/index.js';
import type { TowerLink } from './table/towerPlace.js';

/** How the tower of a table stands, for its screens; null when the table has none and names no port. */
export function hardwareLink(
  { tower }: SeatTable,
  seat: Seat | undefined,
  links: readonly LinkStatus[],
): TowerLink | null {
  const path = seat?.path ?? (typeof tower === 'object' ? tower.port : null);
  if (path === null) return null;
  const link = links.find(one => one.path === path);
  // Another tower may be linked at the port where the one of this table was.
  const isOwn = link && !(isLinked(link) && link.tower !== seat?.tower);
  return linkView('hardware', isOwn ? link : { path, code: 'absent' }, seat?.tower ?? null);
}

/** The virtual tower works; what keeps one of wood from working is told beside it. */
export function virtualLink(own: LinkStatus | undefined, others: readonly LinkStatus[], tower: string): TowerLink {
  const shown = linkView('virtual', own ?? { path: '', code: 'opening' }, tower);
  const troubled = others.find(link => !isLinked(link) && link.code !== 'opening');
  if (!troubled) return { ...shown, port: null };
  return { ...shown, port: null, detail: { ...shown.detail, trouble: troubled.code, troubledPort: troubled.path } };
}

function linkView(kind: 'hardware' | 'virtual', link: LinkStatus, tower: string | null): TowerLink {
  const { path, code, ...rest } = link;
  const lines = isLinked(link) ? { good: link.good, damaged: link.damagedLines } : { good: 0, damaged: 0 };
  const total = lines.good + lines.damaged;
  const detail = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  ) as Record<string, string | number>;
  const { capabilities, counting } = isLinked(link) ? link : {};
  const firmware = capabilities ? { firmware: capabilities.firmware } : {};
  return {
    kind,
    state: code,
    id: tower,
    port: path,
    quality: total === 0 ? 1 : lines.good / total,
    sources: capabilities?.sources ?? [],
    counting: counting ? { red: counting.d6 ?? null, black: counting.d8 ?? null } : null,
    detail: { ...detail, ...firmware },
  };
}
