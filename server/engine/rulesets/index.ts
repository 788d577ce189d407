import { good, type Result, refuse } from '../result.js';
import {
  EXCLUSIVE_VARIANTS,
  HOUSE_RULES,
  type HouseRule,
  MODES,
  MODULES,
  type Mode,
  type Module,
  ROLES,
  type Role,
  RULE_SETS,
  type RuleSetId,
  type RulesChoice,
  VARIANTS,
  type Variant,
} from '../rules.js';
import type { Choices } from './choices.js';
import { ALARMS, classicAdvanced, classicBasic } from './classic.js';
import { experienced, MODERN_LEVELS } from './experienced.js';
import { family } from './family.js';
import { highRise } from './highRise.js';
import { CLASSIC_ROLES } from './roles.js';
import type { RuleSet } from './ruleSet.js';

/** What a rule set lets a table choose: the one table of all rule sets. */
export interface RuleSetEntry {
  readonly id: RuleSetId;
  readonly make: (choices: Choices) => RuleSet;
  readonly levels: readonly string[];
  readonly modules: readonly Module[];
  /** Modules the rule set always has; naming them changes nothing. */
  readonly fixedModules?: readonly Module[];
  readonly variants: readonly Variant[];
  /** House rules that make a difference here; the others may be named and do nothing. */
  readonly houseRules: readonly HouseRule[];
  readonly houseDefaults: Partial<Record<HouseRule, boolean>>;
  readonly roles: readonly Role[];
}

const EXPERIENCED_VARIANTS = ['loneEngineCompany', 'unmarkedHazards', 'murphyStrikes'] as const;

export const RULE_SET_ENTRIES: readonly RuleSetEntry[] = [
  {
    id: 'family',
    make: family,
    levels: [],
    modules: [],
    variants: ['randomSetup', 'experiencedSetup'],
    houseRules: ['flashoverBeforeAdvance', 'knockDownLosesSavedAp', 'perfectGame'],
    houseDefaults: {},
    roles: [],
  },
  {
    id: 'experienced',
    make: experienced,
    levels: MODERN_LEVELS,
    modules: MODULES,
    variants: EXPERIENCED_VARIANTS,
    houseRules: HOUSE_RULES,
    houseDefaults: {},
    roles: ROLES,
  },
  {
    id: 'high-rise',
    make: highRise,
    levels: MODERN_LEVELS,
    modules: ['specialists', 'hazmat', 'hotSpots'],
    fixedModules: ['vehicles'],
    variants: EXPERIENCED_VARIANTS,
    houseRules: HOUSE_RULES,
    houseDefaults: { flashoverBeforeAdvance: true },
    roles: ROLES,
  },
  {
    id: 'classic-basic',
    make: classicBasic,
    levels: [],
    modules: [],
    variants: [],
    houseRules: [],
    houseDefaults: {},
    roles: [],
  },
  {
    id: 'classic-advanced',
    make: classicAdvanced,
    levels: ALARMS,
    modules: [],
    variants: [],
    houseRules: [],
    houseDefaults: {},
    roles: Object.keys(CLASSIC_ROLES) as Role[],
  },
];

/** The rule set a table chose, or why there is none such. */
export function makeRuleSet(choice: unknown): Result<RuleSet> {
  const wanted = typeof choice === 'string' ? { set: choice } : choice;
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) {
    return refuse('bad-request', 'rules must be the name of a rule set or an object with "set"');
  }
  const rules = wanted as Partial<Record<keyof RulesChoice, unknown>>;
  for (const key of Object.keys(rules)) {
    if (!['set', 'level', 'modules', 'variants', 'house', 'mode'].includes(key)) {
      return refuse('bad-request', `rules know no "${key}"`);
    }
  }
  const entry = RULE_SET_ENTRIES.find(({ id }) => id === rules.set);
  if (!entry) return refuse('bad-request', `no rule set "${String(rules.set)}"; there are ${RULE_SETS.join(', ')}`);
  const fault = choiceFault(entry, rules);
  if (fault) return refuse('bad-request', fault);
  const switches = (rules.modules ?? {}) as Partial<Record<Module, boolean>>;
  const house = (rules.house ?? {}) as Partial<Record<HouseRule, boolean>>;
  return good(
    entry.make({
      level: (rules.level as string | undefined) ?? entry.levels[0] ?? null,
      mode: (rules.mode as Mode | undefined) ?? 'referee',
      modules: fromKeys(MODULES, module => switches[module] ?? true),
      variants: (rules.variants as Variant[] | undefined) ?? [],
      house: fromKeys(HOUSE_RULES, rule => house[rule] ?? entry.houseDefaults[rule] ?? false),
    }),
  );
}

function choiceFault(entry: RuleSetEntry, rules: Partial<Record<keyof RulesChoice, unknown>>): string | null {
  const { level, modules, variants, house, mode } = rules;
  if (level !== undefined && !entry.levels.includes(level as string)) {
    return `${entry.id} has no level "${String(level)}"; there are: ${entry.levels.join(', ') || 'none'}`;
  }
  if (mode !== undefined && !MODES.includes(mode as Mode)) return `no mode "${String(mode)}"`;
  const ownModules = [...entry.modules, ...(entry.fixedModules ?? [])];
  const moduleFault = switchFault(modules, ownModules, MODULES, `${entry.id} has no module`);
  const houseFault = switchFault(house, HOUSE_RULES, HOUSE_RULES, 'there is no house rule');
  if (moduleFault ?? houseFault) return moduleFault ?? houseFault;
  if (variants === undefined) return null;
  if (!Array.isArray(variants)) return '"variants" must be a list';
  const stranger = variants.find(variant => !entry.variants.includes(variant));
  if (stranger !== undefined) {
    return VARIANTS.includes(stranger)
      ? `${entry.id} has no variant "${stranger}"`
      : `no variant "${String(stranger)}"`;
  }
  const exclusive = variants.filter(variant => EXCLUSIVE_VARIANTS.includes(variant));
  return exclusive.length > 1 ? `one set-up only: ${exclusive.join(' or ')}` : null;
}

/** Switching off what a rule set does not have is allowed, switching it on is not. */
function switchFault(
  switches: unknown,
  offered: readonly string[],
  known: readonly string[],
  words: string,
): string | null {
  if (switches === undefined) return null;
  if (typeof switches !== 'object' || switches === null || Array.isArray(switches)) return 'switches must be an object';
  for (const [name, value] of Object.entries(switches)) {
    if (typeof value !== 'boolean') return `the switch "${name}" must be true or false`;
    if (!known.includes(name) || (value && !offered.includes(name))) return `${words} "${name}"`;
  }
  return null;
}

function fromKeys<K extends string>(keys: readonly K[], value: (key: K) => boolean): Record<K, boolean> {
  return Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, boolean>;
}
