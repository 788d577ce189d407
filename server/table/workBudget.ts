/**
 * Milliseconds of dear work. So much at once: opening and setting right a dozen ordinary games. What is given back each
 * second is one in a hundred, so that other tables hardly notice.
 */
const DEAR_WORK = { burst: 200, perSecond: 10 };
/**
 * What is written outside the record of a running game. A record has an end, so without this the disk would be filled by
 * beginning ever new games, or by changing settings where none is on the table.
 */
const OUTSIDE_GAMES = { burst: 100, perSecond: 4 / 60 };

/**
 * What one table may take of everybody's time with work that grows with the length of a game: playing a record again to
 * open it, to look at it, or to set an early step right. Whoever asks for more of it waits.
 */
export class WorkBudget {
  readonly #work: Allowance;
  readonly #outsideGames: Allowance;

  constructor(private readonly now: () => number = performance.now.bind(performance)) {
    this.#work = new Allowance(DEAR_WORK, now());
    this.#outsideGames = new Allowance(OUTSIDE_GAMES, now());
  }

  /** Does the work and takes off how long it was; what was more than was left is waited for afterwards. */
  spend<T>(work: () => T): T | 'too-fast' {
    const begun = this.now();
    if (this.#work.leftAt(begun) <= 0) return 'too-fast';
    try {
      return work();
    } finally {
      this.#work.take(this.now() - begun);
    }
  }

  /** The same for what is written outside the record of a running game: each costs one, however long it takes. */
  writeOutsideGames<T>(write: () => T): T | 'too-fast' {
    if (this.#outsideGames.leftAt(this.now()) < 1) return 'too-fast';
    this.#outsideGames.take(1);
    return write();
  }
}

class Allowance {
  #left: number;

  constructor(
    private readonly amount: { readonly burst: number; readonly perSecond: number },
    private filledAt: number,
  ) {
    this.#left = amount.burst;
  }

  leftAt(now: number): number {
    const { burst, perSecond } = this.amount;
    this.#left = Math.min(burst, this.#left + ((now - this.filledAt) / 1000) * perSecond);
    this.filledAt = now;
    return this.#left;
  }

  take(amount: number): void {
    this.#left -= amount;
  }
}
