import { ReadlineParser } from '@serialport/parser-readline';
import { expect, test } from 'vitest';
import { formatLine, parseLine, type TowerMessage } from '../../firmware-protocol/index.js';
import { LineGuard } from '../../server/serial/lineGuard.js';

/** The lines that come out of the way a connection reads its bytes. */
async function linesOf(chunks: readonly Buffer[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const guard = new LineGuard();
  const parser = guard.pipe(new ReadlineParser({ delimiter: '\n', encoding: 'latin1' }));
  parser.on('data', (line: string) => lines.push(line));
  for (const chunk of chunks) guard.write(chunk);
  await new Promise(resolve => setImmediate(resolve));
  return lines;
}

const messages: readonly TowerMessage[] = [
  { kind: 'tower', id: 'OAK1', boot: '5F00A1B2', next: 1, queued: 0 },
  { kind: 'roll', seq: 1, boot: '5F00A1B2', d6: 3, d8: 5, ask: 12, uptime: 1000 },
  { kind: 'heartbeat', uptime: 1500, queued: 0, bad: 0 },
];

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('a stream with %s gives the same messages wherever it is cut', async (_, end) => {
  const stream = Buffer.from(messages.map(message => formatLine(message) + end).join(''), 'latin1');
  for (let cut = 0; cut <= stream.length; cut++) {
    const lines = await linesOf([stream.subarray(0, cut), stream.subarray(cut)]);
    expect(lines.map(parseLine)).toEqual(messages);
  }
});

test('a stream that comes byte by byte gives the same messages', async () => {
  const stream = Buffer.from(messages.map(message => `${formatLine(message)}\n`).join(''), 'latin1');
  const lines = await linesOf([...stream].map(byte => Buffer.from([byte])));
  expect(lines.map(parseLine)).toEqual(messages);
});

test('a line of 80 bytes passes, one of 81 is seen to be too long', async () => {
  const [fits, tooLong] = await linesOf([Buffer.from(`#${'x'.repeat(79)}\n#${'x'.repeat(80)}\n`)]);
  expect(parseLine(fits!)).toEqual({ kind: 'log', text: 'x'.repeat(79) });
  expect(parseLine(tooLong!)).toMatchObject({ kind: 'unreadable', reason: 'tooLong' });
});

test('two megabytes without an end are kept as 81 bytes, and the next line is whole', async () => {
  const endless = Array.from({ length: 32 }, () => Buffer.alloc(65_536, 'y'));
  const [noise, line] = await linesOf([...endless, Buffer.from(`\n${formatLine(messages[1]!)}\n`)]);
  expect(noise?.length).toBe(81);
  expect(parseLine(line!)).toEqual(messages[1]);
});

test('a bad byte stays one bad byte in its own line', async () => {
  const good = formatLine(messages[2]!);
  const lines = await linesOf([Buffer.concat([Buffer.from([0xe2, 0x0a]), Buffer.from(`${good}\n`)])]);
  expect(lines.map(line => parseLine(line).kind)).toEqual(['unreadable', 'heartbeat']);
});
