import { describe, expect, it } from 'vitest';
import { DEAF_MS } from '../../display/play/steadyButton.js';
import { isDoneOnce, isHeldOn, SteadyFinger } from '../../display/steadyFinger.js';

const tap = (x: number, y: number, at: number) => ({ x, y, at });

describe('a finger that taps twice', () => {
  it('is heard once where the first tap did something', () => {
    const finger = new SteadyFinger();
    expect(finger.isEcho(tap(100, 100, 0))).toBe(false);
    finger.hasActed();
    expect(finger.isEcho(tap(110, 95, DEAF_MS - 1))).toBe(true);
    expect(finger.isEcho(tap(110, 95, DEAF_MS))).toBe(false);
  });

  it('is heard at once elsewhere', () => {
    const finger = new SteadyFinger();
    finger.isEcho(tap(100, 100, 0));
    finger.hasActed();
    expect(finger.isEcho(tap(160, 100, 50))).toBe(false);
  });

  it('is heard again where the first tap did nothing', () => {
    const finger = new SteadyFinger();
    finger.isEcho(tap(100, 100, 0));
    expect(finger.isEcho(tap(100, 100, 50))).toBe(false);
  });

  it('is heard once where the first tap opened something, and a key is heard again', () => {
    const finger = new SteadyFinger();
    finger.isEcho(tap(100, 100, 0));
    finger.hasOpened();
    expect(finger.isEcho(tap(100, 100, 50))).toBe(true);
    finger.isEcho({ key: 'enter', at: 1000 });
    finger.hasOpened();
    expect(finger.isEcho({ key: 'enter', at: 1050 })).toBe(false);
  });

  it('takes back several steps as fast as it likes', () => {
    expect(isDoneOnce({ do: 'undo' })).toBe(false);
    expect(isDoneOnce({ do: 'input', input: { do: 'act', action: { do: 'endTurn' } } })).toBe(true);
  });
});

describe('a key', () => {
  const press = (key: string, at: number) => ({ key, at });

  it('pressed twice is heard once where the first press did something', () => {
    const finger = new SteadyFinger();
    finger.isEcho(press('enter', 0));
    finger.hasActed();
    expect(finger.isEcho(press('enter', DEAF_MS - 1))).toBe(true);
    expect(finger.isEcho(press('enter', DEAF_MS))).toBe(false);
  });

  it('is no echo of another, nor of a finger', () => {
    const finger = new SteadyFinger();
    finger.isEcho(press('a', 0));
    finger.hasActed();
    expect(finger.isEcho(press('b', 50))).toBe(false);
    expect(finger.isEcho(tap(100, 100, 50))).toBe(false);
  });

  it('ticks one row after another as fast as it likes', () => {
    const finger = new SteadyFinger();
    finger.isEcho(press('t', 0));
    finger.hasActed();
    expect(finger.isEcho(press('t', 50))).toBe(false);
  });

  it.each([
    ['Enter', false, true],
    ['Enter', true, true],
    ['u', false, true],
    ['u', true, false],
    ['ArrowLeft', false, false],
    ['Tab', false, false],
  ])('%s held down, writing %s, is ignored: %s', (key, isWriting, isIgnored) => {
    expect(isHeldOn({ key, repeat: true }, isWriting)).toBe(isIgnored);
    expect(isHeldOn({ key, repeat: false }, isWriting)).toBe(false);
  });
});
