import type { Dice } from './virtual/eventQueue.js';

/**
 * Anything that behaves like a tower at the far end of a wire: the virtual tower, or firmware in an emulator. `deviceBinding`
 * makes a serial port of it inside the process, `openPty` one for other processes.
 */
export interface TowerDevice {
  /** Bytes from the host arrive. */
  receive(bytes: Uint8Array): void;
  /** Whoever carries the bytes to the host; called again, the new carrier takes the place of the old. */
  connect(carry: (bytes: Uint8Array) => void): void;
  /** Starts it anew, as a reset button does. */
  reset(): void;
  /** Ends it for good and lets go of its timers. */
  stop(): void;
  press(button: number): void;
  release(button: number): void;
  /** Dice come to rest. */
  roll(dice: Dice): void;
}
