/** The numbers and switches of every rule set (section 1). */
import { describe, expect, it } from 'vitest';
import { makeRuleSet, RULE_SET_ENTRIES } from '../../server/engine/rulesets/index.js';
import type { RuleSet } from '../../server/engine/rulesets/ruleSet.js';

const rules = (choice: unknown): RuleSet => {
  const made = makeRuleSet(choice);
  if (!made.ok) throw new Error(made.refusal.message);
  return made.value;
};
const fault = (choice: unknown): string => {
  const made = makeRuleSet(choice);
  if (made.ok) throw new Error('not refused');
  expect(made.refusal.code).toBe('bad-request');
  return made.refusal.message;
};

describe('S1: the table of numbers', () => {
  const NUMBERS: Readonly<Record<string, readonly unknown[]>> = {
    family: [33, 24, '10/5/0', 7, 4, 4, 4, 0, 0, 0],
    'experienced recruit': [33, 24, '10/5/0', 7, 4, 4, 4, 3, 6, 3],
    'experienced veteran': [33, 24, '10/5/0', 7, 4, 4, 4, 4, 6, 3],
    'experienced heroic': [33, 24, '10/5/0', 7, 4, 4, 4, 5, 12, 3],
    'high-rise recruit': [33, 24, '10/5/0', 7, 4, 4, 4, 3, 6, 3],
    'high-rise veteran': [33, 24, '10/5/0', 7, 4, 4, 4, 4, 6, 3],
    'high-rise heroic': [33, 24, '10/5/0', 7, 4, 4, 4, 5, 12, 3],
    'classic-basic': [36, 30, '8/4/0', null, 3, 4, 4, 0, 0, 0],
    'classic-advanced one-alarm': [36, 30, '6/3/2', null, 3, 4, 4, 0, 0, 3],
    'classic-advanced two-alarm': [36, 30, '8/4/3', null, 3, 4, 4, 0, 0, 3],
    'classic-advanced three-alarm': [36, 30, '10/5/4', null, 3, 4, 4, 0, 0, 3],
  };
  for (const [name, numbers] of Object.entries(NUMBERS)) {
    it(`${name}: threat, damage, pool, to win, to lose, AP, saved AP, hazmat, hot-spot pool, heal: ${numbers.join(' ')}`, () => {
      const [set, level] = name.split(' ');
      const made = rules(level ? { set, level } : set);
      const { victims, falseAlarms, hazmat } = made.pool;
      expect([
        made.threatMarkers,
        made.damageMarkers,
        `${victims}/${falseAlarms}/${hazmat}`,
        made.rescuedToWin,
        made.lostToLose,
        made.plainRole.ap,
        made.savedApLimit,
        made.setupHazmat,
        made.hotSpotPool,
        made.healMarkers,
      ]).toEqual(numbers);
      expect(made.poiOnBoard).toBe(3);
    });
  }

  it('24 hot spots are in the box, more than any set-up and pool together need', () => {
    const { hotSpotPool } = rules({ set: 'experienced', level: 'heroic' });
    expect(4 + 3 + 3 + hotSpotPool).toBeLessThanOrEqual(24);
  });

  it('POI are checked at the end of the turn, in the classic game at its start', () => {
    const turn = (set: string): readonly string[] => rules(set).stages.turn;
    expect(turn('family').indexOf('replenish')).toBeGreaterThan(turn('family').indexOf('advance'));
    expect(turn('classic-basic').indexOf('replenish')).toBeLessThan(turn('classic-basic').indexOf('actions'));
  });
});

describe('S1: levels, modules, variants, house rules', () => {
  it('the level defaults to the first', () => {
    for (const [set, level] of [
      ['experienced', 'recruit'],
      ['high-rise', 'recruit'],
      ['classic-advanced', 'one-alarm'],
    ] as const) {
      expect(rules(set)).toEqual(rules({ set, level }));
    }
    expect(fault({ set: 'experienced', level: 'one-alarm' })).toContain('recruit');
    expect(fault({ set: 'family', level: 'recruit' })).toContain('no level');
  });

  it('a module not named is on, each is switched for itself', () => {
    expect(rules('experienced').modules).toEqual({ specialists: true, hazmat: true, vehicles: true, hotSpots: true });
    for (const module of ['specialists', 'hazmat', 'vehicles', 'hotSpots'] as const) {
      const made = rules({ set: 'experienced', modules: { [module]: false } });
      expect(Object.entries(made.modules).filter(([, isOn]) => !isOn)).toEqual([[module, false]]);
    }
    expect(fault({ set: 'experienced', modules: { helicopters: true } })).toContain('helicopters');
    expect(fault({ set: 'experienced', modules: { hazmat: 'yes' } })).toContain('true or false');
    expect(fault({ set: 'family', modules: { vehicles: true } })).toContain('no module');
  });

  it('the vehicles of a high-rise are always on: engine only', () => {
    const made = rules({ set: 'high-rise', modules: { vehicles: false } });
    expect(made).toMatchObject({ hasVehicles: true, hasAmbulance: false });
  });

  it('R4: what a module brings goes with it', () => {
    const off = rules({
      set: 'experienced',
      level: 'heroic',
      modules: { specialists: false, hazmat: false, vehicles: false, hotSpots: false },
    });
    expect(off).toMatchObject({
      roles: {},
      healMarkers: 0,
      hasHazmat: false,
      setupHazmat: 0,
      hasVehicles: false,
      rescueAt: 'outside',
      knockDownTo: 'nearestAmbulanceSpot',
      hotSpotPool: 0,
      setupHotSpots: 0,
    });
  });

  it('variants belong to their rule sets', () => {
    const changes = {
      loneEngineCompany: { hasCrewChange: false },
      unmarkedHazards: { isFalseAlarmHazmat: true, setupHazmat: 0 },
      murphyStrikes: { hasDeckGun: false },
    };
    for (const [variant, change] of Object.entries(changes)) {
      for (const set of ['experienced', 'high-rise']) {
        expect(rules({ set, variants: [variant] })).toEqual({ ...rules(set), ...change });
        expect(rules(set)).not.toMatchObject(change);
      }
      expect(fault({ set: 'family', variants: [variant] })).toContain('no variant');
    }
    for (const variant of ['randomSetup', 'experiencedSetup']) {
      expect(rules({ set: 'family', variants: [variant] }).setupExplosions).toHaveLength(3);
      expect(fault({ set: 'experienced', variants: [variant] })).toContain('no variant');
    }
    expect(fault({ set: 'family', variants: ['randomSetup', 'experiencedSetup'] })).toContain('one set-up only');
    expect(fault({ set: 'experienced', variants: ['zombies'] })).toContain('zombies');
    expect(fault({ set: 'experienced', variants: 'murphyStrikes' })).toContain('list');
  });

  it('house rules are off, but for flashoverBeforeAdvance in the high-rise', () => {
    for (const { id } of RULE_SET_ENTRIES) {
      const on = Object.entries(rules(id).house).filter(([, isOn]) => isOn);
      expect(on).toEqual(id === 'high-rise' ? [['flashoverBeforeAdvance', true]] : []);
    }
    expect(rules({ set: 'family', house: { perfectGame: true } }).rescuedToWin).toBeNull();
    expect(fault({ set: 'family', house: { beer: true } })).toContain('beer');
  });

  it('referee unless the table says otherwise', () => {
    expect(rules('family').mode).toBe('referee');
    expect(rules({ set: 'family', mode: 'tableFirst' }).mode).toBe('tableFirst');
    expect(fault({ set: 'family', mode: 'anarchy' })).toContain('anarchy');
  });

  it('refuses what is no choice of rules', () => {
    for (const nothing of [undefined, null, 7, [], {}, 'poker', { set: 'poker' }]) fault(nothing);
    expect(fault({ set: 'family', colour: 'red' })).toContain('colour');
  });

  it('specialists: eleven in the modern game, four in the classic one', () => {
    expect(Object.keys(rules('experienced').roles)).toHaveLength(11);
    expect(Object.keys(rules('classic-advanced').roles)).toEqual([
      'paramedic',
      'fireCaptain',
      'rescueSpecialist',
      'driverOperator',
    ]);
    expect(rules('family').roles).toEqual({});
    expect(rules('classic-basic').roles).toEqual({});
  });
});
