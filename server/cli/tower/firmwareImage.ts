import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root.js';
import { FLASH_BYTES } from './chip.js';
import { parseIntelHex } from './intelHex.js';

/** The reference firmware as it is flashed, from the file a builder flashes. */
export function readFirmwareImage(): Uint8Array {
  const path = join(ROOT, 'firmware-protocol', 'reference', 'tower.hex');
  return parseIntelHex(readFileSync(path, 'latin1'), FLASH_BYTES);
}
