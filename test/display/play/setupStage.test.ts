import { expect, test } from 'vitest';
import { setupStage } from '../../../display/play/setupStage.js';
import { en } from '../../../display/words/en/index.js';
import type { GameView, RollPurpose } from '../../../server/web/wire.js';
import { acting, ticked } from '../fixtures/story.js';

const stageOf = (change: Partial<GameView>) => setupStage({ ...acting.game!, ...change });
const door = ticked({ do: 'place', token: 'door', at: '1,3|1,4', because: null }, 1);
const rolled = { kind: 'input', input: { do: 'roll', red: 6, black: 5 }, who: null } as const;
const roll = (about: RollPurpose) => ({ for: 'roll', dice: ['red'], about }) as const;

test('the printed start comes first, then whatever is asked for', () => {
  const awaiting = roll('setupExplosion');
  expect(stageOf({ last: { kind: 'begin' }, instructions: [door], awaiting })).toBe('begin');
  expect(stageOf({ last: { kind: 'begin' }, instructions: [{ ...door, isDone: true }], awaiting })).toBe(
    'setupExplosion',
  );
});

test('a roll is told under its own name while hands lay it out', () => {
  const marker = ticked({ do: 'place', token: 'poi', at: '6,5', because: null }, 1);
  const placed = { type: 'poiPlaced', at: '6,5', target: '6,5', because: { by: 'roll' } } as const;
  const change = { last: rolled, events: [placed], awaiting: roll('setupHotSpot') };
  expect(stageOf({ ...change, instructions: [marker] })).toBe('setupPoi');
  expect(stageOf({ ...change, instructions: [{ ...marker, isDone: true }] })).toBe('setupHotSpot');
});

test('every stage has a name', () => {
  for (const about of ['setupExplosion', 'setupHazmat', 'setupPoi', 'setupHotSpot'] as const) {
    expect(en.screens.setUp.stages).toHaveProperty(stageOf({ awaiting: roll(about) }));
  }
  expect(Object.keys(en.screens.setUp.stages)).toEqual(expect.arrayContaining(['begin', 'parking', 'role', 'start']));
});
