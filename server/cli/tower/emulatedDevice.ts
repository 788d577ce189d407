import type { TowerDevice } from '../../serial/towerDevice.js';
import { BUTTON_PINS, createEmulatedTower, type EmulatedButton, type EmulatedTowerParts } from './emulatedTower.js';

const SLICE_MS = 2;
/** A machine too slow for real time, or one that slept, lets the emulated clock fall behind instead of stalling. */
const MOST_AT_ONCE_MS = 100;
/** Longer than the firmware takes to believe a contact, with room to spare. */
const FINGER_MS = 25;

const REPORTED: readonly EmulatedButton[] = ['confirm', 'undo', 'roll'];

export interface EmulatedDevice extends TowerDevice {
  /** A short press of any button of the panel, those included that the host never hears of. */
  readonly tap: (button: EmulatedButton) => void;
  readonly light: () => readonly [number, number, number];
  readonly isBuzzing: () => boolean;
}

/** The reference firmware in an emulator, kept at the pace of the clock. Dice are entered as a person would, on the counting buttons. */
export function makeEmulatedDevice(parts: Omit<EmulatedTowerParts, 'onSent'>): EmulatedDevice {
  let carry: (bytes: Uint8Array) => void = () => {};
  let sent: number[] = [];
  const tower = createEmulatedTower({ ...parts, onSent: byte => sent.push(byte) });
  const fingers: (() => void)[] = [];
  let fingerAt = 0;
  let caughtUpAt = performance.now();

  const deliver = (): void => {
    if (sent.length === 0) return;
    const bytes = Uint8Array.from(sent);
    sent = [];
    carry(bytes);
  };
  const catchUp = (): void => {
    const now = performance.now();
    const behind = Math.min(now - caughtUpAt, MOST_AT_ONCE_MS);
    caughtUpAt = now;
    const until = tower.milliseconds() + behind;
    while (fingers.length > 0 && fingerAt <= until) {
      tower.run(Math.max(0, fingerAt - tower.milliseconds()));
      fingers.shift()!();
      fingerAt = tower.milliseconds() + FINGER_MS;
    }
    tower.run(Math.max(0, until - tower.milliseconds()));
    deliver();
  };
  const clock = setInterval(catchUp, SLICE_MS);

  const tap = (button: EmulatedButton): void => {
    fingers.push(
      () => tower.press(button),
      () => tower.release(button),
    );
  };
  return {
    receive: bytes => {
      catchUp();
      tower.receive(bytes);
    },
    connect: next => {
      carry = next;
    },
    reset: () => {
      fingers.length = 0;
      for (const button of Object.keys(BUTTON_PINS) as EmulatedButton[]) tower.release(button);
      tower.reset();
    },
    stop: () => clearInterval(clock),
    press: number => fingers.push(() => tower.press(reported(number))),
    release: number => fingers.push(() => tower.release(reported(number))),
    roll: ({ d6, d8 }) => {
      for (let i = 0; i < countable(d6); i++) tap('countD6');
      for (let i = 0; i < countable(d8); i++) tap('countD8');
      tap('confirm');
    },
    tap,
    light: tower.light,
    isBuzzing: tower.isBuzzing,
  };
}

function reported(number: number): EmulatedButton {
  const button = REPORTED[number - 1];
  if (!button) throw new RangeError(`the reference tower has no button ${number}`);
  return button;
}

/** How often to press. A face can be counted; a cocked die cannot, and the panel has no way to say so. */
function countable(face: number | 'unreadable' | undefined): number {
  if (face === 'unreadable') throw new RangeError('a cocked die cannot be entered on the panel');
  return face ?? 0;
}
