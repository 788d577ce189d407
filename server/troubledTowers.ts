import type { Seating, SeatTable } from './seats.js';
import { isSameTower } from './seats.js';
import type { LinkStatus } from './serial/index.js';
import { isLinked } from './serial/index.js';
import { hardwareLink } from './towerLinkView.js';
import type { TroubledTower } from './web/health.js';

const WORKING: readonly string[] = ['linked', 'damaged', 'opening'];
/** At a port that no table names these are no trouble: there is some other device, or nothing. */
const USUAL: readonly string[] = [...WORKING, 'notATower', 'absent', 'lost', 'failed'];

export function troubledTowers(
  tables: readonly SeatTable[],
  { seats, homeless }: Seating,
  links: readonly LinkStatus[],
): readonly TroubledTower[] {
  const atTables = tables.flatMap(table => {
    const link = hardwareLink(table, seats.get(table.id), links);
    if (!link || WORKING.includes(link.state)) return [];
    const { line, tower } = link.detail;
    const named = link.id ?? (tower === undefined ? null : String(tower));
    const quoted = line === undefined ? {} : { line: String(line) };
    return [{ code: link.state, table: table.id, tower: named, port: link.port ?? '', ...quoted }];
  });
  const ofTables = new Set([...atTables.map(({ port }) => port), ...[...seats.values()].map(({ path }) => path)]);
  const elsewhere = links.flatMap(link => {
    const { path: port, code } = link;
    const tower = 'tower' in link ? link.tower : null;
    const isHomeless = isLinked(link) && homeless.some(one => isSameTower(one, link));
    if (isHomeless) return [{ code: 'noTable', table: null, tower, port }];
    return ofTables.has(port) || USUAL.includes(code) ? [] : [{ code, table: null, tower, port }];
  });
  return [...atTables, ...elsewhere];
}
