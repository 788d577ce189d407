/** Section 3 read a second time: which dice are asked for, and what they put on the bare board. */
import type { Die } from '../../../server/engine/input.js';
import type { RuleSetId, Variant } from '../../../server/engine/rules.js';
import { spaceNamed } from './dice.js';
import { byRow, type Roll, type Sheet, STEPS } from './sheet.js';
import { cells, SPIRAL } from './spiral.js';

export interface SetupChoice {
  readonly set: RuleSetId;
  readonly level?: string;
  readonly variants: readonly Variant[];
  readonly players: number;
}

/** Asks for dice, one roll at a time. */
type Asking<T = void> = Generator<readonly Die[], T, Roll>;

const BOTH = ['red', 'black'] as const;

const CLASSIC_FIRES = cells('33 34 35 36 43 44 45 46');
const CLASSIC_POI = cells('15 51 67');
/** Lays out as much as the rolls allow; how many were used, and the dice that are missing, null when all is laid out. */
export function setUp(
  sheet: Sheet,
  choice: SetupChoice,
  rolls: readonly Roll[],
): { used: number; dice: readonly Die[] | null } {
  const asking = layOut(sheet, choice);
  let asked = asking.next();
  let used = 0;
  for (const roll of rolls) {
    if (asked.done) break;
    asked = asking.next(roll);
    used += 1;
  }
  return { used, dice: asked.done ? null : asked.value };
}

/** What the table is asked once all is laid out: specialists, parking, and where firefighters enter. */
export function crewQuestions(sheet: Sheet, crew: readonly string[]): object[] {
  const { isClassic, isHighRise, hasSpecialists, hasVehicles } = sheet.choice;
  const { rows, cols, parking } = sheet.board;
  const outside: string[] = [];
  for (let row = 0; row <= rows + 1; row++) {
    for (let col = 0; col <= cols + 1; col++) if (!sheet.isInside(`${row},${col}`)) outside.push(`${row},${col}`);
  }
  // R41: nobody waits in a car that is out of use.
  const cars = [...sheet.elevators].filter(([, door]) => sheet.doors.get(door) === 'closed').map(([car]) => car);
  const options = [...outside, ...cars].sort(byRow);
  const vehicles = isHighRise ? (['engine'] as const) : (['ambulance', 'engine'] as const);
  const spotsOf = (vehicle: 'engine' | 'ambulance') => (parking[vehicle] ?? []).map(({ spaces }) => spaces.join(' '));
  // The game of 2010 has four specialists, and of the last one nobody is asked (R26).
  const choosers = !hasSpecialists ? [] : isClassic ? crew.slice(0, 3) : crew;
  return [
    ...choosers.map(who => ({ about: 'role', who })),
    ...(hasVehicles ? vehicles.map(vehicle => ({ about: 'parking', vehicle, options: spotsOf(vehicle).sort() })) : []),
    // Classic: the others enter on their own first turns (section 8).
    ...(isClassic ? crew.slice(0, 1) : crew).map(who => ({ about: 'start', who, options })),
  ];
}

function* layOut(sheet: Sheet, choice: SetupChoice): Asking {
  const rolled = named(sheet);
  switch (choice.set) {
    case 'family':
      return yield* family(sheet, choice);
    case 'experienced':
      yield* firstThree(sheet);
      if (choice.level === 'heroic') yield* explodeAt(sheet, BOTH, rolled);
      return yield* afterExplosions(sheet, choice);
    case 'high-rise':
      yield* explodeAt(sheet, ['red'], ([red]) => rolled([red, 2]));
      yield* explodeAt(sheet, ['red'], ([red]) => rolled([red, 7]));
      yield* explodeAt(sheet, ['black'], ([, black]) => rolled([5, black]));
      if (choice.level === 'heroic') yield* explodeAt(sheet, ['black'], ([, black]) => rolled([1, black]));
      return yield* afterExplosions(sheet, choice);
    case 'classic-basic':
      for (const space of CLASSIC_FIRES) sheet.fire.add(space);
      for (const space of CLASSIC_POI) sheet.putMarker(space, '?');
      return;
    case 'classic-advanced':
      return yield* classicAdvanced(sheet, choice);
  }
}

function* family(sheet: Sheet, { variants }: SetupChoice): Asking {
  if (variants.includes('experiencedSetup')) {
    yield* firstThree(sheet);
  } else if (variants.includes('randomSetup')) {
    for (let n = 0; n < 3; n++) {
      yield* explodeAt(sheet, BOTH, named(sheet));
      // R2: the markers stay in the box.
      sheet.damage.clear();
    }
  } else {
    for (const space of sheet.board.family?.fires ?? []) sheet.fire.add(space);
    for (const space of sheet.board.family?.poi ?? []) sheet.putMarker(space, '?');
    return;
  }
  yield* threePoi(sheet);
}

/** Steps 1 to 3. */
function* firstThree(sheet: Sheet): Asking {
  const { firstExplosion = {} } = sheet.board;
  yield* explodeAt(sheet, ['black'], ([, black]) => firstExplosion[String(black)] ?? null);
  const second = yield* explodeAt(sheet, BOTH, named(sheet));
  if (second === null) return;
  const turned = 9 - second[1];
  yield* explodeAt(sheet, ['red'], ([red]) => named(sheet)([red, turned]));
}

/** Steps 5 to 8, as far as they are played (R4). */
function* afterExplosions(sheet: Sheet, { level, players }: SetupChoice): Asking {
  const isHard = level === 'veteran' || level === 'heroic';
  if (sheet.choice.hasHazmat && !sheet.choice.isUnmarked) {
    const wanted = level === 'heroic' ? 5 : level === 'veteran' ? 4 : 3;
    const isFit = (at: string): boolean => isFree(sheet, at) && !sheet.hazmat.includes(at);
    yield* layAll(sheet, wanted, isFit, at => sheet.hazmat.push(at));
  }
  yield* threePoi(sheet);
  if (!sheet.choice.hasHotSpots) return;
  const more = (isHard ? 3 : 0) + (players >= 4 ? 3 : players === 3 ? 2 : 0);
  const isFit = (at: string): boolean => !sheet.elevators.has(at) && !sheet.hotSpots.has(at);
  yield* layAll(sheet, more, isFit, at => sheet.hotSpots.add(at));
}

function* threePoi(sheet: Sheet): Asking {
  const isFit = (at: string): boolean => isFree(sheet, at) && !sheet.poi.has(at);
  yield* layAll(sheet, 3, isFit, at => sheet.putMarker(at, '?'));
}

/** R25: as many as there is room for. */
function* layAll(sheet: Sheet, wanted: number, isFit: (at: string) => boolean, lay: (at: string) => void): Asking {
  for (let n = 0; n < wanted; n++) {
    const dice = yield* roll(BOTH, named(sheet), isFit);
    if (dice !== null) lay(named(sheet)(dice) as string);
  }
}

function* classicAdvanced(sheet: Sheet, { level }: SetupChoice): Asking {
  const alarms = ['one-alarm', 'two-alarm', 'three-alarm'].indexOf(level ?? 'one-alarm');
  for (let n = 0; n < 2 + alarms; n++) {
    const at = (yield BOTH).join();
    sheet.fire.add(at);
    for (const step of STEPS) sheet.wave(at, step);
  }
  for (let n = 0; n < 3; n++) {
    const start = SPIRAL.indexOf((yield BOTH).join());
    const walk = [...SPIRAL.slice(start), ...SPIRAL.slice(0, start)];
    sheet.putMarker(walk.find(at => !sheet.fire.has(at) && !sheet.poi.has(at)) as string, '?');
  }
}

/** Fire, hot spot and explosion on a target that does not burn and is no elevator (R5); what was rolled for it. */
function* explodeAt(sheet: Sheet, dice: readonly Die[], target: Target): Asking<Roll | null> {
  const rolled = yield* roll(dice, target, space => isFree(sheet, space));
  const at = rolled && target(rolled);
  if (!at) return null;
  sheet.fire.add(at);
  if (sheet.choice.hasHotSpots) sheet.hotSpots.add(at);
  for (const step of STEPS) sheet.wave(at, step);
  sheet.fireOutside.clear();
  return rolled;
}

/** The space that such dice name, if one has them (R44). */
type Target = (roll: Roll) => string | null;
const named =
  ({ board }: Sheet): Target =>
  roll =>
    spaceNamed(board, roll);

/** Rolled again until the target will do; not at all when none would (R25). */
function* roll(dice: readonly Die[], target: Target, willDo: (target: string) => boolean): Asking<Roll | null> {
  const isGood = (rolled: Roll): boolean => {
    const at = target(rolled);
    return at !== null && willDo(at);
  };
  if (!EVERY_ROLL.some(isGood)) return null;
  for (;;) {
    const rolled = yield dice;
    if (isGood(rolled)) return rolled;
  }
}

const EVERY_ROLL: readonly Roll[] = Array.from({ length: 48 }, (_, i) => [1 + Math.floor(i / 8), 1 + (i % 8)]);
const isFree = (sheet: Sheet, at: string): boolean => !sheet.fire.has(at) && !sheet.elevators.has(at);
