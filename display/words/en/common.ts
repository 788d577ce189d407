/** In place of a screen that could not be drawn. */
export const trouble = {
  title: 'This screen could not be drawn',
  says: 'The game is kept, and nothing on the table changes. Go back to the start, or load the page again.',
  saysUndo: 'The game is kept. Undo takes the last step back; the screen may work again without it.',
  start: 'Back to the start',
  again: 'Load again',
  what: (message: string) => `What went wrong: ${message}`,
};

export const common = {
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  done: 'Done',
  next: 'Next',
  undo: 'Undo',
  /** A tap that came too soon after the screen had changed. */
  unheard: 'Not counted: the screen had just changed. Tap again.',
  /** A button that is held was only tapped. */
  keepHolding: 'Keep your finger on it',
  redo: 'Redo',
  /** For names, in the order of the alphabet. */
  letters: 'abcdefghijklmnopqrstuvwxyz',
  /** Joins the names of a few things: "Rosa, Ben and Greta". */
  list: (items: readonly string[]) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  /** The same turn is not over yet. */
  goesOn: (name: string) => `${name} goes on`,
  turnOf: (name: string) => (/s$/.test(name) ? `${name}’ turn` : `${name}’s turn`),
};
