/** `npm run tower`: a tower at the terminal, on a real port. `--check PORT` examines somebody's own. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeVirtualTower } from '../serial/index.js';
import { checkPort } from './tower/check.js';
import { makeEmulatedTerminalDevice } from './tower/emulatedTerminal.js';
import { runTerminal } from './tower/terminal.js';

const USAGE = `npm run tower -- [flags]
  --at PATH      where the port is made (usually ${defaultPath()})
  --id NAME      the tower's id, 1 to 12 letters and digits (usually TERMINAL)
  --emulated     the real firmware in an emulator; it has drawn its own id
  --check PORT   examine the device at PORT with the conformance vectors
  --hands        with --check: also ask you for rolls, presses and resets
  --help         this text`;

try {
  const { values } = parseArgs({
    options: {
      at: { type: 'string', default: defaultPath() },
      id: { type: 'string', default: 'TERMINAL' },
      check: { type: 'string' },
      emulated: { type: 'boolean', default: false },
      hands: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(USAGE);
  else if (values.check !== undefined) await checkPort(values.check, values.hands ? 'hands' : 'wire');
  else if (!/^[A-Za-z0-9]{1,12}$/.test(values.id)) complain(`"${values.id}" is no id: 1 to 12 letters and digits`);
  else {
    const device = values.emulated
      ? makeEmulatedTerminalDevice(console.log)
      : makeVirtualTower(values.id, ['hand', 'rng']);
    await runTerminal(device, values.at, { input: process.stdin, print: console.log }).finally(device.stop);
  }
} catch (error) {
  complain((error as Error).message);
}

function complain(reason: string): void {
  console.error(`${reason}\n\n${USAGE}`);
  process.exitCode = 1;
}

function defaultPath(): string {
  return join(tmpdir(), 'watchroom-tower');
}
