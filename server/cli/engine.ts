/** `npm run engine`: the rules engine on standard input and output, one JSON object per line (docs/engine-stdio.md). */
import { createInterface } from 'node:readline';
import { createResponder, type Reply } from '../engine/responder.js';

const respond = createResponder();

function answerLine(line: string): Reply {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return { id: null, ok: false, error: { code: 'bad-request', message: 'this line is not JSON' } };
  }
  try {
    return respond(request);
  } catch (bug) {
    // A bug of ours must not take the other requests down with it.
    const message = `the engine failed on this request: ${bug instanceof Error ? bug.message : String(bug)}`;
    return { id: null, ok: false, error: { code: 'bad-request', message } };
  }
}

// Answers leave in blocks: a write for every line would cost more than the rules do.
let block = '';
const flush = (): void => {
  if (block === '') return;
  process.stdout.write(block);
  block = '';
};

process.stdout.on('error', () => process.exit(0));
const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
let isFlushDue = false;
lines.on('line', line => {
  block += `${JSON.stringify(answerLine(line))}\n`;
  if (block.length > 65_536) flush();
  if (isFlushDue) return;
  isFlushDue = true;
  setImmediate(() => {
    isFlushDue = false;
    flush();
  });
});
lines.on('close', flush);
