import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EEPROMMemoryBackend } from 'avr8js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EEPROM_BYTES, FLASH_BYTES } from '../../server/cli/tower/chip.js';
import { createEmulatedTower, type EmulatedTower } from '../../server/cli/tower/emulatedTower.js';
import { readFirmwareImage } from '../../server/cli/tower/firmwareImage.js';
import { parseIntelHex } from '../../server/cli/tower/intelHex.js';
import { runScenario, type TowerUnderTest } from '../../server/serial/conformance/runScenario.js';
import { loadScenarios, type Scenario, type ScenarioDice } from '../../server/serial/conformance/scenario.js';
import { linkUp, powerOn as powerOnBench, seededNoise } from './bench.js';
import { countDice, layDice, makeLineClock, underTest } from './towerUnderTest.js';

const scenarios = loadScenarios();
const rollsDoubtfulDice = (scenario: Scenario) =>
  scenario.steps.some(step => 'roll' in step && Object.values(step.roll).includes('?'));

describe('the reference firmware as it is shipped, dice entered on its panel', () => {
  const flash = readFirmwareImage();
  test.each(scenarios.filter(scenario => !rollsDoubtfulDice(scenario)))('conforms: $name', async scenario => {
    expect(await runScenario(powerOn(flash, countDice), scenario)).toEqual({ kind: 'passed' });
  });
});

describe('the reference firmware with a sensor in its seam', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firmware-sensor-'));
  const root = new URL('../..', import.meta.url).pathname;
  let flash: Uint8Array;
  beforeAll(() => {
    const args = ['--sensor', join(root, 'test/firmware/benchSensor.c'), '--out', folder];
    const build = spawnSync('node', [join(root, 'firmware-protocol/reference/build.mjs'), ...args], {
      encoding: 'utf8',
    });
    expect(build.stderr).toBe('');
    flash = parseIntelHex(readFileSync(join(folder, 'tower.hex'), 'utf8'), FLASH_BYTES);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('conforms with dice it saw, cocked ones among them, one scenario after the other', async () => {
    const tower = powerOn(flash, layDice);
    const verdicts = [];
    for (const scenario of scenarios.filter(({ needs }) => needs.includes('dice'))) {
      verdicts.push([scenario.name, (await runScenario(tower, scenario)).kind]);
    }
    expect(verdicts.filter(([, kind]) => kind !== 'passed')).toEqual([]);
    expect(verdicts.length).toBeGreaterThan(5);
  });

  test('says that its faces are read off dice, or entered by hand, or drawn', () => {
    const eeprom = new EEPROMMemoryBackend(EEPROM_BYTES);
    const bench = powerOnBench({ flash, eeprom });
    linkUp(bench);
    bench.say('CAP');
    expect(bench.heard()).toMatchObject([{ kind: 'capabilities', sources: ['die', 'hand', 'rng'] }]);
    eeprom.memory.set([1, 3, 8, 0], 512);
    bench.run(50);
    expect(bench.heard()).toMatchObject([{ kind: 'roll', d6: 3, d8: 8, source: 'die' }]);
  });

  test('takes a face no die has for a doubtful one', () => {
    const eeprom = new EEPROMMemoryBackend(EEPROM_BYTES);
    const bench = powerOnBench({ flash, eeprom });
    linkUp(bench);
    eeprom.memory.set([1, 7, 200, 99], 512);
    bench.run(50);
    expect(bench.heard()).toMatchObject([{ kind: 'roll', d6: 'unreadable', d8: 'unreadable', why: 'sensor' }]);
  });

  test('starts anew when its sensor hangs', () => {
    const eeprom = new EEPROMMemoryBackend(EEPROM_BYTES);
    const bench = powerOnBench({ flash, eeprom });
    const before = linkUp(bench);
    eeprom.memory[512] = 2;
    bench.run(900);
    expect(bench.heard()).toEqual([]);
    bench.run(1500);
    const [after] = bench.heard();
    expect(after).toMatchObject({ kind: 'tower', id: before.id, next: 1 });
    expect(after).not.toMatchObject({ boot: before.boot });
  });
});

type Hand = (tower: EmulatedTower, eeprom: EEPROMMemoryBackend) => (dice: ScenarioDice) => void;

function powerOn(flash: Uint8Array, hand: Hand): TowerUnderTest {
  const lines = makeLineClock();
  const eeprom = new EEPROMMemoryBackend(EEPROM_BYTES);
  const tower = createEmulatedTower({
    flash,
    eeprom,
    noise: seededNoise(7),
    onSent: byte => lines.hear(byte, tower.milliseconds()),
  });
  return underTest(tower, lines, hand(tower, eeprom));
}
