import {
  BOARDS,
  DEALING_VARIANTS,
  EXCLUSIVE_VARIANTS,
  openGame,
  type Phase,
  RULE_SET_ENTRIES,
  setupFault,
} from '../engine/index.js';
import type { RoleFacts, RuleSet } from '../engine/rulesets/ruleSet.js';
import type { StageName } from '../engine/stages/index.js';
import type { Catalogue, RuleSetEntry, Specialist } from './tableView.js';

/** Stages that are a part of the turn by themselves; the others only lead from one to the next. */
const PARTS: Partial<Record<StageName, Phase>> = { actions: 'actions', advance: 'fire', replenish: 'replenish' };

/** What the new-game screen offers: every rule set with the boards it can be played on. */
export const CATALOGUE: Catalogue = {
  boards: Object.values(BOARDS),
  ruleSets: RULE_SET_ENTRIES.map(
    ({ id, levels, modules, variants, houseRules, houseDefaults, roles }): RuleSetEntry => {
      const games = Object.keys(BOARDS).flatMap(board => {
        const opened = openGame({ rules: { set: id }, board, crew: [{ id: 'red' }] });
        return opened.ok && !setupFault(opened.value) ? [{ board, rules: opened.value.rules }] : [];
      });
      const [first] = games;
      return {
        id,
        levels,
        modules,
        variants,
        exclusiveVariants: variants.filter(variant => EXCLUSIVE_VARIANTS.includes(variant)),
        houseRules,
        houseDefaults: houseRules.filter(rule => houseDefaults[rule]),
        roles,
        dealingVariants: variants.filter(variant => DEALING_VARIANTS.includes(variant)),
        turn: first ? partsOf(first.rules) : [],
        isLayingDown: first?.rules.knockDownTo === 'ground',
        specialists: first ? specialistsOf(first.rules) : {},
        boards: games.map(({ board }) => board),
        isPrinted: games.some(({ rules }) => rules.stages.setup.includes('printedFires') && !rules.reprint),
      };
    },
  ),
};

function partsOf({ stages }: RuleSet): readonly Phase[] {
  return stages.turn.flatMap(stage => PARTS[stage] ?? []);
}

function specialistsOf({ roles, plainRole }: RuleSet): Readonly<Record<string, Specialist>> {
  return Object.fromEntries(Object.entries(roles).map(([role, facts]) => [role, beside(plainRole, facts)]));
}

function beside(plain: RoleFacts, facts: RoleFacts): Specialist {
  const names = Object.keys(facts) as (keyof RoleFacts)[];
  const differing = names.filter(name => JSON.stringify(facts[name]) !== JSON.stringify(plain[name]));
  return { ap: facts.ap, ...Object.fromEntries(differing.map(name => [name, facts[name]])) };
}
