import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Judgement, Tries } from '../../server/web/tries.js';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

/** A door with one right word behind it, and the time each answer took. */
function door() {
  const tries = new Tries();
  const knock = (address: string, secret: string) => {
    const asked = performance.now();
    const knocked: { judgement: Judgement | null; after: number; withdraw: () => void } = {
      judgement: null,
      after: Number.NaN,
      withdraw: () => {},
    };
    knocked.withdraw = tries.judge({
      address,
      secret,
      isRight: () => secret === 'right',
      answer: judgement => Object.assign(knocked, { judgement, after: performance.now() - asked }),
    });
    return knocked;
  };
  const guess = (address: string, count: number, from = 0) => {
    for (let i = 0; i < count; i++) {
      knock(address, `guess ${from + i}`);
      vi.advanceTimersByTime(MINUTE / 2);
    }
  };
  return { knock, guess };
}

describe('whoever tries a secret', () => {
  test('is let in at once with the right one after five mistakes', () => {
    const { knock } = door();
    for (let i = 0; i < 5; i++) expect(knock('a', `typo ${i}`)).toMatchObject({ judgement: 'wrong', after: 0 });
    expect(knock('a', 'right')).toMatchObject({ judgement: 'right', after: 0 });
  });

  test('is let in with the right one whatever it tried before, after half a minute at most', () => {
    const { knock, guess } = door();
    guess('a', 200);
    const last = knock('a', 'right');
    vi.advanceTimersByTime(MINUTE / 2);
    expect(last.judgement).toBe('right');
  });

  test('does not wait for the mistakes of other addresses, however many', () => {
    const { knock } = door();
    for (let i = 0; i < 10_000; i++) knock(`address ${i % 5000}`, `guess ${i}`);
    expect(knock('fresh', 'right')).toMatchObject({ judgement: 'right', after: 0 });
  });

  test('is told the same again at once, and it counts once', () => {
    const { knock } = door();
    expect(knock('a', 'old code').judgement).toBe('wrong');
    for (let i = 0; i < 1000; i++) expect(knock('a', 'old code')).toMatchObject({ judgement: 'wrongAgain', after: 0 });
    expect(knock('a', 'right')).toMatchObject({ judgement: 'right', after: 0 });
  });

  test('waits as long for a right answer as for a wrong one', () => {
    const waits = ['right', 'wrong'].map(secret => {
      const { knock, guess } = door();
      guess('a', 9);
      const last = knock('a', secret);
      vi.advanceTimersByTime(MINUTE);
      return last.after;
    });
    expect(waits[0]).toBeGreaterThan(1000);
    expect(waits[0]).toBe(waits[1]);
  });

  test('cannot guess faster than once in half a minute by asking for much at once', () => {
    const { knock } = door();
    const knocks: ReturnType<typeof knock>[] = [];
    for (let second = 0; second < 3600; second++) {
      for (let i = 0; i < 10; i++) knocks.push(knock('a', `guess ${second} ${i}`));
      vi.advanceTimersByTime(1000);
    }
    const judged = knocks.filter(({ judgement }) => judgement === 'wrong');
    expect(judged.length).toBeGreaterThan(100);
    expect(judged.length).toBeLessThanOrEqual(6 + 6 + 120);
  });

  test('leaves its place in the line when it goes', () => {
    const { knock, guess } = door();
    guess('a', 12);
    const waiting = Array.from({ length: 4 }, (_, i) => knock('a', `at once ${i}`));
    expect(knock('a', 'one too many').judgement).toBe('tooMany');
    for (const { withdraw } of waiting) withdraw();
    const last = knock('a', 'right');
    vi.advanceTimersByTime(MINUTE / 2);
    expect(last.judgement).toBe('right');
    expect(waiting.map(({ judgement }) => judgement)).toEqual([null, null, null, null]);
  });

  test('is forgiven one mistake a minute', () => {
    const { knock, guess } = door();
    guess('a', 40);
    vi.advanceTimersByTime(8 * MINUTE);
    expect(knock('a', 'right')).toMatchObject({ judgement: 'right', after: 0 });
  });
});
