import type { Choices } from './choices.js';
import { PLAIN } from './roles.js';
import type { RuleSet, SetupExplosion } from './ruleSet.js';

const RANDOM: SetupExplosion = { dice: 'both', whenOnFire: 'reroll' };

/** The family game (O pp. 2-6); FAQ: `randomSetup` and `experiencedSetup`. */
export function family(choices: Choices): RuleSet {
  const isRandom = choices.variants.includes('randomSetup');
  const isExperiencedSetup = choices.variants.includes('experiencedSetup');
  return {
    id: 'family',
    mode: choices.mode,
    house: choices.house,
    modules: { specialists: false, hazmat: false, vehicles: false, hotSpots: false },
    stages: {
      setup: isRandom || isExperiencedSetup ? ['explosions', 'rollPoi'] : ['printedFires', 'printedPoi'],
      crew: ['startSpaces'],
      turn: ['beginTurn', 'actions', 'advance', 'replenish', 'nextTurn'],
      advance: [
        ...(choices.house.flashoverBeforeAdvance ? (['flashoverFirst'] as const) : []),
        'rollFire',
        'standing',
        'knockDowns',
        'losses',
        'endOfPhase',
      ],
    },
    threatMarkers: 33,
    damageMarkers: 24,
    healMarkers: 0,
    hotSpotPool: 0,
    pool: { victims: 10, falseAlarms: 5, hazmat: 0 },
    poiOnBoard: 3,
    // R2: the random family set-up places no damage; the experienced one does.
    setupDamage: !isRandom,
    setupExplosions: isRandom
      ? [RANDOM, RANDOM, RANDOM]
      : isExperiencedSetup
        ? [{ dice: 'firstTable' }, RANDOM, { dice: 'oppositeBlack' }]
        : [],
    setupHazmat: 0,
    setupHotSpots: 0,
    rescuedToWin: choices.house.perfectGame ? null : 7,
    lostToLose: 4,
    savedApLimit: 4,
    treatAp: 1,
    roles: {},
    plainRole: PLAIN,
    reprint: null,
    hasVehicles: false,
    hasAmbulance: false,
    hasHazmat: false,
    hasElevators: false,
    hasDeckGun: false,
    hasCrewChange: false,
    isFalseAlarmHazmat: false,
    isHazmatPoi: false,
    blast: { rollsOverSmoke: false, outside: 'burns' },
    knockDownTo: 'nearestAmbulanceSpot',
    rescueAt: 'outside',
    deckGunReach: 'adjacent',
    deckGunNeedsEmptyQuadrant: true,
    isAmbulanceDrivenByRadio: true,
    leadLimit: 1,
    isStandingInFireBanned: true,
    commandable: [],
    poiSpace: { whenInvalid: 'reroll', smoke: 'cleared', fire: 'cleared', firefighter: 'reveals' },
  };
}
