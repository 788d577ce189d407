import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SerialPortMock } from 'serialport';
import { vi } from 'vitest';
import { deviceBinding, devicePort, givenPort, openPty, type TowerDevice } from '../../server/serial/index.js';
import type { PortBinding, PortHandle } from '../../server/serial/portBinding.js';
import type { Transport } from './linkSuite.js';

/** The binding the service itself uses for towers inside its process. */
export const inProcess: Transport = {
  async join(device) {
    const binding = deviceBinding(device, 'inside:1');
    return {
      source: devicePort(binding),
      unplug: async () => binding.unplug(),
      plugIn: async () => binding.plugIn(),
      close: async () => {},
    };
  },
  pass: passFakeTime,
};

/** serialport's own mock binding, with a tower at the end that it lacks. */
export const mockBinding: Transport = {
  async join(device) {
    const mock = SerialPortMock.binding;
    const path = '/dev/mock';
    mock.createPort(path);
    let handle: MockHandle | undefined;
    device.connect(bytes => {
      if (handle?.isOpen) handle.emitData(Buffer.from(bytes));
    });
    const binding: PortBinding = {
      list: () => mock.list(),
      open: async options => {
        handle = joinMock((await mock.open(options)) as unknown as MockHandle, device);
        return handle;
      },
    };
    return {
      source: async () => [{ path, binding }],
      unplug: async () => {
        mock.reset();
        // The mock has no unplugging; a read that fails is what serialport sees of one.
        handle?.pendingRead?.(new Error('the device is gone'));
      },
      plugIn: async () => mock.createPort(path),
      close: async () => mock.reset(),
    };
  },
  pass: passFakeTime,
};

/** A real pseudo terminal through the real serialport. */
export const pty: Transport = {
  async join(device) {
    const folder = mkdtempSync(join(tmpdir(), 'watchroom-pty-'));
    const path = join(folder, 'tower');
    let open = await openPty(device, path);
    return {
      source: givenPort(path),
      unplug: () => open.close(),
      plugIn: async () => {
        open = await openPty(device, path);
      },
      close: async () => {
        await open.close();
        rmSync(folder, { recursive: true });
      },
    };
  },
  pass: ms => sleep(ms),
};

interface MockHandle extends PortHandle {
  emitData(bytes: Buffer): void;
  readonly pendingRead: ((error: Error) => void) | null;
}

function joinMock(handle: MockHandle, device: TowerDevice): MockHandle {
  const write = handle.write.bind(handle);
  handle.write = async bytes => {
    await write(bytes);
    device.receive(bytes);
  };
  return handle;
}

/** Timers are faked, streams are not: between two steps of the clock they get their turns. */
async function passFakeTime(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5) {
    await vi.advanceTimersByTimeAsync(Math.min(5, ms - passed));
    for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setImmediate(resolve));
  }
}
