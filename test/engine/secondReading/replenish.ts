/** Section 7 read a second time: where new markers go, and what they meet there. */
import { spaceNamed, spacesOf } from './dice.js';
import type { Roll, Sheet } from './sheet.js';
import { SPIRAL } from './spiral.js';

export type Manner = 'family' | 'arrows' | 'classic';

/** How many rolls it took, and whether another is wanted. */
export function replenish(sheet: Sheet, manner: Manner, rolls: readonly Roll[]): { used: number; isWaiting: boolean } {
  let used = 0;
  while (onBoard(sheet) < 3 && supply(sheet) > 0 && hasRoom(sheet, manner)) {
    const roll = rolls[used];
    if (!roll) return { used, isWaiting: true };
    used += 1;
    const target = spaceNamed(sheet.board, roll);
    const at = target && placeFor(sheet, manner, target);
    if (at !== null) place(sheet, manner, at);
  }
  return { used, isWaiting: false };
}

/** Face-down markers and victims, held ones included; in the game of 2010 hazmat is one of them. */
function onBoard(sheet: Sheet): number {
  const people = [...sheet.people.values()];
  const victims = people.filter(({ carrying }) => carrying === 'victim').length;
  const led = people.reduce((sum, { leading }) => sum + Number(leading ?? 0), 0);
  const hazmat = sheet.hazmat.length + people.filter(({ carrying }) => carrying === 'hazmat').length;
  return [...sheet.poi.values()].flat().length + victims + led + (sheet.choice.isClassic ? hazmat : 0);
}

function supply({ pool, poi }: Sheet): number {
  const faceDown = [...poi.values()].flat().filter(kind => kind === '?').length;
  return pool.victims + pool.falseAlarms + pool.hazmat - faceDown;
}

/** Some dice name it (R44). */
function isRolled({ board }: Sheet, space: string): boolean {
  const [red = 0, black = 0] = (board.pairs?.[space] ?? space).split(',').map(Number);
  return red <= 6 && black <= 8;
}

/** R25. */
function hasRoom(sheet: Sheet, manner: Manner): boolean {
  const named = spacesOf(sheet.board).filter(space => isRolled(sheet, space));
  return named.some(space => placeFor(sheet, manner, space) !== null);
}

function placeFor(sheet: Sheet, manner: Manner, target: string): string | null {
  if (manner === 'family') return isValid(sheet, manner, target) ? target : null;
  const start = SPIRAL.indexOf(target);
  const walk = manner === 'classic' ? [...SPIRAL.slice(start), ...SPIRAL.slice(0, start)] : arrowsFrom(sheet, target);
  return walk.find(space => isValid(sheet, manner, space)) ?? null;
}

/** Once round, or to a space without an arrow. */
function arrowsFrom({ board }: Sheet, target: string): string[] {
  const walk: string[] = [];
  for (let at: string | undefined = target; at && !walk.includes(at); at = board.poiArrows[at]) walk.push(at);
  return walk;
}

function isValid(sheet: Sheet, manner: Manner, space: string): boolean {
  const people = [...sheet.people.values()].filter(({ at }) => at === space);
  const isTaken = (sheet.poi.get(space) ?? []).length > 0 || (sheet.choice.isClassic && sheet.hazmat.includes(space));
  if (manner === 'family') return !isTaken && !people.some(({ carrying, leading }) => carrying === 'victim' || leading);
  const isHot = sheet.fire.has(space) || (manner === 'arrows' && sheet.smoke.has(space));
  return !isTaken && !isHot && people.length === 0 && !sheet.elevators.has(space) && sheet.isInside(space);
}

function place(sheet: Sheet, manner: Manner, at: string): void {
  const isSeen = [...sheet.people.values()].some(person => person.at === at);
  if (manner === 'family') {
    sheet.fire.delete(at);
    sheet.smoke.delete(at);
  }
  if (!(manner === 'family' && isSeen)) sheet.putMarker(at, '?');
  else if (sheet.turnOver() === 'victim') sheet.putMarker(at, 'victim');
  else sheet.rescued.falseAlarms += 1;
}
