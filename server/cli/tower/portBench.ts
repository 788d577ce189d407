import { setTimeout as sleep } from 'node:timers/promises';
import { ReadlineParser } from '@serialport/parser-readline';
import { SerialPort } from 'serialport';
import { BAUD_RATE, parseLine, seal } from '../../../firmware-protocol/index.js';
import { CannotDo, type TimedLine, type TowerUnderTest } from '../../serial/conformance/runScenario.js';
import type { Need, ScenarioDice } from '../../serial/conformance/scenario.js';
import { LineGuard } from '../../serial/lineGuard.js';
import { HANG_UP_ON_CLOSE } from '../../serial/portBinding.js';

const POLL_MS = 2;
const PING_MS = 1000;
/** Enough to tell text from noise. */
const BEGINNING_BYTES = 80;
/** Below the shortest time the protocol speaks of, above what a computer that does other things takes to look. */
const SLACK_MS = 150;

/** A person at the device who does what is asked, or says that it cannot be done. */
export type Hands = (request: string) => Promise<'done' | 'cannot'>;

export interface PortBench extends TowerUnderTest {
  close(): Promise<void>;
}

/** A connected device on the bench. Without hands it can only be talked to. */
export async function openPortBench(path: string, hands?: Hands): Promise<PortBench> {
  const port = new SerialPort({ path, baudRate: BAUD_RATE, hupcl: HANG_UP_ON_CLOSE, autoOpen: false });
  await new Promise<void>((resolve, reject) => port.open(error => (error ? reject(error) : resolve())));
  const lines: TimedLine[] = [];
  let isInSession = false;
  const parser = port.pipe(new LineGuard()).pipe(new ReadlineParser({ delimiter: '\n', encoding: 'latin1' }));
  parser.on('data', (text: string) => {
    lines.push({ text, at: performance.now() });
    const message = parseLine(text);
    if (message.kind === 'tower' && message.re === undefined) isInSession = false;
  });
  port.on('error', () => {});
  let bytes = 0;
  let beginning = '';
  port.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (beginning.length < BEGINNING_BYTES) beginning += chunk.toString('latin1').slice(0, BEGINNING_BYTES);
  });

  const send = (bytes: string) => {
    if (bytes.includes('HELLO 1')) isInSession = true;
    if (bytes.includes('BYE')) isInSession = false;
    port.write(bytes, 'latin1');
  };

  /** People take their time; a session waits for them as long as it is kept alive. */
  async function ask(need: Need, request: string): Promise<void> {
    const keepAlive = setInterval(() => isInSession && send(`${seal('PING')}\n`), PING_MS);
    const answer = await hands?.(request);
    clearInterval(keepAlive);
    if (answer !== 'done') throw new CannotDo(need);
  }

  return {
    can: hands ? ['dice', 'buttons', 'reset'] : [],
    slack: SLACK_MS,
    now: () => performance.now(),
    send,
    async nextLine(until) {
      while (lines.length === 0 && performance.now() < until) await sleep(POLL_MS);
      const [line] = lines;
      return line && line.at <= until ? lines.shift() : undefined;
    },
    heard: () => ({ bytes, beginning }),
    press: button => ask('buttons', `press button ${button} and hold it`),
    release: button => ask('buttons', `let go of button ${button}`),
    roll: dice => ask('dice', `let the tower read ${describeDice(dice)}`),
    reset: () => ask('reset', 'reset the tower'),
    close: () => new Promise(resolve => (port.isOpen ? port.close(() => resolve()) : resolve())),
  };
}

function describeDice({ d6, d8, why }: ScenarioDice): string {
  const told = (name: string, face: number | '?' | undefined) =>
    face === undefined
      ? `no ${name} die`
      : face === '?'
        ? `the ${name} die unreadable (${why})`
        : `the ${name} die at ${face}`;
  return `${told('red', d6)} and ${told('black', d8)}`;
}
