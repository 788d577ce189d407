import { constants, open } from 'node:fs/promises';
import { isatty } from 'node:tty';

/** Why a port did not open: it is not there, not ours to open, somebody else's now, no serial device, or something else. */
export type OpenFailure = 'absent' | 'noPermission' | 'busy' | 'notSerial' | 'failed';

const FAILURES: ReadonlyMap<string | undefined, OpenFailure> = new Map([
  ['ENOENT', 'absent'],
  ['ENXIO', 'absent'],
  ['ENODEV', 'absent'],
  ['EACCES', 'noPermission'],
  ['EPERM', 'noPermission'],
  ['EBUSY', 'busy'],
  ['EISDIR', 'notSerial'],
]);

/**
 * Asked after serialport has failed, whose errors carry no code. Opening the device once more, plainly, gives one. Where that
 * works and it is a terminal, serialport was kept out by a lock that another program holds.
 */
export async function findOpenFailure(path: string): Promise<OpenFailure> {
  try {
    const device = await open(path, constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK);
    const failure = isatty(device.fd) ? 'busy' : 'notSerial';
    await device.close();
    return failure;
  } catch (error) {
    return FAILURES.get((error as NodeJS.ErrnoException).code) ?? 'failed';
  }
}
