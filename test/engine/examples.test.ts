import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createResponder } from '../../server/engine/responder.js';
import { differences } from './expectation.js';

const lines = readFileSync(new URL('./engine-examples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const respond = createResponder();

describe('the examples of the stdio engine', () => {
  for (const line of lines) {
    const { name, source, request, expect: expected } = JSON.parse(line);
    it(`${name} (${source})`, () => {
      expect(differences(expected, respond(request) as never)).toEqual([]);
    });
  }
});
