/** Games of every kind, stopped where somebody is to act; some of the tables are corrected by hand then. */
import fc from 'fast-check';
import { HIGH_RISE_SAMPLE } from '../../../../server/engine/boards/highRiseSample.js';
import type { Game } from '../../../../server/engine/decide.js';
import type { GameSetup, GameState } from '../../../../server/engine/game.js';
import type { RuleSetEntry } from '../../../../server/engine/rulesets/index.js';
import type { Chance } from '../../../serial/random.js';
import { pick } from '../../meddling.js';
import { longHouse, someHouse } from '../../otherBoards.js';
import { playRandomGame, setupsOf } from '../../randomGames.js';
import { withOtherWalls } from '../towers.js';
import { factsOf } from './facts.js';
import { type Paper, type Person, paperOf } from './paper.js';
import { unsettle } from './unsettle.js';

const TABLES_OF_A_GAME = 12;

export function* someTables(
  entry: RuleSetEntry,
  seed: number,
  games: number,
  chance: Chance,
): Generator<[Game, GameState]> {
  for (const setup of fc.sample(setupsOf(entry), { seed, numRuns: games })) {
    const conduct = chance.happens(0.5) ? 'fair' : 'meddling';
    const { game, steps } = playRandomGame(refereed(setup, chance), chance.below(2 ** 31), conduct, 150);
    const acting = steps.map(({ state }) => state).filter(({ awaiting }) => awaiting?.for === 'action');
    for (let n = 0; n < TABLES_OF_A_GAME && acting.length > 0; n++) {
      const met = pick(acting, chance);
      const state = chance.happens(0.3) ? met : unsettle(game, met, chance);
      const paper = paperOf(factsOf(game.plan.board, game.setup.rules), state.table);
      if (isConceivable(paper) && !isRiddle(paper, state.table.turn ?? '')) yield [game, state];
    }
  }
}

function refereed(setup: GameSetup, chance: Chance): GameSetup {
  const { firefighters: _, ...rest } = setup;
  return { ...rest, board: someBoard(setup, chance), rules: { ...setup.rules, mode: 'referee' } };
}

function someBoard({ board, rules }: GameSetup, chance: Chance): GameSetup['board'] {
  if (chance.happens(0.6) || rules.set.startsWith('classic')) return board;
  if (rules.set === 'high-rise')
    return withOtherWalls(HIGH_RISE_SAMPLE, chance, pick(['sealedShafts', 'openShafts'], chance));
  return chance.happens(0.3) ? longHouse() : someHouse(chance);
}

/** A Captain with many AP and many people in fire: trying all ways takes this reading too long; whole turns compare them. */
function isRiddle(paper: Paper, who: string): boolean {
  const { role, ap, saved, freeAp } = paper.person(who);
  const isSomebodyInFire = paper.people.some(({ at }) => at !== null && paper.fire.has(at));
  return role === 'fireCaptain' && isSomebodyInFire && ap + saved + freeAp > 5;
}

/** What comes down in a car is out of the building at once: only a correction leaves something below. */
function isConceivable(paper: Paper): boolean {
  const isGone = (place: string | null): boolean => place !== null && (paper.isBelow(place) || paper.isWreck(place));
  const areHandsFull = ({ at, carrying, leading }: Person): boolean => isGone(at) && (carrying !== null || leading > 0);
  return ![...paper.poi.keys(), ...paper.hazmat].some(isGone) && !paper.people.some(areHandsFull);
}
