import { benchManyTables } from './manyTables.js';
import { benchRollToScreen } from './rollToScreen.js';
import type { BenchRow } from './row.js';
import { benchStartUp } from './startUp.js';

/** The service from outside: processes, ptys and sockets as in a house. */
export async function benchService(): Promise<readonly BenchRow[]> {
  return [...(await benchRollToScreen()), ...(await benchManyTables()), ...(await benchStartUp())];
}
