/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) of a line's characters; `crc16('123456789')` is 0x29B1. */
export function crc16(text: string): number {
  let crc = 0xffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= (text.charCodeAt(i) & 0xff) << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc;
}

/** The checksum as it is written behind the `*`: four upper-case hexadecimal digits. */
export function formatChecksum(text: string): string {
  return crc16(text).toString(16).toUpperCase().padStart(4, '0');
}
