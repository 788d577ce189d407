import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { SerialPort } from 'serialport';
import type { PortCandidate } from './connection.js';
import type { PortBinding } from './portBinding.js';

/** Where towers may be found, asked again and again. */
export type PortSource = () => Promise<readonly PortCandidate[]>;

/**
 * USB vendors of the boards and serial chips that towers are built of. Other devices are left alone: opening a port resets many of them, and a greeting
 * may mean something to them. A tower with another chip is named by its port.
 */
export const BOARD_VENDORS: ReadonlySet<string> = new Set([
  '2341', // Arduino
  '2a03', // Arduino (older)
  '2e8a', // Raspberry Pi RP2040
  '239a', // Adafruit
  '1b4f', // SparkFun
  '16c0', // Teensy and hobby ids
  '303a', // Espressif
  '1a86', // CH340
  '10c4', // CP210x
  '0403', // FTDI
]);

/** The port people have named, there or not. */
export function givenPort(path: string): PortSource {
  return async () => [await systemPort(path)];
}

/** A tower inside this process. */
export function devicePort(binding: PortBinding & { readonly path: string }): PortSource {
  return async () => (await binding.list()).map(({ path }) => ({ path, binding }));
}

/** Every port of this machine that may have a tower behind it. */
export const systemPorts: PortSource = async () => {
  const paths = process.platform === 'linux' ? await findLinuxPorts('/') : await findListedPorts();
  return Promise.all(paths.map(systemPort));
};

/**
 * Linux: by-id names stay the same when ports are numbered anew, so they are preferred; ports without one are taken by their USB vendor.
 * The folders are read directly, since serialport's own list needs udevadm, which small systems lack.
 */
export async function findLinuxPorts(root: string): Promise<readonly string[]> {
  const byId = join(root, 'dev/serial/by-id');
  const names = new Map<string, string>();
  for (const name of await entries(byId)) {
    const device = await realpath(join(byId, name)).catch(() => undefined);
    if (device) names.set(device, join(byId, name));
  }
  const paths: string[] = [];
  for (const tty of await entries(join(root, 'sys/class/tty'))) {
    const vendor = await usbVendor(join(root, 'sys/class/tty', tty, 'device'));
    if (vendor === undefined || !BOARD_VENDORS.has(vendor)) continue;
    const device = join(root, 'dev', tty);
    paths.push(names.get(device) ?? device);
  }
  return paths.sort();
}

async function findListedPorts(): Promise<readonly string[]> {
  const ports = await SerialPort.list();
  return ports.filter(({ vendorId }) => BOARD_VENDORS.has((vendorId ?? '').toLowerCase())).map(({ path }) => path);
}

async function entries(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}

/** The USB device is one or two folders above the serial one, depending on the driver. */
async function usbVendor(device: string): Promise<string | undefined> {
  const folder = await realpath(device).catch(() => undefined);
  if (folder === undefined) return undefined;
  for (const up of ['.', '..', '../..', '../../..']) {
    const vendor = await readFile(join(folder, up, 'idVendor'), 'latin1').catch(() => undefined);
    if (vendor !== undefined) return vendor.trim().toLowerCase();
  }
  return undefined;
}

async function systemPort(path: string): Promise<PortCandidate> {
  const device = await realpath(path).catch(() => path);
  return { path, device, binding: SerialPort.binding as unknown as PortBinding };
}
