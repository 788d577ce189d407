/** The engine as a process: whatever comes in, one answer per line, in order, and exit 0 at the end. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differences } from '../engine/expectation.js';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = readFileSync(join(ROOT, 'test/engine/engine-examples.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line));

interface Run {
  readonly answers: readonly string[];
  readonly exit: number | null;
  readonly complaints: string;
}

/** Feeds the process in chunks of this many bytes, so that lines are cut anywhere. */
function run(input: string, chunk = 65_536): Promise<Run> {
  const engine = spawn(process.execPath, [join(ROOT, 'dist/server/cli/engine.js')]);
  let output = '';
  let complaints = '';
  engine.stdout.setEncoding('utf8').on('data', text => {
    output += text;
  });
  engine.stderr.setEncoding('utf8').on('data', text => {
    complaints += text;
  });
  const bytes = Buffer.from(input);
  for (let at = 0; at < bytes.length; at += chunk) engine.stdin.write(bytes.subarray(at, at + chunk));
  engine.stdin.end();
  return new Promise(resolve => {
    engine.on('close', exit => resolve({ answers: output.split('\n').slice(0, -1), exit, complaints }));
  });
}

const deep = '['.repeat(20_000) + ']'.repeat(20_000);
/** Lines no program should send; each must be answered with an error. */
const BAD: readonly ((id: number) => string)[] = [
  () => '',
  () => '   ',
  () => 'hello',
  () => '{',
  () => '{"op":"setup","rules":"family"',
  () => 'null',
  () => '[]',
  () => '"setup"',
  () => '\u0000\u0001\ufffd',
  id => JSON.stringify({ id, op: 'dance' }),
  id => JSON.stringify({ id, op: 'setup' }),
  id => JSON.stringify({ id, op: 'setup', rules: { set: 'poker' } }),
  id => JSON.stringify({ id, op: 'setup', rules: 'family', board: 'attic' }),
  id => JSON.stringify({ id, op: 'setup', rules: 'family', board: { rows: 1e9, cols: 1e9 } }),
  id => JSON.stringify({ id, op: 'advance', rules: 'family', state: { fire: ['9,9'] }, rolls: [[1, 1]] }),
  id => JSON.stringify({ id, op: 'advance', rules: 'family', state: 7 }),
  id => JSON.stringify({ id, op: 'advance', rules: 'family', rolls: [[7, 9]] }),
  id => JSON.stringify({ id, op: 'advance', rules: 'family', rolls: 'often' }),
  id => JSON.stringify({ id, op: 'act', rules: 'family', state: { turn: 'red' } }),
  id => `{"id":${id},"op":"setup","rules":${deep}}`,
  () => `{"id":${deep},"op":"dance"}`,
  id => `{"id":${id},"op":"a\u2028b"}`,
];

describe('npm run engine', () => {
  it('answers 2000 mixed good and bad lines, one each, in order, and exits 0', async () => {
    const lines = Array.from({ length: 2000 }, (_, id) => {
      const example = EXAMPLES[id % EXAMPLES.length];
      const isGood = id % 3 !== 0;
      return isGood
        ? JSON.stringify({ ...example.request, id })
        : (BAD[(id / 3) % BAD.length] as (id: number) => string)(id);
    });
    const { answers, exit, complaints } = await run(`${lines.join('\n')}\n`);
    expect(exit).toBe(0);
    expect(complaints).toBe('');
    expect(answers).toHaveLength(lines.length);
    answers.forEach((answer, id) => {
      const reply = JSON.parse(answer);
      if (id % 3 === 0) {
        expect(reply, `line ${id}: ${(lines[id] ?? '').slice(0, 100)}`).toMatchObject({ ok: false });
        expect(typeof reply.error.code).toBe('string');
        expect([null, id]).toContain(reply.id);
      } else {
        expect(reply.id).toBe(id);
        expect(differences(EXAMPLES[id % EXAMPLES.length].expect, reply)).toEqual([]);
      }
    });
  });

  it('reads lines however they are cut, also within a letter, and the last without its line feed', async () => {
    const lines = Array.from({ length: 20 }, (_, i) =>
      JSON.stringify({ id: `Zoë 🔥 ${i}`, op: 'setup', rules: 'family' }),
    );
    const { answers, exit } = await run(lines.join('\r\n'), 3);
    expect(exit).toBe(0);
    expect(answers.map(answer => JSON.parse(answer).id)).toEqual(lines.map(line => JSON.parse(line).id));
  });

  it('says nothing to nothing', async () => {
    expect(await run('')).toEqual({ answers: [], exit: 0, complaints: '' });
  });

  it('survives a reader that has gone away', async () => {
    const engine = spawn(process.execPath, [join(ROOT, 'dist/server/cli/engine.js')]);
    engine.stdin.on('error', () => undefined);
    engine.stdout.destroy();
    const line = `${JSON.stringify({ op: 'setup', rules: 'family' })}\n`;
    engine.stdin.end(line.repeat(5000));
    const exit = await new Promise(resolve => engine.on('close', resolve));
    expect(exit).toBe(0);
  });
});
