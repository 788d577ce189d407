/** What strangers do must not cost the people at the tables their places, their tries or their time. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answerTo, CODE, connectOver, type House, type HouseChanges, openHouse, PIN } from './atDoor.js';

const PROXY = '127.0.0.1';
const HERE = { host: 'localhost:4180' };

function houseBehindProxy({ access = {} }: HouseChanges = {}): Promise<House> {
  return openHouse({ access: { proxy: PROXY, pin: PIN, ...access } });
}

/** A request that the proxy passed on for somebody. */
function get({ app }: House, url: string, guest: string | null, headers: Readonly<Record<string, string>> = {}) {
  const said = guest === null ? {} : { 'x-forwarded-for': guest };
  return app.inject({ url, headers: { ...HERE, ...said, ...headers } });
}

async function withCode(house: House, guest: string, code: string, table = 'table-1'): Promise<number> {
  return (await get(house, `/api/v1/tables/${table}`, guest, { 'x-watchroom-code': code })).statusCode;
}

async function withPin(house: House, guest: string | null, pin: string): Promise<number> {
  return (await get(house, '/api/v1/tables', guest, { 'x-watchroom-pin': pin })).statusCode;
}

/** The time stands still unless a test lets it pass. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

describe('places at a table', () => {
  test('are kept for the screens of this machine, whatever guests take', async () => {
    const { app } = await houseBehindProxy();
    const answers: string[] = [];
    for (let i = 0; i < 34; i++) {
      answers.push(await answerTo(await connectOver(app, `10.0.0.${Math.floor(i / 8)}`), { code: CODE }));
    }
    expect(answers.slice(0, 32)).toEqual(Array(32).fill('welcome'));
    expect(answers.slice(32)).toEqual(['tooMany', 'tooMany']);
    expect(await answerTo(await connectOver(app))).toBe('welcome');
  });

  test('are not all taken by one guest', async () => {
    const { app } = await houseBehindProxy();
    const answers: string[] = [];
    for (let i = 0; i < 10; i++) answers.push(await answerTo(await connectOver(app, '10.0.0.1'), { code: CODE }));
    expect(answers).toEqual([...Array(8).fill('welcome'), 'tooMany', 'tooMany']);
    expect(await answerTo(await connectOver(app, '10.0.0.2'), { code: CODE })).toBe('welcome');
  });
});

describe('a right code', () => {
  test.each([
    ['each from its own address', (phone: number) => `10.0.0.${phone}`],
    ['all from one address', () => '10.0.0.1'],
  ])('is taken at once while twelve phones repeat an old one, %s', async (_name, addressOf) => {
    stopTime();
    const house = await houseBehindProxy();
    for (let second = 0; second < 40; second += 2) {
      for (let phone = 0; phone < 12; phone++) expect(await withCode(house, addressOf(phone), 'OLDONE')).toBe(401);
      expect(await withCode(house, '10.0.0.99', CODE)).toBe(200);
      expect(await withCode(house, addressOf(3), CODE)).toBe(200);
      await vi.advanceTimersByTimeAsync(2000);
    }
  });

  test('is taken while hundreds of addresses guess, and so is the right PIN', async () => {
    stopTime();
    const house = await houseBehindProxy();
    for (let i = 0; i < 600; i++) {
      const guest = `10.0.${i % 250}.1`;
      expect(await withCode(house, guest, `GUESS${i}`, i % 2 ? 'table-1' : 'table-2')).toBe(401);
      if (i % 3 === 0) expect(await withPin(house, guest, `${100_000 + i}`)).toBe(401);
    }
    expect(await withCode(house, '10.1.0.1', CODE)).toBe(200);
    expect(await withCode(house, '10.1.0.2', 'OTHERS', 'table-2')).toBe(200);
    expect(await withPin(house, null, PIN)).toBe(200);
    expect(await withPin(house, '10.1.0.3', PIN)).toBe(200);
  });

  test('is taken from whoever guessed before, only later', async () => {
    stopTime();
    const { app } = await houseBehindProxy();
    for (let i = 0; i < 6; i++)
      expect(await answerTo(await connectOver(app, '10.0.0.1'), { code: `TYPO0${i}` })).toBe('code');
    const screen = await connectOver(app, '10.0.0.1');
    const answer = answerTo(screen, { code: CODE });
    screen.say({ type: 'ping' });
    await screen.next('pong');
    expect(screen.heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toBe('welcome');
  });

  test('is not held up by wrong PINs, nor the PIN by wrong codes', async () => {
    stopTime();
    const house = await houseBehindProxy();
    for (let i = 0; i < 6; i++) expect(await withPin(house, '10.0.0.1', `00000${i}`)).toBe(401);
    for (let i = 0; i < 6; i++) expect(await withCode(house, '10.0.0.2', `TYPO0${i}`)).toBe(401);
    expect(await withCode(house, '10.0.0.1', CODE)).toBe(200);
    expect(await withPin(house, '10.0.0.2', PIN)).toBe(200);
  });

  test('of a screen that gave up waiting is not missed', async () => {
    stopTime();
    const { app, session } = await houseBehindProxy();
    for (let i = 0; i < 6; i++) await answerTo(await connectOver(app, '10.0.0.1'), { code: `TYPO0${i}` });
    const screen = await connectOver(app, '10.0.0.1');
    screen.say({ type: 'hello', version: 1, table: 'main', code: CODE });
    screen.say({ type: 'ping' });
    await screen.next('pong');
    screen.socket.close();
    await screen.closed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.view.screens).toBe(0);
  });
});

describe('somebody who guesses', () => {
  let house: House;
  beforeEach(async () => {
    stopTime();
    house = await houseBehindProxy();
  });

  test('does not learn which tables there are, by any answer or any wait', async () => {
    const course = async (table: string, guest: string) => {
      const told: string[] = [];
      for (let i = 0; i < 9; i++) {
        const asked = performance.now();
        let answer = 0;
        const request = withCode(house, guest, `GUESS${i}`, table).then(status => {
          answer = status;
        });
        while (answer === 0) await vi.advanceTimersByTimeAsync(100);
        await request;
        told.push(`${answer} after ${Math.round((performance.now() - asked) / 500)}`);
      }
      return told;
    };
    expect(await course('table-1', '10.0.0.1')).toEqual(await course('nowhere', '10.0.0.2'));
  });

  test('is in the log with address, table and count, and never with what was tried', async () => {
    await withCode(house, '10.0.0.1', 'SECRE1');
    await withCode(house, '10.0.0.1', 'SECRE2', 'no-such-table');
    await withPin(house, '10.0.0.1', '777777');
    const lines = house
      .log()
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(lines).toMatchObject([
      { level: 40, address: '10.0.0.1', table: 'table-1', wrongTries: 1, msg: 'a wrong join code was tried' },
      { level: 40, address: '10.0.0.1', table: 'unknown', wrongTries: 2 },
      { level: 40, address: '10.0.0.1', wrongTries: 1, msg: 'a wrong PIN was tried' },
    ]);
    expect(house.log()).not.toMatch(/SECRE|777777|no-such-table/);
  });

  test('does not fill the log', async () => {
    for (let i = 0; i < 300; i++) await withCode(house, `10.0.1.${i % 200}`, `GUESS${i}`);
    expect(house.log().trim().split('\n').length).toBeLessThan(30);
    await vi.advanceTimersByTimeAsync(20_000);
    await withCode(house, '10.0.0.1', 'GUESS');
    expect(house.log()).toMatch(/"alsoNotLogged":2\d\d/);
  });
});

test('strangers who break the rules of the wire do not fill the log either', async () => {
  const { app, log } = await openHouse();
  for (let i = 0; i < 60; i++) {
    const screen = await connectOver(app);
    screen.sayText(' '.repeat(70_000));
    await screen.closed();
  }
  const lines = log()
    .split('\n')
    .filter(line => line.includes('a screen broke the rules'));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.length).toBeLessThan(30);
});

describe('behind a proxy', () => {
  test('that is named, guests are told apart by what it says last', async () => {
    stopTime();
    const house = await houseBehindProxy();
    for (let i = 0; i < 7; i++) withCode(house, `1.2.3.4, 10.0.0.1`, `GUESS${i}`);
    expect(await withCode(house, '10.0.0.1, 10.0.0.2', CODE)).toBe(200);
    expect(await withCode(house, '2001:db8:1:2:3::4', 'WRONG1')).toBe(401);
    expect(await withCode(house, 'no address at all', CODE)).toBe(200);
    expect(house.log()).toContain('"address":"2001:db8:1:2"');
  });

  test('nobody is of this machine, whatever they say', async () => {
    const house = await houseBehindProxy();
    for (const guest of ['127.0.0.1', '::1', 'here', '']) {
      expect((await get(house, '/api/v1/tables/table-1', guest)).statusCode).toBe(401);
    }
    const forwarded = { ...HERE, forwarded: 'for=127.0.0.1' };
    expect((await house.app.inject({ url: '/api/v1/tables/table-1', headers: forwarded })).statusCode).toBe(401);
  });

  test('that is not named, nobody is believed about who they are', async () => {
    const house = await openHouse({ access: { proxy: '192.168.1.2' } });
    await withCode(house, '10.0.0.1', 'WRONG1');
    await withCode(house, '10.0.0.2', 'WRONG2');
    expect(house.log().match(/by way of 127\.0\.0\.1/g)).toHaveLength(2);
  });

  test.each([
    ['named', PROXY],
    ['not named', null],
  ])('that is %s, a flood of requests does not slow down this machine', async (_name, proxy) => {
    const house = await houseBehindProxy({ access: { proxy } });
    const flood = await Promise.all(Array.from({ length: 260 }, () => get(house, '/health', '10.0.0.1')));
    expect(flood.some(({ statusCode }) => statusCode === 429)).toBe(true);
    expect((await get(house, '/health', null)).statusCode).toBe(200);
    if (proxy !== null) expect((await get(house, '/health', '10.0.0.2')).statusCode).toBe(200);
  });
});
