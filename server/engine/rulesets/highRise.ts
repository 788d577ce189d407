import type { Choices } from './choices.js';
import { experienced } from './experienced.js';
import type { RuleSet } from './ruleSet.js';

/** The high-rise (H): over the experienced game; engine only, elevators and ladders (R5, R37 to R41). */
export function highRise(choices: Choices): RuleSet {
  const isHeroic = choices.level === 'heroic';
  return {
    ...experienced({ ...choices, modules: { ...choices.modules, vehicles: true } }),
    id: 'high-rise',
    setupExplosions: [
      { dice: 'red', col: 2 },
      { dice: 'red', col: 7 },
      { dice: 'black', row: 5 },
      ...(isHeroic ? [{ dice: 'black', row: 1 } as const] : []),
    ],
    hasAmbulance: false,
    hasElevators: true,
    knockDownTo: 'engine',
    // No ambulance: who is out of the building, by ladder or elevator, is safe (H, Goal).
    rescueAt: 'outside',
    commandable: ['move', 'door', 'pickUp', 'putDown', 'ladder', 'lobby', 'elevator'],
  };
}
