import type { Choices } from './choices.js';
import { family } from './family.js';
import { MODERN_ROLES } from './roles.js';
import type { RuleSet, SetupExplosion } from './ruleSet.js';

export const MODERN_LEVELS = ['recruit', 'veteran', 'heroic'] as const;

const BOTH: SetupExplosion = { dice: 'both', whenOnFire: 'reroll' };

/** The experienced game (O pp. 7-11, X): what differs from the family game, module by module (R4). */
export function experienced(choices: Choices): RuleSet {
  const { modules, level, variants } = choices;
  const isHeroic = level === 'heroic';
  return {
    ...family(choices),
    id: 'experienced',
    modules,
    stages: {
      ...family(choices).stages,
      setup: ['explosions', 'rollHazmat', 'rollPoi', 'rollHotSpots'],
      crew: ['chooseRoles', 'parkVehicles', 'startSpaces'],
    },
    healMarkers: modules.specialists ? 3 : 0,
    hotSpotPool: modules.hotSpots ? (isHeroic ? 12 : 6) : 0,
    setupDamage: true,
    setupExplosions: [{ dice: 'firstTable' }, BOTH, { dice: 'oppositeBlack' }, ...(isHeroic ? [BOTH] : [])],
    setupHazmat: hazmatAtSetup(choices),
    setupHotSpots: modules.hotSpots && level !== 'recruit' ? 3 : 0,
    roles: modules.specialists ? MODERN_ROLES : {},
    hasVehicles: modules.vehicles,
    hasAmbulance: modules.vehicles,
    hasHazmat: modules.hazmat,
    hasDeckGun: modules.vehicles && !variants.includes('murphyStrikes'),
    hasCrewChange: modules.specialists && modules.vehicles && !variants.includes('loneEngineCompany'),
    isFalseAlarmHazmat: modules.hazmat && variants.includes('unmarkedHazards'),
    knockDownTo: modules.vehicles ? 'ambulance' : 'nearestAmbulanceSpot',
    rescueAt: modules.vehicles ? 'ambulance' : 'outside',
    commandable: ['move', 'door', 'pickUp', 'putDown'],
    poiSpace: { whenInvalid: 'printedArrows', smoke: 'blocks', fire: 'blocks', firefighter: 'blocks' },
  };
}

/** Unmarked Hazards starts without any (O, Changing the Rules). */
function hazmatAtSetup({ modules, level, variants }: Choices): number {
  if (!modules.hazmat || variants.includes('unmarkedHazards')) return 0;
  return 3 + MODERN_LEVELS.indexOf(level as (typeof MODERN_LEVELS)[number]);
}
