import { type BenchRow, percentile } from './row.js';

/** Something that is measured again and again, until it is closed. */
export interface Measured {
  /** Milliseconds from the roll to what is waited for. */
  measure(): Promise<number>;
  close(): Promise<void>;
}

export interface InTurns {
  readonly times: readonly number[];
  readonly yardstickTimes: readonly number[];
}

/** Measures a thing and its yardstick in turns, so that whatever else the machine does falls on both; then closes them. */
export async function measureInTurns(
  thing: Measured,
  yardstick: Measured,
  { samples, warmUp }: { readonly samples: number; readonly warmUp: number },
): Promise<InTurns> {
  const times: number[] = [];
  const yardstickTimes: number[] = [];
  for (let i = 0; i < warmUp + samples; i++) {
    const [yardstickTime, time] = [await yardstick.measure(), await thing.measure()];
    if (i < warmUp) continue;
    yardstickTimes.push(yardstickTime);
    times.push(time);
  }
  await Promise.all([thing.close(), yardstick.close()]);
  return { times, yardstickTimes };
}

/** The median and the slow end of what was measured. */
export function rowsOf({ times, yardstickTimes }: InTurns, name: string, yardstick: string): readonly BenchRow[] {
  return [50, 99].map(percent => ({
    name: `${name} p${percent}`,
    value: percentile(times, percent / 100),
    unit: 'ms',
    yardstick: { name: yardstick, value: percentile(yardstickTimes, percent / 100) },
  }));
}
