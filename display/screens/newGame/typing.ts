/** Long enough for a name people are called by, short enough to be read from across the table. */
export const NAME_LENGTH = 16;

/** The next letter begins a word, and so is a large one. */
export function beginsWord(typed: string): boolean {
  return typed === '' || /[\s-]$/.test(typed);
}

/** A name begins with no space and ends where it is full. */
export function withLetter(typed: string, letter: string): string {
  return (typed + letter).trimStart().slice(0, NAME_LENGTH);
}

export function withoutLetter(typed: string): string {
  return [...typed].slice(0, -1).join('');
}
