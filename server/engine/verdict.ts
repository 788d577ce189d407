import { victimsInPlay, type World } from './world.js';

/** A table whose counters say that the game is over already: nothing is played on it any more. */
export function checkCounters(world: World): void {
  const { rules, rescued, lost } = world;
  if (world.damageLeft <= 0) world.result = 'collapse';
  else if (lost.victims >= rules.lostToLose) world.result = 'lost';
  else if (rules.rescuedToWin !== null && rescued.victims >= rules.rescuedToWin) world.result = 'victory';
}

/** Has the last loss ended the game? Modern: asked at the end of the phase; classic: at each death (R27). */
export function checkLosses(world: World): void {
  if (world.result) return;
  if (world.lost.victims >= world.rules.lostToLose) world.result = 'lost';
  else checkAccounted(world);
}

/** Victory is checked the moment a victim is rescued (section 8). */
export function checkRescues(world: World): void {
  if (world.result) return;
  const { rescuedToWin } = world.rules;
  if (rescuedToWin === null) checkAccounted(world);
  else if (world.rescued.victims >= rescuedToWin) world.result = 'victory';
}

/** Classic, and the perfect game: won when no victim is left anywhere (sections 1 and 6). */
function checkAccounted(world: World): void {
  if (world.rules.rescuedToWin !== null) return;
  const isCounted = world.rescued.victims + world.lost.victims >= world.rules.pool.victims;
  if (isCounted || victimsInPlay(world) === 0) world.result = 'victory';
}
