import type { DiceSource, TableView } from '../../server/web/wire.js';
import type { DiceWay } from '../words/index.js';

/** Where dice come from as people see it: nothing can be dropped into a tower made of software. */
export function diceSourceOf({ dice, tower }: TableView): DiceSource {
  return dice === 'tower' && tower.kind === 'virtual' ? 'rolled' : dice;
}

/** How the dice of a roll come to be known: a tower says whether it reads dice, has them counted in, or draws the faces. */
export function diceWayOf(view: TableView): DiceWay {
  const source = diceSourceOf(view);
  const { sources } = view.tower;
  if (source !== 'tower' || sources.length === 0) return source;
  if (sources.includes('die')) return 'die';
  if (!sources.includes('hand')) return 'rng';
  return sources.includes('rng') ? 'handOrRoll' : 'hand';
}
