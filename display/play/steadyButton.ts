/** Long enough for the second half of a double tap, too short to be noticed by a finger that means it. */
export const DEAF_MS = 500;

/** A button that changes its meaning is deaf for a moment: a double tap must never press what comes next. */
export class SteadyButton {
  #meaning: string | null = null;
  #since = Number.NEGATIVE_INFINITY;

  means(meaning: string, now: number): void {
    if (this.#meaning !== null && meaning !== this.#meaning) this.#since = now;
    this.#meaning = meaning;
  }

  hears(now: number): boolean {
    return now - this.#since >= DEAF_MS;
  }
}
