/** So many at once, and so many a second after that. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket of permissions that fills with time; `take` says whether one was left. */
export class Bucket {
  #left: number;
  #filledAt: number;

  constructor(
    private readonly allowance: Allowance,
    private readonly now: () => number = performance.now.bind(performance),
  ) {
    this.#left = allowance.burst;
    this.#filledAt = now();
  }

  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  get isEmpty(): boolean {
    this.#fill();
    return this.#left < 1;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#left >= this.allowance.burst;
  }

  #fill(): void {
    const { burst, perSecond } = this.allowance;
    const now = this.now();
    this.#left = Math.min(burst, this.#left + ((now - this.#filledAt) / 1000) * perSecond);
    this.#filledAt = now;
  }
}

/** One bucket per address. Full buckets are forgotten, so that many addresses cannot fill the memory. */
export class BucketByAddress {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly allowance: Allowance,
    private readonly maxAddresses: number = 1000,
  ) {}

  take(address: string): boolean {
    if (this.#buckets.size >= this.maxAddresses) this.#forgetFull();
    const bucket = this.#buckets.get(address) ?? new Bucket(this.allowance);
    // Nobody new is let in while that many addresses are busy: someone is trying to get around the limit.
    if (!this.#buckets.has(address) && this.#buckets.size >= this.maxAddresses) return false;
    this.#buckets.set(address, bucket);
    return bucket.take();
  }

  isEmpty(address: string): boolean {
    return this.#buckets.get(address)?.isEmpty ?? false;
  }

  #forgetFull(): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(address);
  }
}
