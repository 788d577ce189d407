import type { DiceSource, TableView } from '../../server/web/wire.js';

/** Where dice come from as people see it: nothing can be dropped into a tower made of software. */
export function diceSourceOf({ dice, tower }: TableView): DiceSource {
  return dice === 'tower' && tower.kind === 'virtual' ? 'rolled' : dice;
}
