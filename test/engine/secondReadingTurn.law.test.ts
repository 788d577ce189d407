/** The engine and a second, plain reading of a turn agree on any table (R19, R29, R30, R33, R37 to R40). */
import { expect, it } from 'vitest';
import { compileGround } from '../../server/engine/compile.js';
import type { Action, RefusalCode } from '../../server/engine/input.js';
import { createResponder, type Reply } from '../../server/engine/responder.js';
import type { TableState } from '../../server/engine/table.js';
import { type Chance, seededChance } from '../serial/random.js';
import type { Answered } from './asking.js';
import { type Grip, layOut } from './handTable.js';
import { RUNS, SEED } from './hunt.js';
import { boxOf } from './laws.js';
import { pick } from './meddling.js';
import { fireDeckGun } from './secondReading/deckGun.js';
import { ENGINE, type Person, type Roll, type Sheet } from './secondReading/sheet.js';
import { nameOrWhole } from './secondReading/towers.js';
import { act } from './secondReading/turn.js';
import { ACTOR, type House, someAction, someRescue, someTurn, turnRules } from './secondReading/turnTable.js';
import { obey } from './stdioLaws.js';

const TURNS = 600 * RUNS;

it('R19: into the fire, and every payment there, only with a way out', () => {
  compareTurns('house');
});

it('high-rise: ladder, lobby, elevators and the walls of a tower', () => {
  compareTurns('high-rise');
});

for (const house of ['house', 'high-rise'] as const) {
  it(`${house}: the deck gun finds its quadrant and clears what is next to the target`, () => {
    const chance = seededChance(SEED);
    for (let n = 0; n < TURNS / 2; n++) {
      const start = someTurn(chance, house);
      if (chance.happens(0.8)) (start.people.get(ACTOR) as Person).at = pick(ENGINE, chance);
      const end = start.copy();
      const roll: Roll = [1 + chance.below(6), 1 + chance.below(8)];
      compare({ start, actions: [{ do: 'deckGun' }], rolls: [roll], refusal: fireDeckGun(end, ACTOR, roll), end });
    }
  });
}

for (const house of ['house', 'high-rise'] as const) {
  it(`${house}, R19: a Captain gets everybody out of the fire, by whatever they can buy together`, () => {
    const chance = seededChance(SEED);
    for (let n = 0; n < TURNS / 6; n++) compareThresholds(someRescue(chance, house), chance);
  });
}

/** With every number of AP, so that both readings must agree on how many it takes. */
function compareThresholds(table: Sheet, chance: Chance): void {
  const action = someAction(chance, table);
  for (let ap = 0; ap < 7; ap++) {
    const start = table.copy();
    (start.people.get(ACTOR) as Person).ap = ap;
    const end = start.copy();
    compare({ start, actions: [action], rolls: [], refusal: act(end, ACTOR, action), end });
  }
}

function compareTurns(house: House): void {
  const chance = seededChance(SEED);
  for (let n = 0; n < TURNS; n++) {
    const start = someTurn(chance, house);
    compare({ start, rolls: [], ...playTurn(chance, start) });
  }
}

interface Turn {
  readonly start: Sheet;
  readonly actions: readonly Action[];
  readonly rolls: readonly Roll[];
  /** Why the last action is refused; empty when it is not. */
  readonly refusal: readonly RefusalCode[];
  readonly end: Sheet;
}

const respond = createResponder();

function compare({ start, actions, rolls, refusal, end }: Turn): void {
  const state = { ...start.write(), turn: ACTOR };
  const request = { op: 'act', board: nameOrWhole(start.board), rules: turnRules(start.choice), state, actions, rolls };
  const reply = respond(request);
  if (reply.ok && 'state' in reply) obeyAnswer(start, reply);
  const isAgreed = !reply.ok && reply.error.index === actions.length - 1 && refusal.includes(reply.error.code);
  const answer = reply.ok ? outcome(reply as unknown as Answered) : isAgreed ? { refusal } : reply.error;
  expect(answer, JSON.stringify(request)).toEqual(refusal.length > 0 ? { refusal } : expected(end));
}

/** What hands are told of all the actions of one request brings the table of the answer. */
function obeyAnswer(start: Sheet, reply: Extract<Reply, { state: TableState }>): void {
  const ground = compileGround(start.board, turnRules(start.choice));
  if (!ground.ok || reply.result === 'collapse') return;
  const box = boxOf(ground.value);
  const grip: Grip = who => {
    const { carrying, leading } = start.people.get(who) ?? {};
    return { ...(carrying ? { carrying } : {}), led: Number(leading ?? 0) };
  };
  obey(layOut(start.write(), box), reply, { box, grip, isSetUp: false }, { because: { by: 'action', who: ACTOR } });
}

/** Up to six actions, most of them possible; the first impossible one is the last. */
function playTurn(chance: Chance, start: Sheet): Pick<Turn, 'actions' | 'refusal' | 'end'> {
  const actions: Action[] = [];
  let end = start;
  while (actions.length < 6 && end.result === null) {
    const action = someAction(chance, end);
    const next = end.copy();
    const refusal = act(next, ACTOR, action);
    if (refusal.length > 0 && chance.happens(0.8)) continue;
    actions.push(action);
    if (refusal.length > 0) return { actions, refusal, end };
    end = next;
    if (action.do === 'endTurn') break;
  }
  return { actions, refusal: [], end };
}

function expected(sheet: Sheet): object {
  return { result: sheet.result, table: sheet.result === null ? plain(sheet.write()) : null };
}

function outcome({ state, result }: Answered): object {
  return { result, table: result === null ? plain(state) : null };
}

/** With the defaults filled in. */
function plain(state: TableState): object {
  const { fire = [], smoke = [], doors = {}, damage = {}, hazmat = [] } = state;
  const poi = Object.entries(state.poi ?? {}).map(([at, here]) => [at, [here].flat().sort()]);
  const firefighters = Object.entries(state.firefighters ?? {}).map(([who, person]) => {
    const { at, role, ap = 0, saved = 0, freeAp = 0, carrying, leading } = person;
    return [who, { at, role, ap, saved, freeAp, carrying, leading }];
  });
  const { victims = 0, falseAlarms = 0 } = state.rescued ?? {};
  return {
    ...{ fire, smoke, doors, damage, hazmat },
    poi: Object.fromEntries(poi),
    firefighters: Object.fromEntries(firefighters),
    rescued: { victims, falseAlarms },
  };
}
