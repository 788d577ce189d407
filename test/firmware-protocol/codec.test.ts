import { describe, expect, test } from 'vitest';
import {
  crc16,
  explainUnreadable,
  formatLine,
  type Message,
  parseHostLine,
  parseLine,
} from '../../firmware-protocol/index.js';
import { readVectors } from './vectors.js';

interface LineVector {
  readonly line: string;
  readonly message?: Message;
  readonly seal?: 'sealed' | 'bare';
  readonly canonical?: false;
  readonly unreadable?: string;
}

test.each(readVectors<{ text: string; crc: string }>('checksums.jsonl'))('the checksum of $text', ({ text, crc }) => {
  expect(crc16(text)).toBe(Number.parseInt(crc, 16));
});

describe('lines of a tower', () => {
  test.each(readVectors<LineVector>('towerLines.jsonl'))('$line', vector => {
    const message = parseLine(vector.line);
    if (vector.unreadable !== undefined) {
      expect(message).toMatchObject({ kind: 'unreadable', reason: vector.unreadable });
      return;
    }
    expect(message).toEqual(vector.message);
    if (vector.canonical !== false) expect(formatLine(vector.message!)).toBe(vector.line);
  });
});

describe('lines of a host', () => {
  test.each(readVectors<LineVector>('hostLines.jsonl'))('$line', vector => {
    const line = parseHostLine(vector.line);
    if (vector.unreadable !== undefined) {
      expect(line).toMatchObject({ kind: 'unreadable', reason: vector.unreadable });
      return;
    }
    expect(line).toEqual({ kind: 'hostLine', message: vector.message, seal: vector.seal });
    if (vector.canonical !== false) expect(formatLine(vector.message!)).toBe(vector.line);
  });
});

test.each(readVectors<LineVector>('towerLines.jsonl').filter(({ unreadable }) => unreadable !== undefined))(
  'what is wrong with $line can be told',
  ({ line }) => {
    const message = parseLine(line);
    if (message.kind !== 'unreadable') throw new Error('it can be read');
    expect(explainUnreadable(message)).not.toBe('it is malformed');
  },
);
