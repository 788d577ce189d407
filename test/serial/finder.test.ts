import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BOARD_VENDORS, findLinuxPorts } from '../../server/serial/finder.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watchroom-finder-'));
  mkdirSync(join(root, 'dev'), { recursive: true });
  mkdirSync(join(root, 'sys/class/tty'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** A serial device as the kernel shows it; `depth` is how far below its USB device the driver puts it. */
function plugIn(tty: string, usb: { readonly vendor?: string; readonly depth?: number; readonly byId?: string }) {
  const device = join(root, 'sys/devices', tty);
  const port = join(device, ...Array.from({ length: usb.depth ?? 1 }, (_, i) => `level${i}`));
  mkdirSync(port, { recursive: true });
  if (usb.vendor) writeFileSync(join(device, 'idVendor'), `${usb.vendor}\n`);
  mkdirSync(join(root, 'sys/class/tty', tty));
  symlinkSync(port, join(root, 'sys/class/tty', tty, 'device'));
  writeFileSync(join(root, 'dev', tty), '');
  if (!usb.byId) return;
  mkdirSync(join(root, 'dev/serial/by-id'), { recursive: true });
  symlinkSync(`../../${tty}`, join(root, 'dev/serial/by-id', usb.byId));
}

test('a board is found by the name that stays the same when ports are numbered anew', async () => {
  plugIn('ttyACM3', { vendor: '2e8a', byId: 'usb-Raspberry_Pi_Pico_E660-if00' });
  expect(await findLinuxPorts(root)).toEqual([join(root, 'dev/serial/by-id/usb-Raspberry_Pi_Pico_E660-if00')]);
});

test('a board without such a name is found by its USB vendor, whatever the driver', async () => {
  plugIn('ttyACM0', { vendor: '2341', depth: 1 });
  plugIn('ttyUSB0', { vendor: '1A86', depth: 2 });
  expect(await findLinuxPorts(root)).toEqual([join(root, 'dev/ttyACM0'), join(root, 'dev/ttyUSB0')]);
});

test("other people's devices and ports that are not USB are left alone", async () => {
  plugIn('ttyUSB1', { vendor: '067b', depth: 2, byId: 'usb-GPS_Receiver' });
  plugIn('ttyS0', {});
  expect(await findLinuxPorts(root)).toEqual([]);
});

test('a machine without any of these folders has no ports', async () => {
  expect(await findLinuxPorts(join(root, 'nowhere'))).toEqual([]);
});

test('the udev rules of the guide know every board that is looked for, and give a name to one device only', () => {
  const guide = readFileSync(new URL('../../docs/build-a-tower.md', import.meta.url), 'utf8');
  const rules = guide.split('\n').filter(line => line.includes('SUBSYSTEM=='));
  const vendors = rules.flatMap(rule => /ATTRS\{idVendor\}=="([^"]*)"/.exec(rule)?.[1]?.split('|') ?? []);
  expect(new Set(vendors)).toEqual(BOARD_VENDORS);
  const naming = rules.filter(rule => rule.includes('SYMLINK'));
  expect(naming).toHaveLength(1);
  expect(naming[0]).toContain('ENV{ID_SERIAL_SHORT}==');
});
