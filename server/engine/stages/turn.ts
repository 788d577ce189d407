import { nameOf } from '../floorPlan.js';
import type { Resolution } from '../resolution.js';
import { NOWHERE } from '../world.js';
import type { Task } from './task.js';

/** A new turn: its AP are handed out (O A Game Turn). Classic: who lies stands up and has none (C; section 5; R46). */
export function beginTurn(res: Resolution, task: Task): void {
  const { world, rules } = res;
  const pawn = world.pawn(task.who as string);
  if (!pawn) return;
  const facts = world.factsOf(pawn);
  world.turn = pawn.id;
  world.turnNumber += 1;
  pawn.ap = facts.ap;
  pawn.freeAp = facts.freeAp;
  pawn.hasActed = false;
  pawn.limitedCommandAp = 0;
  world.emit({ type: 'turnBegan', who: pawn.id, number: world.turnNumber });
  if (!pawn.isDown) return;
  pawn.isDown = false;
  world.emit({ type: 'stoodUp', who: pawn.id, at: pawn.at === NOWHERE ? null : nameOf(res.plan, pawn.at) });
  if (rules.knockDownTo === 'ground') {
    pawn.ap = 0;
    world.emit({ type: 'turnForfeited', who: pawn.id });
    res.agenda = res.agenda.filter(later => later.stage !== 'actions');
  }
}

/** Waits for what the players do; `endTurn` takes it off the agenda. */
export function actions(res: Resolution): void {
  res.awaiting = { for: 'action', who: res.world.turn ?? '' };
}

/** The player to the left (O Turn End). */
export function nextTurn(res: Resolution): void {
  const { world, rules } = res;
  const seats = world.seats;
  if (seats.length === 0) return;
  const next = seats[(seats.indexOf(world.turn ?? '') + 1) % seats.length] as string;
  res.first(...rules.stages.turn.map((stage): Task => ({ stage, who: next })));
}
