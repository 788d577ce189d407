/** Players join, leave, change seats or names while the game runs. */
import type { CrewChange, CrewMember, Refusal } from './input.js';
import { deliver, letGo } from './people.js';
import type { Resolution } from './resolution.js';
import type { StageName } from './stages/index.js';
import type { Task } from './stages/task.js';
import { NOWHERE, newPawn } from './world.js';

/** The crew afterwards; who joins enters on an outside space, what a leaver held stays where it stood. */
export function changeCrew(
  res: Resolution,
  crew: readonly CrewMember[],
  change: CrewChange,
): readonly CrewMember[] | Refusal {
  switch (change.change) {
    case 'join':
      return join(res, crew, change.member, change.seat ?? crew.length);
    case 'leave':
      return leave(res, crew, change.who);
    case 'rename': {
      if (!crew.some(({ id }) => id === change.who)) return unknown(change.who);
      res.world.emit({ type: 'crewChanged', who: change.who, change: 'renamed' });
      return crew.map(member => (member.id === change.who ? { ...member, name: change.name } : member));
    }
    case 'seats': {
      const isSameCrew = change.order.length === crew.length && crew.every(({ id }) => change.order.includes(id));
      if (!isSameCrew) return { code: 'bad-request', message: 'the new order must name everybody once' };
      res.world.seats = change.order;
      res.world.emit({ type: 'crewChanged', who: change.order[0] ?? '', change: 'reseated' });
      return change.order.map(id => crew.find(member => member.id === id) as CrewMember);
    }
  }
}

function join(
  res: Resolution,
  crew: readonly CrewMember[],
  member: CrewMember,
  seat: number,
): readonly CrewMember[] | Refusal {
  const { world, rules } = res;
  if (crew.some(({ id }) => id === member.id)) return { code: 'in-play', message: `${member.id} plays already` };
  if (member.role && world.pawns.some(({ role }) => role === member.role)) {
    return { code: 'in-play', message: `${member.role} is in play` };
  }
  world.pawns = [...world.pawns, newPawn(rules, member.id, member.role)].sort((a, b) => (a.id < b.id ? -1 : 1));
  const next = [...crew.slice(0, seat), member, ...crew.slice(seat)];
  world.seats = next.map(({ id }) => id);
  world.emit({ type: 'crewChanged', who: member.id, change: 'joined' });
  const entering = rules.stages.crew.includes('startSpaces');
  const tasks: Task[] = [
    ...(rules.stages.crew.includes('chooseRoles') ? [{ stage: 'chooseRoles' } as const] : []),
    ...(entering ? [{ stage: 'enter', who: member.id } as const] : []),
  ];
  res.first(...tasks);
  return next;
}

function leave(res: Resolution, crew: readonly CrewMember[], who: string): readonly CrewMember[] | Refusal {
  const { world } = res;
  const pawn = world.pawn(who);
  if (!pawn) return unknown(who);
  if (crew.length === 1) return { code: 'bad-request', message: 'somebody has to stay' };
  if (pawn.at !== NOWHERE) {
    const at = res.plan.names[pawn.at] as string;
    // Nothing lies in the lobby: what was brought there is safe.
    if (pawn.at === res.plan.count) deliver(world, pawn);
    else letGo(world, pawn);
    world.emit({ type: 'firefighterLeft', who, at });
  }
  const isTurn = world.turn === who;
  const seats = crew.map(({ id }) => id);
  const next = crew.filter(({ id }) => id !== who);
  world.pawns = world.pawns.filter(other => other !== pawn);
  world.seats = next.map(({ id }) => id);
  res.agenda = res.agenda.filter(task => task.who !== who || isTurn);
  world.emit({ type: 'crewChanged', who, change: 'left' });
  if (isTurn) passTurn(res, seats, who);
  return next;
}

/** Stages that are about the firefighter they name; the others go on with the turn. */
const ENDS_WITH_ITS_FIREFIGHTER: readonly StageName[] = ['actions', 'enter', 'knockDown'];

/** A leaver's actions are over, the fire of that turn is not forgotten; the next turn is that of the seat behind. */
function passTurn(res: Resolution, seats: readonly string[], who: string): void {
  const { world } = res;
  const heir = seats[(seats.indexOf(who) + 1) % seats.length] as string;
  // The turn rests with the seat before the heir, so that the heir comes next.
  const before = (world.seats.indexOf(heir) + world.seats.length - 1) % world.seats.length;
  world.turn = world.seats[before] ?? null;
  res.agenda = res.agenda
    .filter(task => task.who !== who || !ENDS_WITH_ITS_FIREFIGHTER.includes(task.stage))
    .map(task => (task.who === who ? { ...task, who: world.turn ?? '' } : task));
}

function unknown(who: string): Refusal {
  return { code: 'bad-request', message: `there is no firefighter "${who}"` };
}
