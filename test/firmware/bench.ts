import {
  type EventMessage,
  type MessageOfKind,
  parseLine,
  seal,
  type TowerMessage,
} from '../../firmware-protocol/index.js';
import {
  createEmulatedTower,
  type EmulatedButton,
  type EmulatedTower,
  type EmulatedTowerParts,
} from '../../server/cli/tower/emulatedTower.js';
import { readFirmwareImage } from '../../server/cli/tower/firmwareImage.js';

/** The emulated tower on a table with hands and a terminal. Its time passes only here, so every run is the same run. */
export interface Bench extends EmulatedTower {
  /** Sends bodies with their checksums. */
  readonly say: (...bodies: readonly string[]) => void;
  readonly tap: (button: EmulatedButton, times?: number) => void;
  /** What the tower sent since the last call, byte for byte. */
  readonly heardText: () => string;
  /** What the tower said since the last call; a line that cannot be read fails the test. */
  readonly heard: () => readonly TowerMessage[];
}

export function powerOn(parts: Partial<EmulatedTowerParts> & { readonly seed?: number } = {}): Bench {
  let text = '';
  const tower = createEmulatedTower({
    flash: parts.flash ?? readFirmwareImage(),
    noise: seededNoise(parts.seed ?? 1),
    onSent: byte => {
      text += String.fromCharCode(byte);
    },
    ...parts,
  });
  const say = (...bodies: readonly string[]): void => {
    tower.receive(Buffer.from(bodies.map(body => `${seal(body)}\n`).join(''), 'latin1'));
    tower.run(20);
  };
  const heardText = (): string => {
    const all = text;
    text = '';
    return all;
  };
  const heard = (): readonly TowerMessage[] => {
    const lines = heardText().split('\n');
    text = lines.pop() ?? '';
    return lines.filter(line => line !== '').map(readable);
  };
  return {
    ...tower,
    say,
    heardText,
    heard,
    tap: (button, times = 1) => {
      for (let i = 0; i < times; i++) {
        tower.press(button);
        tower.run(20);
        tower.release(button);
        tower.run(20);
      }
    },
  };
}

/** Lets the tower start and greets it. */
export function linkUp(bench: Bench): MessageOfKind<'tower'> {
  bench.run(1200);
  bench.heard();
  bench.say('HELLO 1 re=1');
  const answer = bench.heard().find(message => message.kind === 'tower');
  if (!answer) throw new Error('the tower did not answer');
  return answer;
}

/** Acknowledges event after event and gives back what they said. */
export function takeAll(bench: Bench): readonly string[] {
  const taken: string[] = [];
  for (;;) {
    bench.heard();
    // Greeted again, the tower repeats its oldest event at once.
    bench.say('HELLO 1 re=2');
    const event = bench.heard().find(isEvent);
    if (!event) return taken;
    taken.push(inWords(event));
    bench.say(`ACK ${event.seq} ${event.boot}`);
  }
}

function readable(line: string): TowerMessage {
  const message = parseLine(line);
  if (message.kind === 'unreadable') throw new Error(`${message.reason}: ${JSON.stringify(line)}`);
  return message;
}

function isEvent(message: TowerMessage): message is EventMessage {
  return message.kind === 'roll' || message.kind === 'button' || message.kind === 'fault';
}

function inWords(event: EventMessage): string {
  switch (event.kind) {
    case 'roll':
      return `roll ${event.d6 ?? '-'} ${event.d8 ?? '-'}`;
    case 'button':
      return `${event.button} ${event.action}`;
    case 'fault':
      return `fault ${event.code}${event.count === undefined ? '' : ` ${event.count}`}`;
  }
}

/** mulberry32, a byte at a time. */
export function seededNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
}
