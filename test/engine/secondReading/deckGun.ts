/** The deck gun read a second time (section 6, O; R35, R45). */
import type { RefusalCode } from '../../../server/engine/input.js';
import { spaceAimedAt } from './dice.js';
import { isBelow, reasons } from './floorDeeds.js';
import { besides, ENGINE, type Person, type Roll, rowCol, type Sheet } from './sheet.js';

/** Fires it, or says every reason why not. */
export function fireDeckGun(sheet: Sheet, who: string, roll: Roll): readonly RefusalCode[] {
  const actor = sheet.people.get(who) as Person;
  const { parking, quadrants } = sheet.board;
  const spot = parking.engine.find(({ spaces }) => spaces.join() === ENGINE.join());
  const { rows, cols } = quadrants[spot?.quadrant ?? ''] ?? { rows: [0, 0], cols: [0, 0] };
  const within = (n: number, [first, last]: readonly [number, number]): boolean => n >= first && n <= last;
  // R45: neither the lobby nor a car below is in a quadrant.
  const isInWay = (person: Person): boolean =>
    !isBelow(sheet, person) && within(rowCol(person.at)[0], rows) && within(rowCol(person.at)[1], cols);
  const cost = actor.role === 'driverOperator' ? 2 : 4;
  const faults = reasons(
    ['not-in-this-game', !sheet.choice.hasVehicles],
    ['not-your-role', actor.role === 'rescueDog'],
    ['not-here', !(ENGINE as readonly string[]).includes(actor.at)],
    ['quadrant', [...sheet.people.values()].some(isInWay)],
    ['no-ap', (actor.ap ?? 0) + (actor.saved ?? 0) < cost],
  );
  if (faults.length > 0) return faults;
  const own = Math.min(cost, actor.ap ?? 0);
  actor.ap = (actor.ap ?? 0) - own;
  actor.saved = (actor.saved ?? 0) - (cost - own);
  const target = spaceAimedAt(
    sheet.board,
    roll,
    space => within(rowCol(space)[0], rows) && within(rowCol(space)[1], cols),
  );
  if (target === null) throw new Error('every roll finds a quadrant of 6 by 8');
  const car = sheet.elevators.get(target);
  const reached = besides(target).filter(space => sheet.areAdjacent(target, space));
  // R45: an elevator only lets the water out by its door.
  const before =
    car !== undefined && sheet.doors.get(car) !== 'closed' ? car.split('|').filter(at => at !== target) : [];
  for (const space of car === undefined ? [target, ...reached] : before) {
    sheet.fire.delete(space);
    sheet.smoke.delete(space);
  }
  return [];
}
