import { describe, expect, test } from 'vitest';
import type { TowerSignal } from '../../server/table/signals.js';
import {
  FAMILY,
  fromTower,
  gameOf,
  input,
  newFamilyGame,
  openTestStore,
  playTo,
  playToRoll,
  sessionIn,
  simplestInput,
  tap,
  temporaryFolder,
} from './atTable.js';

function tableAtRoll() {
  const store = openTestStore(temporaryFolder());
  const session = sessionIn(store);
  newFamilyGame(session);
  playToRoll(session);
  return { store, session };
}

describe('a table', () => {
  test('tells its screens only after the entry is stored', () => {
    const folder = temporaryFolder();
    const store = openTestStore(folder);
    const session = sessionIn(store);
    newFamilyGame(session);
    const stored: number[] = [];
    session.onView(view => stored.push(store.readTable('table-1').revision - view.revision));
    playToRoll(session);
    input(session, simplestInput(gameOf(session)));
    expect(stored.length).toBeGreaterThan(0);
    expect(new Set(stored)).toEqual(new Set([0]));
  });

  test('stands after a restart where it stood before', () => {
    const { store, session } = tableAtRoll();
    input(session, simplestInput(gameOf(session)));
    tap(session, { do: 'undo' });
    tap(session, { do: 'redo' });
    tap(session, { do: 'tick', step: gameOf(session).step, instructions: [1], done: true });
    tap(session, { do: 'setDice', dice: 'tapped' });
    const { tower: _, ...before } = session.view;
    expect(sessionIn(store).view).toMatchObject(JSON.parse(JSON.stringify(before)));
  });

  test('refuses a command that was based on an older game, and says so', () => {
    const { session } = tableAtRoll();
    const { revision } = session.view;
    input(session, simplestInput(gameOf(session)));
    const late = session.execute('late', revision, { do: 'undo' });
    expect(late).toEqual({ ok: false, revision: revision + 1, refusal: { code: 'stale' } });
  });

  test('refuses a command based on a revision that never was', () => {
    const { session } = tableAtRoll();
    expect(session.execute('x', session.view.revision + 1, { do: 'undo' })).toMatchObject({
      refusal: { code: 'stale' },
    });
  });

  test('takes a tick and a tap of two screens that saw the same', () => {
    const { session } = tableAtRoll();
    input(session, simplestInput(gameOf(session)));
    const { revision } = session.view;
    const { step } = gameOf(session);
    expect(session.execute('a', revision, { do: 'tick', step, instructions: [1], done: true }).ok).toBe(true);
    expect(session.execute('b', revision, { do: 'undo' }).ok).toBe(true);
  });

  test('does a command that is sent twice once, even across a restart', () => {
    const { store, session } = tableAtRoll();
    const { revision } = session.view;
    const command = { do: 'input', input: simplestInput(gameOf(session)) } as const;
    const first = session.execute('same', revision, command);
    expect(session.execute('same', revision, command)).toEqual(first);
    const restarted = sessionIn(store);
    expect(restarted.execute('same', revision, command)).toEqual(first);
    expect(gameOf(restarted).step).toBe(gameOf(session).step);
  });

  test('undoes each input as its own step, dice included, and redoes them', () => {
    const { session } = tableAtRoll();
    const atRoll = gameOf(session);
    input(session, { do: 'roll', red: 3, black: 5 });
    const after = gameOf(session);
    tap(session, { do: 'undo' });
    expect(gameOf(session)).toMatchObject({ step: atRoll.step, table: atRoll.table, awaiting: atRoll.awaiting });
    expect(gameOf(session).redo).toMatchObject({ step: after.step, input: { do: 'roll', red: 3, black: 5 } });
    tap(session, { do: 'redo' });
    expect(gameOf(session)).toMatchObject({ step: after.step, table: after.table });
    expect(gameOf(session).instructions).toEqual(after.instructions);
  });

  test('does not do a command again that it may have done and forgotten, even across a restart', () => {
    const { store, session } = tableAtRoll();
    const { revision } = session.view;
    const settle = { do: 'setDice', dice: 'rolled' } as const;
    expect(session.execute('old', revision, settle).ok).toBe(true);
    for (let i = 0; i < 300; i++) tap(session, { do: 'setDice', dice: i % 2 ? 'tower' : 'tapped' });
    expect(session.execute('old', revision, settle)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect(session.view.dice).toBe('tower');
    const later = sessionIn(store);
    expect(later.execute('old', revision, settle)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect(later.execute('new', later.view.revision, settle).ok).toBe(true);
  });

  test('forgets what could be redone once another input is given', () => {
    const { session } = tableAtRoll();
    input(session, { do: 'roll', red: 3, black: 5 });
    tap(session, { do: 'undo' });
    input(session, { do: 'roll', red: 1, black: 1 });
    expect(gameOf(session).redo).toBeNull();
    expect(tap(session, { do: 'redo' })).toMatchObject({ refusal: { code: 'no-such-step' } });
  });

  test('sets an earlier roll right and plays the rest again', () => {
    const { session } = tableAtRoll();
    input(session, { do: 'roll', red: 1, black: 1 });
    const { step } = gameOf(session);
    playToRoll(session);
    const last = gameOf(session).step;
    expect(tap(session, { do: 'amend', step, input: { do: 'roll', red: 1, black: 2 } })).toMatchObject({ ok: true });
    expect(gameOf(session).step).toBe(last);
    expect(gameOf(session).history[step - 1]?.input).toEqual({ do: 'roll', red: 1, black: 2 });
  });

  test('leaves the game alone when the rest does not fit the amended step', () => {
    const { session } = tableAtRoll();
    const { step } = gameOf(session);
    input(session, { do: 'roll', red: 1, black: 1 });
    const before = gameOf(session);
    const outcome = tap(session, { do: 'amend', step, input: { do: 'roll', red: 1, black: 1 } });
    expect(outcome.ok).toBe(false);
    expect(gameOf(session)).toEqual(before);
  });

  test('keeps asking for what was not ticked while rolls and answers go on, and no longer when the next action begins', () => {
    const session = sessionIn(openTestStore(temporaryFolder()));
    newFamilyGame(session);
    const atSetup = gameOf(session).instructions;
    input(session, simplestInput(gameOf(session)));
    expect(gameOf(session).instructions.slice(0, atSetup.length)).toEqual(atSetup);
    tap(session, { do: 'tick', step: gameOf(session).step, instructions: [1, 2], done: true });
    input(session, simplestInput(gameOf(session)));
    // Somebody is working through the list: its numbers stay.
    expect(gameOf(session).instructions.slice(0, 5)).toEqual(
      atSetup.slice(0, 5).map(instruction => ({ ...instruction, isDone: instruction.number <= 2 })),
    );
    expect(gameOf(session).awaiting?.for).toBe('action');
    input(session, { do: 'act', action: { do: 'endTurn' } });
    expect(gameOf(session).instructions).toEqual([]);
  });

  test('still asks after undo for what was not ticked before the step that is undone', () => {
    const session = sessionIn(openTestStore(temporaryFolder()));
    newFamilyGame(session);
    const atSetup = gameOf(session).instructions;
    input(session, simplestInput(gameOf(session)));
    tap(session, { do: 'undo' });
    const [placed, ...rest] = gameOf(session).instructions.slice(atSetup.length);
    expect(gameOf(session).instructions.slice(0, atSetup.length)).toEqual(atSetup);
    expect(placed).toMatchObject({ do: 'remove', token: 'firefighter' });
    expect(rest).toEqual([]);
    expect(gameOf(session).step).toBe(0);
  });

  test('does not heap up what it asks for when rolls are undone again and again', () => {
    const { session } = tableAtRoll();
    const counts = new Set<number>();
    for (let times = 0; times < 6; times++) {
      input(session, { do: 'roll', red: 3, black: 5 });
      tap(session, { do: 'undo' });
      counts.add(gameOf(session).instructions.length);
    }
    expect(counts.size).toBe(1);
  });

  test('asks for the last only when a single thing would go and come again at once', () => {
    const { session } = tableAtRoll();
    input(session, { do: 'roll', red: 3, black: 5 });
    const told = gameOf(session).instructions.map(({ number: _, ...words }) => words);
    const isSingle = ({ do: deed, ...one }: { readonly do: string }) =>
      deed !== 'move' && 'token' in one && one.token !== 'damage';
    expect(told.filter(isSingle).length).toBeGreaterThan(2);
    tap(session, { do: 'undo' });
    input(session, { do: 'roll', red: 3, black: 5 });
    const again = gameOf(session).instructions.map(({ number: _, ...words }) => words);
    expect(again.filter(isSingle)).toEqual(told.filter(isSingle));
    // Two cubes may lie in one wall, and hands cannot see which of them is meant.
    expect(again.filter(one => !isSingle(one))).toMatchObject([
      { do: 'remove', token: 'damage' },
      { do: 'place', token: 'damage' },
    ]);
  });

  test('keeps telling why, as long as what it was told of is not done', () => {
    const { session } = tableAtRoll();
    const [at = ''] = Object.keys(gameOf(session).table.poi ?? {});
    input(session, { do: 'correct', changes: [{ set: 'threat', at, to: 'smoke' }] });
    const [red, black] = at.split(',').map(Number) as [number, number];
    input(session, { do: 'roll', red, black });
    const told = gameOf(session).events;
    expect(gameOf(session)).toMatchObject({ awaiting: { for: 'flip', at }, earlier: [] });
    input(session, { do: 'answer', value: 'victim' });
    expect(gameOf(session).earlier).toEqual(told);
    const { step, instructions } = gameOf(session);
    tap(session, { do: 'tick', step, instructions: instructions.map(({ number }) => number), done: true });
    input(session, simplestInput(gameOf(session)));
    expect(gameOf(session).earlier).toEqual([]);
  });

  test('does not ask to flip a marker that somebody has just flipped to say what it is', () => {
    const session = sessionIn(openTestStore(temporaryFolder()));
    newFamilyGame(session);
    while (gameOf(session).awaiting?.for === 'choice') input(session, { do: 'answer', value: '3,0' });
    input(session, { do: 'correct', changes: [{ set: 'firefighter', who: 'red', at: '5,2' }] });
    input(session, { do: 'act', action: { do: 'move', to: '5,1' } });
    expect(gameOf(session).awaiting).toMatchObject({ for: 'flip', at: '5,1' });
    input(session, { do: 'answer', value: 'falseAlarm' });
    const deeds = gameOf(session).instructions.map(one => `${one.do} ${'token' in one ? one.token : ''}`);
    expect(deeds).toEqual(['move firefighter', 'remove poi']);
  });

  test('does not let the turn pass without the fire roll', () => {
    const { session } = tableAtRoll();
    expect(input(session, { do: 'act', action: { do: 'endTurn' } })).toMatchObject({ ok: false });
    expect(gameOf(session).phase).toBe('fire');
    expect(input(session, { do: 'skipFire' })).toMatchObject({ ok: true });
    expect(gameOf(session).history.at(-1)?.input).toEqual({ do: 'skipFire' });
  });

  test('keeps a game that was closed and opens it again where it stood', () => {
    const { session } = tableAtRoll();
    const { id, step, table } = gameOf(session);
    tap(session, { do: 'closeGame' });
    expect(session.view.game).toBeNull();
    tap(session, { do: 'openGame', game: id });
    expect(gameOf(session)).toMatchObject({ id, step, table });
  });

  test('rolls fairly by itself when asked to, only the dice that are wanted', () => {
    const store = openTestStore(temporaryFolder());
    const session = sessionIn(store, { chance: sides => sides });
    tap(session, { do: 'newGame', setup: FAMILY, dice: 'rolled', markers: 'table' });
    playToRoll(session);
    tap(session, { do: 'rollDice' });
    expect(gameOf(session).history.at(-1)?.input).toEqual({ do: 'roll', red: 6, black: 8 });
  });
});

describe('the tower of a table', () => {
  test('gives the roll that is awaited', () => {
    const { session } = tableAtRoll();
    expect(fromTower(session, { kind: 'roll', d6: 3, d8: 5 })).toBe(true);
    expect(gameOf(session).history.at(-1)?.input).toEqual({ do: 'roll', red: 3, black: 5 });
  });

  test('gives a roll once, however often it is sent', () => {
    const { store, session } = tableAtRoll();
    fromTower(session, { kind: 'roll', d6: 3, d8: 5 }, 77);
    const { step } = gameOf(session);
    expect(fromTower(session, { kind: 'roll', d6: 3, d8: 5 }, 77)).toBe(true);
    const restarted = sessionIn(store);
    expect(fromTower(restarted, { kind: 'roll', d6: 3, d8: 5 }, 77)).toBe(true);
    expect(gameOf(restarted)).toMatchObject({ step, looseRolls: [] });
  });

  test.each([
    ['nobody asked for', { d6: 3, d8: 5 }, 'notAsked', true],
    ['lies cocked', { d6: 3, d8: 'unreadable' }, 'cocked', false],
  ] as const)('keeps a roll that %s visible and applies nothing', (_name, dice, why, isUsable) => {
    const { session } = tableAtRoll();
    input(session, { do: 'roll', red: 1, black: 1 });
    const { step } = gameOf(session);
    fromTower(session, { kind: 'roll', ...dice });
    expect(gameOf(session).step).toBe(step);
    expect(gameOf(session).looseRolls).toMatchObject([{ why, isUsable }]);
  });

  test('keeps a roll for a question that is gone as late', () => {
    const { session } = tableAtRoll();
    fromTower(session, { kind: 'roll', d6: 3, d8: 5, ask: 9999 });
    expect(gameOf(session).looseRolls).toMatchObject([{ why: 'late', isUsable: true, endsTurn: false }]);
  });

  test('keeps a roll that was asked for as late, though somebody acts by now', () => {
    const { session } = tableAtRoll();
    input(session, { do: 'roll', red: 1, black: 1 });
    playTo(session, 'action');
    fromTower(session, { kind: 'roll', d6: 3, d8: 5, ask: 9999 });
    expect(gameOf(session).looseRolls).toMatchObject([{ why: 'late', isUsable: true }]);
  });

  test('keeps a loose roll across a restart until it is used', () => {
    const { store, session } = tableAtRoll();
    fromTower(session, { kind: 'roll', d6: 2, d8: 7, ask: 9999 });
    const restarted = sessionIn(store);
    const [kept] = gameOf(restarted).looseRolls;
    expect(kept).toBeDefined();
    expect(tap(restarted, { do: 'useRoll', roll: kept?.id ?? '' })).toMatchObject({ ok: true });
    expect(gameOf(restarted).history.at(-1)?.input).toEqual({ do: 'roll', red: 2, black: 7 });
    expect(gameOf(restarted).looseRolls).toEqual([]);
  });

  test('lets a loose roll go when dice that were asked for have been taken since', () => {
    const { store, session } = tableAtRoll();
    fromTower(session, { kind: 'roll', d6: 2, d8: 7, ask: 9999 });
    expect(gameOf(session).looseRolls).toHaveLength(1);
    input(session, { do: 'roll', red: 1, black: 1 });
    expect(gameOf(session).looseRolls).toEqual([]);
    expect(gameOf(sessionIn(store)).looseRolls).toEqual([]);
  });

  test('has a roll thrown before the turn was ended used with one tap, the end of the turn included', () => {
    const { session } = tableAtRoll();
    input(session, { do: 'roll', red: 1, black: 1 });
    playTo(session, 'action');
    const { step } = gameOf(session);
    fromTower(session, { kind: 'roll', d6: 2, d8: 2 });
    expect(gameOf(session).looseRolls).toMatchObject([{ isUsable: true, endsTurn: true }]);
    tap(session, { do: 'useRoll', roll: gameOf(session).looseRolls[0]?.id ?? '' });
    expect(
      gameOf(session)
        .history.slice(step)
        .map(entry => entry.input),
    ).toEqual([
      { do: 'act', action: { do: 'endTurn' } },
      { do: 'roll', red: 2, black: 2 },
    ]);
  });

  test('confirms, undoes and rolls with its three buttons', () => {
    const { session } = tableAtRoll();
    const { step } = gameOf(session);
    fromTower(session, { kind: 'button', button: 3, action: 'down' });
    expect(gameOf(session).step).toBeGreaterThan(step);
    fromTower(session, { kind: 'button', button: 1, action: 'down' });
    expect(gameOf(session).instructions.every(({ isDone }) => isDone)).toBe(true);
    fromTower(session, { kind: 'button', button: 2, action: 'down' });
    expect(gameOf(session).step).toBe(step);
    fromTower(session, { kind: 'button', button: 2, action: 'up' });
    expect(gameOf(session).step).toBe(step);
  });

  test('is told what is wanted, and each thing once', () => {
    const { session } = tableAtRoll();
    const told: TowerSignal[] = [];
    session.connectTower({ signal: signal => told.push(signal), throwDice: null, insteadOf: null });
    session.showScreens(2);
    expect(told).toMatchObject([{ kind: 'roll' }]);
    const [wanted] = told;
    fromTower(session, { kind: 'roll', d6: 1, d8: 1, ask: wanted?.kind === 'roll' ? wanted.ask : 0 });
    expect(told.map(({ kind }) => kind)).toEqual(['roll', 'confirm']);
  });

  test('shows how the dice lie when they are no roll', () => {
    const { session } = tableAtRoll();
    fromTower(session, { kind: 'roll', d6: 'unreadable', d8: 2, why: 'tilt' });
    expect(session.view.tower.tray).toBe('cocked');
    fromTower(session, { kind: 'roll', d6: 1, d8: 2 });
    expect(session.view.tower.tray).toBe('still');
  });
});
