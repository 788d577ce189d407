/** The engine and a second, plain reading of section 3 lay out the same table from the same dice (R2 to R5, R23, R24). */
import { expect, it } from 'vitest';
import type { Board } from '../../server/engine/board.js';
import { BOARDS } from '../../server/engine/boards/index.js';
import { beginGame, decide, openGame } from '../../server/engine/decide.js';
import type { GameSetup } from '../../server/engine/game.js';
import type { GameInput, Question } from '../../server/engine/input.js';
import type { RuleSetId, RulesChoice, Variant } from '../../server/engine/rules.js';
import type { TableState } from '../../server/engine/table.js';
import { type Chance, seededChance } from '../serial/random.js';
import { type Answered, ask } from './asking.js';
import { RUNS, SEED } from './hunt.js';
import { pick } from './meddling.js';
import { someHouse } from './otherBoards.js';
import { crewQuestions, type SetupChoice, setUp } from './secondReading/setup.js';
import { byRow, type Choice, type Roll, Sheet } from './secondReading/sheet.js';
import { nameOrWhole, someTower } from './secondReading/towers.js';

const TABLES = 240 * RUNS;

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white', 'violet'];
const MODERN = ['recruit', 'veteran', 'heroic'];
const LEVELS: Readonly<Record<RuleSetId, readonly string[]>> = {
  family: [],
  experienced: MODERN,
  'high-rise': MODERN,
  'classic-basic': [],
  'classic-advanced': ['one-alarm', 'two-alarm', 'three-alarm'],
};
const VARIANTS: readonly (readonly Variant[])[] = [
  [],
  ['unmarkedHazards'],
  ['loneEngineCompany', 'murphyStrikes'],
  ['loneEngineCompany', 'unmarkedHazards'],
];
const FAMILY_VARIANTS: readonly (readonly Variant[])[] = [[], ['randomSetup'], ['experiencedSetup']];

for (const set of Object.keys(LEVELS) as RuleSetId[]) {
  it(`${set}: fires, damage, hazmat, POI and hot spots of every level, board and variant`, () => {
    compareSetups(set);
  });

  it(`${set}: a table that plays gets the same, then chooses specialists, parking and starting spaces`, () => {
    compareCrews(set);
  });
}

function compareSetups(set: RuleSetId): void {
  const chance = seededChance(SEED);
  for (let n = 0; n < TABLES; n++) {
    const choice = someChoice(chance, set);
    const board = someBoard(chance, set);
    const sheet = new Sheet(board, fireChoice(chance, choice));
    // Often too few, so that what is asked next is compared as well.
    const rolls = Array.from({ length: chance.below(40) }, (): Roll => [1 + chance.below(6), 1 + chance.below(8)]);
    const rules = rulesOf(choice, sheet);
    const request = { op: 'setup', board: nameOrWhole(board), rules, players: choice.players, rolls } as const;
    const reply = ask(request);
    const { used, dice } = setUp(sheet, choice, rolls);
    const awaiting = dice && { for: 'roll', dice };
    expect(outcome(reply), JSON.stringify(request)).toEqual({ used, awaiting, result: null, table: tableOf(sheet) });
  }
}

function compareCrews(set: RuleSetId): void {
  const chance = seededChance(SEED);
  for (let n = 0; n < TABLES / 8; n++) {
    const choice = someChoice(chance, set);
    const sheet = new Sheet(someBoard(chance, set), fireChoice(chance, choice));
    const crew = COLOURS.slice(0, choice.players);
    const rules = rulesOf(choice, sheet);
    const setup: GameSetup = { rules, board: sheet.board, crew: crew.map(id => ({ id })) };
    const { rolls, laidOut, questions } = sitDown(chance, setup);
    const { used, dice } = setUp(sheet, choice, rolls);
    expect({ used, dice }).toEqual({ used: rolls.length, dice: null });
    expect(layout(laidOut).table, JSON.stringify({ setup, rolls })).toMatchObject({ ...tableOf(sheet), rest: {} });
    expect(questions, JSON.stringify({ setup, rolls })).toEqual(crewQuestions(sheet, crew));
  }
}

/** Plays until the first action: what was rolled, the table before anything was chosen, and what was asked. */
function sitDown(chance: Chance, setup: GameSetup): { rolls: Roll[]; laidOut: TableState; questions: object[] } {
  const opened = openGame(setup);
  if (!opened.ok) throw new Error(opened.refusal.message);
  const rolls: Roll[] = [];
  const questions: object[] = [];
  let laidOut: TableState | null = null;
  for (let { state } = beginGame(opened.value); ; ) {
    const { awaiting } = state;
    if (awaiting?.for !== 'roll') laidOut ??= state.table;
    if (awaiting?.for !== 'roll' && awaiting?.for !== 'choice') return { rolls, laidOut: laidOut ?? {}, questions };
    if (awaiting.for === 'choice') questions.push(questionOf(awaiting));
    else rolls.push([1 + chance.below(6), 1 + chance.below(8)]);
    const [red, black] = rolls[rolls.length - 1] ?? [0, 0];
    const input: GameInput =
      awaiting.for === 'choice'
        ? { do: 'answer', value: pick<string>(awaiting.options, chance) }
        : {
            do: 'roll',
            red: awaiting.dice.includes('red') ? red : null,
            black: awaiting.dice.includes('black') ? black : null,
          };
    const decision = decide(opened.value, state, input);
    if (!decision.ok) throw new Error(decision.refusal.message);
    state = decision.state;
  }
}

/** Which specialists there are is told elsewhere. */
function questionOf({ for: _, ...question }: Extract<Question, { for: 'choice' }>): object {
  if (question.about === 'role') return { about: question.about, who: question.who };
  return { ...question, options: question.about === 'parking' ? [...question.options].sort() : question.options };
}

function someChoice(chance: Chance, set: RuleSetId): SetupChoice {
  const level = LEVELS[set].length > 0 && chance.happens(0.9) ? { level: pick(LEVELS[set], chance) } : {};
  const isClassic = set.startsWith('classic');
  const variants = isClassic ? [] : pick(set === 'family' ? FAMILY_VARIANTS : VARIANTS, chance);
  return { set, ...level, variants, players: 1 + chance.below(6) };
}

function someBoard(chance: Chance, set: RuleSetId): Board {
  if (set === 'high-rise') return someTower(chance);
  if (!set.startsWith('classic') && chance.happens(0.3)) return someHouse(chance);
  const isBack = !set.startsWith('classic') && chance.happens(0.5);
  return BOARDS[isBack ? 'back' : 'front'] as Board;
}

function fireChoice(chance: Chance, { set, variants }: SetupChoice): Choice {
  const hasModules = set === 'experienced' || set === 'high-rise';
  const isAdvanced = set === 'classic-advanced';
  return {
    isClassic: set.startsWith('classic'),
    isHighRise: set === 'high-rise',
    hasHazmat: hasModules && chance.happens(0.8),
    hasHotSpots: hasModules && chance.happens(0.8),
    hasVehicles: isAdvanced || set === 'high-rise' || (hasModules && chance.happens(0.5)),
    hasSpecialists: isAdvanced || (hasModules && chance.happens(0.5)),
    isUnmarked: variants.includes('unmarkedHazards'),
    house: { flashoverBeforeAdvance: false, vehiclesShelter: false, knockDownLosesSavedAp: false },
  };
}

function rulesOf({ set, level, variants }: SetupChoice, { choice }: Sheet): RulesChoice {
  const { hasHazmat: hazmat, hasHotSpots: hotSpots, hasVehicles, hasSpecialists: specialists } = choice;
  const vehicles = set === 'experienced' ? { vehicles: hasVehicles } : {};
  const hasModules = set === 'experienced' || set === 'high-rise';
  return {
    set,
    ...(level ? { level } : {}),
    ...(hasModules ? { modules: { hazmat, hotSpots, specialists, ...vehicles } } : {}),
    variants,
  };
}

/** Pools are full and nobody stands on the board yet: both are left out of a state. */
function tableOf(sheet: Sheet): object {
  const { fire, doors, damage, poi, hazmat } = sheet.write();
  const hotSpots = [...sheet.hotSpots].sort(byRow);
  return { fire, smoke: [], doors, damage, poi, hazmat, hotSpots, rest: {} };
}

function outcome({ state, used, awaiting, result }: Answered): object {
  return { used, awaiting, result, ...layout(state) };
}

function layout(state: TableState): { table: object } {
  const { fire = [], smoke = [], doors = {}, damage = {}, hazmat = [], hotSpots = [], ...others } = state;
  const { poi = {}, ...rest } = others;
  const markers = Object.fromEntries(Object.entries(poi).map(([at, here]) => [at, [here].flat()]));
  return { table: { fire, smoke, doors, damage, poi: markers, hazmat, hotSpots, rest } };
}
