/**
 * What opens serial ports: serialport's own for real ones, ours for towers inside this process. serialport ships this interface in
 * a package whose types Node's module resolution cannot find, so the part we rely on stands here.
 */
export interface PortBinding {
  list(): Promise<readonly { readonly path: string; readonly vendorId?: string | undefined }[]>;
  open(options: { readonly path: string; readonly baudRate: number }): Promise<PortHandle>;
}

export interface PortHandle {
  readonly isOpen: boolean;
  /** Gives at least one byte. Ended by `close`, it fails with an error whose `canceled` is true. */
  read(buffer: Buffer, offset: number, length: number): Promise<{ buffer: Buffer; bytesRead: number }>;
  write(bytes: Buffer): Promise<void>;
  close(): Promise<void>;
}

/**
 * Whether closing a port drops its DTR line. Boards of the Uno class are reset when DTR rises, and lose the rolls that wait: where the line stays up,
 * a service that is started again finds the tower as it was. On Windows serialport would keep DTR down all the time instead, and many boards
 * with native USB then send nothing.
 */
export const HANG_UP_ON_CLOSE = process.platform === 'win32';
