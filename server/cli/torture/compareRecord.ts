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

/** Throws unless the record holds exactly what was told: every roll and every acknowledged command, once and in order. */
export function compareRecord(folder: string, table: string, told: Told): void {
  const rolls = recordedRolls(folder, table);
  const expected = told.rolls.map(roll => `${roll.red},${roll.black}`);
  if (rolls.join(' ') !== expected.join(' ')) {
    throw new Error(`rolls thrown: ${expected.join(' ')}\nrolls recorded: ${rolls.join(' ')}`);
  }
  const commands = recordedCommands(folder);
  for (const [id, revision] of told.done) {
    const recorded = commands.filter(command => command.id === id);
    const isOnce = recorded.length === 1 && recorded[0]?.revision === revision;
    if (!isOnce) throw new Error(`command ${id} was done at ${revision}, recorded: ${JSON.stringify(recorded)}`);
  }
  const stranger = commands.find(({ id }) => !told.done.has(id));
  if (stranger) throw new Error(`command ${stranger.id} is in the record and was never acknowledged`);
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

/** Asked of the file itself, past the program whose work is being checked. */
function recordedCommands(folder: string): readonly { readonly id: string; readonly revision: number }[] {
  const file = new Database(join(folder, GAMES_FILE));
  const rows = file.prepare('SELECT command AS id, revision FROM journal WHERE command IS NOT NULL').all();
  file.close();
  return rows as { id: string; revision: number }[];
}
