import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SerialPort } from 'serialport';
import { BAUD_RATE } from '../../../firmware-protocol/index.js';
import { ROOT } from '../../root.js';
import { runScenario, type TimedLine, type TowerUnderTest } from '../../serial/conformance/runScenario.js';
import { loadScenarios, type Scenario } from '../../serial/conformance/scenario.js';
import { BUTTON_PINS, type EmulatedButton } from '../tower/emulatedTower.js';

const PACKAGES = ['gcc', 'libc6-dev', 'libsimavr-dev', 'libelf-dev'];
const BUTTONS: readonly EmulatedButton[] = ['confirm', 'undo', 'roll'];
const FINGER_MS = 25;
const SLICE_MS = 2;

/**
 * The shipped firmware in simavr, an emulator that shares no code with the one of the tests, on a pty and through the real
 * serial driver: every conformance scenario its panel can play. Throws when one fails.
 */
export async function tortureSecondEmulator(say: (line: string) => void): Promise<void> {
  installSimavr(say);
  const folder = mkdtempSync(join(tmpdir(), 'simavr-'));
  try {
    const board = await startBoard(folder);
    try {
      await playScenarios(board, say);
    } finally {
      await board.end();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function playScenarios(board: Board, say: (line: string) => void): Promise<void> {
  const failed: string[] = [];
  for (const scenario of loadScenarios().filter(canBeCounted)) {
    const verdict = await runScenario(board.tower, scenario);
    say(`${verdict.kind}: ${scenario.name}${verdict.kind === 'failed' ? ` (${verdict.reason})` : ''}`);
    if (verdict.kind === 'failed') failed.push(scenario.name);
  }
  if (failed.length > 0) throw new Error(`${failed.length} scenarios failed in simavr: ${failed.join('; ')}`);
}

/** A cocked die cannot be entered on the panel. */
function canBeCounted({ steps }: Scenario): boolean {
  return steps.every(step => !('roll' in step) || !Object.values(step.roll).includes('?'));
}

function installSimavr(say: (line: string) => void): void {
  const isThere = existsSync('/usr/include/simavr/sim_avr.h') && spawnSync('gcc', ['--version']).status === 0;
  if (isThere) return;
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!canInstall) throw new Error(`simavr is missing. Debian: apt-get install ${PACKAGES.join(' ')}`);
  say(`installing ${PACKAGES.join(', ')}`);
  spawnSync('apt-get', ['update', '-qq']);
  const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  });
  if (install.status !== 0) throw new Error(`simavr could not be installed: ${install.stderr}`);
}

interface Board {
  readonly tower: TowerUnderTest;
  readonly end: () => Promise<void>;
}

async function startBoard(folder: string): Promise<Board> {
  const program = join(folder, 'board');
  const source = join(ROOT, 'server/cli/torture/simavrBoard.c');
  if (!existsSync(source))
    throw new Error('the board is compiled from its source: run this in a clone of the repository');
  const flags = ['-O2', '-Wall', '-Wextra', '-Werror'];
  const gcc = spawnSync('gcc', [...flags, source, '-o', program, '-lsimavr', '-lelf'], { encoding: 'utf8' });
  if (gcc.status !== 0) throw new Error(`the board for simavr does not compile: ${gcc.stderr}`);
  const board = spawn(program, [join(ROOT, 'firmware-protocol/reference/tower.hex')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: board.stdout });
  const [path] = (await once(answers, 'line')) as [string];
  const port = new SerialPort({ path, baudRate: BAUD_RATE, autoOpen: false });
  await new Promise<void>((resolve, reject) => port.open(error => (error ? reject(error) : resolve())));
  const order = (words: string): void => {
    board.stdin.write(`${words}\n`);
  };
  const run = async (milliseconds: number): Promise<number> => {
    order(`run ${milliseconds}`);
    const [sent] = (await once(answers, 'line')) as [string];
    return Number(sent);
  };
  return {
    tower: benchOf(port, order, run),
    end: async () => {
      await new Promise<void>(resolve => port.close(() => resolve()));
      board.stdin.end();
      await once(board, 'exit');
    },
  };
}

/** The bench keeps the board's time: it passes only in `run`, which gives the number of bytes the board has sent so far. */
function benchOf(
  port: SerialPort,
  order: (words: string) => void,
  run: (milliseconds: number) => Promise<number>,
): TowerUnderTest {
  const lines: TimedLine[] = [];
  let text = '';
  let beganAt = 0;
  let now = 0;
  let received = 0;
  let written: Promise<void> = Promise.resolve();
  port.on('data', (bytes: Buffer) => {
    received += bytes.length;
    for (const letter of bytes.toString('latin1')) {
      if (text === '') beganAt = now;
      if (letter !== '\n') text += letter;
      else {
        lines.push({ text, at: beganAt });
        text = '';
      }
    }
  });
  const pass = async (milliseconds: number): Promise<void> => {
    for (const end = now + milliseconds; now < end; now += SLICE_MS) {
      await written;
      const sent = await run(SLICE_MS);
      while (received < sent) await once(port, 'data');
    }
  };
  const hold = async (button: EmulatedButton, verb: 'press' | 'release'): Promise<void> => {
    order(`${verb} ${BUTTON_PINS[button]}`);
    await pass(FINGER_MS);
  };
  const tap = async (button: EmulatedButton, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) {
      await hold(button, 'press');
      await hold(button, 'release');
    }
  };
  return {
    can: ['dice', 'buttons', 'reset'],
    slack: 0,
    now: () => now,
    send: bytes => {
      written = new Promise(resolve => port.write(bytes, 'latin1', () => resolve()));
    },
    nextLine: async until => {
      while (lines.length === 0 && (now < until || text !== '')) await pass(SLICE_MS);
      return lines[0] && lines[0].at <= until ? lines.shift() : undefined;
    },
    press: number => hold(BUTTONS[number - 1]!, 'press'),
    release: number => hold(BUTTONS[number - 1]!, 'release'),
    roll: async ({ d6 = 0, d8 = 0 }) => {
      await tap('countD6', Number(d6));
      await tap('countD8', Number(d8));
      await tap('confirm', 1);
    },
    reset: async () => order('reset'),
  };
}
