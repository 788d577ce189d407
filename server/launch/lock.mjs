/**
 * `npm run lock`, after a package was added or updated: names in package-lock.json the binaries of the platforms that
 * npm left out. npm lists only those that its registry offers, and `npm ci` then refuses the file everywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const file = process.argv[2] ?? join(root, 'package-lock.json');
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingFrom(lock);
lock.packages = Object.fromEntries(
  [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.size} packages of other platforms named.`);

/** The optional packages that some package of the lock file wants and the file does not name. */
function missingFrom({ packages }) {
  const missing = new Map();
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`;
      if (!packages[path]) missing.set(path, entryFor(name, version, dev));
    }
  }
  return missing;
}

/** npm asks only for the version and the platform; a package of another platform is never fetched. */
function entryFor(name, version, dev) {
  const words = name.split(/[/-]/);
  const only = (key, known) => {
    const found = known.filter(word => words.includes(word));
    return found.length === 0 ? {} : { [key]: found };
  };
  return {
    version,
    ...only('cpu', processors),
    ...(dev ? { dev } : {}),
    optional: true,
    ...only('os', systems),
  };
}
