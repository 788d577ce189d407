/** Seeded random players: every rule set, board and switch; offers, answers and rolls taken as they come. */
import fc from 'fast-check';
import { beginGame, decide, type Game, openGame } from '../../server/engine/decide.js';
import { PAIRS, type Pair, pairsOf } from '../../server/engine/dice.js';
import type { GameSetup, GameState, Offer, Step } from '../../server/engine/game.js';
import type { Answer, Die, GameInput, Question } from '../../server/engine/input.js';
import { offers } from '../../server/engine/offers.js';
import { HOUSE_RULES, type Module, type Role } from '../../server/engine/rules.js';
import type { RuleSetEntry } from '../../server/engine/rulesets/index.js';
import { parseSpace } from '../../server/engine/space.js';
import { CATALOGUE } from '../../server/table/catalogue.js';
import { type Chance, seededChance } from '../serial/random.js';
import { pick, randomMeddling } from './meddling.js';
import { someHouse } from './otherBoards.js';

/** A saved game: all that is needed to play it again. */
export interface GameRecord {
  readonly setup: GameSetup;
  readonly inputs: readonly GameInput[];
}

export interface Played extends GameRecord {
  readonly game: Game;
  /** Steps 0 (as set up) to the last input. */
  readonly steps: readonly Step[];
}

/** Fair: dice, answers and legal actions only. Meddling: also corrections, crew changes and skipped fire. */
export type Conduct = 'fair' | 'meddling';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white', 'violet'];

/** Every choice a table can make before a game of this rule set. */
export function setupsOf(entry: RuleSetEntry): fc.Arbitrary<GameSetup> {
  const roles = fc.shuffledSubarray([...entry.roles], { maxLength: Math.min(3, entry.roles.length) });
  return fc
    .record({
      level: entry.levels.length > 0 ? fc.constantFrom(...entry.levels) : fc.constant(null),
      off: fc.oneof(
        { weight: 2, arbitrary: fc.constant<Module[]>([]) },
        { weight: 1, arbitrary: fc.subarray([...entry.modules]) },
      ),
      variants: fc.subarray([...entry.variants]),
      house: fc.subarray([...HOUSE_RULES]),
      ways: fc.constantFrom('referee', 'referee', 'tableFirst', 'notFollowed'),
      board: boardsOf(entry),
      size: fc.integer({ min: 1, max: COLOURS.length }),
      roles,
      start: fc.constantFrom('setup', 'setup', 'setup', 'takeOver'),
    })
    .map(({ level, off, variants, house, ways, board, size, roles: chosen, start }): GameSetup => {
      const crew = COLOURS.slice(0, size).map((id, seat) => ({ id, ...seatRole(chosen[seat]) }));
      const isDoubleSetup = variants.includes('randomSetup') && variants.includes('experiencedSetup');
      return {
        rules: {
          set: entry.id,
          ...(level === null ? {} : { level }),
          modules: Object.fromEntries(off.map(module => [module, false])),
          variants: isDoubleSetup ? ['randomSetup'] : variants,
          house: Object.fromEntries(house.map(rule => [rule, true])),
          mode: ways === 'referee' ? 'referee' : 'tableFirst',
        },
        board,
        crew,
        ...(ways === 'notFollowed' ? { firefighters: 'notFollowed' } : {}),
        ...(start === 'takeOver' ? { start } : {}),
      };
    });
}

/** The boards that come with the program, and now and then a house of another size. */
function boardsOf({ id, modules }: RuleSetEntry): fc.Arbitrary<GameSetup['board']> {
  const boards = CATALOGUE.ruleSets.find(set => set.id === id)?.boards ?? [];
  const known = fc.constantFrom<GameSetup['board']>(...boards);
  if (!boards.includes('back')) return known;
  // With a hot spot on every space of a small house the fire flares up for ever.
  const least = modules.includes('hotSpots') ? 36 : 0;
  const others = fc.integer({ min: 0 }).map(seed => someHouse(seededChance(seed), least));
  return fc.oneof({ weight: 2, arbitrary: known }, { weight: 1, arbitrary: others });
}

function seatRole(role: Role | undefined): { role?: Role } {
  return role ? { role } : {};
}

/** Inputs after which players only end their turns: with enough zeal a fire can be held for ever. */
const PATIENCE = 300;
const TIRED = -1;

/** Plays until the game is over, or as many inputs as allowed. */
export function playRandomGame(setup: GameSetup, seed: number, conduct: Conduct, limit: number): Played {
  const opened = openGame(setup);
  if (!opened.ok) throw new Error(`${opened.refusal.message}: ${JSON.stringify(setup)}`);
  const game = opened.value;
  const chance = seededChance(seed);
  const zeal = chance.next();
  const inputs: GameInput[] = [];
  const steps: Step[] = [beginGame(game)];
  while (inputs.length < limit) {
    const { state } = steps[steps.length - 1] as Step;
    const isMeddlingNow = conduct === 'meddling' && (chance.happens(0.03) || inputs.length < 3);
    const mood = inputs.length < PATIENCE ? zeal : TIRED;
    const input = isMeddlingNow ? randomMeddling(game, state, chance) : nextInput(game, state, chance, mood);
    if (!input) break;
    const decision = decide(game, state, input);
    if (!decision.ok) {
      // Meddlers may say what cannot be; players follow what they were offered.
      if (isMeddlingNow) continue;
      const record: GameRecord = { setup, inputs: [...inputs, input] };
      throw new Error(`refused what was offered: ${decision.refusal.message}\nrecord: ${JSON.stringify(record)}`);
    }
    const { ok: _, ...step } = decision;
    inputs.push(input);
    steps.push(step);
  }
  return { setup, inputs, game, steps };
}

/** What a player says next; null when nothing is asked any more. */
function nextInput(game: Game, state: GameState, chance: Chance, zeal: number): GameInput | null {
  const { awaiting } = state;
  if (!awaiting) return null;
  switch (awaiting.for) {
    case 'roll': {
      const { red, black } = someRoll(game, chance);
      const isRolled = (die: Die): boolean => awaiting.dice.includes(die);
      return { do: 'roll', red: isRolled('red') ? red : null, black: isRolled('black') ? black : null };
    }
    case 'flip':
    case 'choice':
      return { do: 'answer', value: randomAnswer(awaiting, chance) };
    case 'action':
      return { do: 'act', action: chooseOffer(game, state, chance, zeal).action };
  }
}

/** On a small board most rolls name nothing (R44): here they are rarer, or no game would ever end. */
function someRoll({ plan }: Game, chance: Chance): Pair {
  const isAny = plan.rollable.length === PAIRS.length || chance.happens(0.1);
  return pick(isAny ? PAIRS : pairsOf(plan.board), chance);
}

function randomAnswer(question: Extract<Question, { options: readonly string[] }>, chance: Chance): Answer {
  if (question.for !== 'choice' || question.about !== 'standing') return pick(question.options, chance);
  const somebody = question.options.filter(option => option !== 'nobody');
  if (chance.happens(0.6)) return 'nobody';
  // Each firefighter stands in one space at most.
  const standers = somebody.filter(() => chance.happens(0.3));
  const first = new Map(standers.map(option => [option.slice(0, option.lastIndexOf(' ')), option]));
  return [...first.values()];
}

/** The zealous run for victims and bring them out, the others stroll about; all end their turn now and then. */
function chooseOffer(game: Game, state: GameState, chance: Chance, zeal: number): Offer {
  const offered = offers(game, state);
  const end = offered.find(({ action }) => action.do === 'endTurn');
  const others = offered.filter(offer => offer !== end);
  if (end && (zeal === TIRED || others.length === 0 || chance.happens(0.35 - zeal * 0.25))) return end;
  if (chance.next() > zeal) return pickKind(others, chance);
  const best = others.map(offer => ({ offer, score: worth(game, state, offer) + chance.next() * 2 }));
  return best.reduce((a, b) => (b.score > a.score ? b : a)).offer;
}

/** Any kind of action is as likely as another, save that walls are rarely worth an axe: there are so many of them. */
function pickKind(offered: readonly Offer[], chance: Chance): Offer {
  const kinds = [...new Set(offered.map(({ action }) => action.do))];
  const few = kinds.length > 1 && chance.happens(0.8) ? kinds.filter(kind => kind !== 'chop') : kinds;
  const kind = pick(few, chance);
  return pick(
    offered.filter(({ action }) => action.do === kind),
    chance,
  );
}

function worth({ plan }: Game, { table, awaiting }: GameState, { action }: Offer): number {
  if (action.do === 'pickUp' || action.do === 'treat' || action.do === 'dispose') return 9;
  if (action.do === 'putDown' || action.do === 'crewChange') return -2;
  if (action.do !== 'move') return action.do === 'chop' ? -4 : action.do === 'extinguish' ? 2 : 1;
  const pawn = awaiting?.for === 'action' ? table.firefighters?.[awaiting.who] : undefined;
  const place = parseSpace(action.to);
  if (!place) return 0;
  const { rows, cols } = plan.board;
  const toOutside = Math.min(place.row, place.col, rows + 1 - place.row, cols + 1 - place.col);
  if (pawn?.carrying || pawn?.leading) return 6 - toOutside;
  const distances = Object.keys(table.poi ?? {}).map(at => {
    const { row, col } = parseSpace(at) ?? place;
    return Math.abs(row - place.row) + Math.abs(col - place.col);
  });
  return 5 - Math.min(...distances, 5);
}
