const STEP = 0.2;

/** One step louder or quieter, between silence and full. */
export function louder(volume: number, by: number): number {
  return Math.min(1, Math.max(0, Math.round((volume + by * STEP) * 10) / 10));
}

/** A quarter turn clockwise. */
export function nextTurn(turned: 0 | 1 | 2 | 3): 0 | 1 | 2 | 3 {
  return ((turned + 1) % 4) as 0 | 1 | 2 | 3;
}
