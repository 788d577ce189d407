import type { Role } from '../rules.js';
import type { RoleFacts } from './ruleSet.js';

/** A firefighter without a specialist's card (O; C). */
export const PLAIN: RoleFacts = {
  ap: 4,
  freeAp: 0,
  freeFor: null,
  extinguish: 1,
  chop: 2,
  drive: 2,
  deckGun: 4,
  commandLimit: null,
  abilities: [],
};

/** Specialists of the modern game: eight of O, then three of M (R20, R21, R22, R35). */
export const MODERN_ROLES: Readonly<Record<Role, RoleFacts>> = {
  paramedic: { ...PLAIN, extinguish: 2, abilities: ['treat'] },
  fireCaptain: { ...PLAIN, freeAp: 2, freeFor: 'command', abilities: ['command'] },
  imagingTechnician: { ...PLAIN, abilities: ['identify'] },
  cafs: { ...PLAIN, ap: 3, freeAp: 3, freeFor: 'extinguish', commandLimit: 1 },
  hazmatTechnician: { ...PLAIN, abilities: ['dispose'] },
  generalist: { ...PLAIN, ap: 5 },
  rescueSpecialist: { ...PLAIN, freeAp: 3, freeFor: 'move', extinguish: 2, chop: 1 },
  driverOperator: { ...PLAIN, deckGun: 2, abilities: ['rerollDeckGun'] },
  rescueDog: {
    ...PLAIN,
    extinguish: 0,
    chop: 0,
    drive: 0,
    deckGun: 0,
    abilities: ['passDamagedWalls', 'carryNoHazmat'],
  },
  structuralEngineer: { ...PLAIN, extinguish: 0, abilities: ['repair'] },
  suppressionSpecialist: { ...PLAIN, abilities: ['suppress'] },
};

export const CLASSIC_PLAIN: RoleFacts = { ...PLAIN, drive: 4 };

/** Specialists of the 2010 edition (C, Specialists; R36). */
export const CLASSIC_ROLES: Readonly<Partial<Record<Role, RoleFacts>>> = {
  paramedic: { ...CLASSIC_PLAIN, abilities: ['treat'] },
  fireCaptain: { ...CLASSIC_PLAIN, abilities: ['command'] },
  rescueSpecialist: { ...CLASSIC_PLAIN, extinguish: 0, chop: 1, abilities: ['moveDiagonally'] },
  driverOperator: { ...CLASSIC_PLAIN, drive: 2, deckGun: 2, abilities: ['rerollDeckGun'] },
};
