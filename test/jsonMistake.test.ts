import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonMistake } from '../server/jsonMistake.js';

describe('a file of settings written by hand', () => {
  test.each([
    ['{\n  "port": 1,\n  "lan": true,\n}', 3, 'a comma too many'],
    ['{"tables": [\n  {"id": "a"},\n]}', 2, 'a comma too many'],
    ['{\n  "port": 1\n  "lan": true\n}', 3, 'a comma or a } is missing'],
    ['{"tables": [1 2]}', 1, 'a comma or a ] is missing'],
    ['{\n  port: 1\n}', 2, 'must be in "quotation marks"'],
    ["{\n  'port': 1\n}", 2, 'must be in "quotation marks"'],
    ['{\n  "port" 1\n}', 2, 'a colon is missing'],
    ['{\n  "port":\n}', 3, 'here must be'],
    ['{\n  "pin": 012345\n}', 2, 'here must be'],
    ['{\n  "name": yes\n}', 2, 'here must be'],
    ['{\n  // ours\n  "port": 1\n}', 2, 'no comments'],
    ['{\n  "name": "By the window,\n  "port": 1\n}', 2, 'no closing "'],
    ['{\n  "data": "C:\\games"\n}', 2, 'a lone \\'],
    ['{\n  "port": 1\n', 3, 'a } is missing at the end'],
    ['{"tables": [1}', 1, 'a comma or a ] is missing'],
    ['{"port": 1}\n}', 2, 'after the end'],
    ['', 1, 'here must be'],
  ])('%j is wrong in line %i: %s', (text, line, problem) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonMistake(text)).toEqual({ line, problem: expect.stringContaining(problem) });
  });

  test('never has what stands there repeated, which may be the PIN', () => {
    expect(jsonMistake('{"pin" "493027"}')?.problem).not.toContain('493027');
    expect(jsonMistake('{"pin": 0493027}')?.problem).not.toContain('493027');
  });

  test('has a mistake exactly where JSON has one', () => {
    const texts = fc.oneof(
      fc.json().map(text => JSON.stringify(JSON.parse(text), null, 2)),
      fc
        .array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '-0.5e3', 'true', 'nul', ' ', '\n'))
        .map(parts => parts.join('')),
    );
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(texts, text => {
        expect(jsonMistake(text) === null).toBe(isJson(text));
      }),
      { seed: 2011, numRuns: 5000 },
    );
  });
});
