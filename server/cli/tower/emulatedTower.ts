import { randomBytes } from 'node:crypto';
import { type EEPROMBackend, EEPROMMemoryBackend } from 'avr8js';
import { type Chip, CLOCK_HZ, createChip, EEPROM_BYTES } from './chip.js';

/** The buttons of the reference tower and the pins of port D they pull to ground (firmware-protocol/reference/avr.c). */
export const BUTTON_PINS = { confirm: 2, undo: 3, roll: 4, countD6: 5, countD8: 6 } as const;
export type EmulatedButton = keyof typeof BUTTON_PINS;

const CYCLES_PER_MS = CLOCK_HZ / 1000;
const LIGHT_PINS = [0, 1, 2] as const;
const BUZZER_PIN = 3;

/** The reference firmware on an emulated board with its buttons, light and buzzer. Time passes only when `run` is called. */
export interface EmulatedTower {
  readonly run: (milliseconds: number) => void;
  readonly milliseconds: () => number;
  /** What the board hears on its serial line. */
  readonly receive: (bytes: Uint8Array) => void;
  readonly press: (button: EmulatedButton) => void;
  readonly release: (button: EmulatedButton) => void;
  /** The reset button, or what a host does to an Uno by opening its port: RAM is lost, EEPROM is not. */
  readonly reset: () => void;
  /** How bright red, green and blue were on average since the last call, 0 to 1. */
  readonly light: () => readonly [number, number, number];
  readonly isBuzzing: () => boolean;
}

export interface EmulatedTowerParts {
  readonly flash: Uint8Array;
  readonly onSent: (byte: number) => void;
  /** What is not given is as in a new board: an empty memory and noise nobody can foresee. */
  readonly eeprom?: EEPROMBackend;
  readonly noise?: () => number;
}

export function createEmulatedTower(parts: EmulatedTowerParts): EmulatedTower {
  const { flash, onSent, eeprom = new EEPROMMemoryBackend(EEPROM_BYTES), noise = randomByte } = parts;
  const held = new Set<EmulatedButton>();
  let chip: Chip;
  let finishedCycles = 0;
  let pins = 0;
  let pinsSince = 0;
  let lit: [number, number, number] = [0, 0, 0];
  let litSince = 0;
  let lastBuzz = Number.NEGATIVE_INFINITY;

  const now = (): number => finishedCycles + chip.cycles();
  const countLight = (): void => {
    for (const pin of LIGHT_PINS) if (pins & (1 << pin)) lit[pin] += now() - pinsSince;
    pinsSince = now();
  };
  const powerOn = (): void => {
    chip = createChip({
      flash,
      eeprom,
      noise,
      onSent,
      onPortB: next => {
        countLight();
        if ((next ^ pins) & (1 << BUZZER_PIN)) lastBuzz = now();
        pins = next;
      },
    });
    for (const button of held) chip.setPortD(BUTTON_PINS[button], 'low');
  };
  powerOn();
  const reset = (): void => {
    countLight();
    finishedCycles = now();
    pins = 0;
    powerOn();
    pinsSince = now();
  };

  return {
    run: milliseconds => {
      const until = now() + milliseconds * CYCLES_PER_MS;
      while (chip.runUntil(until - finishedCycles) === 'reset') reset();
    },
    milliseconds: () => now() / CYCLES_PER_MS,
    receive: bytes => chip.receive(bytes),
    press: button => {
      held.add(button);
      chip.setPortD(BUTTON_PINS[button], 'low');
    },
    release: button => {
      held.delete(button);
      chip.setPortD(BUTTON_PINS[button], 'high');
    },
    reset,
    light: () => {
      countLight();
      const time = Math.max(1, now() - litSince);
      const [red, green, blue] = lit;
      lit = [0, 0, 0];
      litSince = now();
      return [red / time, green / time, blue / time];
    },
    isBuzzing: () => now() - lastBuzz < 10 * CYCLES_PER_MS,
  };
}

function randomByte(): number {
  return randomBytes(1)[0]!;
}
