import { closeSync, constants, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { diskTrouble } from '../diskTrouble.js';
import type { Revisions } from './checkWhole.js';

/**
 * How far the record has come, in a small file beside it. SQLite silently leaves out what a damaged write-ahead log no
 * longer shows; a record that is behind its mark has lost something. The mark is written after every commit and synced
 * only when the log is written back: after a loss of power it may be behind the record, never ahead of it.
 */
export class HighWaterMark {
  readonly #file: string;
  #descriptor: number | null = null;

  constructor(recordFile: string) {
    this.#file = recordFile.replace(/\.db$/, '.mark');
  }

  /** How many steps of each table are missing from a record that has come as far as `revisions`. */
  missingFrom(revisions: Revisions): Revisions {
    const behind = [...this.#read()].map(([table, mark]) => [table, mark - (revisions.get(table) ?? 0)] as const);
    return new Map(behind.filter(([, steps]) => steps > 0));
  }

  write(revisions: Revisions): void {
    const text = JSON.stringify([...revisions]);
    // In place and in one piece: what is left of a longer text stands behind the end of the line.
    this.#try(descriptor => writeSync(descriptor, `${text} ${crc32(text)}\n`, 0));
  }

  sync(): void {
    this.#try(fdatasyncSync);
  }

  close(): void {
    if (this.#descriptor === null) return;
    this.sync();
    closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  /** A mark that cannot be read says nothing: it was never there, or was being written when the power went. */
  #read(): Revisions {
    try {
      const [line = ''] = readFileSync(this.#file, 'utf8').split('\n');
      const [, text = '', sum] = /^(.*) (\d+)$/.exec(line) ?? [];
      return sum === String(crc32(text)) ? new Map(JSON.parse(text) as [string, number][]) : new Map();
    } catch (error) {
      if (!diskTrouble(error)) throw error;
      return new Map();
    }
  }

  /** A disk that takes no mark is told of when it takes no commit. */
  #try(work: (descriptor: number) => void): void {
    try {
      this.#descriptor ??= openSync(this.#file, constants.O_RDWR | constants.O_CREAT, 0o600);
      work(this.#descriptor);
    } catch (error) {
      if (!diskTrouble(error)) throw error;
    }
  }
}
