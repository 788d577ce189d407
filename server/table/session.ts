import type { EventMessage } from '../../firmware-protocol/index.js';
import type { Chance } from './chance.js';
import { type Command, type CommandOutcome, isDear, isOutsideGames, type TableRefusal } from './command.js';
import { DoneCommands } from './doneCommands.js';
import { emptyCommit, type Uncounted } from './emptyCommit.js';
import type { TimedEntry, TowerEventKey } from './entry.js';
import { changesGame } from './entry.js';
import { type Foreseen, foresee, type Shown } from './foresight.js';
import { GameArchive } from './gameArchive.js';
import { currentStep, readLog } from './gameLog.js';
import { type Intake, toIntake } from './intake.js';
import { planIntake } from './intakePlan.js';
import { Journal } from './journal.js';
import { outcomeOf } from './outcome.js';
import { inTime, type PlanResult, type Playing, planCommand, type Surroundings } from './plan.js';
import { RollsAhead } from './rollsAhead.js';
import { askNumber, signalFor, type TowerSignal } from './signals.js';
import type { Store } from './store.js';
import type { HistoryEntry, JoinInvitation, TableView } from './tableView.js';
import { type Answer, ThrownDice } from './thrownDice.js';
import { type Tower, type TowerLink, TowerPlace } from './towerPlace.js';
import { historyBefore, recordNotice, tableView } from './view.js';
import { WorkBudget } from './workBudget.js';

export interface SessionOptions {
  readonly table: { readonly id: string; readonly name: string };
  readonly store: Store;
  readonly clock: () => Date;
  readonly chance: Chance;
  readonly newGameId: () => string;
  /** Hears of an error that should not have happened; the command that met it is refused and nothing has changed. */
  readonly onBug: (error: unknown) => void;
}

/**
 * One table: takes inputs from its tower and its screens, asks the engine, makes the answer durable, and only then
 * tells anybody. All of it happens between two turns of the event loop, so two people tapping at once take turns.
 */
export class TableSession {
  readonly archive: GameArchive;
  readonly #options: SessionOptions;
  readonly #journal: Journal;
  readonly #tower = new TowerPlace();
  readonly #thrown = new ThrownDice();
  readonly #ahead = new RollsAhead();
  readonly #work = new WorkBudget();
  readonly #done: DoneCommands;
  readonly #listeners = new Set<(view: TableView) => void>();
  #shown: Shown;
  #revision: number;
  /** The revision of the newest commit that changed the game: commands based on an older one are stale. */
  #playRevision: number;
  #screens = 0;
  #join: JoinInvitation | null = null;
  /** The game that was on the table could not be opened at all; it is still among the games. */
  #isGameLeftOut = false;
  #view: TableView | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.archive = new GameArchive(options.store, options.table.id, this.#work);
    this.#journal = new Journal(options.store, options.table.id);
    const stored = options.store.readTable(options.table.id);
    const { game, dice, markers, looseRoll } = stored.standing ?? { game: null, dice: 'tower', markers: 'table' };
    this.#done = new DoneCommands(stored.commands);
    this.#revision = stored.revision;
    this.#playRevision = stored.revision;
    this.#shown = { playing: { log: null, dice, markers, looseRoll: looseRoll ?? null }, game: null };
    if (game !== null) this.#lay(game);
    options.store.onNotices(() => this.#publish());
  }

  get id(): string {
    return this.#options.table.id;
  }

  get view(): TableView {
    this.#view ??= this.#makeView();
    return this.#view;
  }

  /** Calls back whenever there is a new view, after what it shows has become durable. */
  onView(listener: (view: TableView) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Does what a screen or a program asks for, once: a repeated id gets the answer of the first time. It is answered at once;
   * only dice of a virtual tower are done when their roll has come back over the wire, like that of any tower, and is stored.
   */
  perform(id: string, revision: number, command: Command, answer: Answer): void {
    const isThrow = command.do === 'rollDice' && this.#playing.dice === 'tower' && this.#tower.throwDice !== null;
    const outcome = isThrow ? this.#throwDice(id, revision, command, answer) : this.execute(id, revision, command);
    if (outcome) answer(outcome);
  }

  /** The same for whatever is done at once. */
  execute(id: string, revision: number, command: Command): CommandOutcome {
    const known = this.#answerKnown(id, revision, command);
    if (known) return known;
    const { do: wanted } = command;
    if (wanted === 'playUnsaved' || wanted === 'dismissNotices') return this.#settleRecord(id, wanted);
    const plan = () => planCommand(this.#playing, command, this.#surroundings());
    const isOutside = isOutsideGames(command, this.#playing.log !== null);
    if (isOutside) return this.#carryOut(() => inTime(this.#work.writeOutsideGames(plan)), id, null);
    return this.#carryOut(isDear(command) ? () => inTime(this.#work.spend(plan)) : plan, id, null);
  }

  /** Takes an event of this table's tower, once. True when it is durable and may be acknowledged. */
  takeTowerEvent(key: TowerEventKey, event: EventMessage): boolean {
    if (key.seq <= (this.lastTowerEvent(key.tower, key.boot) ?? 0)) return true;
    const standing = this.#expectation();
    this.#tower.see(event, standing.ask);
    const intake = toIntake(event, standing);
    const outcome = this.#takeIntake(intake, key, event.kind === 'roll' ? this.#thrown.command : null);
    if (event.kind === 'roll') this.#thrown.land(outcome);
    return outcome.ok;
  }

  /** The newest event taken from this start of a tower; undefined when it was never met. */
  lastTowerEvent(tower: string, boot: string): number | undefined {
    return this.#journal.lastTowerEvent(tower, boot);
  }

  connectTower(tower: Tower): void {
    this.#tower.connect(tower, this.#signal());
  }

  /** `waiting`: a tower that seems to be meant for this table and has no place at any. */
  showTowerLink(link: TowerLink, waiting: string | null = null): void {
    if (this.#tower.show(link, waiting) === 'changed') this.#publish();
  }

  showScreens(count: number): void {
    this.#screens = count;
    this.#publish();
  }

  showInvitation(join: JoinInvitation): void {
    this.#join = join;
    this.#publish();
  }

  /** What was played before step number `before`, the newest part of it. */
  historyBefore(before: number): readonly HistoryEntry[] {
    const { log } = this.#playing;
    return log ? historyBefore(log, before) : [];
  }

  /** Puts a game that came from elsewhere among the games of this table. */
  addGame(game: string, entries: readonly TimedEntry[]): CommandOutcome {
    const log = readLog(game, entries);
    return this.#write({ ...emptyCommit(this.id, this.#playing), game, entries, outcome: log && outcomeOf(log) });
  }

  /** Deletes a game for good; the journal keeps only that it was. The game on the table is in play and stays. */
  deleteGame(game: string): CommandOutcome {
    if (this.#playing.log?.id === game) return this.#refuse({ code: 'in-play' });
    if (!this.archive.has(game)) return this.#refuse({ code: 'no-game' });
    const { at } = this.#surroundings();
    return this.#write({ ...emptyCommit(this.id, this.#playing), entries: [{ at, entry: { kind: 'deleted', game } }] });
  }

  /** Looks whether the disk takes entries now; what waits in memory is stored when it does. */
  lookAtDisk(): void {
    if (this.#journal.look() === 'changed') this.#publish();
  }

  /** A last try to store what waits in memory. */
  close(): void {
    this.#ahead.stop();
    this.#journal.look();
  }

  #takeIntake(intake: Intake, key: TowerEventKey, command: string | null): CommandOutcome {
    const outcome = this.#carryOut(() => this.#planIntake(intake), command, key);
    if (outcome.ok || outcome.refusal.code === 'disk') return outcome;
    // A roll that the engine stumbles over is kept as well: the tower forgets it only when it is stored.
    const roll: Intake = intake.kind === 'roll' ? { ...intake, kind: 'loose', why: 'late' } : { kind: 'nothing' };
    return this.#carryOut(() => this.#planIntake(roll), command, key);
  }

  #planIntake(intake: Intake): PlanResult {
    return planIntake(this.#playing, intake, `roll-${this.#revision + 1}`, this.#surroundings());
  }

  #carryOut(makePlan: () => PlanResult, command: string | null, towerEvent: TowerEventKey | null): CommandOutcome {
    const foreseen = this.#foresee(makePlan);
    if (!foreseen.ok) return this.#refuse(foreseen.refusal);
    const { entries, after } = foreseen;
    const { at } = this.#surroundings();
    // Closing a game is the last line of its own record.
    const log = after.playing.log ?? this.#playing.log;
    const commit = {
      ...emptyCommit(this.id, after.playing),
      game: log?.id ?? null,
      command,
      entries: entries.map(entry => ({ at, entry })),
      outcome: log && outcomeOf(log),
      towerEvent,
    };
    const written = this.#write(commit, after);
    if (written.ok && command !== null) this.#done.add(command, written.revision);
    return written;
  }

  /** Durable first; then the table is what it is after the commit; then everybody is told. */
  #write(commit: Uncounted, after: Shown = this.#shown): CommandOutcome {
    const revision = commit.entries.length === 0 ? this.#revision : this.#revision + 1;
    const isStored = this.#journal.append({ ...commit, revision });
    if (isStored) {
      this.archive.follow(commit);
      this.#shown = after;
      this.#revision = revision;
      if (commit.entries.some(({ entry }) => changesGame(entry))) this.#playRevision = revision;
    }
    this.#publish();
    return isStored ? { ok: true, revision } : this.#refuse({ code: 'disk' });
  }

  /** Lays the game on the table that was there before the restart. */
  #lay(id: string): void {
    const laid = () => ({ ...this.#playing, log: this.archive.read(id) });
    const foreseen = this.#foresee(() => ({ ok: true, plan: { entries: [], after: laid() } }));
    if (foreseen.ok) this.#shown = foreseen.after;
    this.#isGameLeftOut = this.#playing.log === null;
  }

  #foresee(makePlan: () => PlanResult): Foreseen {
    return foresee(this.#shown, makePlan, this.#ahead.lookInto, this.#options.onBug);
  }

  get #playing(): Playing {
    return this.#shown.playing;
  }

  /** What is done without an entry: it is about the record itself. */
  #settleRecord(id: string, what: 'playUnsaved' | 'dismissNotices'): CommandOutcome {
    if (!this.#journal.settle(what)) return this.#refuse({ code: 'disk' });
    this.#done.add(id, this.#revision);
    this.#publish();
    return { ok: true, revision: this.#revision };
  }

  #throwDice(id: string, revision: number, command: Command, answer: Answer): CommandOutcome | null {
    const known = this.#answerKnown(id, revision, command);
    const { awaiting } = this.#expectation();
    if (known || awaiting?.for !== 'roll') return known ?? this.#refuse({ code: 'not-asked' });
    const isAwaited = this.#thrown.await(id, answer, () => this.#tower.throwDice?.(awaiting.dice));
    // Somebody else was quicker: what this one saw is about to change.
    return isAwaited ? null : this.#refuse({ code: 'stale' });
  }

  #answerKnown(id: string, basedOn: number, command: Command): CommandOutcome | null {
    return this.#done.answerTo(id, basedOn, command, { revision: this.#revision, play: this.#playRevision });
  }

  #expectation() {
    const { log, dice } = this.#playing;
    const awaiting = log && currentStep(log).state.awaiting;
    return { awaiting, dice, ask: askNumber(this.#playRevision), partial: log?.partialRoll ?? null };
  }

  #surroundings(): Surroundings {
    const { clock, chance, newGameId } = this.#options;
    const readGame = (id: string) => this.archive.read(id);
    return { at: clock().toISOString(), chance, newGameId, readGame, decide: this.#ahead.decide };
  }

  #refuse(refusal: TableRefusal): CommandOutcome {
    return { ok: false, revision: this.#revision, refusal };
  }

  #publish(): void {
    this.#view = null;
    for (const listener of this.#listeners) listener(this.view);
    this.#tower.tell(this.#signal());
    const { log } = this.#playing;
    this.#ahead.watch(log && { game: log.game, state: currentStep(log).state });
  }

  #signal(): TowerSignal {
    return signalFor(this.#playing, this.#playRevision);
  }

  #makeView(): TableView {
    const ofGame = recordNotice(this.#playing.log, this.#isGameLeftOut);
    return tableView({
      table: this.#options.table,
      join: this.#join,
      playing: this.#playing,
      game: this.#shown.game,
      revision: this.#revision,
      tower: this.#tower.viewAt(askNumber(this.#playRevision)),
      notices: [...this.#journal.notices, ofGame, ...this.#tower.notices].filter(notice => notice !== null),
      screens: this.#screens,
    });
  }
}
