import { setTimeout as sleep } from 'node:timers/promises';
import { JOIN_CODES, TABLES } from '../house.js';
import type { Attack } from '../underAttack.js';
import { isWelcome, joinFrom } from './guest.js';

const PHONES = 24;
const RETRY_MS = 500;
const FRESH_GUESTS = 150;
/** A guest with the right code is in within so many milliseconds. */
const JOIN_MS = 5000;

/** Phones of last night try their old code again and again; everybody with the right one must come in at once. */
export const stalePhones: Attack = {
  name: 'stale phones',
  run: async ({ service }) => {
    let isOver = false;
    let tries = 0;
    const phones = Array.from({ length: PHONES }, async (_, phone) => {
      while (!isOver) {
        const { socket } = await joinFrom(service.port, `198.51.100.${phone + 1}`, TABLES.attacked, 'OLD246');
        socket.terminate();
        tries += 1;
        await sleep(RETRY_MS);
      }
    });
    let slowest = 0;
    for (let fresh = 0; fresh < FRESH_GUESTS; fresh++) {
      // Every second guest sits at the address of a phone that types wrong codes.
      const address = fresh % 2 === 0 ? `203.0.113.${fresh + 1}` : `198.51.100.${(fresh % PHONES) + 1}`;
      const startedAt = performance.now();
      const guest = await joinFrom(service.port, address, TABLES.attacked, JOIN_CODES.bar);
      slowest = Math.max(slowest, performance.now() - startedAt);
      if (!isWelcome(guest)) throw new Error(`the right code was answered with ${JSON.stringify(guest.answer)}`);
      guest.socket.terminate();
      await sleep(100);
    }
    isOver = true;
    await Promise.all(phones);
    if (slowest > JOIN_MS) throw new Error(`a guest with the right code waited ${Math.round(slowest)} ms`);
    return `${tries} wrong codes from ${PHONES} phones; ${FRESH_GUESTS} right ones, slowest ${Math.round(slowest)} ms`;
  },
};
