/** What is checked at the door must end, whatever comes in: no schema leads back to itself. */
import { expect, test } from 'vitest';
import { isTooDeep, parseJson } from '../../server/web/json.js';
import * as input from '../../server/web/schemas/input.js';
import * as message from '../../server/web/schemas/message.js';
import * as places from '../../server/web/schemas/places.js';
import * as setup from '../../server/web/schemas/setup.js';

const schemas = Object.entries({ ...places, ...input, ...setup, ...message }).filter(
  (entry): entry is [string, object] => typeof entry[1] === 'object',
);
const byId = new Map(schemas.flatMap(([, schema]) => ('$id' in schema ? [[String(schema.$id), schema]] : [])));

/** How many schemas lie inside each other at most. */
function depthOf(part: unknown, above: readonly unknown[] = []): number {
  if (typeof part !== 'object' || part === null) return 0;
  if (above.includes(part)) throw new Error(`leads back to itself: ${JSON.stringify(part).slice(0, 80)}`);
  const inside: unknown[] = Object.values(part);
  if ('$ref' in part && typeof part.$ref === 'string') inside.push(byId.get(part.$ref));
  return 1 + Math.max(0, ...inside.map(each => depthOf(each, [...above, part])));
}

test.each(schemas)('the form of %s ends', (_name, schema) => {
  expect(depthOf(schema)).toBeLessThan(40);
});

test('brackets are counted where they nest, not where they stand in a row or in a text', () => {
  expect(isTooDeep('['.repeat(21))).toBe(true);
  expect(isTooDeep('['.repeat(20) + ']'.repeat(20))).toBe(false);
  expect(isTooDeep(`[${'[],'.repeat(1000)}[]]`)).toBe(false);
  expect(isTooDeep(JSON.stringify(`"\\"${'{'.repeat(100)}`))).toBe(false);
  expect(isTooDeep(`["\\\\",${'['.repeat(30)}`)).toBe(true);
  expect(parseJson(`{"a":${'{"b":'.repeat(25)}1${'}'.repeat(26)}`)).toBeUndefined();
  expect(parseJson('{"a":[1,"}"]}')).toEqual({ a: [1, '}'] });
});
