import { nameOf } from '../floorPlan.js';
import type { Action } from '../input.js';
import { deliver } from '../people.js';
import { FIRE, NOWHERE, type Pawn } from '../world.js';
import { badAction, type Checked, type Deed, findFault } from './deed.js';
import { stepFault } from './paths.js';

/** O Move; C MOVE: 1 AP, into fire 2, carrying 2; never into fire with a victim or hazmat, carried or led. */
export function checkMove(deed: Deed, action: Extract<Action, { do: 'move' }>): Checked {
  const { res, actor } = deed;
  const { world, plan } = res;
  const to = plan.index.get(action.to);
  if (to === undefined || to >= plan.count) return badAction(`there is no space ${action.to}`);
  const isFire = world.threat[to] === FIRE;
  const step = stepFault(world, actor, actor.at, to);
  const fault = findFault(deed, [
    [step === 'not-adjacent', 'not-adjacent', `${action.to} is no neighbour`],
    [step === 'blocked', 'blocked', `a wall or closed door stands before ${action.to}`],
    [isFire && (actor.carrying !== null || actor.leading > 0), 'fire', 'nobody is carried or led into fire'],
  ]);
  if (fault) return fault;
  return {
    ap: isFire ? 2 : stepPrice(actor),
    purpose: 'move',
    endsAt: to,
    apply: () => arrive(deed, to),
  };
}

/** A step into a space that does not burn. */
export function stepPrice({ carrying }: Pawn): number {
  return carrying ? 2 : 1;
}

/** The firefighter stands there now: rescue and disposal, then a marker is turned over. */
export function arrive(deed: Deed, to: number): void {
  const { res, actor } = deed;
  const from = actor.at === NOWHERE ? null : nameOf(res.plan, actor.at);
  actor.at = to;
  res.world.emit({ type: 'firefighterMoved', who: actor.id, from, to: nameOf(res.plan, to) });
  deliver(res.world, actor);
  lookAround(deed, actor);
}

function lookAround({ res }: Deed, pawn: Pawn): void {
  const isAtMarker = pawn.at < res.plan.count && (res.world.unknown[pawn.at] as number) > 0;
  if (isAtMarker) res.first({ stage: 'revealPoi', at: nameOf(res.plan, pawn.at), who: pawn.id });
}
