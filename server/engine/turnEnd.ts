import { savedAtTurnEnd } from './actions/purse.js';
import type { Game } from './decide.js';
import type { GameState } from './game.js';

/** What would become of the AP in hand if the turn ended now (R29). */
export interface TurnEnd {
  readonly saves: number;
  readonly loses: number;
}

/** Null unless actions are awaited and AP are counted. */
export function turnEnd({ rules }: Game, { awaiting, table }: GameState): TurnEnd | null {
  if (awaiting?.for !== 'action' || rules.mode === 'tableFirst') return null;
  const actor = table.firefighters?.[awaiting.who] ?? {};
  const { ap = 0, saved = 0, freeAp = 0 } = actor;
  const saves = savedAtTurnEnd(rules, actor);
  return { saves, loses: ap + saved + freeAp - saves };
}
