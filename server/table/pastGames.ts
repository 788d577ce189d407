import { stepDone } from './answered.js';
import type { Entry, StoredEntry, StoredGame, TimedEntry } from './entry.js';
import type { GameLog } from './gameLog.js';
import { stepAt } from './gameLog.js';
import { instantOf } from './instant.js';
import type { PastGame, PastGameView } from './tableView.js';
import { gameView } from './view.js';

/** One game as one file: what was played, in order. Ticks and loose rolls are of the moment and stay behind. */
export interface GameFile {
  readonly watchroom: 'game';
  readonly version: 1;
  readonly id: string;
  readonly entries: readonly { readonly at: string; readonly entry: Entry | Unreadable }[];
}

/** A gap that damage left in the record; it must stay a gap. */
interface Unreadable {
  readonly kind: 'unreadable';
}

const PLAYED: readonly Entry['kind'][] = ['begin', 'input', 'amend', 'goTo', 'resume'];

export function formatGameFile(id: string, stored: readonly StoredEntry[]): GameFile {
  const entries = stored
    .filter(({ entry }) => entry === null || PLAYED.includes(entry.kind))
    .map(({ at, entry }) => ({ at: instantOf(at), entry: entry ?? ({ kind: 'unreadable' } as const) }));
  return { watchroom: 'game', version: 1, id, entries };
}

/** The entries of a file whose form was checked; a gap is kept as an entry that no version can read. */
export function parseGameFile({ entries }: GameFile): readonly TimedEntry[] {
  return entries as readonly TimedEntry[];
}

/** What the file is called in a folder of downloads: the evening and the rules, `watchroom-2026-11-16-family.json`. */
export function gameFileName(stored: readonly StoredEntry[]): string {
  const [first] = stored;
  const begin = stored.find(({ entry }) => entry?.kind === 'begin')?.entry;
  const rules = begin?.kind === 'begin' ? String(begin.setup.rules.set).replace(/[^a-z0-9-]/gi, '') : '';
  return `${['watchroom', first ? dayOf(first.at) : '', rules].filter(Boolean).join('-')}.json`;
}

/** The day as the house counts it, not as Greenwich does. */
function dayOf(at: string): string {
  const day = new Date(instantOf(at));
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map(part => String(part).padStart(2, '0')).join('-');
}

export function pastGame({ id, startedAt, lastAt, setup, outcome }: StoredGame): PastGame {
  const board = setup?.board ?? '';
  return {
    id,
    startedAt: instantOf(startedAt),
    endedAt: outcome.result === null ? null : instantOf(lastAt),
    rules: setup?.rules.set ?? '',
    board: typeof board === 'string' ? board : board.id,
    crew: outcome.crew ?? setup?.crew ?? [],
    steps: outcome.steps,
    result: outcome.result,
    rescued: outcome.rescued,
  };
}

/** A past game as it stood at `step`; null when it has no such step. */
export function pastGameView(log: GameLog, step: number): PastGameView | null {
  if (!Number.isInteger(step) || step < 0 || step >= log.steps.length) return null;
  const { instructions, events } = stepAt(log, step);
  const recorded = log.inputs.at(step - 1);
  const shown: GameLog = {
    ...log,
    step,
    newest: {
      last: recorded ? { kind: 'input', ...stepDone(recorded.told), input: recorded.input } : { kind: 'begin' },
      asked: instructions.map(instruction => ({ instruction, isDone: true, step, isOwnDeed: false })),
      events,
      earlier: [],
      before: null,
      leftToAnswer: [],
    },
    looseRolls: [],
    partialRoll: null,
  };
  return {
    game: gameView(shown),
    steps: log.steps.length - 1,
    at: instantOf(recorded?.at ?? log.startedAt),
    stops: log.stops,
  };
}
