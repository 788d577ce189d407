/** The engine and a second, plain reading of sections 4 and 5 agree on any table (R6 to R18, R22, R26 to R28). */
import { expect, it } from 'vitest';
import type { Board } from '../../server/engine/board.js';
import { BOARDS } from '../../server/engine/boards/index.js';
import type { TableState } from '../../server/engine/table.js';
import { type Chance, seededChance } from '../serial/random.js';
import { type Answered, ask } from './asking.js';
import { pick } from './meddling.js';
import { advanceClassic } from './secondReading/classic.js';
import { advanceModern } from './secondReading/modern.js';
import { type Choice, PEOPLE, type Person, type Roll, Sheet } from './secondReading/sheet.js';

/** `WATCHROOM_RUNS=20` compares twenty times as many tables, `WATCHROOM_SEED=7` others. */
const TABLES = 1200 * Number(process.env['WATCHROOM_RUNS'] ?? 1);
const SEED = Number(process.env['WATCHROOM_SEED'] ?? 2011);

it('modern: explosions, flashovers, hazmat, flare-ups, knock-downs and losses', () => {
  compareTables(false);
});

it('classic: harm at once, hazmat after it, oxygen', () => {
  compareTables(true);
});

function compareTables(isClassic: boolean): void {
  const chance = seededChance(SEED);
  const results = new Set<string | null>();
  for (let n = 0; n < TABLES; n++) {
    const choice = someChoice(chance, isClassic);
    const sheet = someTable(chance, choice);
    const rolls = Array.from({ length: 6 }, (): Roll => [1 + chance.below(6), 1 + chance.below(8)]);
    const request = {
      op: 'advance',
      board: sheet.board.id,
      rules: rulesOf(choice),
      state: sheet.write(),
      rolls,
    } as const;
    const reply = ask(request);
    const used = (isClassic ? advanceClassic : advanceModern)(sheet, rolls);
    results.add(sheet.result);
    expect(outcome(reply), JSON.stringify(request)).toEqual(used === null ? expect.anything() : expected(sheet, used));
  }
  // Tables as different as that have seen every end.
  expect([...results].sort()).toEqual(isClassic ? ['collapse', 'lost', null, 'victory'] : ['collapse', 'lost', null]);
}

/** After a collapse everything that lives is lost without looking (R9): only the house is compared. */
function expected(sheet: Sheet, used: number): object {
  const { fire, smoke, doors, damage, ...rest } = sheet.write();
  const house = { fire, smoke, doors, damage };
  return { used, result: sheet.result, house, rest: sheet.result === 'collapse' ? null : plain(rest) };
}

function outcome({ state, used, result }: Answered): object {
  const { fire = [], smoke = [], doors = {}, damage = {}, ...rest } = state;
  return { used, result, house: { fire, smoke, doors, damage }, rest: result === 'collapse' ? null : plain(rest) };
}

/** With the defaults filled in. */
function plain(rest: TableState): object {
  const poi = Object.entries(rest.poi ?? {}).map(([at, here]) => [at, [here].flat().sort()]);
  const { hotSpots = [], hotSpotPool = 6, hazmat = [], firefighters = {} } = rest;
  const { victims = 0, falseAlarms = 0 } = rest.lost ?? {};
  return { poi: Object.fromEntries(poi), hotSpots, hotSpotPool, hazmat, firefighters, lost: { victims, falseAlarms } };
}

function someChoice(chance: Chance, isClassic: boolean): Choice {
  const isSimple = chance.happens(0.3);
  const may = (share: number): boolean => !isSimple && chance.happens(share);
  const all = isClassic && !isSimple;
  const hasHazmat = all || (!isClassic && may(0.8));
  return {
    isClassic,
    hasHazmat,
    hasHotSpots: !isClassic && may(0.8),
    hasVehicles: all || (!isClassic && may(0.7)),
    hasSpecialists: all || (!isClassic && may(0.8)),
    isUnmarked: !isClassic && hasHazmat && may(0.3),
    house: {
      flashoverBeforeAdvance: !isClassic && chance.happens(0.3),
      vehiclesShelter: !isClassic && chance.happens(0.3),
      knockDownLosesSavedAp: !isClassic && chance.happens(0.3),
    },
  };
}

function rulesOf({ isClassic, house, isUnmarked, ...has }: Choice): object {
  const { hasHazmat: hazmat, hasHotSpots: hotSpots, hasVehicles: vehicles, hasSpecialists: specialists } = has;
  if (isClassic) return vehicles ? { set: 'classic-advanced', level: 'three-alarm' } : { set: 'classic-basic' };
  if (!(hazmat || hotSpots || vehicles || specialists)) return { set: 'family', house };
  const variants = isUnmarked ? ['unmarkedHazards'] : [];
  return { set: 'experienced', modules: { hazmat, hotSpots, vehicles, specialists }, variants, house };
}

/** Anything that could lie on a table, likely or not. */
function someTable(chance: Chance, choice: Choice): Sheet {
  const isBack = !choice.isClassic && !choice.hasVehicles && chance.happens(0.5);
  const sheet = new Sheet(BOARDS[isBack ? 'back' : 'front'] as Board, choice);
  const { board } = sheet;
  const spaces = Array.from({ length: 48 }, (_, i) => `${1 + Math.floor(i / 8)},${1 + (i % 8)}`);
  const density = 0.1 + chance.next() * 0.6;
  for (const space of spaces) {
    if (sheet.supply > 0 && chance.happens(density)) (chance.happens(0.5) ? sheet.fire : sheet.smoke).add(space);
  }
  for (const door of board.doors) {
    if (chance.happens(0.6)) sheet.doors.set(door, chance.happens(0.5) ? 'open' : 'destroyed');
  }
  for (const wall of board.walls) {
    const markers = Math.min(sheet.damageLeft - 1, chance.happens(0.25) ? 1 + chance.below(2) : 0);
    if (markers > 0) sheet.damage.set(wall, markers);
    sheet.damageLeft -= markers;
  }
  const free = spaces.filter(space => !sheet.fire.has(space));
  if (choice.hasHazmat) sheet.hazmat = Array.from({ length: 5 }, () => pick(free, chance));
  if (choice.hasHotSpots) {
    for (let n = 0; n < 8; n++) sheet.hotSpots.add(pick(spaces, chance));
    sheet.hotSpotPool = chance.below(4);
  } else if (!choice.isClassic) sheet.hotSpotPool = 0;
  for (let n = 0; n < 4; n++) {
    const open = choice.hasSpecialists && chance.happens(0.3) ? 'treated' : 'victim';
    sheet.putMarker(pick(free, chance), chance.happens(0.5) ? '?' : open);
  }
  Object.assign(sheet.pool, { victims: chance.happens(0.3) ? 0 : 4 + chance.below(4), falseAlarms: 4 });
  if (choice.isClassic && choice.hasHazmat) sheet.pool.hazmat = chance.below(3);
  for (const who of PEOPLE) sheet.people.set(who, somebody(chance, sheet, [...free, '0,4', '3,0', '7,7', '5,9']));
  return sheet;
}

function somebody(chance: Chance, sheet: Sheet, places: readonly string[]): Person {
  const { choice } = sheet;
  const burning = [...sheet.fire];
  // Nobody stands in fire when it advances, except in the game of 2010.
  const at =
    choice.isClassic && burning.length > 0 && chance.happens(0.2) ? pick(burning, chance) : pick(places, chance);
  const person: Person = { at };
  if (sheet.isInside(at) && chance.happens(0.4)) {
    person.carrying = choice.hasHazmat && chance.happens(0.5) ? 'hazmat' : 'victim';
  }
  if (sheet.isInside(at) && choice.hasSpecialists && chance.happens(0.2)) {
    person.leading = choice.isClassic ? 1 + chance.below(2) : true;
  }
  if (!choice.isClassic && choice.hasSpecialists && chance.happens(0.2)) person.role = 'suppressionSpecialist';
  if (choice.isClassic && chance.happens(0.2)) person.down = true;
  if (chance.happens(0.3)) person.saved = 1 + chance.below(3);
  return person;
}
