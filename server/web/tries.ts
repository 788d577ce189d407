import { createHash } from 'node:crypto';

/** Anybody mistypes: so many wrong ones make nobody wait. */
const FREE = 5;
/** After these each wrong one doubles the wait, up to this. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** Counting on would only make the wait last longer than anybody remembers why. */
const MOST_WRONG = 12;
/** One wrong try is forgotten in this time. */
const FORGOTTEN_MS = 60_000;
/** One person types one code at a time; more that wait at one address are a program's. */
const MOST_WAITING = 4;
const MOST_ADDRESSES = 4096;
const MOST_REMEMBERED = 32;

/** `wrongAgain`: this address has tried the very same before. */
export type Judgement = 'right' | 'wrong' | 'wrongAgain' | 'tooMany';

export interface Try {
  readonly address: string;
  /** What is tried, and for what. */
  readonly secret: string;
  readonly isRight: () => boolean;
  readonly answer: (judgement: Judgement) => void;
}

/** What is known of an address that tried something wrong. */
interface Suspect {
  wrong: number;
  countedAt: number;
  /** Digests of what it tried: asking for the same again teaches nobody anything, and costs nothing. */
  readonly known: Set<string>;
  readonly waiting: Try[];
  timer: NodeJS.Timeout | null;
}

/**
 * Tries of a secret. A right one is never refused for wrong ones of other addresses, nor for earlier ones of its own: those
 * only make the address wait for its next answer, right or wrong, one after the other. So an address can guess
 * no faster than once in half a minute, and whoever mistyped gets in all the same.
 */
export class Tries {
  readonly #suspects = new Map<string, Suspect>();

  /** Answers at once, or when the address has waited; the function it returns takes the try back. */
  judge(tried: Try): () => void {
    const suspect = this.#suspects.get(tried.address);
    const isKnown = suspect?.known.has(digestOf(tried.secret)) ?? false;
    if (isKnown && !tried.isRight()) tried.answer('wrongAgain');
    else if (!suspect || (suspect.waiting.length === 0 && waitOf(suspect) === 0)) this.#settle(tried);
    else if (suspect.waiting.length >= MOST_WAITING) tried.answer('tooMany');
    else this.#enqueue(suspect, tried);
    return () => suspect && this.#withdraw(suspect, tried);
  }

  /** How many wrong ones an address has to its name. */
  wrongOf(address: string): number {
    const suspect = this.#suspects.get(address);
    return suspect ? wrongNow(suspect) : 0;
  }

  #settle(tried: Try): void {
    const isRight = tried.isRight();
    if (!isRight) this.#count(tried);
    tried.answer(isRight ? 'right' : 'wrong');
  }

  #count({ address, secret }: Try): void {
    const suspect = this.#suspects.get(address) ?? this.#newSuspect(address);
    suspect.wrong = Math.min(wrongNow(suspect) + 1, MOST_WRONG);
    suspect.countedAt = performance.now();
    suspect.known.add(digestOf(secret));
    const [oldest] = suspect.known;
    if (suspect.known.size > MOST_REMEMBERED && oldest !== undefined) suspect.known.delete(oldest);
  }

  #newSuspect(address: string): Suspect {
    for (const [other, { waiting }] of this.#suspects) {
      if (this.#suspects.size < MOST_ADDRESSES) break;
      if (waiting.length === 0) this.#suspects.delete(other);
    }
    const suspect: Suspect = { wrong: 0, countedAt: 0, known: new Set(), waiting: [], timer: null };
    this.#suspects.set(address, suspect);
    return suspect;
  }

  #enqueue(suspect: Suspect, tried: Try): void {
    suspect.waiting.push(tried);
    this.#awaitNext(suspect);
  }

  #awaitNext(suspect: Suspect): void {
    if (suspect.timer !== null || suspect.waiting.length === 0) return;
    suspect.timer = setTimeout(() => {
      suspect.timer = null;
      const next = suspect.waiting.shift();
      if (next) this.#settle(next);
      this.#awaitNext(suspect);
    }, waitOf(suspect));
    suspect.timer.unref();
  }

  #withdraw(suspect: Suspect, tried: Try): void {
    const index = suspect.waiting.indexOf(tried);
    if (index >= 0) suspect.waiting.splice(index, 1);
  }
}

function wrongNow({ wrong, countedAt }: Suspect): number {
  return Math.max(0, wrong - Math.floor((performance.now() - countedAt) / FORGOTTEN_MS));
}

function waitOf(suspect: Suspect): number {
  const wrong = wrongNow(suspect);
  return wrong <= FREE ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (wrong - FREE - 1), LONGEST_WAIT_MS);
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64');
}
