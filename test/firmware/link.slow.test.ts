import { afterEach, beforeEach, vi } from 'vitest';
import { makeEmulatedDevice } from '../../server/cli/tower/emulatedDevice.js';
import { readFirmwareImage } from '../../server/cli/tower/firmwareImage.js';
import { describeLink } from '../serial/linkSuite.js';
import { inProcess } from '../serial/transports.js';
import { seededNoise } from './bench.js';

const flash = readFirmwareImage();

// The emulated clock follows the faked one, so the same suite runs the same way on any machine.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describeLink('the binding inside the service, to the reference firmware in the emulator', inProcess, () =>
  makeEmulatedDevice({ flash, noise: seededNoise(3) }),
);
