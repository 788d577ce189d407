/** One figure of the bench. The yardstick was measured in the same run, so that the machine cancels out. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly yardstick?: { readonly name: string; readonly value: number };
}

/** A measurement that takes its time and gives its figures. */
export type Bench = () => Promise<readonly BenchRow[]>;

/** The value that `share` of the samples do not exceed. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
