import { BOARDS, openGame, RULE_SET_ENTRIES } from '../engine/index.js';
import type { Catalogue, RuleSetEntry } from './tableView.js';

/** What the new-game screen offers: every rule set with the boards it can be played on. */
export const CATALOGUE: Catalogue = {
  boards: Object.values(BOARDS),
  ruleSets: RULE_SET_ENTRIES.map(({ id, levels, modules, variants, houseRules, roles }): RuleSetEntry => {
    const boards = Object.keys(BOARDS).filter(
      board => openGame({ rules: { set: id }, board, crew: [{ id: 'red' }] }).ok,
    );
    return { id, levels, modules, variants, houseRules, roles, boards };
  }),
};
