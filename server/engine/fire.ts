/**
 * The fire: the one place where smoke spreads, flames catch and blasts run (section 4, R8 to R11, R17). The table calls
 * these with a sink that collects what happened, the forecast without one.
 */
import { DOOR, ELEVATOR_DOOR, LIGHT, nameOf, REINFORCED, WALL } from './floorPlan.js';
import type { Cause } from './instruction.js';
import { DIRECTIONS, type Direction, type Space } from './space.js';
import { CLEAR, CLOSED, FIRE, GONE, isPassable, SMOKE, type World } from './world.js';

/** The bit that only smoke has, in each of the four spaces of a word. */
const SMOKE_ANYWHERE = 0x01010101;

/** What a blast in one direction did to a space, for rule sets where that has effects at once. */
export const LIT_NOTHING = -1;

/** Puts smoke on the target, or what the smoke turns into; explosions are left to the caller. Says whether it explodes. */
export function advanceInto(world: World, target: number): boolean {
  const { threat } = world;
  if (threat[target] === FIRE) return true;
  if (threat[target] === SMOKE) {
    light(world, target, BY_ROLL);
  } else if (world.threatLeft > 0) {
    threat[target] = SMOKE;
    world.threatLeft -= 1;
    if (world.sink) world.emit({ type: 'smokePlaced', at: nameOf(world.plan, target), because: BY_ROLL });
  } else if (world.sink) {
    // R11: the target is open and no marker is left.
    world.emit({ type: 'markerMissing', at: nameOf(world.plan, target), because: BY_ROLL });
  }
  return false;
}

/** An explosion: one outcome in each direction, up, right, down, left (R8). Stops when the building falls (R9). */
export function explode(world: World, space: number, why: 'roll' | 'hazmat' | 'setup'): void {
  announceExplosion(world, space, why);
  for (let direction = 0; direction < 4; direction++) {
    blast(world, space, direction, why !== 'setup' || world.rules.setupDamage);
    if (world.result) return;
  }
}

export function announceExplosion(world: World, space: number, why: 'roll' | 'hazmat' | 'setup'): void {
  world.explosions += 1;
  if (world.sink) world.emit({ type: 'exploded', at: nameOf(world.plan, space), why });
}

/** The blast in one direction: looks at the edge, then at the space, and goes on while spaces burn. Returns the space it lit. */
export function blast(world: World, origin: number, direction: number, leavesDamage: boolean): number {
  const { plan, threat } = world;
  const { rollsOverSmoke, outside } = world.rules.blast;
  let space = origin;
  for (;;) {
    const edge = plan.edgeOf[space * 4 + direction] as number;
    if (edge < 0) return LIT_NOTHING;
    if (isStoppedByEdge(world, edge, origin, space, direction, leavesDamage)) return LIT_NOTHING;
    const next = plan.next[space * 4 + direction] as number;
    // Nothing ever enters an elevator, whatever stood around it (section 4, high-rise).
    if (plan.elevatorAt[next]) return LIT_NOTHING;
    if (!plan.isInside[next] && (outside === 'vents' || threat[next] === FIRE)) {
      if (world.sink) {
        world.emit({ type: 'blastVented', at: nameOf(plan, next), because: byBlast(world, origin, space, direction) });
      }
      return LIT_NOTHING;
    }
    const isRolledOver = threat[next] === FIRE || (rollsOverSmoke && threat[next] === SMOKE);
    if (!isRolledOver) return light(world, next, byBlast(world, origin, space, direction)) ? next : LIT_NOTHING;
    space = next;
  }
}

/** Damage, destroyed doors, and whether the blast ends here. */
function isStoppedByEdge(
  world: World,
  edge: number,
  origin: number,
  space: number,
  direction: number,
  leavesDamage: boolean,
): boolean {
  const kind = world.plan.edgeKind[edge] as number;
  switch (kind) {
    case WALL:
    case LIGHT:
      if (isPassable(world, edge)) return false;
      if (leavesDamage) damageWall(world, edge, byBlast(world, origin, space, direction));
      return true;
    case DOOR:
    case ELEVATOR_DOOR: {
      const state = world.edges[edge] as number;
      if (state !== GONE) {
        world.edges[edge] = GONE;
        if (kind === ELEVATOR_DOOR) noteLostCar(world, edge, state);
        if (world.sink) {
          world.emit({
            type: 'doorDestroyed',
            edge: world.plan.edgeNames[edge] as string,
            was: state === CLOSED ? 'closed' : 'open',
            because: byBlast(world, origin, space, direction),
          });
        }
      }
      // An open door is removed and the blast goes on.
      return state === CLOSED || kind === ELEVATOR_DOOR;
    }
    case REINFORCED:
      return true;
    default:
      return false;
  }
}

/** R37: the car is below exactly when its door is closed. */
function noteLostCar(world: World, door: number, state: number): void {
  const elevator = world.plan.elevators.find(each => each.door === door);
  if (elevator) (state === CLOSED ? world.carsLostBelow : world.carsLostAbove).push(elevator.space);
}

/** One marker on a standing wall. The last marker of the game ends it (R9). */
export function damageWall(world: World, edge: number, because: Cause): void {
  world.edges[edge] = (world.edges[edge] as number) + 1;
  world.damageLeft -= 1;
  if (world.sink) {
    world.emit({
      type: 'wallDamaged',
      edge: world.plan.edgeNames[edge] as string,
      isDestroyed: isPassable(world, edge),
      because,
    });
  }
  if (world.damageLeft <= 0) world.result = 'collapse';
}

/** Fire on a space without any, as far as markers go (R11); outside it takes none from the supply (R10). */
export function light(world: World, space: number, because: Cause): boolean {
  const { threat, plan } = world;
  const was = threat[space];
  const takesMarker = was === CLEAR && plan.isInside[space] === 1;
  if (takesMarker) {
    if (world.threatLeft <= 0) {
      if (world.sink) world.emit({ type: 'markerMissing', at: nameOf(plan, space), because });
      return false;
    }
    world.threatLeft -= 1;
  }
  threat[space] = FIRE;
  world.caught?.push(space);
  if (world.sink) {
    world.emit({
      type: 'fireLit',
      at: nameOf(plan, space),
      from: was === SMOKE ? 'smoke' : 'none',
      isOutside: plan.isInside[space] !== 1,
      because,
    });
  }
  return true;
}

/** Every smoke adjacent to fire flips, until none is left. Returns how many did; `litSpaces` gives them, in order of catching. */
export function flashover(world: World): number {
  const { threat, words, wordsPerPart, frontier } = world;
  const { next, edgeOf } = world.plan;
  let lit = 0;
  for (let word = 0; word < wordsPerPart; word++) {
    // Four spaces at a time, since few hold smoke; the threat is the first part, and none lies outside.
    if (((words[word] as number) & SMOKE_ANYWHERE) === 0) continue;
    for (let space = word * 4; space < word * 4 + 4; space++) {
      if (threat[space] !== SMOKE || !isBesideFire(world, space)) continue;
      light(world, space, BY_FLASHOVER);
      frontier[lit++] = space;
    }
  }
  for (let done = 0; done < lit; done++) {
    const space = frontier[done] as number;
    for (let d = 0; d < 4; d++) {
      const neighbour = next[space * 4 + d] as number;
      if (threat[neighbour] !== SMOKE || !isPassable(world, edgeOf[space * 4 + d] as number)) continue;
      light(world, neighbour, BY_FLASHOVER);
      frontier[lit++] = neighbour;
    }
  }
  return lit;
}

/** Smoke there catches in the next flashover. Fire outside never ignites anything inside (R10). */
export function isBesideFire(world: World, space: number): boolean {
  const { threat, plan } = world;
  for (let at = space * 4; at < space * 4 + 4; at++) {
    const neighbour = plan.next[at] as number;
    if (threat[neighbour] !== FIRE || !plan.isInside[neighbour]) continue;
    if (isPassable(world, plan.edgeOf[at] as number)) return true;
  }
  return false;
}

/** The spaces the newest flashover lit, by row and column. */
export function litSpaces(world: World, count: number): number[] {
  return Array.from(world.frontier.subarray(0, count)).sort((a, b) => a - b);
}

/** Takes fire or smoke away; the marker goes back to the supply. */
export function removeThreat(world: World, space: number, because: Cause): void {
  const was = world.threat[space];
  if (was === CLEAR) return;
  world.threat[space] = CLEAR;
  if (world.plan.isInside[space]) world.threatLeft += 1;
  if (world.sink) {
    const at = nameOf(world.plan, space);
    world.emit({ type: 'threatRemoved', at, was: was === FIRE ? 'fire' : 'smoke', because });
  }
}

/** Fire outside never stays: removed at the end of the phase (R10). */
export function clearOutside(world: World): void {
  const { threat, plan } = world;
  for (const space of plan.ring) threat[space] = CLEAR;
}

const BY_ROLL: Cause = { by: 'roll' };
const BY_FLASHOVER: Cause = { by: 'flashover' };

/** Why, for a blast: where it began and the burning spaces it ran through. Built only when somebody listens. */
function byBlast(world: World, origin: number, space: number, direction: number): Cause {
  if (!world.sink) return BY_ROLL;
  const through: Space[] = [];
  for (let at = origin; at !== space; ) {
    at = world.plan.next[at * 4 + direction] as number;
    through.push(nameOf(world.plan, at));
  }
  return { by: 'blast', from: nameOf(world.plan, origin), direction: DIRECTIONS[direction] as Direction, through };
}
