import { expect, test } from 'vitest';
import { readConfig } from '../server/config.js';
import { startText } from '../server/startText.js';
import type { Watchroom } from '../server/watchroom.js';

const watchroom: Watchroom = {
  port: 4180,
  sessions: [],
  gamesFile: '/games/games.db',
  notices: [],
  trouble: null,
  invitation: null,
  close: async () => {},
};

function startLines(changes: Partial<Watchroom>): readonly string[] {
  const read = readConfig({ argv: ['--data', '/games'], env: {}, platform: 'linux', home: '/home/kim' });
  if (read.ok !== true) throw new Error('no config');
  return startText('1.0.0', read.config, { ...watchroom, ...changes }).split('\n');
}

function gamesLine(changes: Partial<Watchroom>): string | undefined {
  return startLines(changes).find(line => line.startsWith('  Games'));
}

test('the start names the tables where there are several', () => {
  const sessionOf = (id: string, name: string) => ({ id, view: { table: { id, name } } });
  const sessions = [
    sessionOf('window', 'By the window'),
    sessionOf('bar', 'At the bar'),
  ] as Watchroom['sessions'][number][];
  const lines = startLines({ sessions, invitation: 'http://192.168.1.20:4180' });
  expect(lines.slice(1, 4)).toEqual([
    '  Kiosk   http://127.0.0.1:4180/             By the window',
    '          http://127.0.0.1:4180/?table=bar   At the bar',
    '  Others  http://192.168.1.20:4180   (join code: in the menu of each kiosk)',
  ]);
});

test('the start says where games are kept', () => {
  expect(gamesLine({})).toBe('  Games   /games/games.db');
});

test('the start says so when games cannot be kept, and why', () => {
  expect(gamesLine({ trouble: 'diskReadOnly' })).toBe(
    '  Games   cannot be kept in /games (read-only); each table is asked before it plays',
  );
});
