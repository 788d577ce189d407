/** What hands do to walls, doors and fire. */
import { damageWall, removeThreat } from '../fire.js';
import { DOOR, LIGHT, nameOf, WALL } from '../floorPlan.js';
import type { Action } from '../input.js';
import type { Cause } from '../instruction.js';
import { hasAbility } from '../rulesets/ruleSet.js';
import { CLEAR, CLOSED, FIRE, GONE, isPassable, OPEN, SMOKE } from '../world.js';
import { badAction, type Checked, type Deed, findFault } from './deed.js';
import { isEdgeOf } from './paths.js';
import { hasFloor } from './tower.js';

/** R37: no wall or door of the floor is in reach of a car that is below. */
const BELOW = 'the car is below';

/** O Open/Close Door: a door of the own space, 1 AP. Elevator doors are worked otherwise (R38). */
export function checkDoor(deed: Deed, action: Extract<Action, { do: 'door' }>): Checked {
  const { world, plan } = deed.res;
  const edge = plan.edgeIndex.get(action.edge);
  if (edge === undefined) return badAction(`there is no edge ${action.edge}`);
  const fault = findFault(deed, [
    [!isEdgeOf(world, edge, deed.actor.at), 'not-here', 'that edge is not at this space'],
    [plan.edgeKind[edge] !== DOOR, 'no-target', 'no door there'],
    [!hasFloor(world, deed.actor.at), 'not-here', BELOW],
    [world.edges[edge] === GONE, 'no-target', 'the door is gone'],
  ]);
  if (fault) return fault;
  const isOpening = world.edges[edge] === CLOSED;
  return {
    ap: 1,
    purpose: 'other',
    edgeAfter: [edge, isOpening ? OPEN : CLOSED],
    apply: () => {
      world.edges[edge] = isOpening ? OPEN : CLOSED;
      const to = isOpening ? 'open' : 'closed';
      world.emit({ type: 'doorFlipped', edge: action.edge, to, because: byActor(deed) });
    },
  };
}

/** O Chop; R33: walls only, doors take no marker; R40: reinforced walls never. */
export function checkChop(deed: Deed, action: Extract<Action, { do: 'chop' }>): Checked {
  const { world, plan } = deed.res;
  const edge = plan.edgeIndex.get(action.edge);
  if (edge === undefined) return badAction(`there is no edge ${action.edge}`);
  const { chop } = world.factsOf(deed.actor);
  const isWall = plan.edgeKind[edge] === WALL || plan.edgeKind[edge] === LIGHT;
  const fault = findFault(deed, [
    [chop === 0, 'not-your-role', 'this specialist does not chop'],
    [!isEdgeOf(world, edge, deed.actor.at), 'not-here', 'that edge is not at this space'],
    [!hasFloor(world, deed.actor.at), 'not-here', BELOW],
    [!isWall, 'no-target', 'no wall that can be chopped'],
    [isPassable(world, edge), 'no-target', 'the wall is destroyed'],
  ]);
  if (fault) return fault;
  const edgeAfter = [edge, (world.edges[edge] as number) + 1] as const;
  return { ap: chop, purpose: 'other', edgeAfter, apply: () => damageWall(world, edge, byActor(deed)) };
}

/** R21: takes one marker off a wall of the own space that holds exactly one. */
export function checkRepair(deed: Deed, action: Extract<Action, { do: 'repair' }>): Checked {
  const { world, plan, rules } = deed.res;
  const edge = plan.edgeIndex.get(action.edge);
  if (edge === undefined) return badAction(`there is no edge ${action.edge}`);
  const fault = findFault(deed, [
    [!hasAbility(rules, 'repair'), 'not-in-this-game', 'there is no Structural Engineer in this game'],
    [!world.factsOf(deed.actor).abilities.includes('repair'), 'not-your-role', 'only the Structural Engineer repairs'],
    [!isEdgeOf(world, edge, deed.actor.at), 'not-here', 'that edge is not at this space'],
    [!hasFloor(world, deed.actor.at), 'not-here', BELOW],
    [plan.edgeKind[edge] !== WALL || world.edges[edge] !== 1, 'no-target', 'no wall with exactly one marker'],
  ]);
  if (fault) return fault;
  return {
    ap: 2,
    purpose: 'other',
    edgeAfter: [edge, 0],
    apply: () => {
      world.edges[edge] = 0;
      // A table that told us fewer markers than lie there had not counted this one.
      if (world.damageLeft < rules.damageMarkers) world.damageLeft += 1;
      else world.damageElsewhere += 1;
      world.emit({ type: 'wallRepaired', edge: action.edge, because: byActor(deed) });
    },
  };
}

/** O Extinguish: own or adjacent space; fire to smoke 1, smoke off 1, fire off 2; double for some, impossible for others. */
export function checkExtinguish(deed: Deed, action: Extract<Action, { do: 'extinguish' }>): Checked {
  const { res, actor } = deed;
  const { world, plan } = res;
  const at = plan.index.get(action.at);
  if (at === undefined || at >= plan.count) return badAction(`there is no space ${action.at}`);
  const { extinguish } = world.factsOf(actor);
  const threat = world.threat[at];
  const reach = at === actor.at ? null : reachFault(deed, at);
  const fault = findFault(deed, [
    [extinguish === 0, 'not-your-role', 'this specialist does not extinguish'],
    [reach === 'not-adjacent', 'not-adjacent', `${action.at} is no neighbour`],
    [reach === 'blocked', 'blocked', `a wall or closed door stands before ${action.at}`],
    [threat === CLEAR || !plan.isInside[at], 'no-target', 'nothing burns there'],
    [threat === SMOKE && action.to === 'smoke', 'no-target', 'it is smoke already'],
  ]);
  if (fault) return fault;
  const steps = threat === FIRE && action.to === 'none' ? 2 : 1;
  return {
    ap: steps * extinguish,
    purpose: 'extinguish',
    threatAfter: [at, action.to === 'none' ? CLEAR : SMOKE],
    apply: () => {
      if (action.to === 'none') {
        removeThreat(world, at, byActor(deed));
      } else {
        world.threat[at] = SMOKE;
        world.emit({ type: 'fireQuenched', at: nameOf(plan, at), because: byActor(deed) });
      }
    },
  };
}

/** Adjacency, without the ways only a dog or a diagonal mover has. */
function reachFault({ res, actor }: Deed, at: number): 'not-adjacent' | 'blocked' | null {
  const { world, plan } = res;
  if (actor.at < 0 || actor.at >= plan.count) return 'not-adjacent';
  const isFloor = hasFloor(world, actor.at) && hasFloor(world, at);
  for (let d = 0; d < 4; d++) {
    if (plan.next[actor.at * 4 + d] !== at) continue;
    return isFloor && isPassable(world, plan.edgeOf[actor.at * 4 + d] as number) ? null : 'blocked';
  }
  return 'not-adjacent';
}

export function byActor(deed: Deed): Cause {
  return { by: 'action', who: deed.actor.id };
}
