import { join } from 'node:path';
import Database from 'libsql';
import type { Roll } from '../../engine/index.js';
import { readLog } from '../../table/gameLog.js';
import { GAMES_FILE, openStore } from '../../table/openStore.js';

/** What the world outside knows to have happened. */
export interface Told {
  /** In the order they were thrown into the tower. */
  readonly rolls: Roll[];
  /** Acknowledged commands and the revision each was acknowledged with. */
  readonly done: Map<string, number>;
}

/** How the record differs from what was told. */
export interface Faults {
  /** Rolls and acknowledged commands that are not in it. */
  readonly lost: number;
  /** Those that are in it twice. */
  readonly doubled: number;
  /** Entries for what nobody rolled, and commands that were never acknowledged. */
  readonly phantom: number;
}

export function isFaultless({ lost, doubled, phantom }: Faults): boolean {
  return lost + doubled + phantom === 0;
}

/** Compares the record of a table with what was told. Rolls in another order than thrown count as lost. */
export function compareRecord(folder: string, table: string, told: Told): Faults {
  const rolls = compareRolls(
    told.rolls.map(({ red, black }) => `${red},${black}`),
    recordedRolls(folder, table),
  );
  const commands = compareCommands(told.done, recordedCommands(folder, table));
  return {
    lost: rolls.lost + commands.lost,
    doubled: rolls.doubled + commands.doubled,
    phantom: rolls.phantom + commands.phantom,
  };
}

function compareRolls(thrown: readonly string[], recorded: readonly string[]): Faults {
  if (thrown.join(' ') === recorded.join(' ')) return { lost: 0, doubled: 0, phantom: 0 };
  const surplus = [...recorded];
  let lost = 0;
  for (const roll of thrown) {
    const found = surplus.indexOf(roll);
    if (found < 0) lost += 1;
    else surplus.splice(found, 1);
  }
  const doubled = surplus.filter(roll => thrown.includes(roll)).length;
  const isOnlyOutOfOrder = lost === 0 && surplus.length === 0;
  return { lost: isOnlyOutOfOrder ? 1 : lost, doubled, phantom: surplus.length - doubled };
}

function compareCommands(done: Told['done'], recorded: readonly RecordedCommand[]): Faults {
  const faults = { lost: 0, doubled: 0, phantom: recorded.filter(({ id }) => !done.has(id)).length };
  for (const [id, revision] of done) {
    const found = recorded.filter(command => command.id === id);
    if (!found.some(command => command.revision === revision)) faults.lost += 1;
    faults.doubled += Math.max(0, found.length - 1);
  }
  return faults;
}

function recordedRolls(folder: string, table: string): readonly string[] {
  const opened = openStore(folder, () => new Date());
  if (!opened.ok || opened.store.notices.length > 0) throw new Error('the games could not be opened without complaint');
  const { store } = opened;
  const rolls: string[] = [];
  for (const { id } of [...store.listGames(table)].reverse()) {
    const record = store.readGame(table, id);
    if (readLog(id, record)?.stops !== null) throw new Error(`game ${id} cannot be followed to its end`);
    for (const { entry } of record) {
      if (entry?.kind === 'looseRoll') rolls.push(`${entry.roll.red},${entry.roll.black}`);
      const isFromTower = entry?.kind === 'input' && entry.from === 'tower' && entry.input.do === 'roll';
      if (isFromTower && entry.input.do === 'roll') rolls.push(`${entry.input.red},${entry.input.black}`);
    }
  }
  store.close();
  return rolls;
}

interface RecordedCommand {
  readonly id: string;
  readonly revision: number;
}

/** Asked of the file itself, past the program whose work is being checked. */
function recordedCommands(folder: string, table: string): readonly RecordedCommand[] {
  const file = new Database(join(folder, GAMES_FILE));
  const rows = file
    .prepare('SELECT command AS id, revision FROM journal WHERE command IS NOT NULL AND table_id = ?')
    .all(table);
  file.close();
  return rows as RecordedCommand[];
}
