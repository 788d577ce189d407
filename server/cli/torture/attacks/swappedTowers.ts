import { setTimeout as sleep } from 'node:timers/promises';
import { makeVirtualTower } from '../../../serial/index.js';
import { compareRecord, isFaultless } from '../compareRecord.js';
import { TABLES } from '../house.js';
import type { Attack } from '../underAttack.js';

const SWAPS = 8;
const PLAY_MS = 1500;

/** Towers change places and are replaced by spares; every roll belongs to the table whose port it came from. */
export const swappedTowers: Attack = {
  name: 'swapped and spare towers',
  run: async house => {
    const { bar, window } = house.players;
    const spares = [];
    for (let swap = 1; swap <= SWAPS; swap++) {
      await window.rest();
      await window.settle(house.service.port);
      const [atBar, atWindow] = [bar.tower, window.tower];
      const isSpare = swap % 3 === 0;
      if (isSpare) spares.push(atBar);
      const forWindow = isSpare ? makeVirtualTower(`SPARE${swap}`) : atBar;
      await house.pullOut(TABLES.attacked, TABLES.played);
      await house.plugIn(TABLES.attacked, atWindow);
      await house.plugIn(TABLES.played, forWindow);
      window.goOn(house.service.port);
      await bar.sitDown(house.service.port);
      const until = performance.now() + PLAY_MS;
      await bar.playUntilLost(() => performance.now() > until);
      await bar.settle(house.service.port);
      await sleep(PLAY_MS / 3);
    }
    for (const spare of spares) spare.stop();
    const rolls = bar.told.rolls.length + window.told.rolls.length;
    await window.rest();
    await window.settle(house.service.port);
    await house.kill();
    const faults = compareRecord(house.data, TABLES.attacked, bar.told);
    if (!isFaultless(faults)) throw new Error(`at the other of the two tables: ${JSON.stringify(faults)}`);
    await house.start();
    window.goOn(house.service.port);
    return `${SWAPS} changes of place, ${rolls} rolls at both tables`;
  },
};
