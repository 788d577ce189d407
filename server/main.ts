/** The table: reads its settings, opens the service, says where it is, and closes in order when told to end. */
import { homedir } from 'node:os';
import { readConfig } from './config.js';
import { createLog } from './log.js';
import { VERSION } from './root.js';
import { failureText, startText } from './startText.js';
import { openWatchroom } from './watchroom.js';

/** Longer than any orderly end takes; whatever hangs then is left hanging. */
const PATIENCE_MS = 5000;

const read = readConfig({ argv: process.argv.slice(2), env: process.env, platform: process.platform, home: homedir() });
if (read.ok === 'asked') {
  console.log(read.answer);
  process.exit(0);
}
if (!read.ok) end(read.problems);

const { config } = read;
const log = createLog(config.logLevel, config.logFormat);
const opened = await openWatchroom(config, log);
if (!opened.ok) end([failureText(opened.why, config)]);

const { watchroom } = opened;
console.log(startText(VERSION, config, watchroom));
if (watchroom.trouble) log.warn({ games: watchroom.gamesFile }, watchroom.trouble);
for (const { code, detail } of watchroom.notices) log.warn(detail, code);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    watchroom.close().then(() => process.exit(0));
  });
}
// A bug: what is on the disk is whole, so the best is to start again from there.
process.on('uncaughtException', error => {
  log.fatal({ err: error }, 'this should not have happened; the games are safe');
  process.exit(70);
});

function end(problems: readonly string[]): never {
  for (const problem of problems) console.error(`Watchroom: ${problem}`);
  process.exit(1);
}
