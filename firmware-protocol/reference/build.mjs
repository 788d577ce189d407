/**
 * `node build.mjs [--id NAME] [--sensor FILE] [--out DIR]`: compiles the firmware with avr-gcc, checks its size, writes
 * tower.hex. --sensor takes a file of yours in the place of sensor.c. Without --out the result is put beside the sources,
 * together with a record of what it was made from.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** In bytes. What our own part may take leaves room for a sensor; the chip has 512 bytes more of each, for bootloader and stack. */
const ours = { flash: 10240, ram: 1024 };
const chip = { flash: 32256, ram: 1536 };

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(folder)
  .filter(name => /\.[ch]$/.test(name))
  .sort();
const { values: flags } = parseArgs({
  options: { id: { type: 'string' }, sensor: { type: 'string' }, out: { type: 'string' } },
});

const scratch = mkdtempSync(join(tmpdir(), 'tower-build-'));
try {
  build();
} catch (problem) {
  console.error(`firmware: ${problem.message}`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true });
}

function build() {
  checkFlags();
  const elf = join(scratch, 'tower.elf');
  const hex = join(scratch, 'tower.hex');
  run('avr-gcc', [
    ...[
      '-mmcu=atmega328p',
      '-DF_CPU=16000000UL',
      '-std=c11',
      '-Os',
      '-flto',
      '-fshort-enums',
      '-mcall-prologues',
      '-ffunction-sections',
      '-Wl,--gc-sections',
    ],
    ...['-Wall', '-Wextra', '-Werror', '-Wshadow', '-Wstrict-prototypes', '-Wmissing-prototypes'],
    ...(flags.id === undefined ? [] : [`-DTOWER_ID="${flags.id}"`]),
    ...['-I', folder, ...sources.filter(name => name.endsWith('.c') && name !== 'sensor.c')],
    resolve(flags.sensor ?? join(folder, 'sensor.c')),
    ...['-o', elf],
  ]);
  run('avr-objcopy', ['-O', 'ihex', '-R', '.eeprom', elf, hex]);
  const size = measure(elf);
  const budget = flags.sensor === undefined ? ours : chip;
  console.log(`flash ${size.flash} of ${budget.flash}, ram ${size.ram} of ${budget.ram} bytes`);
  if (size.flash > budget.flash || size.ram > budget.ram) throw new Error('over the size budget.');

  const out = flags.out ?? folder;
  mkdirSync(out, { recursive: true });
  copyFileSync(hex, join(out, 'tower.hex'));
  if (flags.out === undefined) {
    const madeFrom = { sources: fingerprint(), compiler: run('avr-gcc', ['-dumpversion']).trim() };
    writeFileSync(join(out, 'tower.json'), `${JSON.stringify(madeFrom, null, 2)}\n`);
  } else {
    copyFileSync(elf, join(out, 'tower.elf'));
  }
}

function checkFlags() {
  const { id, sensor, out } = flags;
  if (id !== undefined && !/^[A-Za-z0-9]{1,12}$/.test(id)) throw new Error('an id is 1 to 12 letters and digits.');
  const isForAnyTower = id === undefined && sensor === undefined;
  if (!isForAnyTower && out === undefined)
    throw new Error('say where to put it (--out): the tower.hex here is for any tower.');
}

/** Berkeley sections: text and data are in flash, data and bss in RAM; the stack takes what is left. */
function measure(elf) {
  const [text, data, bss] = run('avr-size', [elf]).split('\n')[1].trim().split(/\s+/).map(Number);
  return { flash: text + data, ram: data + bss };
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const name of sources) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

function run(program, args) {
  const result = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (result.error)
    throw new Error(`${program} is not installed (Debian: apt-get install gcc-avr binutils-avr avr-libc).`);
  if (result.status !== 0) throw new Error(`${program} failed:\n${result.stderr}`);
  return result.stdout;
}
