import { besides, byRow, type Roll, type Sheet, STEPS } from './sheet.js';

/** Section 5, from the roll to the end of the phase; how many rolls it took, null when there were too few. */
export function advanceClassic(sheet: Sheet, rolls: readonly Roll[]): number | null {
  const [row, col] = rolls[0] as Roll;
  const target = `${row},${col}`;
  const reached: string[] = [];
  const steps = primary(sheet, target, reached);
  for (const _ of steps) if (sheet.result) return 1;
  return starve(sheet, rolls);
}

/** Roll, flashover, hazmat one by one; yields wherever the game may be over. */
function* primary(sheet: Sheet, target: string, reached: string[]): Generator<void> {
  if (sheet.fire.has(target)) yield* explode(sheet, target, reached);
  else {
    const wasSmoke = sheet.smoke.has(target);
    sheet.smokeOn(target);
    if (wasSmoke) yield* burn(sheet, target, reached);
  }
  yield* flashover(sheet, reached);
  while (reached.length > 0) {
    const [first] = [...reached].sort(byRow) as [string];
    reached.splice(reached.indexOf(first), 1);
    if (!sheet.takeHazmat(first)) continue;
    yield* explode(sheet, first, reached);
    yield* flashover(sheet, reached);
  }
}

function* explode(sheet: Sheet, space: string, reached: string[]): Generator<void> {
  for (const step of STEPS) {
    const lit = sheet.wave(space, step);
    yield;
    if (lit !== null) yield* burn(sheet, lit, reached);
  }
}

function* flashover(sheet: Sheet, reached: string[]): Generator<void> {
  for (const space of sheet.flashover()) yield* burn(sheet, space, reached);
}

/** R28: fire has come here: firefighters, victims they hold, other victims, face-down markers. */
function* burn(sheet: Sheet, space: string, reached: string[]): Generator<void> {
  const here = [...sheet.people.values()].filter(({ at }) => at === space);
  const hazmat = sheet.hazmat.filter(at => at === space).length;
  const carried = here.filter(({ carrying }) => carrying === 'hazmat').length;
  for (let n = hazmat + carried; n > 0; n--) reached.push(space);
  if (here.some(({ down }) => !down)) sheet.fire.delete(space);
  for (const person of here) {
    person.down = true;
    sheet.letGoVictims(person);
  }
  while (sheet.takeMarker(space, 'victim') || sheet.takeMarker(space, 'treated')) {
    sheet.lost.victims += 1;
    yield* judge(sheet);
  }
  while (sheet.takeMarker(space, '?')) {
    const kind = sheet.turnOver();
    if (kind === 'hazmat') {
      sheet.hazmat.push(space);
      reached.push(space);
      continue;
    }
    sheet.lost[kind === 'victim' ? 'victims' : 'falseAlarms'] += 1;
    yield* judge(sheet);
  }
}

/** R27. */
function* judge(sheet: Sheet): Generator<void> {
  const lying = [...sheet.poi.values()].flat().filter(kind => kind !== '?').length;
  const held = [...sheet.people.values()].reduce(
    (sum, { carrying, leading }) => sum + Number(carrying === 'victim') + Number(leading ?? 0),
    0,
  );
  if (sheet.lost.victims >= 3) sheet.result = 'lost';
  else if (sheet.pool.victims + lying + held === 0) sheet.result = 'victory';
  yield;
}

/** R18. */
function starve(sheet: Sheet, rolls: readonly Roll[]): number | null {
  let used = 1;
  while (used === 1 ? sheet.supply <= 4 : sheet.supply < 4) {
    const roll = rolls[used++];
    if (!roll) return null;
    const target = `${roll[0]},${roll[1]}`;
    for (const space of [target, ...besides(target)]) {
      sheet.fire.delete(space);
      sheet.smoke.delete(space);
    }
  }
  return used;
}
