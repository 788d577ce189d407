import { nameOf } from '../floorPlan.js';
import type { Resolution } from '../resolution.js';
import type { Role } from '../rules.js';
import { GONE, NOWHERE, type Pawn, type World } from '../world.js';
import type { Task } from './task.js';

/** O p. 7, 10: each player takes a specialist; those chosen beforehand are not asked again. */
export function chooseRoles(res: Resolution): void {
  const { world, rules } = res;
  const roles = Object.keys(rules.roles) as Role[];
  for (const pawn of bySeat(world)) {
    if (pawn.role || roles.length === 0) continue;
    const taken = world.pawns.map(other => other.role);
    const options = roles.filter(role => !taken.includes(role));
    // The 2010 edition has four cards and six pawns: who comes too late plays without one.
    if (options.length === 0) return;
    const role = res.choose({ for: 'choice', about: 'role', who: pawn.id, options }) as Role | null;
    if (!role) return;
    pawn.role = role;
    world.emit({ type: 'specialistTaken', who: pawn.id, role });
  }
}

/** O p. 7, 14: the group decides where the vehicles start. */
export function parkVehicles(res: Resolution): void {
  const { world, plan, rules } = res;
  if (!rules.hasVehicles) return;
  for (const vehicle of ['ambulance', 'engine'] as const) {
    if (world[vehicle] >= 0 || (vehicle === 'ambulance' && !rules.hasAmbulance)) continue;
    const spots = vehicle === 'engine' ? plan.engineSpots : plan.ambulanceSpots;
    const options = spots.map(spot => spot.names.join(' '));
    const spot = res.choose({ for: 'choice', about: 'parking', vehicle, options });
    if (spot === null) return;
    world[vehicle] = options.indexOf(spot);
    world.emit({ type: 'vehicleMoved', vehicle, to: (spots[world[vehicle]] as (typeof spots)[number]).names });
  }
}

/** O p. 3, 8: before the first turn every firefighter is placed outside; in a high-rise also in an elevator that runs (H 14, R41). */
export function startSpaces(res: Resolution): void {
  for (const pawn of bySeat(res.world)) if (!placePawn(res, pawn)) return;
}

/** C, Starting Location: a firefighter enters on its own first turn. */
export function enter(res: Resolution, task: Task): void {
  const pawn = res.world.pawn(task.who ?? res.world.turn ?? '');
  if (pawn) placePawn(res, pawn);
}

/** Says whether the firefighter stands somewhere, or is not followed at all. */
function placePawn(res: Resolution, pawn: Pawn): boolean {
  const { world, plan, rules } = res;
  if (pawn.at !== NOWHERE || world.areFirefightersUnfollowed) return true;
  const ring = Array.from({ length: plan.count }, (_, space) => space).filter(space => !plan.isInside[space]);
  const isInUse = ({ door }: (typeof plan.elevators)[number]): boolean => world.edges[door] !== GONE;
  const cars = rules.hasElevators ? plan.elevators.filter(isInUse).map(elevator => elevator.space) : [];
  const options = [...ring, ...cars].sort((a, b) => a - b).map(space => nameOf(plan, space));
  const to = res.choose({ for: 'choice', about: 'start', who: pawn.id, options });
  if (to === null) return false;
  pawn.at = plan.index.get(to) as number;
  world.emit({ type: 'firefighterMoved', who: pawn.id, from: null, to });
  return true;
}

/** People answer in the order in which they sit. */
function bySeat({ pawns, seats }: World): Pawn[] {
  return [...pawns].sort((a, b) => seats.indexOf(a.id) - seats.indexOf(b.id));
}
