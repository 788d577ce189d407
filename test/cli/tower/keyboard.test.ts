import { expect, test } from 'vitest';
import { HELP, readCommand } from '../../../server/cli/tower/keyboard.js';

test.each([
  ['3 5', { d6: 3, d8: 5 }],
  [' 6  8 ', { d6: 6, d8: 8 }],
  ['4 -', { d6: 4 }],
  ['- 7', { d8: 7 }],
  ['? 5', { d6: 'unreadable', d8: 5, why: 'tilt' }],
  ['? ?', { d6: 'unreadable', d8: 'unreadable', why: 'tilt' }],
])('"%s" is a roll', (typed, dice) => {
  expect(readCommand(typed)).toEqual({ kind: 'roll', dice });
});

test.each(['7 1', '1 9', '0 5', '- -', '35', '3 5 7', 'rol', 'drop', 'drop -1', 'toString', ''])(
  '"%s" means nothing',
  typed => {
    expect(readCommand(typed)).toBeUndefined();
  },
);

test('every word of the help is a command', () => {
  const words = [
    'r',
    'c',
    'u',
    'b',
    'drop 3',
    'double 3',
    'damage 50',
    'damage 0',
    'cut',
    'mend',
    'noise',
    'unplug',
    'plug',
    'reset',
    'lines',
    'help',
    'quit',
  ];
  for (const word of words) {
    expect(HELP).toContain(word);
    expect(readCommand(word), word).toBeDefined();
  }
});
