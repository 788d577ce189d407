import { type EmulatedDevice, makeEmulatedDevice } from './emulatedDevice.js';
import { readFirmwareImage } from './firmwareImage.js';
import type { TerminalDevice } from './terminal.js';

/** As long as one turn of the light's slowest blinking, so that blinking is one colour and not two in turn. */
const GLANCE_MS = 1024;

/** The reference firmware in the emulator, with the keys of the terminal for its buttons and its light told in words. */
export function makeEmulatedTerminalDevice(print: (text: string) => void): TerminalDevice {
  const device = makeEmulatedDevice({ flash: readFirmwareImage() });
  let shown = '';
  const glance = setInterval(() => {
    const colour = nameColour(device.light());
    if (colour !== shown) print(`  * the light is ${colour}`);
    shown = colour;
  }, GLANCE_MS);
  return {
    ...device,
    roll: dice => {
      if (dice.d6 === 'unreadable' || dice.d8 === 'unreadable') {
        print('This tower has no sensor that could find a die cocked; its dice are counted on buttons.');
        return;
      }
      device.roll(dice);
    },
    rollElectronically: () => device.tap('roll'),
    stop: () => {
      clearInterval(glance);
      device.stop();
    },
  };
}

const COLOURS = ['dark', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

/** The nearest of eight colours: what is much weaker than the strongest part is not seen. */
function nameColour(light: ReturnType<EmulatedDevice['light']>): string {
  const threshold = Math.max(0.01, Math.max(...light) / 3);
  const bits = light.map((level, i) => (level > threshold ? 1 << i : 0));
  return COLOURS[bits.reduce((sum, bit) => sum + bit, 0)]!;
}
