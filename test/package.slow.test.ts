/** The packed tarball, installed elsewhere, is the whole product: `npx watchroom`. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'watchroom-package-'));
const bin = join(folder, 'node_modules', '.bin', 'watchroom');
let table: ChildProcess | null = null;
let installWarnings = '';

beforeAll(() => {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root });
  const tarball = readdirSync(folder).find(name => name.endsWith('.tgz')) as string;
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--no-audit', '--no-fund', '--loglevel=warn', join(folder, tarball)];
  installWarnings = spawnSync('npm', install, { cwd: folder, encoding: 'utf8' }).stderr;
});

afterAll(async () => {
  if (table?.kill()) await once(table, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

describe('the package, installed elsewhere', () => {
  it('brings no package that refuses this Node, the oldest that is promised included', () => {
    expect(installWarnings).not.toContain('EBADENGINE');
  });

  it('starts the table and serves the kiosk', async () => {
    const data = join(folder, 'data');
    table = spawn(bin, ['--port', '0', '--data', data, '--tower', 'virtual', '--log-level', 'error'], { cwd: folder });
    const address = await printedAddress(table);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<fp-app');
  });

  it('answers as the engine on stdio', () => {
    const input = '{"id":1,"op":"advance","rules":"family","state":{"fire":["1,1"]},"rolls":[[1,2]]}\n';
    const run = spawnSync(bin, ['engine'], { cwd: folder, input, encoding: 'utf8' });
    expect(JSON.parse(run.stdout)).toMatchObject({ id: 1, ok: true, state: { fire: ['1,1', '1,2'] } });
    expect(run.status).toBe(0);
  });

  it('says in one sentence what it does not know', () => {
    const run = spawnSync(bin, ['fly'], { cwd: folder, encoding: 'utf8' });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('there is no program "fly"');
  });
});

describe('the lock file', () => {
  const lockIn = (name: string): string => {
    const clone = join(folder, name);
    mkdirSync(clone);
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(root, file), join(clone, file));
    return clone;
  };
  const cleanInstall = (cwd: string) =>
    spawnSync('npm', ['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd, encoding: 'utf8' });

  it('is enough for npm ci on a fresh clone, on this Node', () => {
    const run = cleanInstall(lockIn('clone'));
    expect(run.stderr).not.toContain('EBADENGINE');
    expect(run.status, run.stderr).toBe(0);
  });

  it('names the binaries of every platform; npm run lock adds those that npm leaves out', () => {
    const clone = lockIn('incomplete');
    const file = join(clone, 'package-lock.json');
    const whole = readFileSync(file, 'utf8');
    const { packages, ...rest } = JSON.parse(whole);
    const { 'node_modules/@biomejs/cli-darwin-arm64': _, ...others } = packages;
    writeFileSync(file, JSON.stringify({ ...rest, packages: others }));
    expect(cleanInstall(clone).status).not.toBe(0);
    spawnSync(process.execPath, [join(root, 'server', 'launch', 'lock.mjs'), file]);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });
});

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', chunk => {
      printed += String(chunk);
      const address = printed.match(/Kiosk\s+(http:\S+)/)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', code => reject(new Error(`ended with ${code} after saying: ${printed}`)));
  });
}
