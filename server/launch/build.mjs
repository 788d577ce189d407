/** Compiles the service (tsc) and the kiosk page (vite) into dist/ when a source is newer than the last build. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePackages, giveUp, requireNode, root } from './install.mjs';

const sources = ['server', 'display', 'firmware-protocol', 'package-lock.json', 'tsconfig.json'];
const stamp = join(root, 'dist', '.built');

export function ensureBuild() {
  if (!existsSync(join(root, 'tsconfig.json'))) return;
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (sources.every(name => newest(join(root, name)) < built)) return;
  console.error('Building (a few seconds) …');
  run('tsc', ['-b', 'firmware-protocol', 'server/engine', 'server']);
  if (existsSync(join(root, 'display', 'vite.config.ts'))) {
    run('vite', ['build', '--config', 'display/vite.config.ts', '--logLevel', 'warn']);
  }
  writeFileSync(stamp, '');
}

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

function run(tool, args) {
  const bin = join(root, 'node_modules', '.bin', tool);
  const result = spawnSync(bin, args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (result.status !== 0) giveUp(`building failed in ${tool}; the lines above say where.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode();
  ensurePackages();
  ensureBuild();
}
