import { randomInt } from 'node:crypto';
import { FACES } from '../engine/dice.js';
import type { Die, Roll } from '../engine/input.js';

/** A fair number from 1 to `sides`. */
export type Chance = (sides: number) => number;

export const cryptoChance: Chance = sides => randomInt(1, sides + 1);

export function rollOf(dice: readonly Die[], chance: Chance): Roll {
  const faceOf = (die: Die) => (dice.includes(die) ? chance(FACES[die]) : null);
  return { red: faceOf('red'), black: faceOf('black') };
}

/** All that can be rolled with these dice. */
export function everyRoll(dice: readonly Die[]): Roll[] {
  const facesOf = (die: Die) =>
    dice.includes(die) ? Array.from({ length: FACES[die] }, (_, side) => side + 1) : [null];
  return facesOf('red').flatMap(red => facesOf('black').map(black => ({ red, black })));
}

/** One of `kinds`, each as likely as it has markers left; null when none has any. */
export function drawOf<Kind extends string>(
  kinds: readonly Kind[],
  left: Readonly<Partial<Record<Kind, number>>>,
  chance: Chance,
): Kind | null {
  const total = kinds.reduce((sum, kind) => sum + (left[kind] ?? 0), 0);
  if (total === 0) return null;
  let drawn = chance(total);
  for (const kind of kinds) {
    drawn -= left[kind] ?? 0;
    if (drawn <= 0) return kind;
  }
  return null;
}
