import { describe, expect, test } from 'vitest';
import { Room, type Screen } from '../../server/web/room.js';
import type { ServerMessage } from '../../server/web/wire.js';
import { newFamilyGame, openTestStore, sessionIn, tap, temporaryFolder } from '../table/atTable.js';

class FakeScreen implements Screen {
  readonly visitor = { isHere: true, address: 'here' };
  readonly got: ServerMessage[] = [];
  waiting = 0;

  constructor(readonly follows = false) {}

  send(text: string): void {
    this.got.push(JSON.parse(text) as ServerMessage);
  }

  backlog(): number {
    return this.waiting;
  }
}

describe('the room of a table', () => {
  test('does not heap up views for a screen that is behind, and gives it the newest when it has caught up', async () => {
    const session = sessionIn(openTestStore(temporaryFolder()));
    const room = new Room(session);
    const [quick, slow] = [new FakeScreen(), new FakeScreen()];
    room.enter(quick);
    room.enter(slow);
    const before = slow.got.length;
    slow.waiting = 10_000_000;
    newFamilyGame(session);
    for (let i = 0; i < 5; i++) tap(session, { do: 'setDice', dice: i % 2 ? 'tower' : 'tapped' });
    expect(quick.got.length).toBeGreaterThan(5);
    expect(slow.got).toHaveLength(before);
    slow.waiting = 0;
    await expect.poll(() => slow.got.length).toBe(before + 1);
    expect(slow.got.at(-1)).toMatchObject({ view: { revision: session.view.revision } });
  });

  test('writes nothing for an empty table', () => {
    const session = sessionIn(openTestStore(temporaryFolder()));
    const room = new Room(session);
    const screen = new FakeScreen();
    room.enter(screen);
    room.leave(screen);
    const { length } = screen.got;
    newFamilyGame(session);
    expect(screen.got).toHaveLength(length);
    expect(session.view.screens).toBe(0);
  });
});
