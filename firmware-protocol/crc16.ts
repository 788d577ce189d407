/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) of a line's characters; `crc16('123456789')` is 0x29B1. */
export function crc16(text: string, start = 0xffff): number {
  let crc = start;
  for (let i = 0; i < text.length; i++) {
    crc = ((crc << 8) & 0xffff) ^ table[(crc >> 8) ^ (text.charCodeAt(i) & 0xff)]!;
  }
  return crc;
}

/** The checksum as it is written behind the `*`: four upper-case hexadecimal digits. */
export function formatChecksum(text: string): string {
  return formatCrc(crc16(text));
}

export function formatCrc(crc: number): string {
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** What each byte does to the checksum. */
const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  return crc & 0xffff;
});
