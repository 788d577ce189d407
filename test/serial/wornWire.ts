import type { TowerDevice } from '../../server/serial/index.js';
import type { Chance } from './random.js';

/** A tower whose wire can be made bad: the same tower to the bench, a worse one to the host. */
export interface WornWire extends TowerDevice {
  /** From now on each byte in either direction is damaged with this probability. */
  damage(probability: number): void;
  /** Nothing passes in either direction. */
  cut(): void;
  mend(): void;
  /** Bytes that no tower sent. */
  inject(bytes: Uint8Array): void;
}

export function wearWire(device: TowerDevice, chance: Chance): WornWire {
  let carry: (bytes: Uint8Array) => void = () => {};
  let probability = 0;
  let isCut = false;
  const pass = (bytes: Uint8Array) => bytes.map(byte => (chance.happens(probability) ? chance.below(256) : byte));
  device.connect(bytes => {
    if (!isCut) carry(pass(bytes));
  });
  return {
    receive: bytes => {
      if (!isCut) device.receive(pass(bytes));
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
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    inject: bytes => carry(bytes),
  };
}
