import type { ServerMessage, TableView } from '../server/web/wire.js';
import { sharing } from './sharing.js';

type ViewMessage = Extract<ServerMessage, { type: 'view' | 'next' }>;

/** The view a message leads to from the one before; null when it follows on a view that is not here. */
export function followedView(before: TableView | null, message: ViewMessage): TableView | null {
  if (message.type === 'view') return sharing(before, message.view);
  const known = before?.game;
  if (!known) return null;
  const { dropped, kept, added } = message.view.game.history;
  const history = [...known.history.slice(dropped, dropped + kept), ...added];
  return sharing(before, { ...message.view, game: { ...message.view.game, board: known.board, history } });
}
