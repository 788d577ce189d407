/** What one action costs and who pays for it, read a second time (R29, R30). */
import type { Action, RefusalCode } from '../../../server/engine/input.js';
import * as floor from './floorDeeds.js';
import type { Person, Sheet } from './sheet.js';
import * as tower from './towerDeeds.js';

/** Does it, or says every reason why not; what comes of standing in fire is not asked here. */
export function attempt(sheet: Sheet, who: string, action: Action): readonly RefusalCode[] {
  const actor = sheet.people.get(who) as Person;
  const isCommand = action.do === 'command';
  const doer = isCommand ? sheet.people.get(action.who) : actor;
  const deed = doer && deedOf(sheet, doer, isCommand ? action.action : action);
  if (!deed) return ['bad-action'];
  const faults = [...deed.faults, ...(isCommand ? commandFaults(actor, doer, deed) : [])];
  if (purseFor(actor, deed, isCommand) < deed.cost) faults.push('no-ap');
  if (faults.length > 0) return faults;
  pay(actor, deed, isCommand);
  if (isCommand && doer.role === 'cafs') actor.cafsCommanded = (actor.cafsCommanded ?? 0) + deed.cost;
  deed.perform();
  return [];
}

function deedOf(sheet: Sheet, doer: Person, action: Action): floor.Deed | null {
  switch (action.do) {
    case 'move':
      return floor.moveDeed(sheet, doer, action);
    case 'door':
      return floor.doorDeed(sheet, doer, action);
    case 'extinguish':
      return floor.extinguishDeed(sheet, doer, action);
    case 'chop':
      return floor.chopDeed(sheet, doer, action);
    case 'repair':
      return floor.repairDeed(sheet, doer, action);
    case 'identify':
      return floor.identifyDeed(sheet, doer, action);
    case 'pickUp':
      return floor.pickUpDeed(sheet, doer, action);
    case 'putDown':
      return floor.putDownDeed(sheet, doer, action);
    case 'ladder':
      return tower.ladderDeed(sheet, doer, action);
    case 'lobby':
      return tower.lobbyDeed(sheet, doer, action);
    case 'elevator':
      return tower.elevatorDeed(sheet, doer, action);
    default:
      return null;
  }
}

function commandFaults(captain: Person, doer: Person, { cost }: floor.Deed): RefusalCode[] {
  return floor.reasons(
    ['not-your-role', captain.role !== 'fireCaptain'],
    ['limit', doer.role === 'cafs' && (captain.cafsCommanded ?? 0) + cost > 1],
  );
}

/** Free AP that fit, the turn's, saved ones (R29). */
function freeFor({ role, freeAp = 0 }: Person, { kind }: floor.Deed, isCommand: boolean): number {
  const fits =
    (role === 'fireCaptain' && isCommand) ||
    (role === 'cafs' && kind === 'extinguish') ||
    (role === 'rescueSpecialist' && kind === 'move');
  return fits ? freeAp : 0;
}

function purseFor(actor: Person, deed: floor.Deed, isCommand: boolean): number {
  return freeFor(actor, deed, isCommand) + (actor.ap ?? 0) + (actor.saved ?? 0);
}

function pay(actor: Person, deed: floor.Deed, isCommand: boolean): void {
  const free = Math.min(deed.cost, freeFor(actor, deed, isCommand));
  const own = Math.min(deed.cost - free, actor.ap ?? 0);
  actor.freeAp = (actor.freeAp ?? 0) - free;
  actor.ap = (actor.ap ?? 0) - own;
  actor.saved = (actor.saved ?? 0) - (deed.cost - free - own);
}
