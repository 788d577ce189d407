import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../underAttack.js';

const SECONDS = 10;

/** The yardstick for the other rows: people play, and nobody disturbs them. */
export const nothing: Attack = {
  name: 'nothing, for comparison',
  run: async () => {
    await sleep(SECONDS * 1000);
    return `${SECONDS} seconds`;
  },
};
