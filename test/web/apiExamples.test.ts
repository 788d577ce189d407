import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { CODE, connectScreen, openHouse, type TestScreen } from './atDoor.js';

interface Block {
  readonly kind: string;
  readonly lines: readonly string[];
}

const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const blocks: readonly Block[] = [...page.matchAll(/```(socket|http|json)\n(.*?)```/gs)].map(([, kind, text]) => ({
  kind: kind ?? '',
  lines: (text ?? '').trim().split('\n'),
}));

test('every example of docs/api.md happens as it is written', async () => {
  const { app, session } = await openHouse();
  const screen = await connectScreen(app);
  let played = 0;
  for (const [index, { kind, lines }] of blocks.entries()) {
    if (kind === 'socket') await playSocket(screen, lines);
    if (kind === 'http') {
      const expected = blocks[index + 1];
      expect(expected?.kind, `the answer to ${lines[0]}`).toBe('json');
      const game = session.archive.list()[0]?.id ?? '';
      const answer = await request(app, lines, game);
      expectLike(answer, JSON.parse(expected?.lines.join('') ?? ''), lines[0] ?? '');
    }
    if (kind !== 'json') played += 1;
  }
  expect(played).toBeGreaterThan(12);
});

async function playSocket(screen: TestScreen, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const message = JSON.parse(line.slice(2));
    if (line.startsWith('→')) screen.say(message.type === 'hello' ? { ...message, code: CODE } : message);
    else expectLike(await screen.next(message.type), message, line);
  }
}

async function request(app: FastifyInstance, [head = '', ...body]: readonly string[], game: string): Promise<unknown> {
  const [method, url = ''] = head.split(' ');
  const answer = await app.inject({
    method: method as 'GET',
    url: url.replace('{game}', game),
    headers: { host: 'localhost', ...(body.length > 0 ? { 'content-type': 'application/json' } : {}) },
    ...(body.length > 0 ? { payload: body.join('') } : {}),
  });
  return answer.json();
}

/** Everything the example says is so; what it leaves out may be anything, and so may what it writes as "…", also at the end of a list. */
function expectLike(real: unknown, example: unknown, where: string): void {
  if (example === '…') {
    expect(real, where).toBeDefined();
  } else if (Array.isArray(example)) {
    const isOpen = example.at(-1) === '…';
    const listed = isOpen ? example.slice(0, -1) : example;
    if (!isOpen) expect(real, where).toHaveLength(listed.length);
    for (const [index, each] of listed.entries()) expectLike((real as unknown[])[index], each, `${where}[${index}]`);
  } else if (typeof example === 'object' && example !== null) {
    expect(real, where).toBeTypeOf('object');
    for (const [key, each] of Object.entries(example)) {
      expectLike((real as Record<string, unknown> | null)?.[key], each, `${where} ${key}`);
    }
  } else expect(real, where).toEqual(example);
}
