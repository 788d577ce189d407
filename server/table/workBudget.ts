/** Milliseconds of dear work that are given back each second: one in a hundred, so that other tables hardly notice. */
const PER_SECOND = 10;
/** So much at once: opening and setting right a dozen ordinary games. */
const BURST = 200;

/**
 * What one table may take of everybody's time with work that grows with the length of a game: playing a record again to
 * open it, to look at it, or to set an early step right. Whoever asks for more of it waits.
 */
export class WorkBudget {
  #left = BURST;
  #filledAt: number;

  constructor(private readonly now: () => number = performance.now.bind(performance)) {
    this.#filledAt = now();
  }

  /** Does the work and takes off how long it was; what was more than was left is waited for afterwards. */
  spend<T>(work: () => T): T | 'too-fast' {
    const begun = this.now();
    this.#left = Math.min(BURST, this.#left + ((begun - this.#filledAt) / 1000) * PER_SECOND);
    this.#filledAt = begun;
    if (this.#left <= 0) return 'too-fast';
    try {
      return work();
    } finally {
      this.#left -= this.now() - begun;
    }
  }
}
