import { spaceNamed } from './dice.js';
import { AMBULANCE, besides, byRow, ENGINE, type Person, type Roll, rowCol, type Sheet, STEPS } from './sheet.js';

/** Section 4, from the roll to the end of the phase; how many rolls it took, null when there were too few. */
export function advanceModern(sheet: Sheet, rolls: readonly Roll[]): number | null {
  const { choice } = sheet;
  if (choice.house.flashoverBeforeAdvance) sheet.flashover();
  let hasFlared = false;
  for (let used = 0; ; ) {
    const roll = rolls[used++];
    if (!roll) return null;
    const target = spaceNamed(sheet.board, roll);
    if (target === null || sheet.elevators.has(target)) continue;
    const isFlareUp = choice.hasHotSpots && sheet.hotSpots.has(target);
    strike(sheet, target);
    if (!sheet.result) explodeHazmat(sheet);
    if (sheet.result) return used;
    hasFlared ||= isFlareUp;
    if (isFlareUp) continue;
    if (hasFlared) layHotSpot(sheet, target);
    endPhase(sheet);
    return used;
  }
}

function strike(sheet: Sheet, target: string): void {
  if (sheet.fire.has(target)) explode(sheet, target);
  else if (!isSuppressed(sheet, target)) sheet.smokeOn(target);
  if (!sheet.result) sheet.flashover();
}

/** R22. */
function isSuppressed(sheet: Sheet, target: string): boolean {
  return [...sheet.people.values()].some(
    ({ role, at }) =>
      role === 'suppressionSpecialist' &&
      (at === target || (besides(target).includes(at) && sheet.areAdjacent(target, at))),
  );
}

function explode(sheet: Sheet, space: string): void {
  for (const step of STEPS) {
    sheet.wave(space, step);
    if (sheet.result) return;
  }
}

/** Hazmat on fire, and false alarms on fire under Unmarked Hazards (R13), the first by row and column each time. */
function explodeHazmat(sheet: Sheet): void {
  if (!sheet.choice.hasHazmat) return;
  const falseAlarms: string[] = [];
  const holds = (space: string): boolean =>
    sheet.hazmat.includes(space) || [...sheet.people.values()].some(p => p.at === space && p.carrying === 'hazmat');
  for (;;) {
    if (sheet.choice.isUnmarked) falseAlarms.push(...revealBurning(sheet));
    const [first] = [...falseAlarms, ...[...sheet.fire].filter(holds)].sort(byRow);
    if (first === undefined) return;
    const falseAlarm = falseAlarms.indexOf(first);
    if (falseAlarm >= 0) falseAlarms.splice(falseAlarm, 1);
    else sheet.takeHazmat(first);
    explode(sheet, first);
    if (sheet.result) return;
    layHotSpot(sheet, first);
    sheet.flashover();
  }
}

function revealBurning(sheet: Sheet): string[] {
  const falseAlarms: string[] = [];
  for (const space of [...sheet.poi.keys()].sort(byRow)) {
    while (sheet.fire.has(space) && sheet.takeMarker(space, '?')) {
      if (sheet.turnOver() === 'victim') {
        sheet.putMarker(space, 'victim');
        continue;
      }
      sheet.lost.falseAlarms += 1;
      falseAlarms.push(space);
    }
  }
  return falseAlarms;
}

/** R7. */
function layHotSpot(sheet: Sheet, space: string): void {
  if (!sheet.choice.hasHotSpots || sheet.hotSpotPool === 0 || sheet.hotSpots.has(space)) return;
  sheet.hotSpots.add(space);
  sheet.hotSpotPool -= 1;
}

function endPhase(sheet: Sheet): void {
  const { house, hasVehicles, isHighRise } = sheet.choice;
  const parked = [...ENGINE, ...(isHighRise ? [] : AMBULANCE)];
  const vehicles: readonly string[] = hasVehicles && house.vehiclesShelter ? parked : [];
  const isDeadly = (space: string): boolean =>
    (sheet.burns(space) && !vehicles.includes(space)) || sheet.wrecks.get(space) === 'above';
  for (const person of sheet.people.values()) {
    if (sheet.wrecks.get(person.at) === 'below') person.at = ENGINE[0];
    else if (isDeadly(person.at)) knockDown(sheet, person);
  }
  sheet.hazmat = sheet.hazmat.filter(at => !sheet.wrecks.has(at));
  for (const space of [...sheet.poi.keys()].filter(isDeadly).sort(byRow)) {
    const here = sheet.poi.get(space) ?? [];
    sheet.poi.delete(space);
    sheet.lost.victims += here.filter(kind => kind !== '?').length;
    for (const _ of here.filter(kind => kind === '?')) {
      sheet.lost[sheet.turnOver() === 'victim' ? 'victims' : 'falseAlarms'] += 1;
    }
  }
  sheet.fireOutside.clear();
  if (sheet.lost.victims >= 4) sheet.result = 'lost';
}

function knockDown(sheet: Sheet, person: Person): void {
  sheet.letGoVictims(person);
  if (sheet.wrecks.has(person.at)) delete person.carrying;
  if (sheet.choice.house.knockDownLosesSavedAp) delete person.saved;
  if (sheet.choice.isHighRise) person.at = ENGINE[0];
  else person.at = sheet.choice.hasVehicles ? AMBULANCE[0] : nearestSpot(sheet, person.at);
}

/** R14; of several as near the first is taken. */
function nearestSpot({ board }: Sheet, from: string): string {
  const [row, col] = rowCol(from);
  const far = (space: string): number => (rowCol(space)[0] - row) ** 2 + (rowCol(space)[1] - col) ** 2;
  const spaces = (board.parking.ambulance ?? []).flatMap(({ spaces: both }) => [...both]);
  return spaces.sort((a, b) => far(a) - far(b) || byRow(a, b))[0] ?? '';
}
