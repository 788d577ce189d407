import { EEPROMMemoryBackend } from 'avr8js';
import { describe, expect, test } from 'vitest';
import type { MessageOfKind } from '../../firmware-protocol/index.js';
import { type Bench, linkUp, powerOn, seededNoise, takeAll } from './bench.js';

describe('starts of the reference tower', () => {
  test('a tower keeps its id for life and takes a new token at every start', () => {
    const bench = powerOn();
    const starts = Array.from({ length: 12 }, () => {
      const greeting = firstGreeting(bench);
      bench.reset();
      return greeting;
    });
    expect(new Set(starts.map(start => start.id)).size).toBe(1);
    expect(new Set(starts.map(start => start.boot)).size).toBe(12);
    expect(starts.every(start => start.next === 1 && start.queued === 0)).toBe(true);
  });

  test('tokens differ even where there is no entropy at all', () => {
    const bench = powerOn({ noise: () => 0 });
    const first = firstGreeting(bench);
    bench.reset();
    expect(firstGreeting(bench).boot).not.toBe(first.boot);
  });

  test('tokens differ even where the memory is worn out, and the tower says so', () => {
    const wornOut = { readMemory: () => 0xff, writeMemory: () => {}, eraseMemory: () => {} };
    const bench = powerOn({ eeprom: wornOut, noise: seededNoise(5) });
    const first = linkUp(bench);
    expect(takeAll(bench)).toEqual(['fault eeprom']);
    bench.reset();
    expect(linkUp(bench).boot).not.toBe(first.boot);
  });

  test('two towers from one image have two ids', () => {
    const ids = [1, 2, 3, 4].map(seed => firstGreeting(powerOn({ seed })).id);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^T[0-9A-F]{7}$/);
  });

  test('a tower that loses its power at any moment of its first start is whole at the next', () => {
    for (let cutAt = 515; cutAt < 575; cutAt += 4) {
      const eeprom = new EEPROMMemoryBackend(1024);
      const bench = powerOn({ eeprom });
      bench.run(cutAt);
      bench.reset();
      bench.heard();
      const { id } = firstGreeting(bench);
      bench.reset();
      expect(firstGreeting(bench).id, `cut at ${cutAt} ms`).toBe(id);
    }
  });

  test('what was waiting is lost with the power, and the new token tells', () => {
    const bench = powerOn();
    const before = linkUp(bench);
    bench.tap('undo');
    bench.reset();
    const after = linkUp(bench);
    expect(takeAll(bench)).toEqual([]);
    expect(after.boot).not.toBe(before.boot);
  });

  test('a reset in the middle of its line spoils that line and no other', () => {
    const bench = powerOn();
    for (let cut = 0; cut < 12; cut++) {
      linkUp(bench);
      bench.receive(Buffer.from('CAP*EC69\n'));
      bench.run(1 + cut * 0.4);
      bench.reset();
      bench.run(1200);
      const [cutLine, greeting] = bench.heardText().split('\n');
      expect('CAP fw=1.1.0 dice=d6,d8 btn=2 cue=led,buz,ask line=80 q=8 src=hand,rng*395C').toContain(cutLine);
      expect(greeting).toMatch(/^TOWER 1 id=/);
    }
  });

  test('a reset in the middle of the host’s line leaves nothing of it behind', () => {
    const bench = powerOn();
    linkUp(bench);
    bench.receive(Buffer.from('PING*64'));
    bench.run(10);
    bench.reset();
    bench.run(1200);
    bench.heard();
    bench.say('HELLO 1 re=3', 'PING');
    expect(bench.heard()).toMatchObject([
      { kind: 'tower', re: 3 },
      { kind: 'heartbeat', bad: 0 },
    ]);
  });

  test('a flood of noise at full speed does not stop it', () => {
    const bench = powerOn();
    linkUp(bench);
    const noise = seededNoise(9);
    bench.receive(Uint8Array.from({ length: 20_000 }, () => noise()));
    bench.run(1900);
    bench.receive(Buffer.from('\n'));
    bench.say('PING');
    const beats = bench.heard().filter(message => message.kind === 'heartbeat');
    expect(beats.at(-1)?.bad).toBeGreaterThan(50);
    expect(takeAll(bench)).toEqual([]);
  });

  test('a flood of questions at full speed is answered line by line, none damaged', () => {
    const bench = powerOn();
    linkUp(bench);
    bench.receive(Buffer.from('PING*6427\n'.repeat(500)));
    bench.run(3000);
    // Answers are longer than questions, so some questions find no room; every answer is whole all the same.
    const beats = bench.heard().filter(message => message.kind === 'heartbeat');
    expect(beats.length).toBeGreaterThan(100);
    bench.say('PING');
    expect(bench.heard().some(message => message.kind === 'heartbeat')).toBe(true);
  });
});

function firstGreeting(bench: Bench): MessageOfKind<'tower'> {
  bench.heard();
  bench.run(1200);
  const greeting = bench.heard().find(message => message.kind === 'tower');
  if (!greeting) throw new Error('the tower did not greet');
  return greeting;
}
