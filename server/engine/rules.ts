/** What a table can choose before a game (rules.md section 1). Rule sets themselves are in `rulesets/`. */
export const RULE_SETS = ['family', 'experienced', 'high-rise', 'classic-basic', 'classic-advanced'] as const;
export type RuleSetId = (typeof RULE_SETS)[number];

export const MODULES = ['specialists', 'hazmat', 'vehicles', 'hotSpots'] as const;
export type Module = (typeof MODULES)[number];

export const VARIANTS = [
  'loneEngineCompany',
  'unmarkedHazards',
  'murphyStrikes',
  'randomSetup',
  'experiencedSetup',
] as const;
export type Variant = (typeof VARIANTS)[number];

/** Variants of which only one can be played at a time: a game is set up once. */
export const EXCLUSIVE_VARIANTS: readonly Variant[] = ['randomSetup', 'experiencedSetup'];

/** Variants under which specialists are dealt at random (O, Lone Engine Company). */
export const DEALING_VARIANTS: readonly Variant[] = ['loneEngineCompany'];

export const HOUSE_RULES = [
  'flashoverBeforeAdvance',
  'knockDownLosesSavedAp',
  'vehiclesShelter',
  'perfectGame',
] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];

/** Referee counts AP and refuses; table first writes down what the players did. */
export const MODES = ['referee', 'tableFirst'] as const;
export type Mode = (typeof MODES)[number];

export const ROLES = [
  'paramedic',
  'fireCaptain',
  'imagingTechnician',
  'cafs',
  'hazmatTechnician',
  'generalist',
  'rescueSpecialist',
  'driverOperator',
  'rescueDog',
  'structuralEngineer',
  'suppressionSpecialist',
] as const;
export type Role = (typeof ROLES)[number];

/** The choice as a table makes it; what is left out has its default. */
export interface RulesChoice {
  readonly set: RuleSetId;
  readonly level?: string;
  readonly modules?: Partial<Record<Module, boolean>>;
  readonly variants?: readonly Variant[];
  readonly house?: Partial<Record<HouseRule, boolean>>;
  readonly mode?: Mode;
}

/** Whether nobody chooses a specialist under these rules. */
export function areRolesDealt({ variants = [] }: RulesChoice): boolean {
  return variants.some(variant => DEALING_VARIANTS.includes(variant));
}
