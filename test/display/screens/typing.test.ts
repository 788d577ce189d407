import { expect, test } from 'vitest';
import { beginsWord, NAME_LENGTH, withLetter, withoutLetter } from '../../../display/screens/newGame/typing.js';

test('a name begins with a large letter, and so does every word and half of a double name', () => {
  expect(['', 'Anna ', 'Anna-', 'A', 'Anna'].map(beginsWord)).toEqual([true, true, true, false, false]);
});

test('a name begins with no space and ends where it is full', () => {
  expect(withLetter('', ' ')).toBe('');
  expect(withLetter('Bo', 'b')).toBe('Bob');
  expect(withLetter('x'.repeat(NAME_LENGTH), 'y')).toBe('x'.repeat(NAME_LENGTH));
});

test('erasing takes one letter, whatever it is made of', () => {
  expect(withoutLetter('Zoë')).toBe('Zo');
  expect(withoutLetter('A😀')).toBe('A');
  expect(withoutLetter('')).toBe('');
});
