import type { EEPROMMemoryBackend } from 'avr8js';
import type { EmulatedButton, EmulatedTower } from '../../server/cli/tower/emulatedTower.js';
import type { TimedLine, TowerUnderTest } from '../../server/serial/conformance/runScenario.js';
import type { ScenarioDice } from '../../server/serial/conformance/scenario.js';

const BUTTONS: readonly EmulatedButton[] = ['confirm', 'undo', 'roll'];
const WHYS = [undefined, 'tilt', 'none', 'two', 'slow', 'sensor'];
/** Enough for the firmware to believe a contact. */
const FINGER_MS = 25;
const LINE_MS = 10;

/** Lines with the moment their first byte came. */
export interface LineClock {
  readonly hear: (byte: number, at: number) => void;
  readonly next: (until: number) => TimedLine | undefined;
  readonly isInLine: () => boolean;
}

export function makeLineClock(): LineClock {
  const whole: TimedLine[] = [];
  let text = '';
  let beganAt = 0;
  return {
    hear: (byte, at) => {
      if (text === '') beganAt = at;
      if (byte !== 0x0a) text += String.fromCharCode(byte);
      else {
        whole.push({ text, at: beganAt });
        text = '';
      }
    },
    next: until => (whole[0] && whole[0].at <= until ? whole.shift() : undefined),
    isInLine: () => text !== '',
  };
}

/** The emulated tower as the conformance scenarios want it. How dice get into it depends on its sensor. */
export function underTest(tower: EmulatedTower, lines: LineClock, roll: (dice: ScenarioDice) => void): TowerUnderTest {
  return {
    can: ['dice', 'buttons', 'reset'],
    slack: 0,
    now: tower.milliseconds,
    send: bytes => tower.receive(Buffer.from(bytes, 'latin1')),
    nextLine: async until => {
      for (;;) {
        const line = lines.next(until);
        if (line) return line;
        const isOver = tower.milliseconds() >= until && !(lines.isInLine() && tower.milliseconds() < until + LINE_MS);
        if (isOver) return undefined;
        tower.run(1);
      }
    },
    press: async number => {
      tower.press(BUTTONS[number - 1]!);
      tower.run(FINGER_MS);
    },
    release: async number => {
      tower.release(BUTTONS[number - 1]!);
      tower.run(FINGER_MS);
    },
    roll: async dice => roll(dice),
    reset: async () => tower.reset(),
  };
}

/** Enters dice as a person does. */
export function countDice(tower: EmulatedTower): (dice: ScenarioDice) => void {
  const tap = (button: EmulatedButton, times: number): void => {
    for (let i = 0; i < times; i++) {
      tower.press(button);
      tower.run(FINGER_MS);
      tower.release(button);
      tower.run(FINGER_MS);
    }
  };
  return ({ d6 = 0, d8 = 0 }) => {
    tap('countD6', Number(d6));
    tap('countD8', Number(d8));
    tap('confirm', 1);
  };
}

/** Lays dice where benchSensor.c looks for them. */
export function layDice(tower: EmulatedTower, eeprom: EEPROMMemoryBackend): (dice: ScenarioDice) => void {
  const face = (value: number | '?' | undefined): number => (value === '?' ? 0xff : (value ?? 0));
  return ({ d6, d8, why }) => {
    eeprom.memory.set([1, face(d6), face(d8), WHYS.indexOf(why)], 512);
    tower.run(FINGER_MS);
  };
}
