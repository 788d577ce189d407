import type { FastifyBaseLogger } from 'fastify';
import { Bucket } from './limits.js';

const LINES = { burst: 20, perSecond: 1 / 10 };

/** For what strangers can make us log: a few lines of it, not a full disk. Each line says how many were left out before it. */
export class SparingLog {
  readonly #lines = new Bucket(LINES);
  #leftOut = 0;

  constructor(private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {}

  write(level: 'warn' | 'error', fields: object, message: string): void {
    if (!this.#lines.take()) {
      this.#leftOut += 1;
      return;
    }
    this.log[level]({ ...fields, ...(this.#leftOut === 0 ? {} : { alsoNotLogged: this.#leftOut }) }, message);
    this.#leftOut = 0;
  }
}
