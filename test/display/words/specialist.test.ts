import { describe, expect, test } from 'vitest';
import { de } from '../../../display/words/de/index.js';
import { en } from '../../../display/words/en/index.js';
import { tellAction } from '../../../display/words/offer.js';
import { tellSpecialist } from '../../../display/words/specialist.js';
import { CATALOGUE } from '../../../server/table/catalogue.js';

const factsOf = (set: string, role: string) => CATALOGUE.ruleSets.find(({ id }) => id === set)?.specialists[role];

describe('a specialist', () => {
  test.each([
    ['paramedic', '4\u00a0AP', 'Treats victims, who then walk along. Putting out fire costs double.'],
    ['fireCaptain', '4\u00a0+\u00a02\u00a0AP', 'Moves other firefighters. 2\u00a0extra\u00a0AP for that alone.'],
    ['cafs', '3\u00a0+\u00a03\u00a0AP', '3\u00a0extra\u00a0AP for putting out fire.'],
    ['generalist', '5\u00a0AP', 'No tricks.'],
    [
      'rescueSpecialist',
      '4\u00a0+\u00a03\u00a0AP',
      '3\u00a0extra\u00a0AP for walking. Chops for 1\u00a0AP. Putting out fire costs double.',
    ],
    ['driverOperator', '4\u00a0AP', 'Fires the deck gun for 2\u00a0AP. May roll its dice again.'],
    ['rescueDog', '4\u00a0AP', 'Slips through damaged walls. Cannot put out fire, chop, drive or carry hazmat.'],
    ['structuralEngineer', '4\u00a0AP', 'Mends damaged walls. Cannot put out fire.'],
  ])('%s has %s', (role, ap, says) => {
    expect(tellSpecialist(en, role, factsOf('experienced', role))).toMatchObject({ ap, says });
  });

  test('is told as its own edition has it', () => {
    expect(tellSpecialist(en, 'rescueSpecialist', factsOf('classic-advanced', 'rescueSpecialist'))).toMatchObject({
      ap: '4\u00a0AP',
      says: 'Walks diagonally too. Chops for 1\u00a0AP. Cannot put out fire.',
    });
    expect(tellSpecialist(de, 'driverOperator', factsOf('classic-advanced', 'driverOperator'))).toMatchObject({
      name: 'Maschinist',
      says: 'Fährt für 2\u00a0AP. Wasserwerfer für 2\u00a0AP. Darf dessen Würfel neu werfen.',
    });
  });

  test('is told of when the crew changes it', () => {
    const naming = { words: en, board: CATALOGUE.boards[0]!, crew: [] };
    const specialists = CATALOGUE.ruleSets.find(({ id }) => id === 'experienced')!.specialists;
    const change = { do: 'crewChange', to: 'generalist' } as const;
    expect(tellAction({ ...naming, specialists }, {}, change)).toEqual({
      name: 'Change to Generalist',
      help: '5\u00a0AP. No tricks.',
    });
    expect(tellAction(naming, {}, change).help).toBe('');
  });

  test('has something to say of itself in every rule set and language', () => {
    for (const words of [en, de]) {
      for (const { roles, specialists } of CATALOGUE.ruleSets) {
        expect(Object.keys(specialists).sort()).toEqual([...roles].sort());
        const said = roles.map(role => tellSpecialist(words, role, specialists[role]).says);
        expect(said.every(sentence => sentence.length > 0)).toBe(true);
        expect(new Set(said).size).toBe(said.length);
      }
    }
  });
});
