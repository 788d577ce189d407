import type { TableRefusal } from './command.js';
import type { Plan, PlanResult, Playing } from './plan.js';
import type { LookInto } from './rollsAhead.js';
import type { GameView } from './tableView.js';
import { gameView } from './view.js';

/** What a table holds, and its game as the screens show it. */
export interface Shown {
  readonly playing: Playing;
  readonly game: GameView | null;
}

export type Foreseen =
  | { readonly ok: true; readonly entries: Plan['entries']; readonly after: Shown }
  | { readonly ok: false; readonly refusal: TableRefusal };

/**
 * Plans, and works out what will be shown, before anything is stored: what cannot be shown is not done. Both are pure,
 * so an error in them is told as a bug and leaves the table as it was.
 */
export function foresee(
  now: Shown,
  makePlan: () => PlanResult,
  look: LookInto,
  onBug: (error: unknown) => void,
): Foreseen {
  try {
    const result = makePlan();
    if (!result.ok) return result;
    const { entries, after } = result.plan;
    const game = after.log === now.playing.log ? now.game : after.log && gameView(after.log, look);
    return { ok: true, entries, after: { playing: after, game } };
  } catch (error) {
    onBug(error);
    return { ok: false, refusal: { code: 'bad-state' } };
  }
}
