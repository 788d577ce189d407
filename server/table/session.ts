import type { EventMessage } from '../../firmware-protocol/index.js';
import type { Die } from '../engine/input.js';
import type { Chance } from './chance.js';
import type { Command, TableRefusal } from './command.js';
import { dependsOnGame } from './command.js';
import { DoneCommands } from './doneCommands.js';
import type { Commit, StoredEntry, TimedEntry, TowerEventKey } from './entry.js';
import { changesGame } from './entry.js';
import type { GameLog } from './gameLog.js';
import { currentStep, readLog } from './gameLog.js';
import type { Tray } from './intake.js';
import { toIntake, trayAfter } from './intake.js';
import { planIntake } from './intakePlan.js';
import { Journal } from './journal.js';
import { outcomeOf } from './outcome.js';
import type { Plan, PlanResult, Playing, Surroundings } from './plan.js';
import { planCommand } from './plan.js';
import type { TowerSignal } from './signals.js';
import { askNumber, isSameSignal, signalFor } from './signals.js';
import type { Store, StoredGame } from './store.js';
import type { Catalogue, JoinInvitation, Notice, TableView, TowerView } from './tableView.js';
import { tableView } from './view.js';

export interface SessionOptions {
  readonly table: { readonly id: string; readonly name: string };
  readonly store: Store;
  readonly clock: () => Date;
  readonly chance: Chance;
  readonly newGameId: () => string;
  readonly catalogue: Catalogue;
  /** What people must know about the storage from the start. */
  readonly notices: readonly Notice[];
  readonly join: JoinInvitation | null;
}

export type CommandOutcome =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly revision: number; readonly refusal: TableRefusal };

/** The state of the tower's link, which the session passes on to the screens. */
export type TowerLink = Omit<TowerView, 'tray'>;

/** What the session can tell the tower at its table. */
export interface Tower {
  readonly signal: (signal: TowerSignal) => void;
  /** Throws the dice of a virtual tower; a tower of wood has no such thing. */
  readonly throwDice: ((dice: readonly Die[]) => void) | null;
}

const NO_TOWER: TowerLink = { kind: 'none', state: 'none', id: null, port: null, quality: 1, detail: {} };

/**
 * One table: takes inputs from its tower and its screens, asks the engine, makes the answer durable, and only then
 * tells anybody. All of it happens between two turns of the event loop, so two people tapping at once take turns.
 */
export class TableSession {
  readonly #options: SessionOptions;
  readonly #journal: Journal;
  readonly #done: DoneCommands;
  readonly #listeners = new Set<(view: TableView) => void>();
  #playing: Playing;
  #revision: number;
  /** The revision of the newest commit that changed the game: commands based on an older one are stale. */
  #playRevision: number;
  #tower: Tower | null = null;
  #toldTower: TowerSignal | null = null;
  #towerLink: TowerLink = NO_TOWER;
  #tray: Tray = 'still';
  #screens = 0;
  #view: TableView | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#journal = new Journal(options.store);
    const stored = options.store.readTable(options.table.id);
    const { game, dice, markers } = stored.standing ?? { game: null, dice: 'tower', markers: 'table' };
    this.#done = new DoneCommands(stored.commands);
    this.#revision = stored.revision;
    this.#playRevision = stored.revision;
    this.#playing = { log: game === null ? null : this.readGame(game), dice, markers };
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

  /** Does what a screen or a program asks for, once: a repeated id gets the answer of the first time. */
  execute(id: string, revision: number, command: Command): CommandOutcome {
    const doneAt = this.#done.revisionOf(id);
    if (doneAt !== undefined) return { ok: true, revision: doneAt };
    const isStale = revision < this.#playRevision || revision > this.#revision;
    if (isStale && dependsOnGame(command)) return this.#refuse({ code: 'stale' });
    if (command.do === 'playUnsaved') return this.#playUnsaved(id);
    if (command.do === 'rollDice' && this.#hasVirtualDice()) return this.#throwDice(id);
    return this.#carryOut(planCommand(this.#playing, command, this.#surroundings()), id, null);
  }

  /** Takes an event of this table's tower, once. True when it is durable and may be acknowledged. */
  takeTowerEvent(key: TowerEventKey, event: EventMessage): boolean {
    if (key.seq <= (this.lastTowerEvent(key.tower, key.boot) ?? 0)) return true;
    if (event.kind === 'roll') this.#tray = trayAfter(event);
    const intake = toIntake(event, this.#expectation());
    const planned = planIntake(this.#playing, intake, `roll-${this.#revision + 1}`, this.#surroundings());
    const nothing: Plan = { entries: [], after: this.#playing };
    return this.#carryOut({ ok: true, plan: planned?.ok ? planned.plan : nothing }, null, key).ok;
  }

  /** The newest event taken from this start of a tower; undefined when it was never met. */
  lastTowerEvent(tower: string, boot: string): number | undefined {
    return this.#journal.lastTowerEvent(tower, boot);
  }

  connectTower(tower: Tower): void {
    this.#tower = tower;
    this.#toldTower = null;
    this.#tellTower();
  }

  showTowerLink(link: TowerLink): void {
    this.#towerLink = link;
    this.#publish();
  }

  showScreens(count: number): void {
    this.#screens = count;
    this.#publish();
  }

  /** A game of this table as its record tells it; null when there is none that can be read. */
  readGame(game: string): GameLog | null {
    return readLog(game, this.readRecord(game));
  }

  readRecord(game: string): readonly StoredEntry[] {
    return this.#options.store.readGame(this.id, game);
  }

  /** The games of this table, the newest first. */
  listGames(): readonly StoredGame[] {
    return this.#options.store.listGames(this.id);
  }

  /** Puts a game that came from elsewhere among the games of this table. */
  addGame(game: string, entries: readonly TimedEntry[]): CommandOutcome {
    const log = readLog(game, entries);
    return this.#write({ ...this.#emptyCommit(), game, entries, outcome: log && outcomeOf(log) });
  }

  /** Deletes a game for good; the journal keeps only that it was. The game on the table is in play and stays. */
  deleteGame(game: string): CommandOutcome {
    if (this.#playing.log?.id === game) return this.#refuse({ code: 'in-play' });
    const { at } = this.#surroundings();
    return this.#write({ ...this.#emptyCommit(), game: null, entries: [{ at, entry: { kind: 'deleted', game } }] });
  }

  /** A last try to store what waits in memory. */
  close(): void {
    this.#journal.flush();
  }

  #carryOut(result: PlanResult, command: string | null, towerEvent: TowerEventKey | null): CommandOutcome {
    if (!result.ok) return this.#refuse(result.refusal);
    const { entries, after } = result.plan;
    const { at } = this.#surroundings();
    // Closing a game is the last line of its own record.
    const game = after.log ?? this.#playing.log;
    const { dice, markers } = after;
    const written = this.#write(
      {
        ...this.#emptyCommit(),
        game: game?.id ?? null,
        command,
        entries: entries.map(entry => ({ at, entry })),
        outcome: game && outcomeOf(game),
        standing: { game: after.log?.id ?? null, dice, markers },
        towerEvent,
      },
      after,
    );
    if (written.ok && command !== null) this.#done.add(command, written.revision);
    return written;
  }

  /** Durable first; then the table is what it is after the commit; then everybody is told. */
  #write(commit: Commit, after: Playing = this.#playing): CommandOutcome {
    const revision = commit.entries.length === 0 ? this.#revision : this.#revision + 1;
    if (!this.#journal.append({ ...commit, revision })) {
      this.#publish();
      return this.#refuse({ code: 'disk' });
    }
    this.#playing = after;
    this.#revision = revision;
    if (commit.entries.some(({ entry }) => changesGame(entry))) this.#playRevision = revision;
    this.#publish();
    return { ok: true, revision };
  }

  #emptyCommit(): Commit {
    const { log, dice, markers } = this.#playing;
    return {
      table: this.id,
      revision: this.#revision,
      game: log?.id ?? null,
      command: null,
      entries: [],
      outcome: null,
      standing: { game: log?.id ?? null, dice, markers },
      towerEvent: null,
    };
  }

  #playUnsaved(id: string): CommandOutcome {
    this.#journal.playUnsaved();
    this.#done.add(id, this.#revision);
    this.#publish();
    return { ok: true, revision: this.#revision };
  }

  #hasVirtualDice(): boolean {
    return this.#playing.dice === 'tower' && this.#tower?.throwDice != null;
  }

  /** The roll itself comes back over the wire, like that of any tower. */
  #throwDice(id: string): CommandOutcome {
    const { awaiting } = this.#expectation();
    if (awaiting?.for !== 'roll') return this.#refuse({ code: 'not-asked' });
    this.#done.add(id, this.#revision);
    this.#tower?.throwDice?.(awaiting.dice);
    return { ok: true, revision: this.#revision };
  }

  #expectation() {
    const { log, dice } = this.#playing;
    return { awaiting: log && currentStep(log).state.awaiting, dice, ask: askNumber(this.#playRevision) };
  }

  #surroundings(): Surroundings {
    const { clock, chance, newGameId } = this.#options;
    return { at: clock().toISOString(), chance, newGameId, readGame: id => this.readGame(id) };
  }

  #refuse(refusal: TableRefusal): CommandOutcome {
    return { ok: false, revision: this.#revision, refusal };
  }

  #publish(): void {
    this.#view = null;
    this.#tellTower();
    for (const listener of this.#listeners) listener(this.view);
  }

  /** Only what is new: a cue told again would sound its tone again. */
  #tellTower(): void {
    const signal = signalFor(this.#playing, this.#playRevision);
    if (!this.#tower || isSameSignal(signal, this.#toldTower)) return;
    this.#toldTower = signal;
    this.#tower.signal(signal);
  }

  #makeView(): TableView {
    const { table, catalogue, join, notices } = this.#options;
    const { log } = this.#playing;
    const { notice } = this.#journal;
    const stops: Notice | null = log?.stops
      ? { code: 'recordStops', detail: { step: log.step, of: log.stops.of } }
      : null;
    return tableView({
      table,
      catalogue,
      join,
      playing: this.#playing,
      revision: this.#revision,
      tower: { ...this.#towerLink, tray: this.#tray },
      notices: [...notices, notice, stops].filter(each => each !== null),
      screens: this.#screens,
    });
  }
}
