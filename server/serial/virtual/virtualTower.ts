import { randomBytes, randomInt } from 'node:crypto';
import type { DiceSource } from '../../../firmware-protocol/index.js';
import { makeLineBound } from '../lineGuard.js';
import type { TowerDevice } from '../towerDevice.js';
import type { Dice } from './eventQueue.js';
import {
  advanceTower,
  formatTowerBytes,
  startTower,
  type Tower,
  type TowerInput,
  towerWakeAt,
} from './towerMachine.js';

export interface VirtualTower extends TowerDevice {
  /** Rolls these dice by cryptographic randomness and gives what was rolled. */
  rollElectronically(dice?: 'both' | 'd6' | 'd8'): Dice;
}

/**
 * A tower without hardware: it speaks the same lines in the same times, and forgets its queue at a reset like a real one.
 * `sources` is what it says of itself; dice laid before it (`roll`) are of the first kind unless they say otherwise.
 */
export function makeVirtualTower(id: string, sources: readonly [DiceSource, ...DiceSource[]] = ['rng']): VirtualTower {
  let carry: (bytes: Uint8Array) => void = () => {};
  let timer: NodeJS.Timeout | undefined;
  let startedAt = 0;
  let tower: Tower;
  let bound = makeLineBound();
  let halfLine = '';

  const now = () => performance.now() - startedAt;

  function happen(input: TowerInput) {
    const [after, messages] = advanceTower(tower, input, Math.round(now()));
    tower = after;
    for (const message of messages) carry(Buffer.from(formatTowerBytes(message), 'latin1'));
    setAlarm();
  }

  function setAlarm() {
    clearTimeout(timer);
    timer = setTimeout(() => happen({ kind: 'tick' }), Math.max(1, Math.ceil(towerWakeAt(tower) - now())));
  }

  function reset() {
    startedAt = performance.now();
    bound = makeLineBound();
    halfLine = '';
    const [started, messages] = startTower(id, randomBytes(4).toString('hex').toUpperCase(), sources);
    tower = started;
    // The LF ends whatever the line carried while there was no tower on it.
    carry(Buffer.from(`\n${messages.map(formatTowerBytes).join('')}`, 'latin1'));
    setAlarm();
  }

  function roll(dice: Dice) {
    happen({ kind: 'happened', what: { kind: 'roll', source: sources[0], ...dice } });
  }

  reset();
  return {
    receive(bytes) {
      const lines = (halfLine + bound(bytes).toString('latin1')).split('\n');
      halfLine = lines.pop() ?? '';
      for (const text of lines) happen({ kind: 'line', text });
    },
    connect(next) {
      carry = next;
    },
    reset,
    stop: () => clearTimeout(timer),
    press: button => happen({ kind: 'happened', what: { kind: 'button', button, action: 'down' } }),
    release: button => happen({ kind: 'happened', what: { kind: 'button', button, action: 'up' } }),
    roll,
    rollElectronically(which = 'both') {
      const dice: Dice = {
        ...(which === 'd8' ? {} : { d6: randomInt(1, 7) }),
        ...(which === 'd6' ? {} : { d8: randomInt(1, 9) }),
        source: 'rng',
      };
      roll(dice);
      return dice;
    },
  };
}
