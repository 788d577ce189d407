import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { tortureDamagedRecord } from '../../server/cli/torture/damagedRecord.js';
import { ROOT } from '../../server/root.js';
import type { Commit } from '../../server/table/entry.js';
import { GAMES_FILE } from '../../server/table/openStore.js';
import type { Notice } from '../../server/table/tableView.js';
import { openTestStore, sessionIn, temporaryFolder } from './atTable.js';

describe('one flipped bit', () => {
  test.each([
    { file: GAMES_FILE, ending: 'closed', trials: 400 },
    { file: GAMES_FILE, ending: 'killed', trials: 100 },
    { file: `${GAMES_FILE}-wal`, ending: 'killed', trials: 150 },
  ] as const)(
    'in $file of a service that was $ending never ends the process and never loses anything without a word',
    async damage => {
      await expect(tortureDamagedRecord(() => {}, { ...damage, seed: 20260101 })).resolves.toBeUndefined();
    },
  );
});

function goTo(revision: number): Commit {
  return {
    table: 'table-1',
    revision,
    game: 'g',
    command: null,
    entries: [{ at: new Date().toISOString(), entry: { kind: 'goTo', step: revision } }],
    outcome: null,
    standing: { game: 'g', dice: 'tower', markers: 'table' },
    towerEvent: null,
  };
}

test('a service that is killed while it saves a damaged record saves it at the next start', async () => {
  const torn = temporaryFolder();
  const store = openTestStore(torn);
  for (let revision = 1; revision <= 900; revision++) store.append(goTo(revision));
  store.close();
  const file = join(torn, GAMES_FILE);
  const bytes = readFileSync(file);
  const middle = 4096 * Math.floor(bytes.length / 8192);
  writeFileSync(file, bytes.fill(0xa5, middle, middle + 4096));
  const opening = `import(process.argv[1]).then(({ openStore }) => {
    process.stdout.write('x');
    openStore(process.argv[2], () => new Date());
    process.stdout.write('y');
    setInterval(() => {}, 1000);
  })`;
  let interrupted = 0;
  for (let trial = 0; trial < 24; trial++) {
    const folder = temporaryFolder();
    copyFileSync(file, join(folder, GAMES_FILE));
    const child = spawn(process.execPath, ['-e', opening, join(ROOT, 'dist/server/table/openStore.js'), folder]);
    await once(child.stdout, 'data');
    await sleep(trial * 3);
    child.kill('SIGKILL');
    await once(child, 'exit');
    if (readdirSync(folder).every(name => !name.startsWith('games.damaged-') || name.endsWith('.replaced')))
      interrupted += 1;
    const saved = openTestStore(folder);
    const [notice] = saved.notices;
    expect(notice?.code).toBe('recordDamaged');
    expect(Number(notice?.detail['kept'])).toBeGreaterThan(800);
    expect(saved.readGame('table-1', 'g').filter(({ entry }) => entry).length).toBe(notice?.detail['kept']);
    saved.close();
  }
  // Otherwise the moments were badly chosen and nothing was shown.
  expect(interrupted).toBeGreaterThan(3);
});

interface Played {
  readonly revision: number;
  readonly refused: string | null;
  readonly isRollTaken: boolean | null;
  readonly asked: readonly Notice[];
  readonly notices: readonly Notice[];
}

/** Files can grow to so many kilobytes, as on a disk that fills up; then the process is killed. */
function playInFolder(
  folder: string,
  kilobytes: number | 'unlimited',
  steps: number,
  consent: 'consent' | 'none',
): Played {
  const script = `ulimit -f ${kilobytes}; exec "$0" "$@"`;
  const child = join(ROOT, 'test/table/diskChild.mjs');
  const run = spawnSync('bash', ['-c', script, process.execPath, child, ROOT, folder, String(steps), consent], {
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
  return JSON.parse(run.stdout) as Played;
}

describe('a disk that is full', () => {
  test('is asked about before anything is played on it, also at the next start, and keeps what it acknowledged', () => {
    const folder = temporaryFolder();
    const full = playInFolder(folder, 60, 1000, 'none');
    expect(full).toMatchObject({ refused: 'disk', isRollTaken: false, asked: [{ code: 'diskFull' }] });
    expect(full.revision).toBeGreaterThan(0);
    const again = playInFolder(folder, 60, 1000, 'consent');
    expect(again).toMatchObject({ refused: 'disk', isRollTaken: false, asked: [{ code: 'diskFull' }] });
    expect(again.notices).toMatchObject([{ code: 'unsaved', detail: { why: 'diskFull', waiting: 5 } }]);
    const acknowledged = again.revision - 5;
    expect(acknowledged).toBeGreaterThanOrEqual(full.revision);
    const { revision, notices } = sessionIn(openTestStore(folder)).view;
    expect({ revision, notices }).toEqual({ revision: acknowledged, notices: [] });
  });

  test('before there is any record is asked about too', () => {
    const folder = join(temporaryFolder(), 'games');
    mkdirSync(folder);
    const full = playInFolder(folder, 8, 1, 'none');
    expect(full).toMatchObject({ revision: 0, refused: 'disk', asked: [{ code: 'diskFull' }] });
    expect(playInFolder(folder, 'unlimited', 3, 'none')).toMatchObject({ revision: 4, refused: null, notices: [] });
    expect(statSync(join(folder, GAMES_FILE)).size).toBeGreaterThan(0);
  });
});
