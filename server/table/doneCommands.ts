/** More than any screen can have in doubt. */
const REMEMBERED = 256;

/** The commands done of late and the revision each led to, so that one sent again is answered and not done again. */
export class DoneCommands {
  readonly #revisions: Map<string, number>;
  /** The newest revision that a forgotten command led to. */
  #forgotten = 0;

  constructor(stored: readonly (readonly [id: string, revision: number])[]) {
    this.#revisions = new Map(stored);
    // Those before them are not read again.
    if (stored.length >= REMEMBERED) this.#forgotten = Math.min(...this.#revisions.values());
  }

  revisionOf(id: string): number | undefined {
    return this.#revisions.get(id);
  }

  /** A command based on this revision may have been done and forgotten: nobody can tell, so it must not be done now. */
  isForgotten(basedOn: number): boolean {
    return basedOn < this.#forgotten;
  }

  add(id: string, revision: number): void {
    this.#revisions.set(id, revision);
    const [oldest] = this.#revisions;
    if (this.#revisions.size <= REMEMBERED || !oldest) return;
    this.#revisions.delete(oldest[0]);
    this.#forgotten = Math.max(this.#forgotten, oldest[1]);
  }
}
