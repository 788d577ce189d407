/** So many at once, and so many a second after that. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket of permissions that fills with time; `take` says whether so many were left. */
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

  take(count = 1): boolean {
    this.#fill();
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  #fill(): void {
    const { burst, perSecond } = this.allowance;
    const now = this.now();
    this.#left = Math.min(burst, this.#left + ((now - this.#filledAt) / 1000) * perSecond);
    this.#filledAt = now;
  }
}

/** One bucket per address. The oldest is forgotten, so that many addresses cannot fill the memory. */
export class BucketByAddress {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly allowance: Allowance,
    private readonly maxAddresses: number = 1000,
  ) {}

  take(address: string): boolean {
    const bucket = this.#buckets.get(address) ?? this.#add(address);
    return bucket.take();
  }

  #add(address: string): Bucket {
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size >= this.maxAddresses && oldest !== undefined) this.#buckets.delete(oldest);
    const bucket = new Bucket(this.allowance);
    this.#buckets.set(address, bucket);
    return bucket;
  }
}
