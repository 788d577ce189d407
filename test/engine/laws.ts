/** What must hold for every game that was ever played; each law takes a played game and throws when it is broken. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { decide, openGame } from '../../server/engine/decide.js';
import type { GameState, ReasonedInstruction, Step } from '../../server/engine/game.js';
import type { GameInput } from '../../server/engine/input.js';
import { reconcile } from '../../server/engine/reconcile.js';
import { STAGES } from '../../server/engine/stages/index.js';
import { supplies } from '../../server/engine/supplies.js';
import type { TableState } from '../../server/engine/table.js';
import { type Box, bareTable, copyTokens, type Grip, layOut, perform, type Tokens } from './handTable.js';
import type { Played } from './randomGames.js';
import { replay } from './replay.js';
import { setRight } from './tableCorrection.js';

export type Law = (played: Played) => void;

export const TABLE_LAWS: Readonly<Record<string, Law>> = {
  'a state is plain JSON and survives it': survivesJson,
  'a replayed record gives the same steps to the byte': liveIsReplayed,
  'a game stopped at any question goes on from its JSON': goesOnFromJson,
  'instructions performed by hand give the new table, and none can be left out': handsFollow,
  'reconciling two tables by hand gives the second': handsReconcile,
  'no token is made or lost': tokensAreConserved,
  'no smoke lies beside fire when the fire has advanced': smokeFlashesOver,
  'every question can be answered': questionsHaveAnswers,
};

function survivesJson({ steps }: Played): void {
  for (const step of steps) {
    const copy: unknown = JSON.parse(JSON.stringify(step));
    assert.ok(isDeepStrictEqual(copy, step), `not plain JSON: ${JSON.stringify(step)}`);
  }
}

function liveIsReplayed({ setup, inputs, steps }: Played): void {
  const again = replay(setup, inputs);
  assert.ok(again.ok && again.value.failure === null);
  assert.equal(JSON.stringify(again.value.steps), JSON.stringify(steps));
}

function goesOnFromJson({ setup, inputs, steps }: Played): void {
  const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const opened = openGame(copyOf(setup));
  assert.ok(opened.ok);
  inputs.forEach((input, i) => {
    const before = steps[i] as Step;
    const decision = decide(opened.value, copyOf(before.state), copyOf(input));
    assert.ok(decision.ok);
    const { ok: _, ...step } = decision;
    assert.equal(JSON.stringify(step), JSON.stringify(steps[i + 1]), `step ${i + 1}`);
  });
}

export function boxOf({ plan, rules }: Pick<Played['game'], 'plan' | 'rules'>): Box {
  return {
    doorways: [...plan.board.doors, ...(plan.board.elevators ?? []).map(({ door }) => door)],
    isInside: space => plan.isInside[plan.index.get(space) as number] === 1,
    threat: rules.threatMarkers,
    damage: rules.damageMarkers,
    heal: rules.healMarkers,
    hotSpotPool: rules.hotSpotPool,
    unturned: rules.pool,
  };
}

/** The two laws of the stdio engine, after every step. */
function handsFollow(played: Played): void {
  const { game, inputs, steps, setup } = played;
  const box = { ...boxOf(game), ...(isDamageTold(inputs) ? { damage: Number.POSITIVE_INFINITY } : {}) };
  steps.forEach(({ state, instructions }, i) => {
    if (i === 0 && setup.start === 'takeOver') return;
    const input = inputs[i - 1];
    const before = steps[i - 1]?.state;
    const start = startingTable(played, i, box);
    const isWhole = input?.do !== 'correct';
    const lay = (told: readonly ReasonedInstruction[]): Tokens => {
      const tokens = copyTokens(start);
      for (const instruction of told) {
        perform(tokens, instruction, {
          box,
          grip: gripOf(before),
          isSetUp: before?.phase !== 'over' && isSettingUp(before),
        });
      }
      return isWhole ? tokens : boardOnly(tokens);
    };
    const wanted = isWhole ? layOut(state.table, box) : boardOnly(layOut(state.table, box));
    const got = lay(instructions);
    assert.deepStrictEqual(got, wanted, `step ${i}, ${JSON.stringify(input)}: ${JSON.stringify(instructions)}`);
    instructions.forEach((spare, n) => {
      if (isOfStranger(spare, start)) return;
      // What a marker was shows in the pool; corrections may have emptied it before, or brought the marker there.
      const isFlip = spare.do === 'flip' && 'token' in spare && spare.token === 'poi';
      if (isFlip && (!isWhole || start.unturned.falseAlarms === 0)) return;
      const rest = instructions.filter((_, m) => m !== n);
      assert.ok(!isLaidOut(() => lay(rest), wanted), `step ${i}: nobody needs ${JSON.stringify(spare)}`);
    });
  });
}

/** Damage told by number: which walls hold the markers is not known any more. */
function isDamageTold(inputs: readonly GameInput[]): boolean {
  return inputs.some(input => input.do === 'correct' && input.changes.some(({ set }) => set === 'damageCount'));
}

/** The tokens hands begin with: those of the step before, with what the input itself brought to the table. */
function startingTable({ game, inputs, steps }: Played, i: number, box: Box): Tokens {
  const before = steps[i - 1]?.state;
  const input = inputs[i - 1];
  const changes = input?.do === 'correct' ? input.changes : [];
  const corrected =
    before && changes.reduce((table, change) => setRight(table, change, game.rules.roles), before.table);
  const tokens = corrected ? layOut(corrected, box) : bareTable(box);
  // Who joins brings a card along; cards chosen before the game are told with the set-up.
  for (const { id, role } of before ? (steps[i]?.state.crew ?? []) : []) {
    const isNew = !before?.crew.some(member => member.id === id);
    if (isNew && role && game.rules.roles[role]) tokens.cards.set(id, role);
  }
  // Who leaves takes card and miniature along; the instruction is for what stands on the board.
  if (input?.do === 'crew' && input.change === 'leave') {
    tokens.cards.delete(input.who);
    if (!tokens.miniatures.has(input.who)) tokens.lying.delete(input.who);
  }
  return tokens;
}

function isSettingUp(state: GameState | undefined): boolean {
  return state === undefined || state.phase === 'setup';
}

export function gripOf(before: GameState | undefined): Grip {
  return who => {
    const { carrying, leading = 0 } = before?.table.firefighters?.[who] ?? {};
    return { ...(carrying ? { carrying } : {}), led: Number(leading) };
  };
}

function boardOnly(tokens: Tokens): Omit<Tokens, 'rescued' | 'lost' | 'unturned' | 'hotSpotPool'> & Tokens {
  const none = { victims: 0, falseAlarms: 0 };
  return { ...tokens, rescued: none, lost: none, unturned: { ...none, hazmat: 0 }, hotSpotPool: 0 };
}

/** Told to a firefighter nobody follows: its token is not on the table we keep. */
function isOfStranger(told: ReasonedInstruction, tokens: Tokens): boolean {
  return told.do === 'move' && told.token === 'firefighter' && !tokens.miniatures.has(told.who);
}

function isLaidOut(lay: () => Tokens, wanted: Tokens): boolean {
  try {
    return isDeepStrictEqual(lay(), wanted);
  } catch {
    return false;
  }
}

/** Undo, redo and amend move the table from any state to any other. */
function handsReconcile({ game, inputs, steps }: Played): void {
  const stride = Math.max(1, Math.floor(steps.length / 8));
  for (let i = 0; i < steps.length; i += stride) {
    for (const j of [i + 1, i - 1, i + 5 * stride, steps.length - 1, 0]) {
      const from = steps[i]?.state.table;
      const to = steps[j]?.state.table;
      if (!from || !to) continue;
      const told = reconcile(game, from, to);
      handsTurn(game, inputs, from, to, told);
      // With every instruction left out in turn this is slow for tables far apart, and no truer.
      if (Math.abs(i - j) > 1) continue;
      told.forEach((spare, n) => {
        const rest = told.filter((_, m) => m !== n);
        const isEnough = !isBroken(() => handsTurn(game, inputs, from, to, rest));
        assert.ok(!isEnough, `from ${i} to ${j}: nobody needs ${JSON.stringify(spare)}`);
      });
    }
  }
}

/** Hands turn one table into the other with these instructions; the piles beside the board follow by themselves. */
export function handsTurn(
  game: Played['game'],
  inputs: readonly GameInput[],
  from: TableState,
  to: TableState,
  told: readonly ReasonedInstruction[],
): void {
  const box = { ...boxOf(game), ...(isDamageTold(inputs) ? { damage: Number.POSITIVE_INFINITY } : {}) };
  const tokens = layOut(from, box);
  for (const each of told) perform(tokens, each, { box, grip: () => ({ led: 0 }), isSetUp: true });
  // What is not chosen yet will be asked for next: vehicles may stand anywhere until then.
  for (const vehicle of ['engine', 'ambulance'] as const) if (!to[vehicle]) tokens.vehicles.delete(vehicle);
  // Who has left took along what stood where nobody follows.
  for (const who of tokens.lying) if (!to.firefighters?.[who]) tokens.lying.delete(who);
  assert.deepStrictEqual(boardOnly(tokens), boardOnly(layOut(to, box)), JSON.stringify(told));
}

function isBroken(law: () => void): boolean {
  try {
    law();
    return false;
  } catch {
    return true;
  }
}

/** Fire and smoke, damage, and the kinds of POI: on the board, beside it and in the piles they are always all there. */
function tokensAreConserved({ game, inputs, steps }: Played): void {
  const { rules } = game;
  const firstCorrection = inputs.findIndex(input => input.do === 'correct');
  steps.forEach(({ state }, i) => {
    const { table } = state;
    const { threat, damage, poi, hotSpots, heal } = supplies(game, state);
    for (const supply of [threat, damage, poi, hotSpots, heal]) {
      assert.ok(supply === null || (supply.left >= 0 && supply.left <= Math.max(supply.of, 255)), `step ${i}`);
    }
    const inside = [...(table.fire ?? []), ...(table.smoke ?? [])].filter(boxOf(game).isInside);
    assert.equal(inside.length + threat.left, threat.of, `step ${i}: fire and smoke`);
    assert.equal(new Set(inside).size, inside.length, `step ${i}: two markers in one space`);
    // A correction may say what no box holds; what it says is true, so the sums begin with it.
    if (firstCorrection >= 0 && i > firstCorrection) return;
    const played = Object.values(table.damage ?? {}).reduce((sum, markers) => sum + markers, 0);
    assert.equal(played + damage.left, damage.of, `step ${i}: damage`);
    const pool = { ...rules.pool, ...table.pool };
    const faces = Object.values(table.poi ?? {}).flat();
    const pawns = Object.values(table.firefighters ?? {});
    const held = pawns.reduce((sum, pawn) => sum + Number(pawn.carrying === 'victim') + Number(pawn.leading ?? 0), 0);
    const shown = faces.filter(face => face !== '?').length + held;
    const gone = (table.rescued?.victims ?? 0) + (table.lost?.victims ?? 0);
    assert.equal(pool.victims + shown + gone, rules.pool.victims, `step ${i}: victims`);
    const falseGone = (table.rescued?.falseAlarms ?? 0) + (table.lost?.falseAlarms ?? 0);
    if (rules.isFalseAlarmHazmat)
      assert.ok(pool.falseAlarms + falseGone <= rules.pool.falseAlarms, `step ${i}: false alarms`);
    else assert.equal(pool.falseAlarms + falseGone, rules.pool.falseAlarms, `step ${i}: false alarms`);
    const unturned = faces.filter(face => face === '?').length;
    if (state.result !== 'collapse') {
      assert.equal(unturned + poi.left, pool.victims + pool.falseAlarms + pool.hazmat, `step ${i}: face-down markers`);
    }
  });
}

function smokeFlashesOver({ game, inputs, steps }: Played): void {
  const { plan, rules } = game;
  const isCorrectedSinceRoll = (i: number): boolean => {
    for (let k = i - 1; k >= 0 && inputs[k]?.do !== 'roll'; k--) if (inputs[k]?.do === 'correct') return true;
    return false;
  };
  steps.forEach(({ state, events }, i) => {
    const input: GameInput | undefined = inputs[i - 1];
    const wasFire = steps[i - 1]?.state.phase === 'fire' && (input?.do === 'roll' || input?.do === 'answer');
    const isFireOver = state.agenda.every(({ stage }) => STAGES[stage].phase !== 'fire' || stage === 'advance');
    if (
      !wasFire ||
      !isFireOver ||
      isCorrectedSinceRoll(i) ||
      state.result === 'collapse' ||
      rules.knockDownTo === 'ground' ||
      events.length === 0
    )
      return;
    const { table } = state;
    const fires = new Set(table.fire ?? []);
    for (const at of table.smoke ?? []) {
      const space = plan.index.get(at) as number;
      for (let d = 0; d < 4; d++) {
        const neighbour = plan.names[plan.next[space * 4 + d] as number] as string;
        if (!fires.has(neighbour)) continue;
        const edge = plan.edgeNames[plan.edgeOf[space * 4 + d] as number] as string;
        assert.ok(isBarred(played(edge), edge), `step ${i}: smoke at ${at} beside fire at ${neighbour}`);
      }
    }
    function played(edge: string): { door: string | null; damage: number | null } {
      const { walls, doors, light = [], reinforced = [], elevators = [] } = plan.board;
      const isDoor = doors.includes(edge) || elevators.some(({ door }) => door === edge);
      if (isDoor) return { door: table.doors?.[edge] ?? 'closed', damage: null };
      const most = walls.includes(edge) ? 2 : light.includes(edge) ? 1 : reinforced.includes(edge) ? 99 : null;
      return { door: null, damage: most === null ? null : most - (table.damage?.[edge] ?? 0) };
    }
    function isBarred({ door, damage }: { door: string | null; damage: number | null }, edge: string): boolean {
      const isShaft = plan.board.elevators?.some(elevator => elevator.door === edge) && door === 'destroyed';
      return door === 'closed' || isShaft === true || (damage !== null && damage > 0);
    }
  });
}

function questionsHaveAnswers({ steps }: Played): void {
  steps.forEach(({ state }, i) => {
    const { awaiting, result } = state;
    assert.equal(awaiting === null, result !== null, `step ${i}: a game that is not over waits for something`);
    if (awaiting && 'options' in awaiting)
      assert.ok(awaiting.options.length > 1, `step ${i}: ${JSON.stringify(awaiting)}`);
  });
}
