const LONG_AGO = new Date(0).toISOString();

/** A moment as it is written down, `2026-11-16T19:30:00.000Z`, of a day that the calendar has. */
export function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

/** A moment that can be shown: a record from before this was checked may hold one that is none. */
export function instantOf(text: string): string {
  return isInstant(text) ? text : LONG_AGO;
}
