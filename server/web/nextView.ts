import type { TableView } from '../table/tableView.js';
import type { NextView } from './wire.js';

/** `after` for a screen that has `before`; null when they have too little in common. */
export function nextView({ game: known }: TableView, after: TableView): NextView | null {
  if (!after.game || known?.id !== after.game.id) return null;
  const { board, history, ...game } = after.game;
  if (board !== known.board) return null;
  // The history begins later when it has grown for a while, and earlier when steps were undone.
  const dropped = Math.max(0, (history[0]?.step ?? 1) - (known.history[0]?.step ?? 1));
  let kept = 0;
  while (kept < history.length && history[kept] === known.history[dropped + kept]) kept += 1;
  return { ...after, game: { ...game, history: { dropped, kept, added: history.slice(kept) } } };
}
