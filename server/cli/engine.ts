/** `npm run engine`: the rules engine on standard input and output, one JSON object per line (docs/engine-stdio.md). */
import { StringDecoder } from 'node:string_decoder';
import { createResponder, type Reply } from '../engine/responder.js';

const respond = createResponder();

/** The answer to one line, as one line. Whatever came, there is an answer, and the next line is served. */
function answerLine(line: string): string {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return written(failure(null, 'this line is not JSON'));
  }
  try {
    return written(respond(request));
  } catch (bug) {
    // A bug of ours, or nesting deeper than can be written back, must not take the other requests down with it.
    const id = (request as { readonly id?: unknown } | null)?.id;
    const isPlain = typeof id === 'string' || typeof id === 'number';
    const message = `the engine failed on this request: ${bug instanceof Error ? bug.message : String(bug)}`;
    return written(failure(isPlain ? id : null, message));
  }
}

function failure(id: unknown, message: string): Reply {
  return { id, ok: false, error: { code: 'bad-request', message } };
}

function written(reply: Reply): string {
  return `${JSON.stringify(reply)}\n`;
}

// A line ends with a line feed and nothing else: `readline` would also cut at U+2028, which JSON text may hold.
const decoder = new StringDecoder('utf8');
let rest = '';

/** Answers leave in blocks: a write for every line would cost more than the rules do. */
function serve(text: string): void {
  const end = text.lastIndexOf('\n');
  if (end < 0) {
    rest += text;
    return;
  }
  const lines = (rest + text.slice(0, end)).split('\n');
  rest = text.slice(end + 1);
  let block = '';
  for (const line of lines) {
    block += answerLine(line);
    if (block.length < 65_536) continue;
    process.stdout.write(block);
    block = '';
  }
  if (block !== '') process.stdout.write(block);
}

if (process.stdin.isTTY) console.error('One JSON object per line, as docs/engine-stdio.md describes; Ctrl+D ends.');
process.stdout.on('error', () => process.exit(0));
process.stdin.on('data', (bytes: Buffer) => serve(decoder.write(bytes)));
process.stdin.on('end', () => {
  serve(decoder.end());
  if (rest !== '') serve('\n');
});
