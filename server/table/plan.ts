import type { GameInput, GameSetup, Roll } from '../engine/index.js';
import { areRolesDealt, decide, setupFault } from '../engine/index.js';
import type { Chance } from './chance.js';
import { rollOf } from './chance.js';
import type { Command, DiceSource, MarkerSource, TableRefusal } from './command.js';
import type { Entry, Origin } from './entry.js';
import type { Decide, GameLog, KeptRoll } from './gameLog.js';
import { beginLog, currentStep, stepAt, withEntry } from './gameLog.js';
import { rollInput } from './intake.js';
import { ownAnswer } from './ownAnswer.js';

/** What a table holds in memory; everything in it is computed from the journal. */
export interface Playing {
  readonly log: GameLog | null;
  readonly dice: DiceSource;
  readonly markers: MarkerSource;
  /** The newest roll that came while no game was on the table; old news as soon as there is one. */
  readonly looseRoll: KeptRoll | null;
}

/** What a command comes to: entries to be made durable, and the table as it is once they are. */
export interface Plan {
  readonly entries: readonly Entry[];
  readonly after: Playing;
}

export type PlanResult =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** What a plan needs from the world. */
export interface Surroundings {
  readonly at: string;
  readonly chance: Chance;
  readonly newGameId: () => string;
  readonly readGame: (id: string) => GameLog | null;
  /** The engine's `decide`, or one who has asked it before. */
  readonly decide: Decide;
}

/** What `command` would do to this table. Pure but for chance: nothing is stored, nobody is told. */
export function planCommand(now: Playing, command: Command, around: Surroundings): PlanResult {
  switch (command.do) {
    case 'newGame':
      return planNewGame(command.setup, command.dice, command.markers, around);
    case 'openGame': {
      const log = around.readGame(command.game);
      return log ? planAlong({ ...now, log, looseRoll: null }, { kind: 'open' }, around) : refused('no-game');
    }
    case 'setDice':
      return planAlong({ ...now, dice: command.dice }, { kind: 'dice', dice: command.dice }, around);
    case 'setMarkers': {
      const { markers } = command;
      const told = planAlong({ ...now, markers }, { kind: 'markers', markers }, around);
      return told.ok ? planSettled(told.plan.after, told.plan.entries, around) : told;
    }
    case 'playUnsaved':
    case 'dismissNotices':
      return planned([], now);
    default:
      return now.log ? planInGame({ ...now, log: now.log }, command, around) : planWithoutGame(now, command);
  }
}

function planWithoutGame(now: Playing, command: InGameCommand): PlanResult {
  const isKept = command.do === 'dismissRoll' && command.roll === now.looseRoll?.id;
  return isKept
    ? planned([{ kind: 'putAwayRoll', id: command.roll }], { ...now, looseRoll: null })
    : refused('no-game');
}

/** A roll that was asked for, or any other input, with what the service itself answers after it. */
export function planInput(now: Playing, input: GameInput, from: Origin, around: Surroundings): PlanResult {
  return planEntries(now, [{ kind: 'input', input, from }], around);
}

/** These entries one after the other, then the questions the service answers itself. */
export function planEntries(now: Playing, entries: readonly Entry[], around: Surroundings): PlanResult {
  const still = now.log ? planStill({ ...now, log: now.log }, entries, around) : refused('no-game');
  return still.ok ? planSettled(still.plan.after, still.plan.entries, around) : still;
}

type InGameCommand = Exclude<
  Command,
  { readonly do: 'newGame' | 'openGame' | 'setDice' | 'setMarkers' | 'playUnsaved' | 'dismissNotices' }
>;

function planInGame(
  now: Playing & { readonly log: GameLog },
  command: InGameCommand,
  around: Surroundings,
): PlanResult {
  const { log } = now;
  switch (command.do) {
    case 'input':
      return planInput(now, command.input, 'screen', around);
    case 'rollDice': {
      const { awaiting } = currentStep(log).state;
      if (awaiting?.for !== 'roll') return refused('not-asked');
      return planInput(now, { do: 'roll', ...rollOf(awaiting.dice, around.chance) }, 'service', around);
    }
    case 'useRoll': {
      const kept = log.looseRolls.find(({ id }) => id === command.roll);
      const inputs = kept && inputsToUse(log, kept.roll);
      if (!kept || !inputs) return refused('not-asked');
      const src = kept.src ? { src: kept.src } : {};
      const used = inputs.map(
        (input): Entry => ({ kind: 'input', input, from: 'tower', ...(input.do === 'roll' ? src : {}) }),
      );
      return planEntries(now, [{ kind: 'putAwayRoll', id: kept.id }, ...used], around);
    }
    case 'dismissRoll':
      return planStill(now, [{ kind: 'putAwayRoll', id: command.roll }], around);
    case 'tick':
      return planStill(
        now,
        [{ kind: 'tick', step: command.step, instructions: command.instructions, done: command.done }],
        around,
      );
    case 'undo':
      return planGoTo(now, log.step - 1, around);
    case 'redo':
      return planGoTo(now, log.step + 1, around);
    case 'goToStep':
      return planGoTo(now, command.step, around);
    case 'amend':
      return planEntries(now, [{ kind: 'amend', step: command.step, input: command.input }], around);
    case 'closeGame':
      return planned([{ kind: 'close' }], { ...now, log: null });
    default:
      return command satisfies never;
  }
}

/** The inputs with which this roll answers what stands, the forgotten end of the turn included; null when it cannot. */
export function inputsToUse(log: GameLog, roll: Roll): readonly GameInput[] | null {
  const { state } = currentStep(log);
  const input = rollInput(roll, state.awaiting);
  if (input) return [input];
  if (state.awaiting?.for !== 'action') return null;
  const endTurn: GameInput = { do: 'act', action: { do: 'endTurn' } };
  const ended = decide(log.game, state, endTurn);
  const afterwards = ended.ok ? rollInput(roll, ended.state.awaiting) : null;
  return afterwards ? [endTurn, afterwards] : null;
}

function planNewGame(wished: GameSetup, dice: DiceSource, markers: MarkerSource, around: Surroundings): PlanResult {
  // Where specialists are dealt nobody brings one along (O, Lone Engine Company).
  const setup = areRolesDealt(wished.rules)
    ? { ...wished, crew: wished.crew.map(({ role: _, ...member }) => member) }
    : wished;
  const begun = beginLog(around.newGameId(), setup, around.at);
  if (!begun.ok) return begun;
  const fault = setupFault(begun.log.game);
  if (fault) return refused(fault.code);
  return planSettled(
    { log: begun.log, dice, markers, looseRoll: null },
    [{ kind: 'begin', setup, dice, markers }],
    around,
  );
}

/**
 * Backwards, a step at which the service itself would answer is passed over: it would only answer again,
 * and undo would lead nowhere.
 */
function planGoTo(now: Playing & { readonly log: GameLog }, step: number, around: Surroundings): PlanResult {
  const { log } = now;
  if (step < 0 || step >= log.steps.length) return refused('no-such-step');
  let target = step;
  if (step < log.step) {
    while (target > 0 && ownAnswer(log, stepAt(log, target).state, now.markers, around.chance)) target -= 1;
  }
  return planStill(now, [{ kind: 'goTo', step: target }], around);
}

/** Entries after which nothing is answered by itself. */
function planStill(
  now: Playing & { readonly log: GameLog },
  entries: readonly Entry[],
  around: Surroundings,
): PlanResult {
  const resumed: readonly Entry[] = now.log.stops ? [{ kind: 'resume', step: now.log.step }] : [];
  const all = [...resumed, ...entries];
  let { log } = now;
  for (const entry of all) {
    const next = withEntry(log, entry, around.at, around.decide);
    if (!next.ok) return next;
    log = next.log;
  }
  return planned(all, { ...now, log });
}

/** An entry beside the play; where there is a game, it is in the game's record. */
function planAlong(now: Playing, entry: Entry, around: Surroundings): PlanResult {
  const next = now.log && withEntry(now.log, entry, around.at);
  if (!next) return planned([entry], now);
  return next.ok ? planned([entry], { ...now, log: next.log }) : next;
}

function planSettled(now: Playing, entries: readonly Entry[], around: Surroundings): PlanResult {
  let { log } = now;
  const all = [...entries];
  for (;;) {
    const input = log && ownAnswer(log, currentStep(log).state, now.markers, around.chance);
    if (!log || !input) return planned(all, { ...now, log });
    const entry: Entry = { kind: 'input', input, from: 'service' };
    const next = withEntry(log, entry, around.at, around.decide);
    if (!next.ok && next.refusal.code === 'game-full') return next;
    if (!next.ok) throw new Error(`the engine refused its own option: ${next.refusal.code}`);
    all.push(entry);
    log = next.log;
  }
}

/** A plan that there may have been no time to make. */
export function inTime(result: PlanResult | 'too-fast'): PlanResult {
  return result === 'too-fast' ? refused(result) : result;
}

function planned(entries: readonly Entry[], after: Playing): PlanResult {
  return { ok: true, plan: { entries, after } };
}

function refused(code: TableRefusal['code']): PlanResult {
  return { ok: false, refusal: { code } };
}
