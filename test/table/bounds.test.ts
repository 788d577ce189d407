/** What one game can cost: its record, reading it again, and the view of it have an end. */
import { describe, expect, test, vi } from 'vitest';
import type { GameInput } from '../../server/engine/index.js';
import type { CommandOutcome } from '../../server/table/command.js';
import type { Entry } from '../../server/table/entry.js';
import { readLog } from '../../server/table/gameLog.js';
import { isRoomyEnough, MOST_ENTRIES } from '../../server/table/recordRoom.js';
import { WorkBudget } from '../../server/table/workBudget.js';
import {
  FAMILY,
  fromTower,
  gameOf,
  input,
  newFamilyGame,
  openTestStore,
  playToRoll,
  sessionIn,
  tap,
  temporaryFolder,
} from './atTable.js';

const AT = '2026-01-01T12:00:00.000Z';

/** As much as one correction can say: a smoke marker laid and taken away again, over and over. */
const LONG: GameInput = {
  do: 'correct',
  changes: Array.from({ length: 400 }, (_, n) => ({ set: 'threat', at: '1,1', to: n % 2 ? 'none' : 'smoke' })),
};

function table() {
  const store = openTestStore(temporaryFolder());
  const session = sessionIn(store);
  newFamilyGame(session);
  return { store, session };
}

/** Gives this input until it is refused. */
function repeat(session: ReturnType<typeof sessionIn>, given: GameInput): void {
  untilFull(() => input(session, given));
}

/** Without bounds this ends as well, and fails. */
function untilFull(act: () => CommandOutcome): void {
  let outcome = act();
  for (let n = 0; n < MOST_ENTRIES && outcome.ok; n++) outcome = act();
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'game-full' } });
}

function fill(session: ReturnType<typeof sessionIn>): void {
  repeat(session, LONG);
  repeat(session, { do: 'correct', changes: [] });
}

describe('a roll of the tower', () => {
  test('for which the record has no room lies there for everybody to see, also after a restart', () => {
    const { store, session } = table();
    playToRoll(session);
    fill(session);
    expect(fromTower(session, { kind: 'roll', d6: 2, d8: 7 })).toBe(true);
    const kept = { roll: { red: 2, black: 7 }, why: 'late' };
    expect(gameOf(session).looseRolls).toMatchObject([kept]);
    expect(gameOf(sessionIn(store)).looseRolls).toMatchObject([kept]);
  });

  test('that nobody threw, thousands of times, leaves the game all its room', () => {
    const { session } = table();
    const seen = { roll: { red: 1, black: 1 }, why: 'notAsked', id: 'roll-1' } as const;
    const rolls = Array.from(
      { length: 5000 },
      (_, n): Entry => ({ kind: n % 2 ? 'looseRoll' : 'partialRoll', ...seen }),
    );
    const begin: Entry = { kind: 'begin', setup: FAMILY, dice: 'tower', markers: 'table' };
    session.addGame(
      'faulty-sensor',
      [begin, ...rolls].map(entry => ({ at: AT, entry })),
    );
    tap(session, { do: 'openGame', game: 'faulty-sensor' });
    expect(fromTower(session, { kind: 'roll', d6: 2, d8: 7 })).toBe(true);
    expect(gameOf(session).looseRolls.at(-1)).toMatchObject({ roll: { red: 2, black: 7 } });
    playToRoll(session);
    expect(session.view.notices).toEqual([]);
  });
});

describe('a game whose record is full', () => {
  test('takes no more play, can be undone, closed and opened, and is the same after a restart', () => {
    const { store, session } = table();
    fill(session);
    const { id, step } = gameOf(session);
    expect(session.view.notices).toEqual([{ code: 'recordFull', detail: {} }]);
    expect(tap(session, { do: 'tick', step, instructions: [], done: true })).toMatchObject({
      refusal: { code: 'game-full' },
    });
    expect(tap(session, { do: 'undo' })).toMatchObject({ ok: true });
    expect(tap(session, { do: 'setDice', dice: 'rolled' })).toMatchObject({ ok: true });
    expect(tap(session, { do: 'closeGame' })).toMatchObject({ ok: true });
    expect(tap(session, { do: 'openGame', game: id })).toMatchObject({ ok: true });
    expect(gameOf(session).step).toBe(step - 1);
    expect(gameOf(sessionIn(store))).toEqual(gameOf(session));
    expect(input(session, LONG)).toMatchObject({ refusal: { code: 'game-full' } });
    newFamilyGame(session);
    expect(input(session, LONG)).toMatchObject({ ok: true });
  });

  test('cannot be made to grow for ever by undo and redo', () => {
    const { session } = table();
    fill(session);
    const jump = (n: number) => tap(session, { do: n % 2 ? 'redo' : 'undo' });
    const taken = Array.from({ length: 300 }, (_, n) => jump(n).ok).lastIndexOf(true);
    expect(taken).toBeGreaterThan(50);
    expect(taken).toBeLessThan(299);
    expect(tap(session, { do: 'closeGame' })).toMatchObject({ ok: true });
  });

  test('stops being set right before it stops being played', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const { session } = table();
    vi.restoreAllMocks();
    playToRoll(session);
    input(session, LONG);
    untilFull(() => tap(session, { do: 'amend', step: gameOf(session).step, input: LONG }));
    expect(input(session, { do: 'roll', red: 1, black: 1 })).toMatchObject({ ok: true });
  });
});

describe('a record in which a long game was set right again and again', () => {
  const begin: Entry = { kind: 'begin', setup: FAMILY, dice: 'tower', markers: 'table' };
  const plain: Entry = { kind: 'input', input: { do: 'correct', changes: [] }, from: 'screen' };
  const amend: Entry = { kind: 'amend', step: 1, input: { do: 'correct', changes: [] } };
  const greedy = [begin, ...Array(500).fill(plain), ...Array(352).fill(amend)] as Entry[];

  test('is known for too much before any of it is played', () => {
    expect(isRoomyEnough(greedy)).toBe(false);
    expect(isRoomyEnough(greedy.slice(0, 505))).toBe(true);
  });

  test('is read as far as there is room, and says so', () => {
    const log = readLog(
      'greedy',
      greedy.map(entry => ({ at: AT, entry })),
    );
    expect(log).toMatchObject({ step: 500, stops: { of: 501 } });
    expect(log?.weight).toBeLessThan(6000);
  });
});

describe('the time a table may take from the others', () => {
  test('is given back little by little', () => {
    let now = 0;
    const budget = new WorkBudget(() => now);
    const work = () => {
      now += 150;
      return 'done';
    };
    expect([budget.spend(work), budget.spend(work), budget.spend(work)]).toEqual(['done', 'done', 'too-fast']);
    now += 9_000;
    expect(budget.spend(work)).toBe('too-fast');
    now += 2_000;
    expect(budget.spend(work)).toBe('done');
  });

  test('is spent by looking through the list of games', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 90));
    const { session } = table();
    vi.restoreAllMocks();
    expect(Array.from({ length: 4 }, () => session.archive.browse()).at(-1)).toBe('too-fast');
  });

  test('ends a loop that begins ever new games, and not an evening of them', () => {
    let now = 0;
    const budget = new WorkBudget(() => now);
    const begun = Array.from({ length: 200 }, () => budget.writeOutsideGames(() => 'begun'));
    expect(begun.filter(answer => answer === 'begun')).toHaveLength(100);
    now += 60_000;
    expect(budget.writeOutsideGames(() => 'begun')).toBe('begun');
    const { session } = table();
    const again = Array.from({ length: 120 }, () =>
      tap(session, { do: 'newGame', setup: FAMILY, dice: 'tower', markers: 'table' }),
    );
    expect(again[50]).toMatchObject({ ok: true });
    expect(again.at(-1)).toMatchObject({ refusal: { code: 'too-fast' } });
  });

  test('ends a loop that changes settings where no game is on the table', () => {
    const session = sessionIn(openTestStore(temporaryFolder()));
    const changed = Array.from({ length: 120 }, (_, n) =>
      tap(session, { do: 'setDice', dice: n % 2 ? 'tower' : 'rolled' }),
    );
    expect(changed[50]).toMatchObject({ ok: true });
    expect(changed.at(-1)).toMatchObject({ refusal: { code: 'too-fast' } });
  });

  test('is spent by setting early steps right, refused ones too, and never by playing on', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 30));
    const { session } = table();
    vi.restoreAllMocks();
    const amend = () => tap(session, { do: 'amend', step: 99, input: LONG });
    const codes = Array.from({ length: 20 }, amend).map(outcome => (outcome.ok ? 'done' : outcome.refusal.code));
    expect(codes[0]).toBe('no-such-step');
    expect(codes.at(-1)).toBe('too-fast');
    expect(tap(session, { do: 'openGame', game: gameOf(session).id })).toMatchObject({ refusal: { code: 'too-fast' } });
    for (let n = 0; n < 20; n++) expect(input(session, { do: 'correct', changes: [] })).toMatchObject({ ok: true });
  });
});

describe('the view of a long game', () => {
  test('has the newest steps, and of a correction only how many changes it made', () => {
    const { session } = table();
    for (let n = 0; n < 60; n++) input(session, LONG);
    const small = { do: 'correct', changes: [{ set: 'threat', at: '1,1', to: 'smoke' }] } as const;
    for (let n = 0; n < 70; n++) input(session, small);
    const { history, step } = gameOf(session);
    expect(step).toBe(130);
    expect(history.map(entry => entry.step)).toEqual(Array.from({ length: 80 }, (_, n) => 51 + n));
    expect(history[0]?.input).toEqual({ do: 'correct', changes: 400 });
    expect(JSON.stringify(session.view).length).toBeLessThan(40_000);
    const older = session.historyBefore(51);
    expect(older.map(entry => entry.step)).toEqual(Array.from({ length: 50 }, (_, n) => 1 + n));
    expect(session.historyBefore(1)).toEqual([]);
    expect(session.historyBefore(1000).at(-1)?.step).toBe(130);
  });
});
