import type { TimedLine, TowerUnderTest } from '../../server/serial/conformance/runScenario.js';
import type { ScenarioDice } from '../../server/serial/conformance/scenario.js';
import { makeLineBound } from '../../server/serial/lineGuard.js';
import type { Dice } from '../../server/serial/virtual/eventQueue.js';
import {
  advanceTower,
  formatTowerBytes,
  startTower,
  type Tower,
  type TowerInput,
  towerWakeAt,
} from '../../server/serial/virtual/towerMachine.js';

/** The virtual tower's machine on a clock that goes only when told, so that minutes of the protocol take no time. */
export interface SimulatedTower extends TowerUnderTest {
  /** All lines up to `time` that were not yet given out. */
  runUntil(time: number): readonly TimedLine[];
  powerOn(id: string, boot: string): void;
  state(): Tower;
}

export function simulateTower(id = 'SIM1'): SimulatedTower {
  let now = 0;
  let startedAt = 0;
  let boots = 0;
  let tower: Tower;
  let bound = makeLineBound();
  let halfLine = '';
  const lines: TimedLine[] = [];

  const put = (text: string) => lines.push({ text: text.slice(0, -1), at: now });
  function happen(input: TowerInput) {
    const [after, messages] = advanceTower(tower, input, now - startedAt);
    tower = after;
    for (const message of messages) put(formatTowerBytes(message));
  }
  function powerOn(newId: string, boot: string) {
    startedAt = now;
    bound = makeLineBound();
    halfLine = '';
    const [started, messages] = startTower(newId, boot, ['die']);
    tower = started;
    for (const message of messages) put(formatTowerBytes(message));
  }
  function passTo(time: number) {
    for (let wake = startedAt + towerWakeAt(tower); wake <= time; wake = startedAt + towerWakeAt(tower)) {
      now = Math.max(now, wake);
      happen({ kind: 'tick' });
    }
    now = Math.max(now, time);
  }
  const press = (button: number, action: 'down' | 'up') =>
    happen({ kind: 'happened', what: { kind: 'button', button, action } });

  powerOn(id, '00000001');
  return {
    can: ['dice', 'buttons', 'reset'],
    now: () => now,
    state: () => tower,
    powerOn,
    send(bytes) {
      const texts = (halfLine + bound(Buffer.from(bytes, 'latin1')).toString('latin1')).split('\n');
      halfLine = texts.pop() ?? '';
      for (const text of texts) happen({ kind: 'line', text });
    },
    async nextLine(until) {
      while (lines.length === 0 && now < until) passTo(Math.min(until, Math.max(now, startedAt + towerWakeAt(tower))));
      const [line] = lines;
      return line && line.at <= until ? lines.shift() : undefined;
    },
    runUntil(time) {
      passTo(time);
      return lines.splice(0);
    },
    press: async button => press(button, 'down'),
    release: async button => press(button, 'up'),
    roll: async dice => happen({ kind: 'happened', what: { kind: 'roll', source: 'die', ...readDice(dice) } }),
    reset: async () => {
      boots += 1;
      powerOn(id, (0xa0000000 + boots).toString(16).toUpperCase());
    },
  };
}

/** The dice of a scenario as the tower's sensor gives them. */
export function readDice({ d6, d8, why }: ScenarioDice): Dice {
  return {
    ...(d6 === undefined ? {} : { d6: d6 === '?' ? 'unreadable' : d6 }),
    ...(d8 === undefined ? {} : { d8: d8 === '?' ? 'unreadable' : d8 }),
    ...(why === undefined ? {} : { why }),
  };
}
