/** A firefighter's turn read a second time: nobody is left in the fire, whatever is paid for (R19). */
import type { Action, RefusalCode } from '../../../server/engine/input.js';
import { ALL_SPACES } from '../asking.js';
import { attempt } from './acts.js';
import { besides, ENGINE, edgeBetween, type Person, type Sheet } from './sheet.js';

/** Behind the facade on the engine's side. */
const TOP_ROW = ALL_SPACES.slice(0, 8);

/** Does it, or says every reason why not; a sheet with reasons against it is of no further use. */
export function act(sheet: Sheet, who: string, action: Action): readonly RefusalCode[] {
  const before = purseOf(sheet, who);
  if (action.do === 'endTurn') return endTurn(sheet, who);
  const faults = attempt(sheet, who, action);
  if (faults.length > 0 || purseOf(sheet, who) === before) return faults;
  // The payment is what R19 asks about, not what it wins or brings down.
  const after = sheet.copy();
  after.result = null;
  return canLeaveFire(after, who, new Set()) ? [] : ['fire'];
}

function purseOf(sheet: Sheet, who: string): number {
  const { ap = 0, saved = 0, freeAp = 0 } = sheet.people.get(who) as Person;
  return ap + saved + freeAp;
}

function endTurn(sheet: Sheet, who: string): RefusalCode[] {
  if (firesToLeave(sheet, who) > 0) return ['fire'];
  const actor = sheet.people.get(who) as Person;
  actor.saved = Math.min(4, (actor.ap ?? 0) + (actor.saved ?? 0));
  actor.ap = 0;
  actor.freeAp = 0;
  return [];
}

/** Fires with somebody in them for whom the actor answers; each takes one AP at least, by hose or by step. */
function firesToLeave(sheet: Sheet, who: string): number {
  const actor = sheet.people.get(who) as Person;
  const people = actor.role === 'fireCaptain' ? [...sheet.people.values()] : [actor];
  return new Set(people.map(({ at }) => at).filter(at => sheet.fire.has(at))).size;
}

/** Is there anything at all, with the AP that are left, after which nobody stands in fire? Every way is tried. */
function canLeaveFire(sheet: Sheet, who: string, seen: Set<string>): boolean {
  const fires = firesToLeave(sheet, who);
  if (fires === 0) return true;
  if (purseOf(sheet, who) < fires) return false;
  const table = JSON.stringify(sheet.write());
  if (seen.has(table)) return false;
  seen.add(table);
  return waysOn(sheet, who).some(action => {
    const next = sheet.copy();
    const isDone = attempt(next, who, action).length === 0;
    return isDone && next.result === null && canLeaveFire(next, who, seen);
  });
}

/** What might help; most of it is not possible, and is refused when it is tried. */
function waysOn(sheet: Sheet, who: string): Action[] {
  const actor = sheet.people.get(who) as Person;
  const others = [...sheet.people].filter(([other]) => other !== who);
  const commands = others.flatMap(([other, person]) =>
    stepsOf(sheet, person).map((action): Action => ({ do: 'command', who: other, action })),
  );
  const quenching = [actor.at, ...besides(actor.at)].map((at): Action => ({ do: 'extinguish', at, to: 'smoke' }));
  const chopping = edgesOf(actor.at).map((edge): Action => ({ do: 'chop', edge }));
  return [...quenching, ...chopping, ...stepsOf(sheet, actor), ...(actor.role === 'fireCaptain' ? commands : [])];
}

function stepsOf(sheet: Sheet, person: Person): Action[] {
  const moves = besides(person.at).map((to): Action => ({ do: 'move', to }));
  const doors = edgesOf(person.at).filter(edge => sheet.doors.has(edge));
  const drops: Action[] = person.carrying ? [{ do: 'putDown', what: person.carrying }] : [];
  if (person.leading) drops.push({ do: 'putDown', what: 'treated' });
  const steps = [...drops, ...moves, ...doors.map((edge): Action => ({ do: 'door', edge }))];
  if (!sheet.choice.isHighRise) return steps;
  const cars = [...sheet.elevators.keys()];
  const rungs = [...ENGINE, ...TOP_ROW].map((to): Action => ({ do: 'ladder', to }));
  const lobby = [...ENGINE, ...cars].map((to): Action => ({ do: 'lobby', to }));
  return [...steps, ...rungs, ...lobby, ...cars.map((at): Action => ({ do: 'elevator', at }))];
}

export const edgesOf = (space: string): string[] => besides(space).map(next => edgeBetween(space, next));
