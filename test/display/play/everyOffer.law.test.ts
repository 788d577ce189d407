import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Point } from '../../../display/board/geometry.js';
import { aimAt } from '../../../display/board/places.js';
import { placedIn } from '../../../display/play/inReach.js';
import { letteredOf, placedChoices } from '../../../display/play/options.js';
import { decide, type Game } from '../../../server/engine/decide.js';
import type { GameState } from '../../../server/engine/game.js';
import { RULE_SET_ENTRIES } from '../../../server/engine/rulesets/index.js';
import type { GameView, Offer } from '../../../server/web/wire.js';
import { RUNS, SEED } from '../../engine/hunt.js';
import { playRandomGame, setupsOf } from '../../engine/randomGames.js';
import { type Finger, fingerOn, SEATS, SPACE_PX, viewOf } from './finger.js';

const GAMES = 5;
const INPUTS = 150;
/** Patience with a busy machine. */
const TIMEOUT_MS = 90_000 * RUNS;
const SIZES = (['fine', 'coarse'] as const).map(aim => Object.values(SPACE_PX).filter(px => aimAt(px) === aim));

/** A plan one can aim at and a small one; every size has its turn, and every way the plan can be turned. */
function fingersOn(game: GameView, turn: number, commanding: string | null = null): readonly Finger[] {
  return SIZES.map((sizes, i) =>
    fingerOn(game, SEATS[(turn + i) % SEATS.length]!, sizes[turn % sizes.length]!, commanding),
  );
}

for (const entry of RULE_SET_ENTRIES) {
  describe(`a finger on the plan of ${entry.id}`, () => {
    it(
      'finds every offer and every answer within two taps, and what a ring says where the ring is',
      () => {
        const positions = fc.property(setupsOf(entry), fc.integer({ min: 0 }), (setup, seed) => {
          const { game, steps } = playRandomGame(setup, seed, 'meddling', INPUTS);
          for (const [i, { state }] of steps.entries()) {
            const view = viewOf(game, state);
            if (state.awaiting?.for === 'action') checkOffers(game, state, view, i);
            else if (state.awaiting?.for === 'choice') checkAnswers(view, i);
          }
        });
        fc.assert(positions, { seed: SEED, numRuns: GAMES * RUNS, endOnFailure: true });
      },
      TIMEOUT_MS,
    );
  });
}

/** Whoever is to be commanded is picked first, and stays picked: from there on the law is the same. */
function checkOffers(game: Game, state: GameState, view: GameView, turn: number): void {
  const placed = placedIn(view);
  const inPanel = [...placed.here, ...(placed.endTurn ? [placed.endTurn] : [])];
  const acting = [null, ...placed.commands.keys()];
  const fingers = acting.map(who => fingersOn(view, turn, who));
  for (const i of SIZES.keys()) {
    const found = new Set([...inPanel, ...fingers.flatMap(own => foundBy(own[i]!))]);
    for (const offer of view.offers) {
      const isFound = found.has(offer) || [...found].some(other => isSame(game, state, offer, other));
      assert.ok(isFound, `nobody finds ${JSON.stringify(offer)} on a ${i === 0 ? 'large' : 'small'} plan`);
    }
    for (const own of fingers) checkRings(own[i]!);
  }
}

/** What one tap does, and what the list that it opens offers to a second one. */
function foundBy(finger: Finger): readonly Offer[] {
  return finger.places.flatMap(place => {
    const point = finger.pointIn(place);
    if (!point) return [];
    const meaning = finger.tap(point);
    return meaning.do === 'take' ? [meaning.offer] : meaning.do === 'choose' ? meaning.offers : [];
  });
}

/** Whichever elevator one waits for, one waits in the lobby: the same under two names. */
function isSame(game: Game, state: GameState, one: Offer, other: Offer): boolean {
  const isWaiting = ({ action }: Offer) => (action.do === 'command' ? action.action : action).do === 'lobby';
  if (!isWaiting(one) || !isWaiting(other) || one.ap !== other.ap) return false;
  const [a, b] = [one, other].map(({ action }) => decide(game, state, { do: 'act', action }));
  return a?.ok === true && b?.ok === true && JSON.stringify(a.state) === JSON.stringify(b.state);
}

function checkRings(finger: Finger): void {
  for (const ring of finger.rings) {
    for (const point of pointsOn(ring)) {
      const meaning = finger.tap(point);
      const first = meaning.do === 'take' ? meaning.offer : meaning.do === 'choose' ? meaning.offers[0] : null;
      const found = finger.placeAt(point);
      assert.equal(found, ring.place, `${JSON.stringify(point)} on ${JSON.stringify(ring)} means ${found}`);
      assert.equal(first?.ap, ring.ap, `the ring at ${ring.place} says ${ring.ap}, a tap ${JSON.stringify(meaning)}`);
    }
  }
}

function pointsOn({ at, radius, vehicle }: Finger['rings'][number]): readonly Point[] {
  const wide = radius * (vehicle === null ? 0.8 : 1.7);
  const high = radius * 0.8;
  return [
    at,
    { x: at.x - wide, y: at.y },
    { x: at.x + wide, y: at.y },
    { x: at.x, y: at.y - high },
    { x: at.x, y: at.y + high },
  ];
}

/** In the panel, or on the plan where there are too many for buttons. */
function checkAnswers(view: GameView, turn: number): void {
  const { awaiting } = view;
  if (awaiting?.for !== 'choice' || awaiting.about === 'standing' || awaiting.about === 'role') return;
  for (const finger of fingersOn(view, turn)) {
    const onPlan = placedChoices(awaiting, 'question').map(({ place, answer }) => {
      const point = finger.pointIn(place);
      assert.ok(point, `no room for a finger at ${place}`);
      assert.deepEqual(finger.tap(point), { do: 'answer', value: answer });
      return answer;
    });
    const found = new Set([...onPlan, ...letteredOf(awaiting)]);
    for (const option of awaiting.options) assert.ok(found.has(option), `nobody can answer ${option}`);
  }
}
