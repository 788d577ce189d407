import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatBody, formatLine, parseHostLine, parseLine } from '../../firmware-protocol/index.js';
import type { ScenarioDice } from '../../server/serial/conformance/scenario.js';
import { simulateTower } from '../serial/simulatedTower.js';

const document = readFileSync(new URL('../../firmware-protocol/PROTOCOL.md', import.meta.url), 'utf8');
const sessions = [...document.matchAll(/```session\n([\s\S]*?)```/g)].map(match => match[1]!.trim().split('\n'));
const examples = [...document.matchAll(/^`([^`]+)`$/gm)].map(match => match[1]!);

test('the document has its examples', () => {
  expect(sessions.length).toBeGreaterThanOrEqual(3);
  expect(examples.length).toBeGreaterThanOrEqual(18);
});

test.each(examples)('the example %s is written as the codec writes it', example => {
  const fromTower = parseLine(example);
  if (fromTower.kind !== 'unreadable') {
    expect(formatLine(fromTower)).toBe(example);
    return;
  }
  const fromHost = parseHostLine(example);
  if (fromHost.kind === 'unreadable') throw new Error(`${example}: ${fromHost.reason}`);
  expect(fromHost.seal === 'sealed' ? formatLine(fromHost.message) : formatBody(fromHost.message)).toBe(example);
});

describe('the sessions of the document happen just so', () => {
  test.each(sessions.map((lines, i) => [i + 1, lines] as const))('session %i', async (_, lines) => {
    const tower = simulateTower();
    tower.runUntil(0);
    const waiting: string[] = [];
    for (const line of lines) {
      const [, who, what] = /^(\w+)> +(.*)$/.exec(line) ?? [];
      if (who !== 'tower') expect(waiting, `before "${line}"`).toEqual([]);
      if (who === 'tower') expect(waiting.shift()).toBe(what);
      else if (who === 'host') tower.send(`${what}\n`);
      else if (who === 'table') await doAtTable(what ?? '');
      // HB lines are small talk here as in the vectors, except where one is answered.
      const until = tower.now() + (who === 'time' ? Number(what) : 0);
      const isAsked = who === 'host' && (what ?? '').startsWith('PING');
      const sent = tower.runUntil(until).map(({ text }) => text);
      waiting.push(...sent.filter(text => isAsked || !text.startsWith('HB ')));
    }
    expect(waiting).toEqual([]);

    async function doAtTable(what: string) {
      const [, id, boot] = /^power on as (\w+) with boot (\w+)$/.exec(what) ?? [];
      const [, button, number] = /^(press|release) (\d)$/.exec(what) ?? [];
      const [isRoll, d6, d8, why] = /^roll(?: d6=(\S))?(?: d8=(\S))?(?: why=(\S+))?$/.exec(what) ?? [];
      if (id && boot) tower.powerOn(id, boot);
      else if (button === 'press') await tower.press(Number(number));
      else if (button === 'release') await tower.release(Number(number));
      else if (isRoll) await tower.roll(givenDice({ d6, d8, why }));
      else throw new Error(`nobody knows how to "${what}"`);
    }
  });
});

function givenDice({ d6, d8, why }: { readonly [key in 'd6' | 'd8' | 'why']: string | undefined }): ScenarioDice {
  const face = (text: string) => (text === '?' ? text : Number(text));
  return {
    ...(d6 ? { d6: face(d6) } : {}),
    ...(d8 ? { d8: face(d8) } : {}),
    ...(why ? { why: why as NonNullable<ScenarioDice['why']> } : {}),
  };
}
