import type { GameView } from '../../server/web/wire.js';
import { stateOf } from '../crew.js';
import { tellQuestion, whoName } from '../words/index.js';
import { diceSourceOf } from './diceSource.js';
import { openInstructions } from './mode.js';
import { nowhereIn } from './nowhere.js';
import { isTaking } from './offersByPlace.js';
import type { Panel } from './panel.js';

type Asking = Pick<Panel, 'game' | 'naming' | 'mode' | 'view' | 'placed' | 'commanding'>;

/** The largest words of the panel: what just happened where that is the news, else what to do now. */
export function promptOf({ game, naming, mode, view, placed, commanding }: Asking): string {
  const { play } = naming.words;
  const open = openInstructions(game).map(({ number }) => number);
  if (mode === 'instructions') return (game.last.kind === 'jump' ? play.putBack : play.doThese)(open);
  if (mode === 'over' && game.result) return play.overPrompt[game.result];
  if (!game.awaiting) return play.quiet;
  const nowhere = mode === 'action' ? nowhereIn(game) : null;
  if (nowhere !== null) return play.correct.where(whoName(naming, nowhere)).prompt;
  const { rescued } = game.supplies;
  if (mode === 'action' && isRescued(game)) return play.rescued(rescued.victims, rescued.of);
  // While another is commanded the button that takes the victim up is not shown.
  const isTakingOffered = commanding === null && placed.here.some(isTaking);
  if (mode === 'action' && isTakingOffered) return play.victimHere;
  if (mode === 'action' && game.setup.rules.mode === 'tableFirst') return play.tableFirst.prompt;
  if (mode === 'action' && isSpent(game)) return play.spent;
  return tellQuestion(naming, game.awaiting, diceSourceOf(view)).prompt;
}

/** The newest step brought somebody out. */
function isRescued({ events }: GameView): boolean {
  return events.some(event => event.type === 'poiRemoved' && event.to === 'rescued' && event.kind !== 'falseAlarm');
}

/** Nothing is left to act with. */
function isSpent({ turn, table }: GameView): boolean {
  const { ap, saved = 0, freeAp = 0 } = stateOf(table, turn.who) ?? {};
  return ap !== undefined && ap + saved + freeAp === 0;
}
