/** Actions: checked in the order game, role, place, target, AP; then paid, then done. */
import type { Action, Refusal, RefusalCode } from '../input.js';
import type { Resolution } from '../resolution.js';
import { hasAbility } from '../rulesets/ruleSet.js';
import { FIRE, type Pawn } from '../world.js';
import { checkChop, checkDoor, checkExtinguish, checkRepair } from './building.js';
import { badAction, type Checked, type Deed, findFault, isRefusal } from './deed.js';
import { commandLimit, countCommand } from './help.js';
import { checkElevator, checkLadder, checkLobby } from './highRise.js';
import { checkDispose, checkIdentify, checkPickUp, checkPutDown, checkTreat } from './holding.js';
import { checkMove } from './move.js';
import { isHopeless, pay, savedAtTurnEnd, settle } from './purse.js';
import { actionFault } from './shape.js';
import { checkCarry, checkRescue, checkReveal } from './tableFirst.js';
import { checkCrewChange, checkDeckGun, checkDrive } from './vehicles.js';

/** Takes the action for the firefighter whose turn it is; a refusal has changed nothing. */
export function perform(res: Resolution, action: Action): Refusal | null {
  const checked = appraise(res, action);
  if (isRefusal(checked)) return checked;
  const { deed, deal } = checked;
  if (res.rules.mode === 'referee') {
    const purse = settle(deed, deal);
    if (isRefusal(purse)) return purse;
    pay(deed.payer, purse);
  }
  if (action.do !== 'endTurn') deed.payer.hasActed = true;
  countCommand(res.world, deed.payer, deed.actor, deal.ap);
  deal.apply();
  return null;
}

/** What the action would cost (0 table first), or why it is refused; changes nothing. */
export function priceOf(res: Resolution, action: Action): number | Refusal {
  const checked = appraise(res, action);
  if (isRefusal(checked)) return checked;
  if (res.rules.mode !== 'referee') return 0;
  const purse = settle(checked.deed, checked.deal);
  return isRefusal(purse) ? purse : (checked.deal.listPrice ?? checked.deal.ap);
}

type Appraised = { readonly deed: Deed; readonly deal: Exclude<Checked, Refusal> };

function appraise(res: Resolution, action: Action): Appraised | Refusal {
  const shape = actionFault(action);
  if (shape) return badAction(shape);
  const payer = res.world.pawn(res.world.turn ?? '');
  if (!payer) return { code: 'bad-state', message: 'it is nobody’s turn' };
  if (action.do === 'command') return appraiseCommand(res, payer, action);
  const deed: Deed = { res, actor: payer, payer };
  const checked = check(deed, action);
  return isRefusal(checked) ? checked : { deed, deal: checked };
}

/** Fire Captain: moves others and works their doors at what they would pay; on some at most so much a turn (R30). */
function appraiseCommand(
  res: Resolution,
  captain: Pawn,
  { who, action }: Extract<Action, { do: 'command' }>,
): Appraised | Refusal {
  const { world, rules } = res;
  const captainDeed: Deed = { res, actor: captain, payer: captain };
  const fault = findFault(captainDeed, [
    [!hasAbility(rules, 'command'), 'not-in-this-game', 'there is no Fire Captain in this game'],
    [!world.factsOf(captain).abilities.includes('command'), 'not-your-role', 'only the Fire Captain commands'],
    [captain.isDown, 'down', 'who lies on the ground does nothing'],
  ]);
  if (fault) return fault;
  const actor = world.pawn(who);
  if (!actor || actor === captain) return badAction(`there is no other firefighter "${who}"`);
  if (!rules.commandable.includes(action.do)) return badAction(`"${action.do}" cannot be commanded`);
  const deed: Deed = { res, actor, payer: captain };
  const checked = check(deed, action);
  if (isRefusal(checked)) return checked;
  const isOverLimit = checked.ap > commandLimit(world, captain, actor);
  const limit = findFault(deed, [[isOverLimit, 'limit', 'no more command AP on this firefighter this turn']]);
  return limit ?? { deed, deal: checked };
}

/** Faults that come before lying on the ground in the order of checks: game and role. */
const BEFORE_DOWN: readonly RefusalCode[] = ['bad-state', 'bad-action', 'not-in-this-game', 'not-your-role'];

function check(deed: Deed, action: Action): Checked {
  const checked = checkStanding(deed, action);
  const isFree = !deed.actor.isDown || action.do === 'endTurn';
  if (isFree || (isRefusal(checked) && BEFORE_DOWN.includes(checked.code))) return checked;
  return findFault(deed, [[true, 'down', 'who lies on the ground does nothing']]) ?? checked;
}

function checkStanding(deed: Deed, action: Action): Checked {
  switch (action.do) {
    case 'move':
      return checkMove(deed, action);
    case 'pickUp':
      return checkPickUp(deed, action);
    case 'putDown':
      return checkPutDown(deed, action);
    case 'door':
      return checkDoor(deed, action);
    case 'extinguish':
      return checkExtinguish(deed, action);
    case 'chop':
      return checkChop(deed, action);
    case 'drive':
      return checkDrive(deed, action);
    case 'deckGun':
      return checkDeckGun(deed, action);
    case 'crewChange':
      return checkCrewChange(deed, action);
    case 'treat':
      return checkTreat(deed, action);
    case 'identify':
      return checkIdentify(deed, action);
    case 'dispose':
      return checkDispose(deed, action);
    case 'repair':
      return checkRepair(deed, action);
    case 'ladder':
      return checkLadder(deed, action);
    case 'lobby':
      return checkLobby(deed, action);
    case 'elevator':
      return checkElevator(deed, action);
    case 'reveal':
      return checkReveal(deed, action);
    case 'rescue':
      return checkRescue(deed, action);
    case 'carry':
      return checkCarry(deed, action);
    case 'endTurn':
      return checkEndTurn(deed);
    case 'walk':
      return badAction('a walk is taken move by move');
    case 'command':
      return badAction('a command commands no command');
  }
}

/** R29: what is left is saved up to the limit, free AP go; nobody's turn ends on fire. */
function checkEndTurn(deed: Deed): Checked {
  const { res, actor } = deed;
  const { world, plan, rules } = res;
  const isInFire = ({ at }: Pawn): boolean => at >= 0 && at < plan.count && world.threat[at] === FIRE;
  const mayLeaveOthers = !world.factsOf(actor).abilities.includes('command');
  const isSomebodyInFire = isInFire(actor) || (!mayLeaveOthers && world.pawns.some(isInFire));
  // At a table the turn of somebody who was set right into a fire without a way out must still end.
  const isStuck = isSomebodyInFire && world.seats.length > 0 && isHopeless(deed);
  const fault = findFault(deed, [
    [rules.isStandingInFireBanned && isSomebodyInFire && !isStuck, 'fire', 'nobody may end the turn in fire'],
  ]);
  if (fault) return fault;
  return {
    ap: 0,
    purpose: 'other',
    apply: () => {
      // Table first, AP are not counted: the purses stay as they are.
      if (rules.mode === 'tableFirst') return;
      const { saved, isDown: down, hasActed: acted } = actor;
      actor.saved = savedAtTurnEnd(rules, { ap: actor.ap ?? 0, saved, down, acted });
      actor.ap = 0;
      actor.freeAp = 0;
      actor.hasActed = false;
      actor.limitedCommandAp = 0;
      world.emit({ type: 'apSaved', who: actor.id, saved: actor.saved });
    },
  };
}
