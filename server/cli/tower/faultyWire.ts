import type { TowerDevice } from '../../serial/index.js';

/** A tower behind a wire that can be watched and broken. To whoever rolls it is the same tower, to the host a worse one. */
export interface FaultyWire extends TowerDevice {
  /** Each byte in either direction is damaged with this probability. */
  damage(probability: number): void;
  /** The next so many lines of the tower are lost, or come twice. */
  drop(lines: number): void;
  double(lines: number): void;
  /** Nothing passes in either direction, as if the cable were broken. */
  cut(): void;
  mend(): void;
  /** Bytes that no tower sent. */
  inject(bytes: Uint8Array): void;
}

export interface WireWatcher {
  /** `random`: at least 0, below 1. */
  readonly random?: () => number;
  /** Every whole line as its sender sent it. */
  readonly onLine?: (from: 'tower' | 'host', text: string) => void;
}

export function breakWire(device: TowerDevice, { random = Math.random, onLine }: WireWatcher = {}): FaultyWire {
  let carry: (bytes: Uint8Array) => void = () => {};
  let probability = 0;
  let isCut = false;
  let toDrop = 0;
  let toDouble = 0;
  const fromTower = lineCollector(text => {
    onLine?.('tower', text);
    if (toDrop > 0) toDrop -= 1;
    else for (let copies = takeDouble() ? 2 : 1; copies > 0; copies--) send(Buffer.from(`${text}\n`, 'latin1'));
  });
  const fromHost = lineCollector(text => onLine?.('host', text));

  const wear = (bytes: Uint8Array) => bytes.map(byte => (random() < probability ? Math.floor(random() * 256) : byte));
  const send = (bytes: Uint8Array) => {
    if (!isCut) carry(wear(bytes));
  };
  const takeDouble = () => toDouble > 0 && toDouble-- > 0;

  device.connect(fromTower);
  return {
    receive: bytes => {
      fromHost(bytes);
      if (!isCut) device.receive(wear(bytes));
    },
    connect: next => {
      carry = next;
    },
    reset: () => device.reset(),
    stop: () => device.stop(),
    press: button => device.press(button),
    release: button => device.release(button),
    roll: dice => device.roll(dice),
    damage: next => {
      probability = next;
    },
    drop: lines => {
      toDrop = lines;
    },
    double: lines => {
      toDouble = lines;
    },
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    inject: bytes => carry(bytes),
  };
}

function lineCollector(onLine: (text: string) => void): (bytes: Uint8Array) => void {
  let half = '';
  return bytes => {
    const texts = (half + Buffer.from(bytes).toString('latin1')).split('\n');
    half = texts.pop() ?? '';
    texts.forEach(onLine);
  };
}
