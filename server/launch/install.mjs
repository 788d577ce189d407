/** What a fresh clone is missing, put right: the Node version, the packages, the build. Plain JavaScript: nothing is compiled yet. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const isClone = existsSync(join(root, 'tsconfig.json'));

/** Ends the program with one sentence that says what to do. */
export function giveUp(sentence) {
  console.error(`\nWatchroom: ${sentence}\n`);
  process.exit(1);
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(
      `this is Node ${process.versions.node}; Watchroom needs Node 20.19 or newer. Install it from nodejs.org and start again.`,
    );
  }
}

/** Installs the packages when the lock file is not the one that was installed last. */
export function ensurePackages() {
  if (!isClone) return;
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.watchroom-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing packages (once, about a minute) …');
  const isInstalled = npm('ci') || installUnpinned();
  if (!isInstalled) {
    giveUp(
      'the packages could not be installed. The lines above say why; check the network and the rights on this folder, then start again.',
    );
  }
  writeFileSync(stamp, lock);
}

/** For a platform that the lock file does not know, and for a package.json that was changed by hand. */
function installUnpinned() {
  console.error('Installing from the lock file did not work (see above); trying without it …');
  return npm('install', '--no-save', '--no-package-lock');
}

function npm(...command) {
  const run = spawnSync('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return run.status === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode();
  ensurePackages();
}
