import { describe, expect, test } from 'vitest';
import type { RollMessage } from '../../firmware-protocol/index.js';
import type { Question } from '../../server/engine/index.js';
import { type Expectation, toIntake } from '../../server/table/intake.js';
import { formatGameFile } from '../../server/table/pastGames.js';
import type { TableSession } from '../../server/table/session.js';
import { isGameFile } from '../../server/web/validate.js';
import {
  fromTower,
  gameOf,
  input,
  newFamilyGame,
  openTestStore,
  playTo,
  playToRoll,
  recordOf,
  sessionIn,
  tap,
  temporaryFolder,
} from './atTable.js';

type Thrown = Partial<Pick<RollMessage, 'd6' | 'd8' | 'why' | 'ask' | 'source'>>;

function tableAtRoll() {
  const store = openTestStore(temporaryFolder());
  const session = sessionIn(store);
  newFamilyGame(session);
  playToRoll(session);
  return { store, session };
}

function throwDice(session: TableSession, thrown: Thrown, seq?: number): boolean {
  return fromTower(session, { kind: 'roll', ...thrown }, seq);
}

const lastInput = (session: TableSession) => gameOf(session).history.at(-1)?.input;

describe('dice that come one by one are one roll', () => {
  test.each<readonly [string, readonly Thrown[], readonly [number, number]]>([
    ['red first', [{ d6: 3 }, { d8: 6 }], [3, 6]],
    ['black first', [{ d8: 6 }, { d6: 3 }], [3, 6]],
    ['the leaning one again', [{ d6: 4, d8: 'unreadable', why: 'tilt' }, { d8: 2 }], [4, 2]],
    ['the one that did not come down', [{ d6: 4, d8: 'unreadable', why: 'none' }, { d8: 2 }], [4, 2]],
    [
      'from a tower that tells of an empty lane each time',
      [
        { d6: 4, d8: 'unreadable', why: 'none' },
        { d6: 'unreadable', d8: 2, why: 'none' },
      ],
      [4, 2],
    ],
    [
      'both again: the newest faces count',
      [
        { d6: 4, d8: 'unreadable', why: 'tilt' },
        { d6: 1, d8: 2 },
      ],
      [1, 2],
    ],
    ['the same die twice: its newest face counts', [{ d6: 4 }, { d6: 5 }, { d8: 2 }], [5, 2]],
    [
      'both again, and now the other one leans: its old face is gone',
      [{ d6: 4, d8: 'unreadable', why: 'tilt' }, { d6: 'unreadable', d8: 2, why: 'tilt' }, { d6: 6 }],
      [6, 2],
    ],
  ])('%s', (_name, throws, [red, black]) => {
    const { session } = tableAtRoll();
    const { step } = gameOf(session);
    for (const thrown of throws.slice(0, -1)) {
      throwDice(session, thrown);
      expect(gameOf(session).step).toBe(step);
    }
    throwDice(session, throws.at(-1) as Thrown);
    expect(gameOf(session).history[step]?.input).toEqual({ do: 'roll', red, black });
    expect(gameOf(session).looseRolls).toEqual([]);
    expect(gameOf(session)).not.toHaveProperty('partialRoll');
  });

  test('and the screen is told which one is there', () => {
    const { session } = tableAtRoll();
    throwDice(session, { d6: 4, d8: 'unreadable', why: 'tilt' });
    expect(gameOf(session).partialRoll).toEqual({ red: 4, black: null });
    expect(session.view.tower.tray).toBe('cocked');
  });

  test('each event counted once, the known face kept when the service is killed', () => {
    const { store, session } = tableAtRoll();
    const { step } = gameOf(session);
    throwDice(session, { d6: 4 }, 501);
    const restarted = sessionIn(store);
    expect(gameOf(restarted).partialRoll).toEqual({ red: 4, black: null });
    expect(throwDice(restarted, { d6: 4 }, 501)).toBe(true);
    throwDice(restarted, { d8: 7 }, 502);
    expect(gameOf(restarted).history[step]?.input).toEqual({ do: 'roll', red: 4, black: 7 });
    const again = sessionIn(store);
    expect(throwDice(again, { d8: 7 }, 502)).toBe(true);
    expect(gameOf(again).step).toBe(gameOf(restarted).step);
  });

  test('for the number they were asked for: the first of them does not change it', () => {
    const { session } = tableAtRoll();
    const asks: number[] = [];
    session.connectTower({
      signal: signal => signal.kind === 'roll' && asks.push(signal.ask),
      throwDice: null,
      insteadOf: null,
    });
    const [ask = 0] = asks;
    throwDice(session, { d6: 4, ask });
    throwDice(session, { d8: 7, ask });
    expect(lastInput(session)).toEqual({ do: 'roll', red: 4, black: 7 });
  });
});

describe('a face that is known is forgotten', () => {
  test('when the step before is taken back', () => {
    const { session } = tableAtRoll();
    throwDice(session, { d6: 4 });
    tap(session, { do: 'undo' });
    expect(gameOf(session)).not.toHaveProperty('partialRoll');
  });

  test('when the roll was tapped in and another one is asked for', () => {
    const { store, session } = tableAtRoll();
    throwDice(session, { d6: 4 });
    input(session, { do: 'roll', red: 1, black: 1 });
    playTo(session, 'roll');
    expect(gameOf(session)).not.toHaveProperty('partialRoll');
    throwDice(session, { d8: 8 });
    expect(gameOf(sessionIn(store)).partialRoll).toEqual({ red: null, black: 8 });
  });

  test('when the dice come from elsewhere', () => {
    const { store, session } = tableAtRoll();
    throwDice(session, { d6: 4 });
    tap(session, { do: 'setDice', dice: 'tapped' });
    tap(session, { do: 'setDice', dice: 'tower' });
    expect(gameOf(session)).not.toHaveProperty('partialRoll');
    expect(gameOf(sessionIn(store))).not.toHaveProperty('partialRoll');
  });
});

test('how dice lay for one question is not told of the next', () => {
  const { session } = tableAtRoll();
  throwDice(session, { d6: 'unreadable', d8: 'unreadable', why: 'slow' });
  expect(session.view.tower.tray).toBe('unreadable');
  input(session, { do: 'roll', red: 1, black: 1 });
  expect(session.view.tower.tray).toBe('still');
});

describe('where only one die is wanted', () => {
  const awaiting: Question = { for: 'roll', about: 'reroll', dice: ['black'] } as Question;
  const standing: Expectation = { awaiting, dice: 'tower', ask: 7, partial: null };
  const event: RollMessage = { kind: 'roll', seq: 1, boot: '0000000A', ask: 7, uptime: 1 };

  test.each<readonly [string, Thrown, object]>([
    [
      'the other lane may be empty',
      { d6: 'unreadable', d8: 5, why: 'none' },
      { kind: 'roll', roll: { red: null, black: 5 } },
    ],
    ['a second die is for people to judge', { d6: 1, d8: 5 }, { kind: 'loose', why: 'wrongDice' }],
    [
      'a tower that draws both gives the wanted one',
      { d6: 1, d8: 5, source: 'rng' },
      { kind: 'roll', roll: { red: null, black: 5 } },
    ],
    ['a leaning one brings nothing', { d8: 'unreadable', why: 'tilt' }, { kind: 'nothing' }],
  ])('%s', (_name, thrown, intake) => {
    expect(toIntake({ ...event, ...thrown }, standing)).toMatchObject(intake);
  });
});

describe('where the faces are from', () => {
  test.each<readonly [string, readonly Thrown[], string | undefined]>([
    ['read by the tower', [{ d6: 1, d8: 2, source: 'die' }], 'die'],
    ['counted by hand', [{ d6: 1, d8: 2, source: 'hand' }], 'hand'],
    ['drawn by the tower', [{ d6: 1, d8: 2, source: 'rng' }], 'rng'],
    ['of dice, since only a sensor finds one leaning', [{ d6: 1, d8: 'unreadable', why: 'tilt' }, { d8: 2 }], 'die'],
    ['unsaid', [{ d6: 1, d8: 2 }], undefined],
    [
      'two sources: the one that proves less',
      [
        { d6: 1, source: 'rng' },
        { d8: 2, source: 'die' },
      ],
      'rng',
    ],
  ])('is in the record: %s', (_name, throws, src) => {
    const { store, session } = tableAtRoll();
    const { step } = gameOf(session);
    for (const thrown of throws) throwDice(session, thrown);
    const told = (game: TableSession) => gameOf(game).history[step]?.src;
    expect([told(session), told(sessionIn(store))]).toEqual([src, src]);
  });

  test('is forgotten when the roll is set right by hand', () => {
    const { session } = tableAtRoll();
    const { step } = gameOf(session);
    throwDice(session, { d6: 1, d8: 2, source: 'die' });
    tap(session, { do: 'amend', step: step + 1, input: { do: 'roll', red: 1, black: 3 } });
    expect(gameOf(session).history[step]).toMatchObject({ input: { do: 'roll', red: 1, black: 3 } });
    expect(gameOf(session).history[step]).not.toHaveProperty('src');
  });

  test('stays with a roll that is used later, and in the file of the game', () => {
    const { session } = tableAtRoll();
    throwDice(session, { d6: 1, d8: 2, ask: 9999, source: 'rng' });
    const { step } = gameOf(session);
    tap(session, { do: 'useRoll', roll: gameOf(session).looseRolls[0]?.id ?? '' });
    expect(gameOf(session).history[step]?.src).toBe('rng');
    const { id } = gameOf(session);
    const file = formatGameFile(id, recordOf(session));
    expect(file.entries).toContainEqual(expect.objectContaining({ entry: expect.objectContaining({ src: 'rng' }) }));
    expect(isGameFile(JSON.parse(JSON.stringify(file)))).toBe(true);
  });
});
