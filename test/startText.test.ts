import { expect, test } from 'vitest';
import { readConfig } from '../server/config.js';
import { startText } from '../server/startText.js';
import type { Watchroom } from '../server/watchroom.js';

const watchroom: Watchroom = {
  port: 4180,
  sessions: [],
  gamesFile: '/games/games.db',
  notices: [],
  invitations: [],
  close: async () => {},
};

function gamesLine(changes: Partial<Watchroom>): string | undefined {
  const read = readConfig({ argv: ['--data', '/games'], env: {}, platform: 'linux', home: '/home/kim' });
  if (read.ok !== true) throw new Error('no config');
  const lines = startText('1.0.0', read.config, { ...watchroom, ...changes }).split('\n');
  return lines.find(line => line.startsWith('  Games'));
}

test('the start says where games are kept', () => {
  expect(gamesLine({})).toBe('  Games   /games/games.db');
});

test('the start says so when games are kept elsewhere', () => {
  const detail = { folder: '/tmp/watchroom-1', why: 'diskReadOnly' };
  expect(gamesLine({ notices: [{ code: 'storedTemporarily', detail }] })).toBe(
    '  Games   cannot be kept in /games (read-only); kept in /tmp/watchroom-1 until the machine restarts',
  );
});
