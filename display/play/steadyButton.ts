/** Longer than the gap between the halves of a double tap, and than it takes to see that a button has changed. */
export const DEAF_MS = 350;

/** What is asked for is answered sooner than this. */
const ANSWERED_MS = 1000;

/**
 * A button that changes its meaning by itself, because dice fell or another screen was used, is deaf for a moment: the finger on its
 * way meant what was there before. Whoever asked for the change on this screen is heard at once.
 */
export class SteadyButton {
  #meaning: string | null = null;
  #since = Number.NEGATIVE_INFINITY;
  #asked = Number.NEGATIVE_INFINITY;

  /** Something was asked for on this screen: what comes of it is no surprise. */
  asked(now: number): void {
    this.#asked = now;
  }

  means(meaning: string, now: number): void {
    const isSurprise = now - this.#asked > ANSWERED_MS;
    if (this.#meaning !== null && meaning !== this.#meaning && isSurprise) this.#since = now;
    this.#meaning = meaning;
  }

  hears(now: number): boolean {
    return now - this.#since >= DEAF_MS;
  }
}
