/** High-rises for comparing readings: no print was to be had (R24), so the reading must hold on any. */
import type { Board } from '../../../server/engine/board.js';
import { HIGH_RISE_SAMPLE } from '../../../server/engine/boards/highRiseSample.js';
import { BOARDS } from '../../../server/engine/boards/index.js';
import type { Chance } from '../../serial/random.js';
import { outerWall, towers } from '../otherBoards.js';

/** The sample floor, the one with elevators where explosions are rolled, or one of them with its walls dealt anew. */
export function someTower(chance: Chance): Board {
  const tower = chance.happens(0.5) ? HIGH_RISE_SAMPLE : towers();
  return chance.happens(0.5) ? tower : withOtherWalls(tower, chance, 'openShafts');
}

/** For a request: a board the program knows is read once. */
export function nameOrWhole(board: Board): string | Board {
  return BOARDS[board.id] === board ? board.id : board;
}

/** Sealed: the reinforced walls stay as they are printed. */
export function withOtherWalls(tower: Board, chance: Chance, shafts: 'sealedShafts' | 'openShafts'): Board {
  const outer = outerWall(tower.rows, tower.cols);
  const kinds = { walls: [] as string[], light: [] as string[], reinforced: [] as string[] };
  const sealed = shafts === 'sealedShafts' ? (tower.reinforced ?? []) : [];
  kinds.reinforced.push(...sealed);
  const dealt = [...tower.walls, ...(tower.light ?? []), ...(tower.reinforced ?? [])];
  for (const edge of dealt.filter(wall => !sealed.includes(wall))) {
    const kind = chance.happens(0.4) ? 'walls' : chance.happens(0.5) ? 'light' : 'reinforced';
    // Inside a wall may be missing, and an elevator stand open on more sides than its door's.
    if (outer.includes(edge) || chance.happens(0.8)) kinds[kind].push(edge);
  }
  return { ...tower, ...kinds, id: `${tower.id}-dealt` };
}
