import { Transform, type TransformCallback } from 'node:stream';
import { MAX_LINE_BYTES } from '../../firmware-protocol/index.js';

const LF = 0x0a;
const CR = 0x0d;

/**
 * Bounds every line before the line parser sees it: the parser keeps all it gets until an LF comes, and searches it again with
 * every chunk. One byte more than allowed is let through, so that a line too long is still seen to be one. CR is skipped.
 */
export function makeLineBound(): (bytes: Uint8Array) => Buffer {
  let length = 0;
  return bytes => {
    const kept = Buffer.allocUnsafe(bytes.length);
    let size = 0;
    for (const byte of bytes) {
      if (byte === CR) continue;
      if (byte === LF) length = 0;
      else if (++length > MAX_LINE_BYTES + 1) {
        // Counting on would only bring the counter closer to its own limits.
        length = MAX_LINE_BYTES + 1;
        continue;
      }
      kept[size++] = byte;
    }
    return kept.subarray(0, size);
  };
}

/** The same as a stream, to stand between a port and its ReadlineParser. */
export class LineGuard extends Transform {
  readonly #bound = makeLineBound();

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const kept = this.#bound(chunk);
    done(null, kept.length > 0 ? kept : undefined);
  }
}
