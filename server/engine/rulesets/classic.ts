import { CLASSIC_2010 } from '../boards/classic2010.js';
import type { Choices } from './choices.js';
import { CLASSIC_PLAIN, CLASSIC_ROLES } from './roles.js';
import type { RuleSet, SetupExplosion } from './ruleSet.js';

export const ALARMS = ['one-alarm', 'two-alarm', 'three-alarm'] as const;

/** The basic game of 2010 (C): its own edition, spelled out flat. */
export function classicBasic(choices: Choices): RuleSet {
  return {
    id: 'classic-basic',
    mode: choices.mode,
    house: choices.house,
    modules: { specialists: false, hazmat: false, vehicles: false, hotSpots: false },
    stages: {
      setup: ['printedFires', 'printedPoi'],
      crew: [],
      turn: ['beginTurn', 'replenish', 'enter', 'actions', 'advance', 'nextTurn'],
      advance: ['rollFireClassic', 'oxygen'],
    },
    threatMarkers: 36,
    damageMarkers: 30,
    healMarkers: 0,
    hotSpotPool: 0,
    pool: { victims: 8, falseAlarms: 4, hazmat: 0 },
    poiOnBoard: 3,
    setupDamage: true,
    setupExplosions: [],
    setupHazmat: 0,
    setupHotSpots: 0,
    rescuedToWin: null,
    lostToLose: 3,
    savedApLimit: 4,
    treatAp: 2,
    roles: {},
    plainRole: CLASSIC_PLAIN,
    reprint: CLASSIC_2010,
    hasVehicles: false,
    hasAmbulance: false,
    hasHazmat: false,
    hasElevators: false,
    hasDeckGun: false,
    hasCrewChange: false,
    isFalseAlarmHazmat: false,
    isHazmatPoi: true,
    blast: { rollsOverSmoke: true, outside: 'vents' },
    knockDownTo: 'ground',
    rescueAt: 'outside',
    deckGunReach: 'allNeighbours',
    deckGunNeedsEmptyQuadrant: false,
    isAmbulanceDrivenByRadio: false,
    leadLimit: Number.POSITIVE_INFINITY,
    isStandingInFireBanned: false,
    commandable: ['move'],
    poiSpace: { whenInvalid: 'printedArrows', smoke: 'stays', fire: 'blocks', firefighter: 'blocks' },
  };
}

/** The advanced game of 2010 (C): specialists, vehicles, hazmat among the POI. */
export function classicAdvanced(choices: Choices): RuleSet {
  const alarm = ALARMS.indexOf(choices.level as (typeof ALARMS)[number]);
  const explosion: SetupExplosion = { dice: 'both', whenOnFire: 'explodeAgain' };
  const basic = classicBasic(choices);
  return {
    ...basic,
    id: 'classic-advanced',
    modules: { specialists: true, hazmat: true, vehicles: true, hotSpots: false },
    stages: { ...basic.stages, setup: ['explosions', 'replenish'], crew: ['chooseRoles', 'parkVehicles'] },
    healMarkers: 3,
    pool: { victims: 6 + 2 * alarm, falseAlarms: 3 + alarm, hazmat: 2 + alarm },
    setupExplosions: Array.from({ length: 2 + alarm }, () => explosion),
    roles: CLASSIC_ROLES,
    hasVehicles: true,
    hasAmbulance: true,
    hasHazmat: true,
    hasDeckGun: true,
    rescueAt: 'ambulance',
  };
}
