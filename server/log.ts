import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import type { LogFormat, LogLevel } from './configSettings.js';

/** Secrets that could come near the log with an object around them. */
const SECRETS = ['pin', '*.pin', 'headers', '*.headers'];
const LEVEL_WORDS: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'ERROR', 60: 'FATAL' };

/** Logs to standard error, as lines for people at a terminal and as JSON for programs. */
export function createLog(level: LogLevel, format: LogFormat): Logger {
  const isText = format === 'text' || (format === 'auto' && process.stderr.isTTY);
  const options = { level, base: null, redact: { paths: SECRETS, remove: true } };
  return isText ? pino(options, readable(process.stderr)) : pino(options, pino.destination({ dest: 2, sync: true }));
}

/** `12:03:44 warn  the tower has gone quiet  table=table-1`. */
export function readableLine(json: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(json) as Record<string, unknown>;
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const fields = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const stack = typeof err === 'object' && err !== null && 'stack' in err ? `\n${String(err.stack)}` : '';
  return `${clock} ${(LEVEL_WORDS[Number(level)] ?? '').padEnd(5)} ${[msg, ...fields].join('  ')}${stack}\n`;
}

function readable(to: NodeJS.WritableStream): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      to.write(readableLine(String(chunk)));
      done();
    },
  });
}
