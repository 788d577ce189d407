import { describe, expect, it } from 'vitest';
import { followedView } from '../../display/followedView.js';
import { sharing } from '../../display/sharing.js';
import type { TableView } from '../../server/table/tableView.js';
import { nextView } from '../../server/web/nextView.js';
import type { ServerMessage } from '../../server/web/wire.js';
import {
  gameOf,
  input,
  newFamilyGame,
  openTestStore,
  playToRoll,
  sessionIn,
  tap,
  temporaryFolder,
} from '../table/atTable.js';

/** As it comes over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a screen that follows', () => {
  it('has after every step the whole view, of which only what is new was sent', () => {
    const session = sessionIn(openTestStore(temporaryFolder()));
    let told = session.view;
    let shown: TableView | null = followedView(null, sent({ type: 'view', view: told }));
    let wasFollowed = 0;
    session.onView(view => {
      const next = nextView(told, view);
      const message: Extract<ServerMessage, { type: 'view' | 'next' }> = next
        ? { type: 'next', view: next }
        : { type: 'view', view };
      wasFollowed += next ? 1 : 0;
      shown = followedView(shown, sent(message));
      told = view;
      expect(shown).toEqual(sent(view));
    });
    newFamilyGame(session);
    playToRoll(session);
    input(session, { do: 'roll', red: 3, black: 5 });
    playToRoll(session);
    const { step } = gameOf(session);
    tap(session, { do: 'undo' });
    tap(session, { do: 'goToStep', step: step - 3 });
    tap(session, { do: 'redo' });
    input(session, { do: 'correct', changes: [{ set: 'threat', at: '1,1', to: 'smoke' }] });
    expect(wasFollowed).toBeGreaterThan(8);
    // The history of a view begins later as the game grows, and earlier when one goes back.
    for (let n = 0; n < 150; n++) input(session, { do: 'correct', changes: [] });
    for (const back of [1, 40, 60, 100]) tap(session, { do: 'goToStep', step: gameOf(session).step - back });
    newFamilyGame(session);
    tap(session, { do: 'closeGame' });
    expect(shown).toMatchObject({ game: null });
  });

  it('is not told of the board or of steps it knows', () => {
    const session = sessionIn(openTestStore(temporaryFolder()));
    newFamilyGame(session);
    playToRoll(session);
    const before = session.view;
    input(session, { do: 'roll', red: 3, black: 5 });
    const next = nextView(before, session.view);
    expect(next?.game).not.toHaveProperty('board');
    expect(next?.game.history).toMatchObject({ kept: gameOf(session).step - 1, added: [{ input: { do: 'roll' } }] });
  });

  it('is told of one step at a time in a long game too', () => {
    const session = sessionIn(openTestStore(temporaryFolder()));
    newFamilyGame(session);
    for (let n = 0; n < 130; n++) {
      const before = session.view;
      input(session, { do: 'correct', changes: [] });
      expect(nextView(before, session.view)?.game.history.added).toHaveLength(1);
    }
  });

  it('that has nothing to follow on takes nothing for a view', () => {
    const session = sessionIn(openTestStore(temporaryFolder()));
    newFamilyGame(session);
    const next = nextView(session.view, session.view);
    expect(next && followedView(null, { type: 'next', view: next })).toBeNull();
  });
});

describe('what is as it was', () => {
  const before = { table: { fire: ['1,1'], doors: { a: 'open' } }, step: 1, crew: [{ id: 'red' }], gone: 1 };

  it('stays the same thing, part by part', () => {
    const after = sharing(before, sent({ ...before, step: 2 }));
    expect(after).toEqual({ ...before, step: 2 });
    expect(after.table).toBe(before.table);
    expect(after.crew).toBe(before.crew);
    expect(sharing(before, sent(before))).toBe(before);
  });

  it('is told from what has come, gone or turned into something else', () => {
    for (const after of [
      { ...before, more: undefined },
      { table: before.table, step: 1, crew: before.crew },
      { ...before, crew: { 0: { id: 'red' } } },
      { ...before, table: null },
      { ...before, crew: [] },
      { ...before, crew: [{ id: 'red' }, { id: 'blue' }] },
    ]) {
      const shared = sharing(before, structuredClone(after));
      expect(shared).toStrictEqual(after);
      expect(shared).not.toBe(before);
    }
  });
});
