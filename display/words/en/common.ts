export const common = {
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  done: 'Done',
  next: 'Next',
  undo: 'Undo',
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
