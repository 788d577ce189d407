import { describe, expect, test } from 'vitest';
import { type Bench, linkUp, powerOn, takeAll } from './bench.js';

const RED = [1, 0, 0];

describe('the panel of the reference tower', () => {
  test('a press and its release are one event each, however the contact bounces', () => {
    const bench = linked();
    for (const hold of [1, 3, 2, 5, 1, 9]) {
      bench.press('confirm');
      bench.run(hold);
      bench.release('confirm');
      bench.run(1);
    }
    bench.press('confirm');
    bench.run(40);
    expect(takeAll(bench)).toEqual(['1 down']);
    bench.release('confirm');
    bench.run(4);
    bench.press('confirm');
    bench.run(3);
    bench.release('confirm');
    bench.run(40);
    expect(takeAll(bench)).toEqual(['1 up']);
  });

  test('a spark on a wire is no press', () => {
    const bench = linked();
    bench.press('undo');
    bench.run(10);
    bench.release('undo');
    bench.run(200);
    expect(takeAll(bench)).toEqual([]);
  });

  test('dice are entered by counting and confirmed as one roll', () => {
    const bench = linked();
    bench.tap('countD6', 3);
    bench.tap('countD8', 8);
    bench.tap('confirm');
    expect(takeAll(bench)).toEqual(['roll 3 8']);
    bench.tap('confirm');
    expect(takeAll(bench)).toEqual(['1 down', '1 up']);
  });

  test('one die alone can be entered', () => {
    const bench = linked();
    bench.tap('countD6', 6);
    bench.tap('confirm');
    bench.tap('countD8', 1);
    bench.tap('confirm');
    expect(takeAll(bench)).toEqual(['roll 6 -', 'roll - 1']);
  });

  test('counting beyond the last face is refused with a red light and starts anew', () => {
    const bench = linked();
    bench.tap('countD6', 7);
    expect(shownFor(bench, 400)).toEqual(RED);
    bench.tap('confirm');
    expect(takeAll(bench)).toEqual(['1 down', '1 up']);
  });

  test('undo takes an entry back, and is the undo of the table only when nothing is entered', () => {
    const bench = linked();
    bench.tap('countD8', 4);
    bench.tap('undo');
    expect(takeAll(bench)).toEqual([]);
    bench.tap('undo');
    expect(takeAll(bench)).toEqual(['2 down', '2 up']);
  });

  test('an entry nobody finishes is forgotten', () => {
    const bench = linked();
    bench.tap('countD6', 2);
    for (let i = 0; i < 11; i++) {
      bench.run(2000);
      bench.say('PING');
    }
    bench.tap('confirm');
    expect(takeAll(bench)).toEqual(['1 down', '1 up']);
  });

  test('the roll button rolls both dice, each time anew, and the host hears of nothing but the roll', () => {
    const bench = linked();
    const rolls: string[] = [];
    for (let i = 0; i < 24; i++) {
      bench.tap('roll');
      bench.run(600);
      rolls.push(...takeAll(bench));
    }
    expect(rolls).toHaveLength(24);
    for (const roll of rolls) expect(roll).toMatch(/^roll [1-6] [1-8]$/);
    expect(new Set(rolls.map(roll => roll[5])).size).toBe(6);
    expect(new Set(rolls.map(roll => roll[7])).size).toBeGreaterThanOrEqual(7);
  });

  test('it says what it is: dice are counted by hand or drawn, and every roll says which', () => {
    const bench = linked();
    bench.say('CAP');
    expect(bench.heard()).toMatchObject([{ kind: 'capabilities', sources: ['hand', 'rng'] }]);
    bench.tap('countD6', 2);
    bench.tap('confirm');
    expect(bench.heard().find(({ kind }) => kind === 'roll')).toMatchObject({ d6: 2, source: 'hand' });
    takeAll(bench);
    bench.tap('roll');
    bench.run(600);
    expect(bench.heard().find(({ kind }) => kind === 'roll')).toMatchObject({ source: 'rng' });
  });

  test('a count in progress is sent at once at every press, and when it is taken back', () => {
    const bench = linked();
    const countsAfter = (act: () => void) => {
      bench.heard();
      act();
      return bench.heard().flatMap(message => (message.kind === 'heartbeat' ? [[message.d6, message.d8]] : []));
    };
    expect(countsAfter(() => bench.tap('countD6', 2))).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
    expect(countsAfter(() => bench.tap('countD8'))).toEqual([[2, 1]]);
    expect(countsAfter(() => bench.say('PING'))).toEqual([[2, 1]]);
    expect(countsAfter(() => bench.tap('undo'))).toEqual([[undefined, undefined]]);
    expect(countsAfter(() => bench.tap('countD6', 7)).at(-1)).toEqual([undefined, undefined]);
    bench.tap('countD8', 3);
    // The roll itself ends the count.
    expect(countsAfter(() => bench.tap('confirm'))).toEqual([]);
    expect(countsAfter(() => bench.say('PING'))).toEqual([[undefined, undefined]]);
  });

  test('nobody is told of a count while nobody listens', () => {
    const bench = powerOn();
    bench.run(1200);
    bench.heard();
    bench.tap('countD6', 3);
    expect(bench.heard().filter(({ kind }) => kind === 'heartbeat')).toEqual([]);
  });

  test('a full queue refuses with a red light and reports how many it refused', () => {
    const bench = linked();
    bench.tap('undo', 3);
    bench.light();
    bench.tap('undo');
    expect(shownFor(bench, 400)).toEqual(RED);
    expect(takeAll(bench)).toEqual([...Array(3).fill(['2 down', '2 up']).flat(), 'fault full 2']);
  });

  test('a button held for half a minute is reported as stuck, once', () => {
    const bench = linked();
    bench.press('undo');
    bench.run(60);
    for (let i = 0; i < 35; i++) {
      bench.run(1000);
      bench.say('PING');
    }
    expect(takeAll(bench)).toEqual(['2 down', 'fault stuck2']);
  });

  test('the light shows what the host asks for, and blinks blue when the host is gone', () => {
    const bench = linked();
    bench.say('C 1 LED 255,128,0');
    expect(shownFor(bench, 80)).toEqual([1, 0.5, 0]);
    bench.run(3000);
    const [red, green, blue] = shownFor(bench, 2048);
    expect([red, green]).toEqual([0, 0]);
    expect(blue).toBeGreaterThan(0.01);
    expect(blue).toBeLessThan(0.1);
  });

  test('a tone ends by itself', () => {
    const bench = linked();
    bench.say('C 1 BUZ 1000,200');
    expect(bench.isBuzzing()).toBe(true);
    bench.run(150);
    expect(bench.isBuzzing()).toBe(true);
    bench.run(100);
    expect(bench.isBuzzing()).toBe(false);
  });
});

function linked(): Bench {
  const bench = powerOn();
  linkUp(bench);
  return bench;
}

/** The average colour of the light while time passes, to one part in eight: the light has eight steps. */
function shownFor(bench: Bench, milliseconds: number): readonly number[] {
  bench.light();
  bench.run(milliseconds);
  return bench.light().map(level => (level > 0.1 ? Math.round(level * 8) / 8 : Math.round(level * 1000) / 1000));
}
