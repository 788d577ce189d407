/** One table, two readings: the same offers at the same price, and the same outcome of some of them. */
import assert from 'node:assert/strict';
import { decide, type Game } from '../../../../server/engine/decide.js';
import type { GameState } from '../../../../server/engine/game.js';
import type { Action, GameInput } from '../../../../server/engine/input.js';
import { offers } from '../../../../server/engine/offers.js';
import type { Chance } from '../../../serial/random.js';
import { pick } from '../../meddling.js';
import type { Deed } from './deed.js';
import { factsOf } from './facts.js';
import { legalDeeds, take } from './legal.js';
import { type Hands, type Paper, paperOf } from './paper.js';

const DEEDS = 8;
const COMMON: readonly Action['do'][] = ['move', 'chop', 'extinguish', 'endTurn'];

export function compareTable(game: Game, state: GameState, chance: Chance): void {
  const who = state.table.turn ?? '';
  const paper = paperOf(factsOf(game.plan.board, game.setup.rules), state.table);
  const deeds = legalDeeds(paper, who);
  const about = JSON.stringify({ rules: game.setup.rules, board: game.plan.board.id, table: state.table });
  const offered = offers(game, state).map(({ action, ap }) => `${JSON.stringify(action)} ${ap}`);
  const read = deeds.map(({ action, cost }) => `${JSON.stringify(action)} ${cost}`);
  agree(offered.sort(), read.sort(), about);
  for (let n = 0; n < DEEDS; n++) {
    // Everybody moves, chops and ends a turn; what only few can do is rarer, so it is looked at first.
    const kinds = [...new Set(deeds.map(({ action }) => action.do))];
    const rare = kinds.filter(each => !COMMON.includes(each));
    const kind = pick(rare.length > 0 && chance.happens(0.7) ? rare : kinds, chance);
    const deed = pick(
      deeds.filter(({ action }) => action.do === kind),
      chance,
    );
    const after = paper.copy();
    const { hands, asked } = recordingHands(chance);
    take(after, who, deed, hands);
    compareOutcome(game, state, deed, asked, after, about);
  }
}

function agree(engine: unknown, reading: unknown, about: string): void {
  try {
    assert.deepEqual(engine, reading);
  } catch (difference) {
    throw new Error(`${about}
${(difference as Error).message}`);
  }
}

interface Asked {
  readonly question: Partial<Record<string, unknown>>;
  readonly input: GameInput;
}

function recordingHands(chance: Chance): { hands: Hands; asked: Asked[] } {
  const asked: Asked[] = [];
  const answered = (question: Asked['question'], options: readonly string[]): string => {
    const value = pick(options, chance);
    asked.push({ question: { ...question, options: [...options] }, input: { do: 'answer', value } });
    return value;
  };
  const hands: Hands = {
    flip: (at, options) => answered({ for: 'flip', at }, options) as (typeof options)[number],
    choose: (about, who, options) => answered({ for: 'choice', about, ...(who ? { who } : {}) }, options),
    roll: (about, dice) => {
      const red = dice.includes('red') ? 1 + chance.below(6) : null;
      const black = dice.includes('black') ? 1 + chance.below(8) : null;
      asked.push({ question: { for: 'roll', dice: [...dice], about }, input: { do: 'roll', red, black } });
      return { red, black };
    },
  };
  return { hands, asked };
}

function compareOutcome(
  game: Game,
  state: GameState,
  deed: Deed,
  asked: readonly Asked[],
  after: Paper,
  about: string,
): void {
  const words = `${JSON.stringify(deed.action)} ${JSON.stringify(asked)} ${about}`;
  let now = state;
  let input: GameInput = { do: 'act', action: deed.action };
  for (const next of [...asked, null]) {
    const decision = decide(game, now, input);
    if (!decision.ok) throw new Error(`${decision.refusal.code}: ${words}`);
    now = decision.state;
    if (!next) break;
    const awaited = Object.entries(now.awaiting ?? {}).filter(([key]) => key in next.question);
    agree(Object.fromEntries(awaited), next.question, words);
    input = next.input;
  }
  agree(now.result, after.result, words);
  const seen = paperOf(after.facts, now.table);
  // What the fire does after the turn is not read here.
  if (deed.action.do === 'endTurn') {
    agree(seen.people, after.people, words);
    return;
  }
  if (after.result === null) agree(now.awaiting, state.awaiting, words);
  agree(written(seen, after.result), written(after, after.result), words);
}

function written(paper: Paper, result: string | null): object {
  const { rescued, lost } = paper;
  // When the game is over only the counts matter.
  if (result !== null) return { lost: lost.victims, rescued: rescued.victims };
  const { facts: _, result: _result, fire, smoke, doors, damage, poi, hazmat, ...rest } = paper;
  return {
    ...rest,
    fire: [...fire].sort(),
    smoke: [...smoke].sort(),
    doors: Object.fromEntries(doors),
    damage: Object.fromEntries([...damage].filter(([, n]) => n > 0)),
    poi: Object.fromEntries([...poi].filter(([, here]) => here.length > 0).map(([at, here]) => [at, [...here].sort()])),
    hazmat: [...hazmat].sort(),
  };
}
