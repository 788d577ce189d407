import { type BenchRow, percentile } from './row.js';

/** Something that is measured again and again, until it is closed. */
export interface Measured {
  /** Milliseconds from the `nth` roll to what is waited for. */
  measure(nth: number): Promise<number>;
  close(): Promise<void>;
}

type Times<Things> = { readonly [Which in keyof Things]: readonly number[] };

/** Measures things in turns, so that whatever else the machine does falls on all of them; then closes them. */
export async function measureInTurns<const Things extends readonly Measured[]>(
  things: Things,
  { samples, warmUp }: { readonly samples: number; readonly warmUp: number },
): Promise<Times<Things>> {
  const times: number[][] = things.map(() => []);
  for (let i = 0; i < warmUp + samples; i++) {
    for (const [which, thing] of things.entries()) {
      const time = await thing.measure(i);
      if (i >= warmUp) times[which]?.push(time);
    }
  }
  await Promise.all(things.map(thing => thing.close()));
  return times as unknown as Times<Things>;
}

/** The median and the slow end of what was measured. */
export function rowsOf(
  name: string,
  times: readonly number[],
  yardstick: { readonly name: string; readonly times: readonly number[] },
): readonly BenchRow[] {
  return [50, 99].map(percent => ({
    name: `${name} p${percent}`,
    value: percentile(times, percent / 100),
    unit: 'ms',
    yardstick: { name: yardstick.name, value: percentile(yardstick.times, percent / 100) },
  }));
}
