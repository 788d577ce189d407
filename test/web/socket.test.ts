import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FAMILY, gameOf, newFamilyGame, playToRoll } from '../table/atTable.js';
import { answerTo, CODE, connectOver, connectScreen, openHouse, seatedScreen, type TestScreen } from './atDoor.js';

describe('a screen', () => {
  test('says hello, hears once what can be chosen, and gets the whole view', async () => {
    const { app, session } = await openHouse();
    const screen = await connectScreen(app);
    screen.say({ type: 'hello', version: 1, table: 'main', code: CODE });
    const { view } = await screen.next('view');
    const { catalogue } = await screen.next('welcome');
    expect(catalogue.ruleSets.map(({ id }) => id)).toContain('family');
    expect((await app.inject({ url: '/api/v1/catalogue', headers: { host: 'localhost:4180' } })).json()).toEqual(
      catalogue,
    );
    expect(view).toEqual(JSON.parse(JSON.stringify(session.view)));
    expect(view.screens).toBe(1);
  });

  test('hears what another screen did, and the one that did it hears the view before the done', async () => {
    const { app } = await openHouse();
    const [one, other] = [await seatedScreen(app), await seatedScreen(app)];
    await one.next('view');
    const command = { do: 'newGame', setup: FAMILY, dice: 'tower', markers: 'table' } as const;
    one.say({ type: 'command', id: 'a', revision: 0, command });
    const done = await one.next('done');
    expect(one.heard).toMatchObject([{ type: 'view', view: { revision: done.revision } }]);
    expect((await other.next('view')).view.game).not.toBeNull();
  });

  test('racing another over the same question: one is done, the other is told that it was too late', async () => {
    const { app, session } = await openHouse();
    newFamilyGame(session);
    playToRoll(session);
    const [one, other] = [await seatedScreen(app), await seatedScreen(app)];
    const { step } = gameOf(session);
    const { revision } = session.view;
    one.say({ type: 'command', id: 'a', revision, command: { do: 'input', input: { do: 'roll', red: 1, black: 1 } } });
    other.say({
      type: 'command',
      id: 'b',
      revision,
      command: { do: 'input', input: { do: 'roll', red: 2, black: 2 } },
    });
    expect(await one.next('done')).toMatchObject({ id: 'a' });
    expect(await other.next('refused')).toMatchObject({ id: 'b', refusal: { code: 'stale' } });
    expect(gameOf(session).step).toBe(step + 1);
    other.say({ type: 'command', id: 'c', revision: session.view.revision, command: { do: 'undo' } });
    await other.next('done');
    expect(gameOf(session).step).toBe(step);
  });

  test('sending a command again after a lost connection gets the same answer and does nothing twice', async () => {
    const { app, session } = await openHouse();
    newFamilyGame(session);
    playToRoll(session);
    const { revision } = session.view;
    const roll = {
      type: 'command',
      id: 'once',
      revision,
      command: { do: 'input', input: { do: 'roll', red: 1, black: 1 } },
    };
    const first = await seatedScreen(app);
    first.say(roll);
    const answer = await first.next('done');
    first.socket.terminate();
    const second = await seatedScreen(app);
    second.say(roll);
    expect(await second.next('done')).toEqual(answer);
  });

  test('that leaves is counted out', async () => {
    const { app, session } = await openHouse();
    const [one, other] = [await seatedScreen(app), await seatedScreen(app)];
    expect(session.view.screens).toBe(2);
    one.socket.terminate();
    while ((await other.next('view')).view.screens !== 1);
    expect(session.view.screens).toBe(1);
  });

  test('from elsewhere needs the code of its own table', async () => {
    const { app } = await openHouse();
    const right = await connectScreen(app);
    right.say({ type: 'hello', version: 1, table: 'table-1', code: CODE });
    await right.next('view');
    for (const code of [undefined, 'OTHERS', 'KJ7QX']) {
      const wrong = await connectScreen(app);
      wrong.say({ type: 'hello', version: 1, table: 'table-1', ...(code ? { code } : {}) });
      expect(await wrong.next('denied')).toEqual({ type: 'denied', why: 'code' });
      await wrong.closed();
    }
  });

  test('from elsewhere that asks for no particular table gets the one of its code', async () => {
    const { app, second } = await openHouse();
    const screen = await connectScreen(app);
    screen.say({ type: 'hello', version: 1, table: 'main', code: 'others' });
    expect((await screen.next('view')).view.table.id).toBe(second.id);
  });

  test('from elsewhere does not learn which tables there are', async () => {
    const { app } = await openHouse();
    const screen = await connectScreen(app);
    screen.say({ type: 'hello', version: 1, table: 'nowhere', code: CODE });
    expect(await screen.next('denied')).toEqual({ type: 'denied', why: 'code' });
  });

  test.each(['nowhere', 'By the window', '__proto__', 'constructor', ''])(
    'of this machine that asks for %j is told that there is no such table',
    async table => {
      const { app } = await openHouse();
      expect(await answerTo(await connectOver(app), { table })).toBe('noSuchTable');
    },
  );

  test('that answers nothing is taken for gone', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { app, session } = await openHouse();
    const screen = await seatedScreen(app);
    screen.socket.pong = () => {};
    screen.socket.removeAllListeners('ping');
    Object.assign(screen.socket, { _autoPong: false });
    await vi.advanceTimersByTimeAsync(31_000);
    await screen.closed();
    expect(session.view.screens).toBe(0);
  });

  test('that never says hello is not waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { app } = await openHouse();
    const screen = await connectScreen(app);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await screen.closed()).toBe(4004);
  });

  test('of another version is told so', async () => {
    const { app } = await openHouse();
    const screen = await connectScreen(app);
    screen.say({ type: 'hello', version: 2, table: 'main' });
    expect(await screen.next('denied')).toEqual({ type: 'denied', why: 'version' });
  });
});

/** A captain commands somebody to command somebody, and so on; 300 levels make 11 kB. */
function nested(levels: number): string {
  const action = `${'{"do":"command","who":"a","action":'.repeat(levels)}{"do":"endTurn"}${'}'.repeat(levels)}`;
  return `{"type":"command","id":"x","revision":0,"command":{"do":"input","input":{"do":"act","action":${action}}}}`;
}

describe('a hostile screen', () => {
  test('of a page from elsewhere is not even connected', async () => {
    const { app } = await openHouse();
    await expect(connectScreen(app, { origin: 'http://evil.example' })).rejects.toThrow();
    await expect(connectScreen(app, { host: 'evil.example' })).rejects.toThrow();
  });

  test.each([
    ['no JSON', '{"type":'],
    ['JSON of another shape', '{"type":"command"}'],
    ['null', 'null'],
    ['a command before hello', '{"type":"command","id":"a","revision":0,"command":{"do":"undo"}}'],
    ['a ping before hello', '{"type":"ping"}'],
    ['a command within commands without end', nested(300)],
    ['a long hello', JSON.stringify({ type: 'hello', version: 1, table: 'main' }).padEnd(2000)],
  ])('sending %s is cut off', async (_name, text) => {
    const { app } = await openHouse();
    const screen = await connectScreen(app);
    screen.sayText(text);
    expect(await screen.closed()).toBe(4002);
  });

  test.each([
    ['an unknown command', { do: 'dropTables' }],
    ['a roll of text', { do: 'input', input: { do: 'roll', red: '3', black: 5 } }],
    ['a roll of seven on a d6', { do: 'input', input: { do: 'roll', red: 7, black: 5 } }],
    ['a roll of nine on a d8', { do: 'input', input: { do: 'roll', red: 3, black: 9 } }],
    ['a roll with more in it', { do: 'input', input: { do: 'roll', red: 3, black: 5, extra: 1 } }],
    ['a space out of this world', { do: 'input', input: { do: 'act', action: { do: 'move', to: '1e9,1' } } }],
    ['a prototype', JSON.parse('{"do":"undo","__proto__":{"polluted":true}}')],
    [
      'endless corrections',
      { do: 'input', input: { do: 'correct', changes: Array(500).fill({ set: 'damageCount', to: 1 }) } },
    ],
  ])('seated and sending %s is refused as malformed', async (_name, command) => {
    const { app, session } = await openHouse();
    newFamilyGame(session);
    const screen = await seatedScreen(app);
    screen.sayText(JSON.stringify({ type: 'command', id: 'x', revision: session.view.revision, command }));
    expect(await screen.next('refused')).toMatchObject({ id: 'x', refusal: { code: 'malformed' } });
  });

  test.each([1, 2, 8, 300, 1500])(
    'seated and commanding a command %i levels deep does nothing and harms nobody',
    async levels => {
      const { app, session, log } = await openHouse();
      newFamilyGame(session);
      const [screen, other] = [await seatedScreen(app), await seatedScreen(app)];
      const { view } = session;
      screen.sayText(nested(levels));
      if (levels > 8) expect(await screen.closed()).toBe(4002);
      else expect((await screen.next('refused')).id).toBe('x');
      other.say({ type: 'ping' });
      await other.next('pong');
      expect(session.view.game).toBe(view.game);
      expect(log()).not.toContain('stack');
    },
  );

  test('whose message meets an error of ours is disconnected, the error is logged once, and the others play on', async () => {
    const { app, session, log } = await openHouse();
    newFamilyGame(session);
    const [screen, other] = [await seatedScreen(app), await seatedScreen(app)];
    vi.spyOn(session, 'execute').mockImplementationOnce(() => {
      throw new RangeError('of ours');
    });
    const undo = { type: 'command', revision: session.view.revision, command: { do: 'undo' } };
    screen.say({ ...undo, id: 'x' });
    await screen.closed();
    expect(log().split('of ours')).toHaveLength(3); // message and stack of one line
    other.say({ ...undo, id: 'y' });
    await other.next('refused');
  });

  test('goes unheard once it was sent away', async () => {
    const { app, session } = await openHouse();
    const screen = await connectScreen(app);
    for (const code of ['WRONG1', CODE]) screen.say({ type: 'hello', version: 1, table: 'table-1', code });
    await screen.closed();
    expect(screen.heard).toEqual([{ type: 'denied', why: 'code' }]);
    expect(session.view.screens).toBe(0);
  });

  test('sending a huge message is cut off', async () => {
    const { app, log } = await openHouse();
    const screen = await seatedScreen(app);
    screen.sayText(' '.repeat(70_000));
    expect(await screen.closed()).toBe(1009);
    const lines = log().trim().split('\n');
    expect(lines.map(line => JSON.parse(line))).toMatchObject([{ level: 40, msg: 'a screen broke the rules' }]);
    expect(log()).not.toContain('stack');
  });

  test.each([
    ['pings', (screen: TestScreen) => screen.socket.ping('x'.repeat(125))],
    ['pongs', (screen: TestScreen) => screen.socket.pong('x'.repeat(125))],
  ])('is cut off for thousands of %s, before its hello and after it', async (_name, send) => {
    const { app } = await openHouse();
    for (const isSeated of [false, true]) {
      const screen = await connectOver(app);
      if (isSeated) screen.say({ type: 'hello', version: 1, table: 'table-1' });
      if (isSeated) await screen.next('view');
      for (let i = 0; i < 6000; i++) send(screen);
      expect(await screen.closed()).toBe(1006);
    }
  });

  test('flooding is refused, then cut off, and the table does not notice', async () => {
    const { app, session } = await openHouse();
    newFamilyGame(session);
    const other = await seatedScreen(app);
    const screen = await seatedScreen(app);
    for (let i = 0; i < 400; i++) {
      screen.say({ type: 'command', id: `f${i}`, revision: 999_999, command: { do: 'undo' } });
    }
    expect(await screen.closed()).toBe(4003);
    expect(screen.heard.some(message => message.type === 'refused' && message.refusal.code === 'too-fast')).toBe(true);
    other.say({ type: 'ping' });
    await other.next('pong');
  });
});
