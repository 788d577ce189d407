import { describe, expect, it } from 'vitest';
import { answered, isTappedTwice, type Unanswered, withCommand } from '../../display/outbox.js';
import { loadPreferences, savePreferences } from '../../display/preferences.js';
import { formatRoute, parseRoute } from '../../display/routes.js';

const tapped = (id: string, revision: number): Unanswered => ({ id, revision, command: { do: 'undo' } });

describe('commands on their way', () => {
  it('keep the order in which they were tapped', () => {
    const outbox = withCommand(withCommand([], tapped('a', 7)), tapped('b', 7));
    expect(outbox.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('tapped quickly one after the other stand on what the first one made', () => {
    const outbox = [tapped('a', 7), tapped('b', 7)];
    expect(answered(outbox, 'a', 8)).toEqual([tapped('b', 8)]);
  });

  it('stay stale when somebody else changed the table in between', () => {
    expect(answered([tapped('a', 7), tapped('b', 7)], 'a', 9)).toEqual([tapped('b', 7)]);
  });

  it('are not forgotten because of an answer nobody waits for', () => {
    const outbox = [tapped('a', 7)];
    expect(answered(outbox, 'older', 8)).toBe(outbox);
  });
});

describe('a double tap', () => {
  const end = { do: 'input', input: { do: 'act', action: { do: 'endTurn' } } } as const;
  const notAsked = { code: 'not-asked', message: '' } as const;

  it('that comes too late is no reason to warn', () => {
    expect(isTappedTwice(end, end, notAsked)).toBe(true);
  });

  it('is not any other refusal', () => {
    expect(isTappedTwice(end, { do: 'undo' }, notAsked)).toBe(false);
    expect(isTappedTwice(end, null, notAsked)).toBe(false);
    expect(isTappedTwice(end, end, { ...notAsked, code: 'stale' })).toBe(false);
  });
});

describe('addresses', () => {
  it.each(['#play', '#replay/2026%2F1', '#settings'])('%s leads there and back', hash => {
    expect(formatRoute(parseRoute(hash))).toBe(hash);
  });

  it('that nobody knows lead to the start', () => {
    expect(parseRoute('#nowhere')).toEqual({ to: 'start' });
    expect(parseRoute('')).toEqual({ to: 'start' });
  });
});

describe('preferences', () => {
  it('are kept by the browser', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    };
    savePreferences(storage, { ...loadPreferences(storage), theme: 'day', turned: 3 });
    expect(loadPreferences(storage)).toMatchObject({ theme: 'day', turned: 3, textSize: 'normal' });
  });

  it('have defaults when nothing, or nonsense, was kept', () => {
    for (const text of [null, 'nonsense', '7', 'null']) {
      expect(loadPreferences({ getItem: () => text }).theme).toBe('dark');
    }
    const forbidden = {
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => savePreferences(forbidden, loadPreferences(null))).not.toThrow();
  });
});
