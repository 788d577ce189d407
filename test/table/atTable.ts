import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { EventMessage } from '../../firmware-protocol/index.js';
import type { GameInput, GameSetup } from '../../server/engine/index.js';
import type { Chance } from '../../server/table/chance.js';
import type { Command } from '../../server/table/command.js';
import type { StoredEntry } from '../../server/table/entry.js';
import { openStore } from '../../server/table/openStore.js';
import { TableSession } from '../../server/table/session.js';
import type { Store } from '../../server/table/store.js';
import type { GameView } from '../../server/table/tableView.js';

export const FAMILY: GameSetup = { rules: { set: 'family' }, board: 'front', crew: [{ id: 'red' }, { id: 'blue' }] };

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function openTestStore(folder: string): Store {
  const opened = openStore(folder, () => new Date());
  if (!opened.ok) throw new Error(opened.why);
  return opened.store;
}

/** A clock that moves a second with every look. */
export function steadyClock(): () => Date {
  let time = Date.UTC(2026, 0, 1);
  return () => {
    time += 1000;
    return new Date(time);
  };
}

export interface SessionChanges {
  readonly id?: string;
  readonly chance?: Chance;
}

let games = 0;

export function sessionIn(store: Store, { id = 'table-1', chance = () => 1 }: SessionChanges = {}): TableSession {
  return new TableSession({
    table: { id, name: 'Table 1' },
    store,
    clock: steadyClock(),
    chance,
    newGameId: () => `game-${++games}`,
    onBug: error => {
      throw error;
    },
  });
}

let commands = 0;

/** Sends a command as a screen that is up to date does. */
export function tap(session: TableSession, command: Command) {
  return session.execute(`tap-${++commands}`, session.view.revision, command);
}

export function input(session: TableSession, given: GameInput) {
  return tap(session, { do: 'input', input: given });
}

export function gameOf(session: TableSession): GameView {
  const { game } = session.view;
  if (!game) throw new Error('no game on the table');
  return game;
}

/** The entries of the game on the table, as they were stored. */
export function recordOf(session: TableSession): readonly StoredEntry[] {
  const record = session.archive.copy(gameOf(session).id);
  if (record === 'too-fast') throw new Error('the table has no time for it');
  return record;
}

/** Answers whatever is asked, as simply as can be, until dice are awaited. */
export function playToRoll(session: TableSession): void {
  playTo(session, 'roll');
}

/** The same until such a question stands; what is refused ends it. */
export function playTo(session: TableSession, wanted: 'roll' | 'action'): void {
  for (let tries = 0; gameOf(session).awaiting?.for !== wanted; tries++) {
    const outcome = input(session, simplestInput(gameOf(session)));
    if (!outcome.ok || tries > 100) throw new Error(`no ${wanted} was asked for: ${JSON.stringify(outcome)}`);
  }
}

export function simplestInput({ awaiting }: GameView): GameInput {
  if (!awaiting) throw new Error('nothing is awaited');
  switch (awaiting.for) {
    case 'roll':
      return {
        do: 'roll',
        red: awaiting.dice.includes('red') ? 3 : null,
        black: awaiting.dice.includes('black') ? 5 : null,
      };
    case 'flip':
      return { do: 'answer', value: 'falseAlarm' };
    case 'choice':
      return { do: 'answer', value: awaiting.options[0] ?? '' };
    case 'action':
      return { do: 'act', action: { do: 'endTurn' } };
    default:
      return awaiting satisfies never;
  }
}

export function newFamilyGame(session: TableSession): void {
  const outcome = tap(session, { do: 'newGame', setup: FAMILY, dice: 'tower', markers: 'table' });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
}

let seq = 0;

/** An event as it comes from the tower of this table. */
export function fromTower(
  session: TableSession,
  event: Partial<EventMessage> & { readonly kind: EventMessage['kind'] },
  number: number = ++seq,
): boolean {
  const message = { seq: number, boot: '0000000A', uptime: 1, ask: 0, ...event } as EventMessage;
  return session.takeTowerEvent({ tower: 'T1', boot: '0000000A', seq: number }, message);
}
