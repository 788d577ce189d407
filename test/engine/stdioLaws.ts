/** The same phase played at a table and over stdio ends with the same tokens, and both laws of the stdio engine hold. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { GameInput, Roll } from '../../server/engine/input.js';
import type { Instruction } from '../../server/engine/instruction.js';
import { createResponder, type Reply } from '../../server/engine/responder.js';
import type { FirefighterState, TableState } from '../../server/engine/table.js';
import { layOut, perform, type Tokens } from './handTable.js';
import { boxOf, gripOf, type Law } from './laws.js';
import type { Played } from './randomGames.js';
import { spaceNamed } from './secondReading/dice.js';

export const STDIO_LAWS: Readonly<Record<string, Law>> = {
  'an action does the same at the table and over stdio': actionsAgree,
  'actions told in one request do what they do one by one': turnsAgree,
  'a set-up, an Advance Fire and a replenishment do the same at the table and over stdio': phasesAgree,
  'the odds are what the rolls do that name a space': oddsAreCounted,
};

const respond = createResponder();
type Done = Extract<Reply, { state: TableState }>;

function ask(played: Played, request: object): Done {
  const { rules, board } = played.setup;
  const reply = respond({ id: 1, board, rules, ...request });
  assert.ok(reply.ok && 'state' in reply, `${JSON.stringify(reply)} to ${JSON.stringify(request)}`);
  return reply;
}

function actionsAgree(played: Played): void {
  const { inputs, steps, game } = played;
  const box = boxOf(game);
  inputs.forEach((input, i) => {
    if (input.do !== 'act' || input.action.do === 'endTurn') return;
    const before = steps[i]?.state;
    const after = steps[i + 1]?.state;
    // Where somebody stands, and what a turn has left, is told on stdio; a game taken over may not know yet.
    const actor = before?.table.firefighters?.[before.table.turn ?? ''];
    const isTold = actor?.at !== undefined && actor.ap !== undefined && areVehiclesParked(played, before?.table);
    if (!before || !after || !isTold || isTakenByHand(inputs)) return;
    const reply = ask(played, { op: 'act', state: before.table, actions: [input.action], answers: [] });
    assert.deepStrictEqual(reply.state, after.table, `step ${i + 1}`);
    assert.equal(reply.result, after.result);
    const { awaiting } = after;
    if (!awaiting || awaiting.for === 'action') assert.equal(reply.awaiting, null);
    else if (awaiting.for === 'roll') assert.deepStrictEqual(reply.awaiting, { for: 'roll', dice: awaiting.dice });
    else {
      // Why it is asked is for sentences on a screen.
      const { because: _, ...plain } = { because: null, ...awaiting };
      assert.deepStrictEqual(reply.awaiting, plain);
    }
    const by = before.table.turn ?? '';
    const start = layOut(before.table, box);
    obey(start, reply, { box, grip: gripOf(before), isSetUp: false }, { because: { by: 'action', who: by } });
  });
}

/** As many actions in one request as were taken without a question between them. */
function turnsAgree(played: Played): void {
  const { inputs, steps, game } = played;
  if (isTakenByHand(inputs)) return;
  const box = boxOf(game);
  for (let start = 0; start < inputs.length; start++) {
    let end = start;
    while (isPlainAction(played, end)) end += 1;
    const before = steps[start]?.state;
    const actions = inputs.slice(start, end).flatMap(input => (input.do === 'act' ? [input.action] : []));
    const actor = before?.table.firefighters?.[before.table.turn ?? ''];
    const isTold = actor?.at !== undefined && actor.ap !== undefined && areVehiclesParked(played, before?.table);
    if (!before || !isTold || actions.length < 2) continue;
    const reply = ask(played, { op: 'act', state: before.table, actions, answers: [] });
    assert.deepStrictEqual(reply.state, steps[end]?.state.table, `steps ${start} to ${end}`);
    const because = { by: 'action', who: before.table.turn ?? '' } as const;
    obey(layOut(before.table, box), reply, { box, grip: gripOf(before), isSetUp: false }, { because });
    start = end;
  }
}

function isPlainAction({ inputs, steps }: Played, i: number): boolean {
  const input = inputs[i];
  const isAsked = steps[i]?.state.awaiting?.for === 'action' && steps[i + 1]?.state.awaiting?.for === 'action';
  return input?.do === 'act' && input.action.do !== 'endTurn' && isAsked;
}

function phasesAgree(played: Played): void {
  const { inputs, steps } = played;
  if (isTakenByHand(inputs)) return;
  for (let i = 0; i < steps.length; i++) {
    const { state } = steps[i] as (typeof steps)[number];
    const { awaiting } = state;
    if (awaiting?.for !== 'roll') continue;
    const last = steps[i - 1]?.state;
    const isNewTurn = last?.turnNumber !== state.turnNumber;
    if (i === 0 && state.phase === 'setup') setupAgrees(played);
    else if (awaiting.about === 'fire') phaseAgrees(played, i, 'advance', 'fire');
    // Questions about a roll already made belong to the same replenishment.
    else if (state.phase === 'replenish' && (isNewTurn || last.phase !== 'replenish')) {
      phaseAgrees(played, i, 'replenish', 'replenish');
    }
  }
}

/** Without hot spots every number is a count over the rolls, so each is asked for. */
function oddsAreCounted(played: Played): void {
  const { game, steps } = played;
  // A car below that is lost sends people to the engine unhurt, which no instruction tells from a knock-down.
  if (game.rules.modules.hotSpots || game.rules.hasElevators || game.rules.mode !== 'referee') return;
  const due = steps.filter(({ state }) => state.awaiting?.for === 'roll' && state.awaiting.about === 'fire');
  const table = due[Math.floor(due.length / 2)]?.state.table;
  if (!table || !areVehiclesParked(played, table)) return;
  // Outside one may be knocked down where one recovers, and hands do nothing.
  const isInside = (who: string): boolean => box.isInside(table.firefighters?.[who]?.at ?? '');
  const total = { explosion: 0, damage: 0, collapse: 0 };
  const fire = new Map<string, number>();
  const harmed = new Map<string, number>();
  const box = boxOf(game);
  const before = layOut(table, box);
  let rolls = 0;
  for (let red = 1; red <= 6; red++) {
    for (let black = 1; black <= 8; black++) {
      const target = spaceNamed(game.plan.board, [red, black]);
      if (target === null) continue;
      rolls += 1;
      const reply = ask(played, { op: 'advance', state: table, rolls: [[red, black]] });
      if (reply.awaiting) return;
      if (table.fire?.includes(target)) total.explosion += 1;
      if (reply.result === 'collapse') total.collapse += 1;
      total.damage += sum(reply.state.damage) - sum(table.damage);
      for (const [at, threat] of layOut(reply.state, box).threat) {
        if (before.threat.get(at) !== threat) fire.set(`${threat} ${at}`, (fire.get(`${threat} ${at}`) ?? 0) + 1);
      }
      for (const who of knockedDown(reply.instructions).filter(isInside)) harmed.set(who, (harmed.get(who) ?? 0) + 1);
    }
  }
  const { rules, board } = played.setup;
  const odds = respond({ op: 'odds', board, rules, state: table });
  assert.ok(odds.ok && 'perSpace' in odds);
  const over = (count: number): number => count / rolls;
  const perSpace = Object.entries(odds.perSpace).flatMap(([at, chances]) =>
    Object.entries(chances).map(([threat, chance]) => [`${threat} ${at}`, chance] as const),
  );
  assert.deepStrictEqual(new Map(perSpace), new Map([...fire].map(([key, count]) => [key, over(count)])));
  const hurt = Object.entries(odds.knockDown).filter(([who]) => isInside(who));
  assert.deepStrictEqual(new Map(hurt), new Map([...harmed].map(([who, count]) => [who, over(count)])));
  assert.equal(odds.damage.expected, over(total.damage));
  assert.equal(odds.collapse, over(total.collapse));
  assert.ok(odds.explosion >= over(total.explosion) && odds.unresolved === 0);
}

function sum(counts: Readonly<Record<string, number>> = {}): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}

/** The table always hears the kind of a marker that goes, stdio only where several lie. */
function withoutKind(instruction: Instruction): Instruction {
  if (instruction.do !== 'remove' || instruction.token !== 'poi') return instruction;
  const { kind: _, ...removal } = instruction;
  return removal;
}

function knockedDown(instructions: readonly Instruction[]): string[] {
  const hurt = instructions.filter(({ do: deed }) => deed === 'move' || deed === 'flip');
  return hurt.flatMap(told => ('token' in told && told.token === 'firefighter' ? [told.who] : []));
}

function setupAgrees(played: Played): void {
  const { steps, inputs, setup } = played;
  const end = steps.findIndex(({ state }) => state.phase !== 'setup' || state.awaiting?.for !== 'roll');
  if (end < 0) return;
  const told = inputs.slice(0, end);
  const reply = ask(played, { op: 'setup', players: setup.crew.length, rolls: rollsOf(told) });
  const { firefighters: _, turn: __, engine: ___, ambulance: ____, ...table } = steps[end]?.state.table ?? {};
  assert.deepStrictEqual(reply.state, table);
  assert.equal(reply.used, told.length);
  const box = boxOf(played.game);
  // On stdio a bare board has its doors already: they are closed by default.
  obey(layOut({}, box), reply, { box, grip: () => ({ led: 0 }), isSetUp: true }, {});
}

function phaseAgrees(played: Played, start: number, op: 'advance' | 'replenish', phase: string): void {
  const { steps, inputs, game } = played;
  const before = steps[start]?.state;
  let end = start + 1;
  const isSamePhase = (i: number): boolean =>
    steps[i]?.state.phase === phase && steps[i]?.state.turnNumber === before?.turnNumber;
  while (isSamePhase(end)) end += 1;
  const after = steps[end]?.state;
  const isAskedAboutFlashover = game.rules.house.flashoverBeforeAdvance && game.rules.mode === 'tableFirst';
  if (!before || !after || isAskedAboutFlashover || !areVehiclesParked(played, before.table)) return;
  if (isSomebodyYetToEnter(played, before.table)) return;
  const told = inputs.slice(start, end);
  const answers = told.flatMap(input => (input.do === 'answer' ? [input.value] : []));
  const reply = ask(played, { op, state: before.table, rolls: rollsOf(told), answers });
  assert.equal(reply.awaiting, null, `steps ${start} to ${end}: ${JSON.stringify(reply.awaiting)}`);
  assert.equal(reply.result, after.result);
  assert.equal(reply.used, rollsOf(told).length);
  const who = after.table.turn ?? '';
  assert.deepStrictEqual(atTurnsEnd(reply.state, who), atTurnsEnd(after.table, who), `steps ${start} to ${end}`);
  const box = boxOf(game);
  obey(layOut(before.table, box), reply, { box, grip: gripOf(before), isSetUp: false }, {});
  if (end > start + 1) return;
  const atTable = steps[end]?.instructions.map(({ because: _, ...instruction }) => instruction) ?? [];
  const sameMany = atTable.slice(0, reply.instructions.length).map(withoutKind);
  assert.deepStrictEqual(sameMany, reply.instructions.map(withoutKind), `step ${end}`);
}

/** The next turn may have begun at the table: its AP, and who stands up for it, are no part of the phase. */
function atTurnsEnd({ turn: _, ...table }: TableState, next: string): TableState {
  const still = (who: string, { at, role, carrying, leading, down }: FirefighterState): unknown =>
    JSON.parse(JSON.stringify({ at, role, carrying, leading, down: who === next ? undefined : down }));
  const pawns = Object.entries(table.firefighters ?? {}).map(([who, pawn]) => [who, still(who, pawn)]);
  return { ...table, firefighters: Object.fromEntries(pawns) };
}

/** Hands that do as they are told come to the table of the answer, and none of it can be left out. */
export function obey(
  start: Tokens,
  { state, instructions }: Pick<Done, 'state' | 'instructions'>,
  hands: Parameters<typeof perform>[2],
  reason: Pick<Parameters<typeof perform>[1], 'because'>,
): void {
  const lay = (told: readonly Instruction[]): Tokens => {
    const tokens = structuredClone(start);
    for (const each of told) perform(tokens, { ...each, ...reason }, hands);
    return tokens;
  };
  const wanted = layOut(state, hands.box);
  assert.deepStrictEqual(lay(instructions), wanted, JSON.stringify(instructions));
  instructions.forEach((spare, n) => {
    const isOfStranger = spare.do === 'move' && spare.token === 'firefighter' && !start.miniatures.has(spare.who);
    let isEnough = false;
    try {
      isEnough = !isOfStranger && isDeepStrictEqual(lay(instructions.toSpliced(n, 1)), wanted);
    } catch {
      // Without it the rest cannot be done: it is needed.
    }
    assert.ok(!isEnough, `nobody needs ${JSON.stringify(spare)}`);
  });
}

function rollsOf(inputs: readonly GameInput[]): [Roll['red'], Roll['black']][] {
  return inputs.flatMap(input => (input.do === 'roll' ? [[input.red, input.black] as [number, number]] : []));
}

/** Corrections, crew changes and a skipped fire have no words on stdio. */
function isTakenByHand(inputs: readonly GameInput[]): boolean {
  return inputs.some(input => input.do === 'correct' || input.do === 'crew' || input.do === 'skipFire');
}

/** Only the table knows that who has not come to the board yet cannot stand in the building. */
function isSomebodyYetToEnter({ game, setup }: Played, { firefighters }: TableState): boolean {
  const isAsked = game.rules.stages.turn.includes('enter') && setup.firefighters !== 'notFollowed';
  return isAsked && Object.values(firefighters ?? {}).some(({ at }) => at === undefined);
}

function areVehiclesParked({ game }: Played, table: TableState | undefined): boolean {
  const { hasVehicles, hasAmbulance } = game.rules;
  return (!hasVehicles || table?.engine !== undefined) && (!hasAmbulance || table?.ambulance !== undefined);
}
