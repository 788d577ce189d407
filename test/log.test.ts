import { expect, test } from 'vitest';
import { readableLine } from '../server/log.js';

test('a line of the log is for people', () => {
  const time = new Date(2026, 0, 1, 12, 3, 44).getTime();
  const line = readableLine(
    JSON.stringify({ level: 40, time, msg: 'the tower has gone quiet', table: 'bar', tries: 3 }),
  );
  expect(line).toBe('12:03:44 warn  the tower has gone quiet  table=bar  tries=3\n');
});

test('an error keeps its stack', () => {
  const line = readableLine(
    JSON.stringify({ level: 50, time: 0, msg: 'broken', err: { stack: 'Error: law\n    at x' } }),
  );
  expect(line).toContain('ERROR broken\nError: law\n    at x');
});
