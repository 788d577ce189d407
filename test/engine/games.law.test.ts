import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RefusalCode } from '../../server/engine/input.js';
import { keepEveryLaw } from './everyLaw.js';
import type { GameRecord } from './randomGames.js';
import { replay } from './replay.js';

/** A game that once went wrong, named by what went wrong. Where it must be refused now, it says at which step and why. */
interface Regression extends GameRecord {
  readonly refused?: { readonly step: number; readonly code: RefusalCode };
}

const folder = new URL('../games/', import.meta.url);
const files = readdirSync(folder).filter(file => file.endsWith('.json'));

describe('games that once went wrong', () => {
  for (const file of files) {
    it(file.replace('.json', '').replaceAll('-', ' '), () => {
      const { setup, inputs, refused } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Regression;
      const played = replay(setup, inputs);
      if (!played.ok) throw new Error(played.refusal.message);
      const { failure, ...good } = played.value;
      expect(failure && { step: failure.step, code: failure.refusal.code }).toEqual(refused ?? null);
      keepEveryLaw({ ...good, setup, inputs: inputs.slice(0, good.steps.length - 1) });
    });
  }
});
