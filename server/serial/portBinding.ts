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
