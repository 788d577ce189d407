/** The places somebody can get to, each for the fewest AP: nearest first, since AP are small whole numbers. */
export function nearestFirst(
  from: number,
  most: number,
  waysFrom: (place: number, reach: (place: number, ap: number) => void) => void,
): Map<number, number> {
  const fewest = new Map<number, number>([[from, 0]]);
  const waiting: number[][] = [[from]];
  for (let spent = 0; spent < waiting.length; spent++) {
    // What is reached for no AP at all is appended to the list that is gone through.
    for (const here of waiting[spent] ?? []) {
      if (fewest.get(here) !== spent) continue;
      waysFrom(here, (place, ap) => {
        const sum = spent + ap;
        if (sum > most || sum >= (fewest.get(place) ?? Number.POSITIVE_INFINITY)) return;
        fewest.set(place, sum);
        waiting[sum] ??= [];
        (waiting[sum] as number[]).push(place);
      });
    }
  }
  return fewest;
}
