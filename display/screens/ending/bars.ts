/** One bar of the dice picture: how often a face came, and how high that is beside the most frequent one. */
export interface Bar {
  readonly face: number;
  readonly count: number;
  readonly share: number;
}

export function barsOf(counts: readonly number[]): readonly Bar[] {
  const most = Math.max(1, ...counts);
  return counts.map((count, index) => ({ face: index + 1, count, share: count / most }));
}
