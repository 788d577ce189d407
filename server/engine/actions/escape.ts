/** Ways out of a fire, for R19: on foot, through doors and walls that are opened first, down a ladder. */
import { DOOR, ELEVATOR_DOOR, LIGHT, WALL } from '../floorPlan.js';
import { CLOSED, FIRE, isPassable, type Pawn, type World } from '../world.js';
import { canSqueezeThrough } from './paths.js';
import { hasFloor, isAtLadder } from './tower.js';

/** AP for the steps, and AP for doors and walls on the way: not every purse pays both (R29). */
export interface Escape {
  readonly steps: number;
  readonly works: number;
}

/** What a firefighter may work on its way: one who is commanded opens doors only (R30). */
type Tools = 'doors' | 'doorsAndAxe';

/** More AP than anybody ever has in hand. */
const MOST_WORKS = 12;

/** The ways to a space without fire, through burning ones if need be: for each price of works the fewest steps. */
export function escapes(world: World, pawn: Pawn, from: number, tools: Tools): Escape[] {
  const { plan } = world;
  const fewest = new Map<number, number>([[from, 0]]);
  const found: Escape[] = [];
  const open = [{ space: from, works: 0 }];
  for (let here = open.pop(); here; here = open.pop()) {
    const steps = fewest.get(here.works * plan.count + here.space) as number;
    if (isAtLadder(world, here.space)) found.push({ steps: steps + 2, works: here.works });
    for (let d = 0; d < 4; d++) {
      const next = plan.next[here.space * 4 + d] as number;
      const works = next < 0 ? MOST_WORKS + 1 : here.works + worksTo(world, pawn, here.space, d, tools);
      if (works > MOST_WORKS) continue;
      if (world.threat[next] !== FIRE) {
        found.push({ steps: steps + 1, works });
      } else if (steps + 2 < (fewest.get(works * plan.count + next) ?? Number.POSITIVE_INFINITY)) {
        fewest.set(works * plan.count + next, steps + 2);
        open.push({ space: next, works });
      }
    }
  }
  return found;
}

/** AP before one can step that way; too many when one never can. */
function worksTo(world: World, pawn: Pawn, from: number, direction: number, tools: Tools): number {
  const { plan, rules } = world;
  const next = plan.next[from * 4 + direction] as number;
  const edge = plan.edgeOf[from * 4 + direction] as number;
  const crossesFacade = plan.isInside[from] !== plan.isInside[next];
  if (rules.hasElevators && crossesFacade) return MOST_WORKS + 1;
  const kind = plan.edgeKind[edge];
  if (kind !== ELEVATOR_DOOR && !(hasFloor(world, from) && hasFloor(world, next))) return MOST_WORKS + 1;
  if (isPassable(world, edge) || canSqueezeThrough(world, pawn, edge)) return 0;
  if (kind === DOOR) return 1;
  if (kind === ELEVATOR_DOOR && world.edges[edge] === CLOSED) return 2;
  const markers = kind === WALL ? 2 - (world.edges[edge] as number) : kind === LIGHT ? 1 : 0;
  const { chop } = world.factsOf(pawn);
  // The last marker of the game is no way out: the building falls.
  const canChop = tools === 'doorsAndAxe' && chop > 0 && markers > 0 && markers < world.damageLeft;
  return canChop ? markers * chop : MOST_WORKS + 1;
}
