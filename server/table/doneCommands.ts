/** More than any screen can have in doubt. */
const REMEMBERED = 256;

/** The commands done of late and the revision each led to, so that one sent again is answered and not done again. */
export class DoneCommands {
  readonly #revisions: Map<string, number>;

  constructor(stored: readonly (readonly [id: string, revision: number])[]) {
    this.#revisions = new Map(stored);
  }

  revisionOf(id: string): number | undefined {
    return this.#revisions.get(id);
  }

  add(id: string, revision: number): void {
    this.#revisions.set(id, revision);
    const [oldest] = this.#revisions.keys();
    if (this.#revisions.size > REMEMBERED && oldest !== undefined) this.#revisions.delete(oldest);
  }
}
