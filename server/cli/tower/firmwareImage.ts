import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FLASH_BYTES } from './chip.js';
import { parseIntelHex } from './intelHex.js';

/** The reference firmware as it is flashed, from the file a builder flashes. */
export function readFirmwareImage(): Uint8Array {
  return parseIntelHex(readFileSync(findImage(), 'latin1'), FLASH_BYTES);
}

/** Compiled or not, this file lies somewhere below the folder that holds the firmware. */
function findImage(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const path = join(folder, 'firmware-protocol', 'reference', 'tower.hex');
    if (existsSync(path)) return path;
    if (folder === dirname(folder)) throw new Error('tower.hex is missing from this installation');
    folder = dirname(folder);
  }
}
