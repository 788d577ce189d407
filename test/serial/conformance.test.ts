import { expect, test } from 'vitest';
import { seal } from '../../firmware-protocol/index.js';
import { runScenario } from '../../server/serial/conformance/runScenario.js';
import { loadScenarios } from '../../server/serial/conformance/scenario.js';
import { simulateTower } from './simulatedTower.js';

test.each(loadScenarios())('the virtual tower conforms: $name', async scenario => {
  expect(await runScenario(simulateTower(), scenario)).toEqual({ kind: 'passed' });
});

test('the scenarios also pass one after the other on the same tower', async () => {
  const tower = simulateTower();
  const failed: unknown[] = [];
  for (const scenario of loadScenarios()) {
    const verdict = await runScenario(tower, scenario);
    if (verdict.kind !== 'passed') failed.push([scenario.name, verdict]);
  }
  expect(failed).toEqual([]);
});

test.each<[string, (bytes: string) => string]>([
  ['never answers PING', bytes => (bytes.startsWith('PING') ? '' : bytes)],
  ['takes an acknowledgement of another start', bytes => bytes.replace(/^ACK (\d+) 00000000\*.*/, takesAnyStart)],
  ['does not mind a missing checksum', bytes => (bytes === 'PING\n' ? 'PING*6427\n' : bytes)],
])('a tower that %s does not conform', async (_, bend) => {
  const verdicts = loadScenarios().map(async scenario => {
    const tower = simulateTower();
    return runScenario({ ...tower, send: bytes => tower.send(bend(bytes)) }, scenario);
  });
  expect((await Promise.all(verdicts)).filter(verdict => verdict.kind === 'failed')).not.toEqual([]);
});

function takesAnyStart(_: string, seq: string): string {
  return seal(`ACK ${seq} 00000001`);
}

test('a scenario that needs what the bench has not is left out, not passed', async () => {
  const tower = { ...simulateTower(), can: [] };
  const verdict = await runScenario(tower, { name: 'x', needs: ['dice'], steps: [] });
  expect(verdict).toEqual({ kind: 'leftOut', needs: ['dice'] });
});
