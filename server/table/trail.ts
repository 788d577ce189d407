/**
 * A list that grows at its end. Versions share their common beginning, so adding to the newest one costs the same however
 * long it is; an older version never sees what was added after it.
 */
export class Trail<T> {
  readonly length: number;
  readonly #shared: T[];

  constructor(shared: T[] = [], length: number = shared.length) {
    this.#shared = shared;
    this.length = length;
  }

  at(index: number): T | undefined {
    return index < this.length ? this.#shared[index] : undefined;
  }

  slice(start: number, end: number = this.length): readonly T[] {
    return this.#shared.slice(start, Math.min(end, this.length));
  }

  /** The first `kept` items, then `item`. Only a version that others have grown beyond is copied. */
  withItem(kept: number, item: T): Trail<T> {
    const isNewest = kept === this.#shared.length;
    const shared = isNewest ? this.#shared : this.#shared.slice(0, kept);
    shared.push(item);
    return new Trail(shared, kept + 1);
  }
}
