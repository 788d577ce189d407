import type { PortBinding, PortHandle } from './portBinding.js';
import type { TowerDevice } from './towerDevice.js';

/** A serial port inside this process with a tower at its end, and a plug that can be pulled. */
export interface DeviceBinding extends PortBinding {
  readonly path: string;
  unplug(): void;
  plugIn(): void;
}

/** Bytes that wait for a reader which never comes are dropped, oldest first, as a serial chip does. */
const BUFFER_BYTES = 4096;

/** serialport asks that operations ended by `close` say so, or it takes them for a lost device. */
class Canceled extends Error {
  readonly canceled = true;
}

export function deviceBinding(device: TowerDevice, path: string): DeviceBinding {
  let isPlugged = true;
  let openPort: DevicePort | undefined;
  device.connect(bytes => openPort?.arrive(bytes));

  return {
    path,
    list: async () => (isPlugged ? [{ path }] : []),
    async open(options) {
      if (!isPlugged || options.path !== path) throw new Error(`There is no ${options.path}`);
      if (openPort) throw new Error(`${path} is open already`);
      openPort = new DevicePort(device, () => {
        openPort = undefined;
      });
      return openPort;
    },
    unplug() {
      isPlugged = false;
      openPort?.lose();
    },
    plugIn() {
      isPlugged = true;
    },
  };
}

class DevicePort implements PortHandle {
  isOpen = true;
  #isLost = false;
  #arrived: Buffer = Buffer.alloc(0);
  #reader: { readonly wake: () => void; readonly fail: (error: Error) => void } | undefined;

  constructor(
    private readonly device: TowerDevice,
    private readonly onClose: () => void,
  ) {}

  arrive(bytes: Uint8Array): void {
    if (this.#isLost) return;
    this.#arrived = Buffer.concat([this.#arrived, bytes]).subarray(-BUFFER_BYTES);
    this.#reader?.wake();
  }

  lose(): void {
    this.#isLost = true;
    this.#reader?.fail(new Error('the device is gone'));
  }

  async read(buffer: Buffer, offset: number, length: number): Promise<{ buffer: Buffer; bytesRead: number }> {
    if (!this.isOpen) throw new Canceled('the port is closed');
    if (this.#isLost) throw new Error('the device is gone');
    if (this.#arrived.length === 0) {
      await new Promise<void>((wake, fail) => {
        this.#reader = { wake, fail };
      }).finally(() => {
        this.#reader = undefined;
      });
    }
    const bytesRead = this.#arrived.copy(buffer, offset, 0, length);
    this.#arrived = this.#arrived.subarray(bytesRead);
    return { buffer, bytesRead };
  }

  async write(bytes: Buffer): Promise<void> {
    if (!this.isOpen) throw new Canceled('the port is closed');
    if (this.#isLost) throw new Error('the device is gone');
    // The tower answers in a later turn, as one at the end of a real wire would.
    setImmediate(() => {
      if (this.isOpen && !this.#isLost) this.device.receive(bytes);
    });
  }

  async close(): Promise<void> {
    this.isOpen = false;
    this.#reader?.fail(new Canceled('the port is closed'));
    this.onClose();
  }
}
