import { type Command, type CommandOutcome, dependsOnGame } from './command.js';

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

  /**
   * The answer to a command that was done before, or comes too late to be done: it was given for a game that is another one by now
   * (`play` is the revision of its newest change), or for a revision that never was.
   */
  answerTo(
    id: string,
    basedOn: number,
    command: Command,
    now: { revision: number; play: number },
  ): CommandOutcome | null {
    const doneAt = this.revisionOf(id);
    if (doneAt !== undefined) return { ok: true, revision: doneAt };
    const isStale = basedOn < now.play || basedOn > now.revision;
    const isLate = (isStale && dependsOnGame(command)) || this.isForgotten(basedOn);
    return isLate ? { ok: false, revision: now.revision, refusal: { code: 'stale' } } : null;
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
