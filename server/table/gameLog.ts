import type { Game, GameInput, GameSetup, Step } from '../engine/index.js';
import { beginGame, decide, openGame, reconcile } from '../engine/index.js';
import { historyEntry, stepDone } from './answered.js';
import type { TableRefusal } from './command.js';
import type { Entry, FaceSource, LooseReason, Origin, StoredEntry, TowerRoll } from './entry.js';
import { ENTRY_KINDS } from './entry.js';
import type { Newest } from './newest.js';
import { newestAfter, newestAfterJump, newestAtBegin, ticked } from './newest.js';
import { hasRoomFor, isAside, weightOf } from './recordRoom.js';
import type { HistoryEntry } from './tableView.js';
import { Trail } from './trail.js';

export interface RecordedInput {
  readonly input: GameInput;
  readonly from: Origin;
  readonly at: string;
  /** Of a tower's roll: where its faces are from. */
  readonly src?: FaceSource;
  /** The same as a screen is told of it. */
  readonly told: HistoryEntry;
}

export interface KeptRoll extends TowerRoll {
  readonly id: string;
  readonly why: LooseReason;
}

/**
 * A game as its entries tell it. `steps.at(n)` is the game after `n` inputs, inputs that were undone and can be redone
 * included; so undo moves `step` and computes nothing again.
 */
export interface GameLog {
  readonly id: string;
  readonly setup: GameSetup;
  readonly game: Game;
  readonly startedAt: string;
  readonly inputs: Trail<RecordedInput>;
  readonly steps: Trail<Step>;
  readonly step: number;
  readonly newest: Newest;
  readonly looseRolls: readonly KeptRoll[];
  /** What is known of the roll that is awaited; gone with the question. */
  readonly partialRoll: TowerRoll | null;
  /** Set while the record has entries that could not be followed: how many inputs it holds in all. */
  readonly stops: { readonly of: number } | null;
  /** What its entries take of the room that a record has. */
  readonly weight: number;
  /** How many of its entries tell of dice beside the play; they have a room of their own. */
  readonly asides: number;
}

/** Who works out what an input does: the engine, or somebody who has asked it before. */
export type Decide = typeof decide;

export type LogResult =
  | { readonly ok: true; readonly log: GameLog }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** More loose rolls than this are old news: the oldest give way. */
const MAX_LOOSE_ROLLS = 6;

export function beginLog(id: string, setup: GameSetup, at: string): LogResult {
  const opened = openGame(setup);
  if (!opened.ok) return { ok: false, refusal: { code: opened.refusal.code } };
  const first = beginGame(opened.value);
  return {
    ok: true,
    log: {
      id,
      setup,
      game: opened.value,
      startedAt: at,
      inputs: new Trail(),
      steps: new Trail([first]),
      step: 0,
      newest: newestAtBegin(first),
      looseRolls: [],
      partialRoll: null,
      stops: null,
      weight: weightOf({ kind: 'begin', setup, dice: 'tower', markers: 'table' }, 0),
      asides: 0,
    },
  };
}

/** The log with one more entry, or why the entry does not fit; the log itself never changes. */
export function withEntry(log: GameLog, entry: Entry, at: string, decideInput: Decide = decide): LogResult {
  const weight = log.weight + weightOf(entry, log.step);
  const asides = log.asides + (isAside(entry) ? 1 : 0);
  if (!hasRoomFor(entry, weight, asides)) return refused('game-full');
  const next = after(log, entry, at, decideInput);
  return next.ok ? done({ ...next.log, weight, asides }) : next;
}

function after(log: GameLog, entry: Entry, at: string, decideInput: Decide): LogResult {
  switch (entry.kind) {
    case 'input':
      return withInput(log, entry, at, decideInput);
    case 'goTo':
      return goTo(log, entry.step);
    case 'amend':
      return amend(log, entry.step, entry.input, decideInput);
    case 'tick':
      return tick(log, entry.step, entry.instructions, entry.done);
    case 'looseRoll': {
      const { kind: _, ...kept } = entry;
      return done(withLooseRoll(log, kept));
    }
    case 'partialRoll': {
      const { kind: _, ...partialRoll } = entry;
      return done({ ...log, partialRoll });
    }
    // Whoever changes where the dice come from begins the roll anew.
    case 'dice':
      return done({ ...log, partialRoll: null });
    case 'putAwayRoll':
      return done({ ...log, looseRolls: log.looseRolls.filter(kept => kept.id !== entry.id) });
    case 'resume':
      return entry.step === log.step ? done({ ...log, stops: null }) : refused('no-such-step');
    case 'begin':
    case 'markers':
    case 'close':
    case 'open':
    case 'deleted':
      return done(log);
    default:
      return entry satisfies never;
  }
}

/**
 * A game from its stored entries, as far as they can be followed. Entries after one that does not fit are passed over
 * until play was resumed; null when not even the beginning can be read.
 */
export function readLog(id: string, stored: readonly StoredEntry[]): GameLog | null {
  const [first, ...rest] = stored;
  if (first?.entry?.kind !== 'begin') return null;
  const begun = beginLog(id, first.entry.setup, first.at);
  if (!begun.ok) return null;
  let log = begun.log;
  for (const { entry, at } of rest) {
    const isPassedOver = log.stops !== null && entry?.kind !== 'resume';
    if (isPassedOver) {
      log = { ...log, stops: { of: (log.stops?.of ?? 0) + (entry?.kind === 'input' ? 1 : 0) } };
      continue;
    }
    const isKnown = entry !== null && Object.hasOwn(ENTRY_KINDS, entry.kind);
    const next = isKnown ? withEntry(log, entry, at) : refused('malformed');
    log = next.ok ? next.log : { ...log, stops: { of: log.step + 1 } };
  }
  return log;
}

/** The game as it stands now. */
export function currentStep(log: GameLog): Step {
  return stepAt(log, log.step);
}

export function stepAt(log: GameLog, step: number): Step {
  const found = log.steps.at(step);
  if (!found) throw new Error(`step ${step} of a log with ${log.steps.length} steps`);
  return found;
}

/** The dice lie there for everybody to see. */
export function withLooseRoll(log: GameLog, kept: KeptRoll): GameLog {
  return { ...log, looseRolls: [...log.looseRolls, kept].slice(-MAX_LOOSE_ROLLS) };
}

function withInput(log: GameLog, entry: Extract<Entry, { kind: 'input' }>, at: string, decideInput: Decide): LogResult {
  const { input, from, src } = entry;
  const played = play(log, { input, from, at, ...(src ? { src } : {}) }, decideInput);
  if (!played.ok) return played;
  const { told } = played.log.inputs.at(log.step) as RecordedInput;
  const last = { kind: 'input', ...stepDone(told), input } as const;
  const newest = newestAfter(log.newest, last, from, currentStep(played.log), played.log.step);
  // Dice that were asked for have come since: what lay about before them is old news.
  return done({ ...played.log, newest, looseRolls: input.do === 'roll' ? [] : log.looseRolls });
}

/** One input further; what was undone is no longer to be redone. What hands have to do is left as it was. */
function play(log: GameLog, given: Omit<RecordedInput, 'told'>, decideInput: Decide): LogResult {
  const before = currentStep(log).state;
  const decided = decideInput(log.game, before, given.input);
  if (!decided.ok) return refused(decided.refusal.code);
  const { state, events, instructions } = decided;
  const step = log.step + 1;
  return done({
    ...log,
    inputs: log.inputs.withItem(log.step, { ...given, told: historyEntry(step, given, before, decided) }),
    steps: log.steps.withItem(step, { state, events, instructions }),
    step,
    partialRoll: null,
  });
}

function goTo(log: GameLog, step: number): LogResult {
  const target = log.steps.at(step);
  if (!target) return refused('no-such-step');
  if (step === log.step) return done(log);
  const isRedo = step === log.step + 1;
  const events = isRedo ? target.events : [];
  return done({ ...log, step, partialRoll: null, newest: { ...jumped(log, step, target), events } });
}

function amend(log: GameLog, step: number, input: GameInput, decideInput: Decide): LogResult {
  if (step < 1 || step > log.step) return refused('no-such-step');
  const [amended, ...rest] = log.inputs.slice(step - 1, log.step) as [RecordedInput, ...RecordedInput[]];
  // Faces that somebody set right are no longer what the tower told.
  const { src: _, ...kept } = amended;
  const set = play({ ...log, step: step - 1 }, { ...kept, input }, decideInput);
  if (!set.ok) return set;
  let played = set.log;
  for (const recorded of rest) {
    const next = play(played, recorded, decideInput);
    if (!next.ok) return { ok: false, refusal: { code: 'amend-broke', step: played.step + 1 } };
    played = next.log;
  }
  return done({ ...played, newest: jumped(log, step - 1, currentStep(played)) });
}

function tick(log: GameLog, step: number, instructions: readonly number[], isDone: boolean): LogResult {
  const newest = step === log.step ? ticked(log.newest, instructions, isDone) : null;
  return newest ? done({ ...log, newest }) : refused('no-such-step');
}

/** Goes from where the log stands to `target`; what the steps up to `kept` asked for is not undone by it. */
function jumped({ game, step, steps, newest }: GameLog, kept: number, target: Step): Newest {
  const { table } = (steps.at(step) as Step).state;
  return newestAfterJump(newest, {
    from: step,
    kept,
    lead: origin => reconcile(game, origin, target.state.table),
    table,
    awaiting: target.state.awaiting,
  });
}

function done(log: GameLog): LogResult {
  return { ok: true, log };
}

function refused(code: TableRefusal['code']): { readonly ok: false; readonly refusal: TableRefusal } {
  return { ok: false, refusal: { code } };
}
