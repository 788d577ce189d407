import { isDeepStrictEqual } from 'node:util';
import type { DiskTrouble } from './diskTrouble.js';
import type { Commit, TowerEventKey } from './entry.js';
import type { Store } from './store.js';
import type { Notice } from './tableView.js';

/**
 * A table's way to the disk. A commit the disk does not take is not done, until the table says that it will play on
 * unsaved; from then on commits wait in memory, in order, and are stored as soon as the disk takes entries again.
 */
export class Journal {
  #waiting: readonly Commit[] | null = null;
  #trouble: DiskTrouble | null;

  constructor(
    private readonly store: Store,
    private readonly table: string,
  ) {
    this.#trouble = store.check();
  }

  /** True when the commit stands: stored, or waiting with the table's consent. */
  append(commit: Commit): boolean {
    return this.#store([...(this.#waiting ?? []), commit]);
  }

  /** Looks whether the disk takes entries now, and stores what waits. */
  look(): 'changed' | 'same' {
    const before = this.#ofDisk();
    if (this.#waiting?.length) this.#store(this.#waiting);
    else this.#trouble = this.store.check();
    if (!this.#trouble) this.#waiting = null;
    return isDeepStrictEqual(before, this.#ofDisk()) ? 'same' : 'changed';
  }

  /**
   * What is done without an entry. `playUnsaved` is the table's consent to go on though nothing can be stored; without
   * trouble there is nothing to consent to. False when the disk does not take it.
   */
  settle(what: 'playUnsaved' | 'dismissNotices'): boolean {
    if (what === 'dismissNotices') return this.store.putAwayNotices().ok;
    if (this.#trouble) this.#waiting ??= [];
    return true;
  }

  /** The newest event taken from this start of a tower; undefined when it was never met. */
  lastTowerEvent(tower: string, boot: string): number | undefined {
    const isOfTower = (event: TowerEventKey | null) => event?.tower === tower && event.boot === boot;
    const waiting = this.#waiting?.findLast(commit => isOfTower(commit.towerEvent))?.towerEvent;
    return waiting?.seq ?? this.store.lastTowerEvent(tower, boot);
  }

  #store(commits: readonly Commit[]): boolean {
    for (const [index, commit] of commits.entries()) {
      const stored = this.store.append(commit);
      if (stored.ok) continue;
      this.#trouble = stored.trouble;
      if (this.#waiting) this.#waiting = commits.slice(index);
      return this.#waiting !== null;
    }
    this.#waiting = null;
    this.#trouble = null;
    return true;
  }

  /** What people at this table must know of the record and of the disk. */
  get notices(): readonly Notice[] {
    const ofDisk = this.#ofDisk();
    // Steps are missing at one table; what happened to the file concerns all.
    const ofRecord = this.store.notices.filter(({ detail }) => (detail['table'] ?? this.table) === this.table);
    return ofDisk ? [...ofRecord, ofDisk] : ofRecord;
  }

  #ofDisk(): Notice | null {
    if (!this.#trouble) return null;
    const steps = this.#waiting?.length ?? 0;
    return this.#waiting
      ? { code: 'unsaved', detail: { why: this.#trouble, waiting: steps } }
      : { code: this.#trouble, detail: {} };
  }
}
