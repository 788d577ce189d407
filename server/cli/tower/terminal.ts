import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { hasSocat, openPty, type Pty, type TowerDevice } from '../../serial/index.js';
import { describeLine } from './describe.js';
import { breakWire } from './faultyWire.js';
import { HELP, readCommand, type TowerCommand } from './keyboard.js';

const TAP_MS = 80;
const NOISE_BYTES = 5000;

/** A tower that also rolls by itself when asked. */
export interface TerminalDevice extends TowerDevice {
  rollElectronically(): unknown;
}

export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly print: (text: string) => void;
}

/** Puts the tower on a port and the terminal in front of it, until the person quits. */
export async function runTerminal(device: TerminalDevice, path: string, { input, print }: Terminal): Promise<void> {
  if (!hasSocat()) {
    throw new Error('the port is made by socat, and it is not installed. On Debian: apt-get install socat');
  }
  let showsLines = false;
  const wire = breakWire(device, {
    onLine: (from, text) => {
      const told = showsLines ? (text === '' ? undefined : text) : describeLine(from, text);
      if (told !== undefined) print(`  ${from === 'host' ? '<' : '>'} ${told}`);
    },
  });
  let pty: Pty | undefined = await openPty(wire, path);
  print(`A tower is at ${path}. In another terminal:\n  npm start -- --tower ${path}\n\n${HELP}\n`);

  const terminal = createInterface({ input, prompt: 'tower> ' });
  terminal.prompt();
  for await (const typed of terminal) {
    const command = readCommand(typed);
    if (command?.kind === 'quit') break;
    if (command) await obey(command);
    else if (typed.trim() !== '') print('That means nothing here; "help" lists what does.');
    terminal.prompt();
  }
  terminal.close();
  await pty?.close();
  device.stop();

  async function obey(command: Exclude<TowerCommand, { kind: 'quit' }>): Promise<void> {
    switch (command.kind) {
      case 'roll':
        return wire.roll(command.dice);
      case 'rollForMe':
        return void device.rollElectronically();
      case 'tap':
        wire.press(command.button);
        setTimeout(() => wire.release(command.button), TAP_MS);
        return;
      case 'drop':
        return wire.drop(command.lines);
      case 'double':
        return wire.double(command.lines);
      case 'damage':
        return wire.damage(command.oneIn === 0 ? 0 : 1 / command.oneIn);
      case 'cut':
        return wire.cut();
      case 'mend':
        return wire.mend();
      case 'noise':
        return wire.inject(randomBytes(NOISE_BYTES));
      case 'reset':
        return wire.reset();
      case 'unplug':
        await pty?.close();
        pty = undefined;
        return;
      case 'plugIn':
        pty ??= await openPty(wire, path);
        return;
      case 'showLines':
        showsLines = !showsLines;
        return;
      case 'help':
        print(HELP);
    }
  }
}
