import type { Commit } from './entry.js';
import type { Playing } from './plan.js';

/** A commit before it is known which revision it leads to. */
export type Uncounted = Omit<Commit, 'revision'>;

/** A commit in which nothing happens, at a table that stands so. */
export function emptyCommit(table: string, { log, dice, markers, looseRoll }: Playing): Uncounted {
  return {
    table,
    game: null,
    command: null,
    entries: [],
    outcome: null,
    standing: { game: log?.id ?? null, dice, markers, ...(looseRoll ? { looseRoll } : {}) },
    towerEvent: null,
  };
}
