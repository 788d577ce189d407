/** `npm test`: installs what the tests need, runs everything, and ends with one line `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../server/launch/build.mjs';
import { ensurePackages, giveUp, requireNode, root } from '../server/launch/install.mjs';

/** Programs the tests start, and the Debian package each comes from. */
const needed = {
  chromium: 'chromium',
  socat: 'socat',
  gcc: 'gcc',
  'avr-gcc': 'gcc-avr',
  'avr-objcopy': 'binutils-avr',
};
const alsoInstalled = { gcc: ['libc6-dev'], 'avr-gcc': ['avr-libc'] };

requireNode();
ensurePackages();
ensurePrograms();
ensureBuild();

const bin = name => join(root, 'node_modules', '.bin', name);
const types = spawnSync(bin('tsc'), ['-b'], { cwd: root, stdio: 'inherit' });
const lint = spawnSync(bin('biome'), ['check', '.'], { cwd: root, stdio: 'inherit' });
const report = join(tmpdir(), `watchroom-test-${process.pid}.json`);
const vitest = spawnSync(
  bin('vitest'),
  [
    'run',
    '--config',
    'test/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);

let passed = 0;
let failed = 0;
let skipped = 0;
try {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed = result.numPassedTests;
  skipped = result.numPendingTests;
  // A file that cannot even be loaded has no tests to fail, and must not pass for that.
  failed =
    result.numFailedTests +
    result.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0).length;
  rmSync(report);
} catch {
  failed = 1;
}
for (const [name, run] of Object.entries({ types, lint })) {
  if (run.status === 0) passed += 1;
  else {
    failed += 1;
    console.error(`${name}: failed, see above`);
  }
}
if (vitest.status !== 0 && failed === 0) failed = 1;
// What was left out is said, never passed over.
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);

function ensurePrograms() {
  const has = program => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
  const missing = Object.keys(needed).filter(program => !has(program));
  if (missing.length === 0) return;
  const packages = missing.flatMap(program => [needed[program], ...(alsoInstalled[program] ?? [])]);
  if (process.getuid?.() !== 0 || !has('apt-get')) {
    giveUp(
      `the tests need ${missing.join(', ')}. Install them (Debian: apt-get install ${packages.join(' ')}) and start again.`,
    );
  }
  console.error(`Installing ${packages.join(', ')} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] });
  const run = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (run.status !== 0) giveUp(`${packages.join(', ')} could not be installed; the lines above say why.`);
}
