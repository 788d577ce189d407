import type { TableSession } from '../table/session.js';

/** A tower that does not work, and why, as codes. */
export interface TroubledTower {
  readonly code: string;
  /** The table it belongs to; null when it has none. */
  readonly table: string | null;
  readonly tower: string | null;
  readonly port: string;
  /** `notUnderstood`: the line that cannot be read. */
  readonly line?: string;
}

export interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly tables: number;
  readonly trouble: readonly string[];
  readonly towers: readonly TroubledTower[];
}

/** How the service is, for machines that watch over it: every kind of trouble once, every tower in trouble by name. */
export function healthOf(version: string, sessions: readonly TableSession[], towers: readonly TroubledTower[]): Health {
  const notices = sessions.flatMap(({ view }) => view.notices.map(({ code }) => code));
  // That a tower has been replaced is for its table to know, and nothing to mend.
  const codes = [...notices.filter(code => code !== 'towerReplaced'), ...towers.map(({ code }) => code)];
  const trouble = [...new Set(codes)];
  return { ok: trouble.length === 0, version, tables: sessions.length, trouble, towers };
}
