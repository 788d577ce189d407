/** The bytes of an Intel HEX file, from address 0, as the chip's flash would hold them. */
export function parseIntelHex(text: string, flashBytes: number): Uint8Array {
  const flash = new Uint8Array(flashBytes).fill(0xff);
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '') continue;
    const record = /^:((?:[0-9A-F]{2}){5,})$/i.exec(line)?.[1];
    const bytes = Buffer.from(record ?? '', 'hex');
    const [count = 0, high = 0, low = 0, type] = bytes;
    const isWhole = bytes.length === count + 5 && bytes.reduce((sum, byte) => sum + byte, 0) % 256 === 0;
    if (!isWhole) throw new Error(`line ${index + 1} of the firmware image is damaged`);
    if (type === END_OF_FILE) return flash;
    if (type !== CONTENT) continue;
    flash.set(bytes.subarray(4, 4 + count), high * 256 + low);
  }
  throw new Error('the firmware image has no end: it was cut off');
}

const CONTENT = 0;
const END_OF_FILE = 1;
