import { expect, test } from 'vitest';
import { crc16, seal } from '../../../firmware-protocol/index.js';
import { checkTower } from '../../../server/cli/tower/check.js';
import type { TimedLine, TowerUnderTest } from '../../../server/serial/conformance/runScenario.js';
import { loadScenarios } from '../../../server/serial/conformance/scenario.js';
import { simulateTower } from '../../serial/simulatedTower.js';

/** A tower with one fault in what it sends. A line that becomes undefined is not sent. */
function faultyTower(bend: (text: string, at: number) => string | undefined): TowerUnderTest {
  const tower = simulateTower();
  return {
    ...tower,
    async nextLine(until) {
      for (let line = await tower.nextLine(until); line; line = await tower.nextLine(until)) {
        const text: string | undefined = bend(line.text, line.at);
        if (text !== undefined) return { ...line, text } satisfies TimedLine;
      }
      return undefined;
    },
  };
}

async function check(tower: TowerUnderTest) {
  const lines: string[] = [];
  const startedAt = tower.now();
  const counts = await checkTower(tower, loadScenarios(), line => lines.push(line));
  return { text: lines.join('\n'), counts, tookMs: tower.now() - startedAt };
}

const bodyOf = (text: string) => text.slice(0, text.indexOf('*'));
const fromZero = (text: string) => crc16(bodyOf(text), 0).toString(16).toUpperCase().padStart(4, '0');

test.each<[string, (text: string) => string, string]>([
  [
    'writes its checksum in lower case',
    text => `${bodyOf(text)}*${text.slice(-4).toLowerCase()}`,
    'with a wrong checksum: got 26e6, want 26E6: upper case',
  ],
  [
    'starts its checksum at 0',
    text => `${bodyOf(text)}*${fromZero(text)}`,
    'want 26E6: the CRC starts at 0, it must start at FFFF',
  ],
  [
    'sends the low byte of its checksum first',
    text => `${bodyOf(text)}*${text.slice(-2)}${text.slice(-4, -2)}`,
    'got E626, want 26E6: the high byte comes first',
  ],
  [
    'sums the * as well',
    text => `${bodyOf(text)}${seal(`${bodyOf(text)}*`).slice(-5)}`,
    'the * is not part of what is summed',
  ],
  ['sends no checksum', bodyOf, 'all without a checksum: it must end in *26E6'],
  ['sends lines without end', text => text.padEnd(81, 'x'), 'all too long: a line has at most 80 bytes'],
  [
    'speaks another language',
    () => seal('$GPGGA,1'),
    'all of another language: no line of a tower begins with "$GPGGA,1"',
  ],
  ['forgets a field', text => seal(bodyOf(text).replace(/ q=\d+/, '')), 'all not as they should be: q= is missing'],
  [
    'speaks version 2',
    text => seal(bodyOf(text).replace('TOWER 1', 'TOWER 2')),
    'the tower speaks version 2, this program version 1',
  ],
])('of a tower that %s the check says so in one sentence, and stops', async (_, bend, sentence) => {
  const { text, counts, tookMs } = await check(faultyTower(bend));
  expect(text).toContain(sentence);
  expect(text.match(/TROUBLE/g)).toHaveLength(1);
  expect(counts).toEqual({ passed: 0, failed: 0, leftOut: 0, troubles: 1 });
  expect(tookMs).toBeLessThanOrEqual(10_000);
});

test('the line itself is quoted below the sentence, and its number said', async () => {
  const { text } = await check(faultyTower(line => line.replace(/\*.*/, '*FFFF')));
  expect(text).toMatch(
    /^TROUBLE {3}\d+ lines, all with a wrong checksum: got FFFF, want [0-9A-F]{4}\n {10}"TOWER 1 id=SIM1 /,
  );
});

const silent = () => faultyTower(() => undefined);

test('a port where nothing is heard ends within ten seconds with one sentence', async () => {
  const { text, counts, tookMs } = await check(silent());
  expect(text).toContain('nothing heard for 8 s: a cable that only charges, another speed');
  expect(counts).toEqual({ passed: 0, failed: 0, leftOut: 0, troubles: 1 });
  expect(tookMs).toBeLessThanOrEqual(10_000);
});

test.each([
  ['\xf8\x00\x86\xe6\x18', '900 bytes and no line: another speed than 115200 baud?'],
  ['TOWER 1 id=OAK1\rTOWER 1', '900 bytes and no line: a line ends with LF (0A), a CR alone does not end it'],
])('bytes that never make a line are told from silence: %j', async (beginning, sentence) => {
  const { text } = await check({ ...silent(), heard: () => ({ bytes: 900, beginning }) });
  expect(text).toContain(sentence);
});

test('a tower that announces itself and does not hear is told so', async () => {
  const { text } = await check({ ...simulateTower(), send: () => {} });
  expect(text).toContain('all good, but none answers HELLO');
});

test('an event nobody can read is quoted and named once, and the scenarios after it are checked all the same', async () => {
  const { text, counts } = await check(
    faultyTower(line => (line.includes(' why=') ? seal(bodyOf(line).replace(/ why=[a-z]+/, '')) : line)),
  );
  expect(text).toContain('TROUBLE   a die that shows ? needs why=\n');
  expect(text).toMatch(/"EV \d+ 00000001 ROLL d6=4 d8=\? ask=0 t=\d+\*[0-9A-F]{4}"/);
  expect(text.match(/TROUBLE/g)).toHaveLength(1);
  expect(counts).toEqual({ passed: loadScenarios().length - 1, failed: 1, leftOut: 0, troubles: 1 });
});

test('a tower that falls silent on the way ends the check', async () => {
  const { text, counts } = await check(faultyTower((line, at) => (at < 20_000 ? line : undefined)));
  expect(text).toContain('nothing heard for 8 s');
  expect(counts.passed).toBeGreaterThan(0);
  expect(counts.failed).toBeLessThanOrEqual(2);
});
