import type { Commit, StoredEntry, StoredGame } from './entry.js';
import { type GameLog, readLog } from './gameLog.js';
import type { Store } from './store.js';
import type { WorkBudget } from './workBudget.js';

/** The games of one table as they were stored, the running one included. */
export class GameArchive {
  /** The game that was read last: whoever looks through a game does so step by step. */
  #newest: GameLog | null = null;

  constructor(
    private readonly store: Store,
    private readonly table: string,
    private readonly work: WorkBudget,
  ) {}

  /** The newest first; a table that was played at for years has many. */
  browse(): readonly StoredGame[] | 'too-fast' {
    return this.work.spend(() => this.list());
  }

  /** The same for whoever has seen to it that there is time for it. */
  list(): readonly StoredGame[] {
    return this.store.listGames(this.table);
  }

  has(game: string): boolean {
    return this.#recordOf(game).length > 0;
  }

  /** Null when there is no such game, or none that can be read. */
  look(game: string): GameLog | 'too-fast' | null {
    return this.#newest?.id === game ? this.#newest : this.work.spend(() => this.read(game));
  }

  /** The same for whoever has seen to it that there is time for it. */
  read(game: string): GameLog | null {
    if (this.#newest?.id !== game) this.#newest = readLog(game, this.#recordOf(game));
    return this.#newest;
  }

  /** A game's entries; none when there is no such game. */
  copy(game: string): readonly StoredEntry[] | 'too-fast' {
    return this.work.spend(() => this.#recordOf(game));
  }

  /** A game that something was added to, or that was deleted, is read again when it is next asked for. */
  follow({ game, entries }: Pick<Commit, 'game' | 'entries'>): void {
    const isDeleting = entries.some(({ entry }) => entry.kind === 'deleted');
    if (isDeleting || game === this.#newest?.id) this.#newest = null;
  }

  #recordOf(game: string): readonly StoredEntry[] {
    return this.store.readGame(this.table, game);
  }
}
