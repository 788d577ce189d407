/** `npm run test:node-latest`: the fast tests and the laws on the newest Node, which the `node` package of the npm registry brings. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../server/launch/build.mjs';
import { ensurePackages, giveUp, requireNode, root } from '../server/launch/install.mjs';

requireNode();
ensurePackages();
ensureBuild();

// Kept beside the project's own packages: a Node of its own must not become what `npm test` runs on.
const folder = join(tmpdir(), 'watchroom-node-latest');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
const install = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', 'node@latest'], {
  cwd: folder,
  stdio: 'inherit',
});
if (install.status !== 0) giveUp('the newest Node could not be installed; the lines above say why.');

const node = join(folder, 'node_modules', 'node', 'bin', 'node');
spawnSync(node, ['--version'], { stdio: 'inherit' });
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const run = spawnSync(
  node,
  [vitest, 'run', '--config', 'test/vitest.config.ts', '--project', 'fast', '--project', 'law'],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exit(run.status ?? 1);
