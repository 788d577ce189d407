/** What is offered is taken, what can be taken is offered, and what is refused leaves no trace. */
import assert from 'node:assert/strict';
import { decide, type Game } from '../../server/engine/decide.js';
import type { GameState, Step } from '../../server/engine/game.js';
import type { Action } from '../../server/engine/input.js';
import { offers, walks } from '../../server/engine/offers.js';
import { ROLES } from '../../server/engine/rules.js';
import type { FirefighterState } from '../../server/engine/table.js';
import { seededChance } from '../serial/random.js';
import type { Law } from './laws.js';
import { pick, randomNonsense } from './meddling.js';
import type { Played } from './randomGames.js';

export const OFFER_LAWS: Readonly<Record<string, Law>> = {
  'every offer is accepted and costs what it says': offersHold,
  'a walk is the moves it consists of, and costs what it says': walksHold,
  'in referee mode every legal action is offered': nothingIsHidden,
  'a refusal changes nothing': refusalsLeaveNoTrace,
};

function someStates({ steps }: Played, isWanted: (state: GameState) => boolean, most: number): GameState[] {
  const wanted = steps.map(({ state }) => state).filter(isWanted);
  const stride = Math.max(1, Math.floor(wanted.length / most));
  return wanted.filter((_, i) => i % stride === 0).slice(0, most);
}

const isActing = ({ awaiting }: GameState): boolean => awaiting?.for === 'action';

function offersHold(played: Played): void {
  const { game } = played;
  for (const state of someStates(played, isActing, 4)) {
    for (const { action, ap } of offers(game, state)) {
      const decision = decide(game, state, { do: 'act', action });
      assert.ok(decision.ok, `refused what was offered: ${JSON.stringify(action)}`);
      // At the end of a turn AP are saved, and a crew change deals new ones.
      const isPaid = game.rules.mode === 'referee' && action.do !== 'endTurn' && action.do !== 'crewChange';
      if (!isPaid || !decision.ok) continue;
      const spent = purse(state) - purse(decision.state, state.table.turn);
      assert.equal(spent, ap, `${JSON.stringify(action)} costs ${spent}, not ${ap}`);
    }
  }
}

function walksHold(played: Played): void {
  const { game } = played;
  for (const state of someStates(played, isActing, 6)) {
    for (const { action, ap } of walks(game, state)) {
      assert.ok(action.do === 'walk');
      const walked = decide(game, state, { do: 'act', action });
      assert.ok(walked.ok, `refused what was offered: ${JSON.stringify(action)}`);
      const moved = action.path.reduce((now, to) => {
        const decision = decide(game, now, { do: 'act', action: { do: 'move', to } });
        assert.ok(decision.ok, `no move to ${to} on ${JSON.stringify(action)}`);
        assert.ok(to === action.path.at(-1) || isActing(decision.state), `something happens at ${to}`);
        return decision.state;
      }, state);
      assert.deepEqual(walked.state, moved);
      assert.equal(purse(state) - purse(walked.state), ap, JSON.stringify(action));
    }
  }
}

/** AP of all purses together. */
function purse({ table }: GameState, who = table.turn): number {
  const { ap = 0, saved = 0, freeAp = 0 }: FirefighterState = table.firefighters?.[who ?? ''] ?? {};
  return ap + saved + freeAp;
}

function nothingIsHidden(played: Played): void {
  const { game } = played;
  if (game.rules.mode !== 'referee') return;
  for (const state of someStates(played, isActing, 2)) {
    const offered = new Set(offers(game, state).map(({ action }) => plainly(action)));
    for (const action of allActions(game, state)) {
      if (offered.has(plainly(action))) continue;
      const isLegal = decide(game, state, { do: 'act', action }).ok;
      assert.ok(!isLegal, `legal but not offered: ${JSON.stringify(action)} in ${JSON.stringify(state.table)}`);
    }
  }
}

/** Who rides along changes nothing about where a vehicle can go. */
function plainly(action: Action): string {
  if (action.do !== 'drive') return JSON.stringify(action);
  return JSON.stringify({ do: action.do, vehicle: action.vehicle, to: action.to });
}

function* allActions(game: Game, state: GameState): Generator<Action> {
  const { plan } = game;
  yield* bodily(game);
  for (const at of plan.names) yield { do: 'identify', at };
  for (const to of ROLES) yield { do: 'crewChange', to };
  for (const { names } of plan.engineSpots) yield { do: 'drive', vehicle: 'engine', to: names };
  for (const { names } of plan.ambulanceSpots) yield { do: 'drive', vehicle: 'ambulance', to: names };
  yield { do: 'deckGun' };
  yield { do: 'endTurn' };
  const other = state.crew.find(({ id }) => id !== state.table.turn);
  if (other) for (const action of bodily(game)) yield { do: 'command', who: other.id, action };
}

function* bodily({ plan }: Game): Generator<Action> {
  for (const to of plan.names) {
    yield { do: 'move', to };
    yield { do: 'ladder', to };
    yield { do: 'lobby', to };
    yield { do: 'elevator', at: to };
    yield { do: 'extinguish', at: to, to: 'smoke' };
    yield { do: 'extinguish', at: to, to: 'none' };
  }
  for (const edge of plan.edgeNames) {
    yield { do: 'door', edge };
    yield { do: 'chop', edge };
    yield { do: 'repair', edge };
  }
  for (const what of ['victim', 'treated', 'hazmat'] as const) {
    yield { do: 'pickUp', what };
    yield { do: 'putDown', what };
  }
  yield { do: 'treat' };
  yield { do: 'dispose' };
}

function refusalsLeaveNoTrace({ game, steps }: Played): void {
  const chance = seededChance(steps.length);
  for (let n = 0; n < 60; n++) {
    const { state } = pick(steps, chance) as Step;
    const before = JSON.stringify(state);
    const input = randomNonsense(game, state, chance);
    const decision = decide(game, state, input);
    assert.equal(JSON.stringify(state), before, `changed by ${JSON.stringify(input)}`);
    if (!decision.ok) assert.ok(decision.refusal.code && decision.refusal.message, JSON.stringify(input));
  }
}
