/**
 * What a table holds for a word that came from outside, undefined where it holds nothing. Anybody may be called `constructor`
 * or `toString`: asked plainly, an object would answer with what every object inherits.
 */
export function known<T>(
  table: Readonly<Record<string, T>> | undefined,
  word: string | null | undefined,
): T | undefined {
  return table !== undefined && word != null && Object.hasOwn(table, word) ? table[word] : undefined;
}
