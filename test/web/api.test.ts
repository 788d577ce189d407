import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  FAMILY,
  gameOf,
  input,
  newFamilyGame,
  playToRoll,
  sessionIn,
  simplestInput,
  tap,
  temporaryFolder,
} from '../table/atTable.js';
import { CODE, openHouse, PIN } from './atDoor.js';

const AWAY = { host: 'localhost:4180', 'x-forwarded-for': '10.0.0.7' };
const HERE = { host: 'localhost:4180' };

async function houseWithGame(changes = {}) {
  const house = await openHouse(changes);
  newFamilyGame(house.session);
  playToRoll(house.session);
  input(house.session, { do: 'roll', red: 1, black: 1 });
  return house;
}

describe('past games', () => {
  test('are listed with how they stand', async () => {
    const { app, session } = await houseWithGame();
    const { games } = (await app.inject({ url: '/api/v1/tables/table-1/games', headers: HERE })).json();
    const { id, step } = gameOf(session);
    expect(games).toMatchObject([{ id, steps: step, rules: 'family', board: 'front', result: null, endedAt: null }]);
  });

  test('are looked at step by step without touching the table', async () => {
    const { app, session } = await houseWithGame();
    const { id, step } = gameOf(session);
    const before = session.view;
    const last = (await app.inject({ url: `/api/v1/tables/table-1/games/${id}?step=${step}`, headers: HERE })).json();
    expect(last).toMatchObject({ steps: step, stops: null, game: { step, table: gameOf(session).table } });
    const first = (await app.inject({ url: `/api/v1/tables/table-1/games/${id}?step=0`, headers: HERE })).json();
    expect(first.game).toMatchObject({ step: 0, last: { kind: 'begin' }, history: [] });
    expect(session.view).toBe(before);
  });

  test('are carried away as a file and brought back the same', async () => {
    const { app, session } = await houseWithGame();
    const { id, history } = gameOf(session);
    tap(session, { do: 'undo' });
    tap(session, { do: 'redo' });
    const file = await app.inject({ url: `/api/v1/tables/table-1/games/${id}/file`, headers: HERE });
    expect(file.headers['content-disposition']).toMatch(/filename="watchroom-\d{4}-\d\d-\d\d-family\.json"$/);
    const brought = await app.inject({
      method: 'POST',
      url: '/api/v1/tables/table-2/games',
      headers: { ...HERE, 'content-type': 'application/json' },
      payload: file.body,
    });
    expect(brought.statusCode).toBe(201);
    const copy = (await app.inject({ url: `/api/v1/tables/table-2/games/${brought.json().id}`, headers: HERE })).json();
    expect(copy.game.history).toEqual(JSON.parse(JSON.stringify(history)));
  });

  test('brought in do not push the game from the table', async () => {
    const { app, session } = await houseWithGame();
    const { id } = gameOf(session);
    const file = await app.inject({ url: `/api/v1/tables/table-1/games/${id}/file`, headers: HERE });
    await app.inject({
      method: 'POST',
      url: '/api/v1/tables/table-1/games',
      headers: { ...HERE, 'content-type': 'application/json' },
      payload: file.body,
    });
    expect(gameOf(session).id).toBe(id);
    expect(session.archive.list()).toHaveLength(2);
  });

  test('are listed with the names that people took in the middle of them', async () => {
    const { app, session } = await houseWithGame();
    tap(session, { do: 'input', input: { do: 'crew', change: 'rename', who: 'red', name: 'Rosalinde' } });
    const { games } = (await app.inject({ url: '/api/v1/tables/table-1/games', headers: HERE })).json();
    expect(games[0].crew[0]).toMatchObject({ id: 'red', name: 'Rosalinde' });
  });

  test('are deleted for good, but not from under the players', async () => {
    const { app, session } = await houseWithGame();
    const { id } = gameOf(session);
    const remove = () => app.inject({ method: 'DELETE', url: `/api/v1/tables/table-1/games/${id}`, headers: HERE });
    expect((await remove()).json().error.code).toBe('in-play');
    tap(session, { do: 'closeGame' });
    expect((await remove()).statusCode).toBe(204);
    expect(session.archive.list()).toEqual([]);
    expect((await remove()).json().error.code).toBe('no-such-game');
  });

  test('of another table are not shown', async () => {
    const { app, session } = await houseWithGame();
    const { id } = gameOf(session);
    const elsewhere = await app.inject({ url: `/api/v1/tables/table-2/games/${id}`, headers: HERE });
    expect(elsewhere.json().error.code).toBe('no-such-game');
  });

  test('that were set right too often to be read quickly are not brought in', async () => {
    const { app, session } = await openHouse();
    const at = '2026-01-01T12:00:00.000Z';
    const entryOf = (entry: object) => ({ at, entry });
    const plain = { do: 'correct', changes: [] };
    const begin = { kind: 'begin', setup: FAMILY, dice: 'tower', markers: 'table' };
    const file = (amends: number) => ({
      watchroom: 'game',
      version: 1,
      id: 'greedy',
      entries: [
        entryOf(begin),
        ...Array.from({ length: 500 }, () => entryOf({ kind: 'input', input: plain, from: 'screen' })),
        ...Array.from({ length: amends }, () => entryOf({ kind: 'amend', step: 1, input: plain })),
      ],
    });
    const bring = (amends: number) =>
      app.inject({ method: 'POST', url: '/api/v1/tables/table-1/games', headers: HERE, payload: file(amends) });
    expect((await bring(352)).json().error.code).toBe('too-large');
    expect(session.archive.list()).toEqual([]);
    expect((await bring(3)).statusCode).toBe(201);
  });

  test('a file that is none is refused', async () => {
    const { app } = await openHouse();
    const wrong = await app.inject({
      method: 'POST',
      url: '/api/v1/tables/table-1/games',
      headers: HERE,
      payload: { watchroom: 'game', version: 1, id: 'x', entries: [{ at: 'yesterday', entry: {} }] },
    });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().error.code).toBe('malformed');
  });
});

describe('a day that no calendar has', () => {
  const begin = {
    setup: { rules: { set: 'family' }, board: 'front', crew: [{ id: 'red' }] },
    dice: 'rolled',
    markers: 'drawn',
  };
  const entries = (at: string) => [{ at, entry: { kind: 'begin', ...begin } }];

  test.each([
    '9999-99-99T00:00:00.000Z',
    '2026-02-30T12:00:00.000Z',
    '2026-01-01T24:30:00.000Z',
    '+275760-09-13T00:00:00.001Z',
    '2026-01-01',
  ])('is not taken from a file: %s', async at => {
    const { app } = await openHouse();
    const bring = (moment: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/tables/table-1/games',
        headers: HERE,
        payload: { watchroom: 'game', version: 1, id: 'x', entries: entries(moment) },
      });
    expect((await bring(at)).json()).toMatchObject({ error: { code: 'malformed' } });
    expect((await bring('2024-02-29T23:59:59.999Z')).statusCode).toBe(201);
  });

  test('and stands in an old record is shown as one that can be read', async () => {
    const { app, session } = await openHouse();
    session.addGame('odd', entries('9999-99-99T00:00:00.000Z') as unknown as Parameters<typeof session.addGame>[1]);
    const get = (path: string) => app.inject({ url: `/api/v1/tables/table-1/games${path}`, headers: HERE });
    const { games } = (await get('')).json();
    expect(new Date(games[0].startedAt).toISOString()).toBe(games[0].startedAt);
    expect((await get('/odd')).json().at).toBe(games[0].startedAt);
    const file = await get('/odd/file');
    expect(file.headers['content-disposition']).toMatch(/watchroom-\d{4}-\d\d-\d\d-family\.json/);
    expect(file.json().entries[0].at).toBe(games[0].startedAt);
  });
});

describe('the doors', () => {
  test('let a guest play at their table and do nothing else', async () => {
    const { app, session } = await houseWithGame({ access: { pin: PIN } });
    const headers = { ...AWAY, 'x-watchroom-code': CODE };
    const codes: Record<string, number> = {};
    for (const [name, method, url] of [
      ['own table', 'GET', '/api/v1/tables/table-1'],
      ['own games', 'GET', '/api/v1/tables/table-1/games'],
      ['other table', 'GET', '/api/v1/tables/table-2'],
      ['other games', 'GET', '/api/v1/tables/table-2/games'],
      ['all tables', 'GET', '/api/v1/tables'],
      ['delete', 'DELETE', `/api/v1/tables/table-1/games/${gameOf(session).id}`],
    ] as const) {
      codes[name] = (await app.inject({ method, url, headers })).statusCode;
    }
    expect(codes).toEqual({
      'own table': 200,
      'own games': 200,
      'other table': 401,
      'other games': 401,
      'all tables': 401,
      delete: 401,
    });
  });

  test('open to staff with the PIN, from this machine too', async () => {
    const { app } = await openHouse({ access: { pin: PIN } });
    const withPin = (pin: string) =>
      app
        .inject({ url: '/api/v1/tables', headers: { ...HERE, 'x-watchroom-pin': pin } })
        .then(answer => answer.statusCode);
    expect(await withPin('000000')).toBe(401);
    expect(await withPin(PIN)).toBe(200);
  });

  test('say so when there is no PIN that would open them from elsewhere', async () => {
    const { app } = await openHouse();
    const answer = await app.inject({ url: '/api/v1/tables', headers: { ...AWAY, 'x-watchroom-pin': PIN } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'only-here']);
  });

  test('know the table by its code alone', async () => {
    const { app, second } = await openHouse();
    const tableOf = async (code: string) => {
      const answer = await app.inject({ url: '/api/v1/tables/main', headers: { ...AWAY, 'x-watchroom-code': code } });
      return answer.json().table?.id ?? answer.statusCode;
    };
    expect([await tableOf(CODE), await tableOf('OTHERS'), await tableOf('NOBODY')]).toEqual([
      'table-1',
      second.id,
      401,
    ]);
  });

  test('take a join code in small letters as well', async () => {
    const { app } = await openHouse();
    const headers = { ...AWAY, 'x-watchroom-code': CODE.toLowerCase() };
    expect((await app.inject({ url: '/api/v1/tables/table-1', headers })).statusCode).toBe(200);
  });

  test.each([
    ['another name', { host: 'evil.example' }, 421],
    ['a page from elsewhere', { ...HERE, origin: 'http://evil.example' }, 403],
    ['the own page', { ...HERE, origin: 'http://localhost:4180' }, 200],
    ['a plain address', { host: '192.168.1.9:4180' }, 200],
  ])('answer a request by %s as they should', async (_name, headers, status) => {
    const { app } = await openHouse();
    expect((await app.inject({ url: '/health', headers })).statusCode).toBe(status);
  });

  test('slow down a flood of requests', async () => {
    const { app } = await openHouse();
    const answers = await Promise.all(Array.from({ length: 260 }, () => app.inject({ url: '/health', headers: HERE })));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    // What else was sent on the same connection is not read: refusing it would cost as much as answering.
    expect(refused.every(({ headers }) => headers.connection === 'close')).toBe(true);
  });

  test.each([
    ['a body that is no JSON', '{"id":', 400],
    ['a huge body', JSON.stringify({ id: 'x'.repeat(70_000) }), 413],
    ['a body nested without end', `{"id":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 400],
    ['a command of another shape', JSON.stringify({ id: 'x', revision: 0, command: { do: 'x' } }), 400],
  ])('refuse %s', async (_name, payload, status) => {
    const { app } = await openHouse();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/tables/table-1/commands',
      headers: { ...HERE, 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });
});

test('a request that meets an error of ours is answered, the error is logged once, and the next one is served', async () => {
  const { app, session, log } = await houseWithGame();
  vi.spyOn(session, 'execute').mockImplementationOnce(() => {
    throw new RangeError('of ours');
  });
  const undo = (id: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/tables/table-1/commands',
      headers: HERE,
      payload: { id, revision: session.view.revision, command: { do: 'undo' } },
    });
  expect((await undo('a')).json().error.code).toBe('internal');
  expect(log().match(/RangeError/g)).toHaveLength(2); // type and stack of one line
  expect((await undo('b')).statusCode).toBe(200);
});

test('a file nested without end is refused', async () => {
  const { app } = await openHouse();
  const action = `${'{"do":"command","who":"a","action":'.repeat(5000)}{"do":"endTurn"}${'}'.repeat(5000)}`;
  const entry = `{"kind":"input","input":{"do":"act","action":${action}},"from":"screen"}`;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/tables/table-1/games',
    headers: { ...HERE, 'content-type': 'application/json' },
    payload: `{"watchroom":"game","version":1,"id":"x","entries":[{"at":"2026-01-01T12:00:00.000Z","entry":${entry}}]}`,
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'malformed']);
});

test('an address that cannot be read is answered like every other mistake', async () => {
  const { app } = await openHouse();
  const answer = await app.inject({ url: '/%', headers: HERE });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: { code: 'malformed' } });
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('where the framework listens is logged for debugging only', async () => {
  const { app, log } = await openHouse();
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(JSON.parse(log())).toMatchObject({ level: 20, msg: expect.stringContaining('listening') });
});

describe('whoever watches over the service', () => {
  test('is told every tower in trouble, with its table and the line nobody can read', async () => {
    const towers = [
      { code: 'absent', table: 'table-1', tower: 'OAK1', port: '/dev/ttyUSB0' },
      { code: 'notUnderstood', table: 'table-2', tower: 'ELM1', port: '/dev/ttyUSB1', line: 'EV 1 0000000A DANCE' },
    ];
    const { app } = await openHouse({ troubledTowers: () => towers });
    const health = (await app.inject({ url: '/health', headers: HERE })).json();
    expect(health).toMatchObject({ ok: false, trouble: ['absent', 'notUnderstood'], towers });
  });

  test('is not called for a tower that was replaced', async () => {
    const { app, session } = await openHouse();
    session.connectTower({ signal: () => {}, throwDice: null, insteadOf: 'OAK1' });
    expect(session.view.notices).toMatchObject([{ code: 'towerReplaced' }]);
    expect((await app.inject({ url: '/health', headers: HERE })).json()).toMatchObject({ ok: true, trouble: [] });
  });
});

describe('the page', () => {
  async function houseWithPage() {
    const folder = temporaryFolder();
    const webRoot = join(folder, 'web');
    mkdirSync(join(webRoot, 'assets'), { recursive: true });
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Watchroom</title>');
    writeFileSync(join(webRoot, 'assets', 'a-1.js'), '1');
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    return openHouse({ webRoot });
  }

  test('comes with headers that let it talk to nobody else', async () => {
    const { app } = await houseWithPage();
    const page = await app.inject({ url: '/', headers: HERE });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(page.headers['cache-control']).toBe('no-cache');
    const asset = await app.inject({ url: '/assets/a-1.js', headers: HERE });
    expect(asset.headers['cache-control']).toContain('immutable');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd',
    '/%00',
  ])('does not lead out of its folder by %s', async url => {
    const { app } = await houseWithPage();
    const answer = await app.inject({ url, headers: HERE });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('secret"');
    expect(answer.body).not.toBe('secret');
  });
});

test('a program can play a whole turn over HTTP', async () => {
  const { app, session } = await openHouse();
  const command = async (id: string, body: object) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/v1/tables/main/commands',
        headers: HERE,
        payload: { id, revision: session.view.revision, command: body },
      })
    ).json();
  await command('1', {
    do: 'newGame',
    setup: { rules: { set: 'family' }, board: 'front', crew: [{ id: 'red' }] },
    dice: 'rolled',
    markers: 'drawn',
  });
  playToRoll(session);
  const { step } = gameOf(session);
  expect(await command('2', { do: 'rollDice' })).toMatchObject({ id: '2' });
  expect(gameOf(session).step).toBeGreaterThan(step);
  expect(await command('3', { do: 'input', input: { do: 'skipFire' } })).toMatchObject({ error: { code: 'refused' } });
  expect(simplestInput(gameOf(session))).toBeDefined();
  expect(sessionIn).toBeDefined();
});
