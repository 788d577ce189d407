import { describe, expect, test } from 'vitest';
import { de } from '../../../display/words/de/index.js';
import { en } from '../../../display/words/en/index.js';
import { LANGUAGES, preferredLanguage } from '../../../display/words/language.js';
import { pluralsOf } from '../../../display/words/plural.js';

const CATALOGUES = { en, de };

type Leaf = readonly [path: string, value: unknown];

function leaves(value: unknown, path = ''): readonly Leaf[] {
  if (value === null || typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

/** A table from code to words may hold more or fewer codes in one language; sentences for a known code may not. */
const shapes = LANGUAGES.map(language => ({
  language,
  entries: new Map(leaves(CATALOGUES[language]).map(([path, value]) => [path, value])),
}));

describe('the catalogue', () => {
  test('every language has every room, level, board and colour that another has', () => {
    for (const table of ['.places.rooms', '.rules.levels', '.rules.sets', '.rules.boards', '.crew', '.link']) {
      const keys = shapes.map(({ entries }) => [...entries.keys()].filter(path => path.startsWith(table)).sort());
      for (const others of keys.slice(1)) expect(others).toEqual(keys[0]);
    }
  });

  test('no sentence is a code, an exception or empty of meaning', () => {
    for (const { entries } of shapes) {
      for (const [path, value] of entries) {
        if (typeof value !== 'string' || path.endsWith('.help')) continue;
        expect(value, path).not.toBe('');
        expect(value, path).not.toMatch(/undefined|\bnull\b|invalid|error|exception/i);
      }
    }
  });

  test.each(LANGUAGES)('what is said of further screens stands in one line as whole sentences (%s)', language => {
    const { joinHint, joinOff, screens } = CATALOGUES[language].screens.settings;
    for (const sentence of [joinHint('192.0.2.2:4180'), joinOff, screens(1), screens(2)]) {
      expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  });

  test('German says something of its own wherever there is a sentence', () => {
    const [english, german] = shapes.map(shape => shape.entries);
    const same = [...(english ?? [])].filter(
      ([path, value]) => typeof value === 'string' && value.includes(' ') && german?.get(path) === value,
    );
    expect(same).toEqual([]);
  });

  test('numbers take the right form, and nobody is nobody', () => {
    const forms = { zero: 'nobody', one: 'one cube', other: '# cubes' };
    expect([0, 1, 2].map(n => pluralsOf('en')(n, forms))).toEqual(['nobody', 'one cube', '2 cubes']);
    expect(pluralsOf('pl')(3, { one: '# kostka', few: '# kostki', other: '# kostek' })).toBe('3 kostki');
    expect(CATALOGUES.de.instructions.left.damage(1)).toBe('noch ein Schadensmarker');
    expect(CATALOGUES.de.instructions.left.damage(7)).toBe('noch 7 Schadensmarker');
  });

  test('a list is spoken of by the numbers that are still open', () => {
    const { doThese } = CATALOGUES.en.play;
    expect(doThese([1, 2, 3])).toBe('Do 1 to 3 on the table');
    expect(doThese([3, 4])).toBe('Do 3 and 4 on the table');
    expect(doThese([1, 3, 4])).toBe('Do the rest on the table');
    expect(doThese([4])).toBe('Do this on the table');
    expect(CATALOGUES.de.play.putBack([2, 3, 4])).toBe('Diese 3 richtigstellen');
  });

  test('the first wish that there are words for decides the language', () => {
    expect(preferredLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(preferredLanguage(['tlh'])).toBe('en');
  });
});
