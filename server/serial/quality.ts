const WINDOW_MS = 10_000;
const MANY = 5;

/** How clean the line is. Bounded whatever comes: times are kept only up to what decides. */
export interface Quality {
  /** Lines read since the link was made. */
  readonly good: number;
  /** Lines of the tower that arrived damaged, and lines of ours that the tower says were. */
  readonly damaged: number;
  readonly recentDamage: readonly number[];
}

export const cleanLine: Quality = { good: 0, damaged: 0, recentDamage: [] };

export function withGoodLine(quality: Quality): Quality {
  return { ...quality, good: quality.good + 1 };
}

export function withDamage(quality: Quality, count: number, now: number): Quality {
  if (count <= 0) return quality;
  const times = [...quality.recentDamage, ...Array<number>(Math.min(count, MANY)).fill(now)].slice(-MANY);
  return { ...quality, damaged: quality.damaged + count, recentDamage: times };
}

/** Forgets damage that is long past. */
export function aged(quality: Quality, now: number): Quality {
  const recentDamage = quality.recentDamage.filter(time => now - time < WINDOW_MS);
  return recentDamage.length === quality.recentDamage.length ? quality : { ...quality, recentDamage };
}

export function isPoor(quality: Quality): boolean {
  return quality.recentDamage.length >= MANY;
}
