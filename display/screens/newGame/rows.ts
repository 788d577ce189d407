import type { RuleSetEntry, TowerView } from '../../../server/web/wire.js';
import type { Option } from '../../controls/fp-options.js';
import { known } from '../../known.js';
import type { Words } from '../../words/index.js';
import { castingOf, type GameDraft, houseOf, toggled, withHouseRule, withVariant } from './draft.js';

/** One line under the crew: a name, what is chosen now, and the sheet behind it. */
export interface DraftRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly isMany: boolean;
  readonly choose: (id: string) => Partial<GameDraft>;
}

/** The lines this rule set has; what it does not know is not shown. */
export function rowsOf(
  draft: GameDraft,
  entry: RuleSetEntry,
  words: Words,
  tower: TowerView['kind'] = 'hardware',
): readonly DraftRow[] {
  const say = words.screens.newGame;
  const { rules } = words;
  const hasRoles = entry.roles.length > 0 && !draft.modulesOff.includes('specialists');
  const modulesOn = entry.modules.filter(id => !draft.modulesOff.includes(id));
  const house = houseOf(draft, entry);
  return [
    one('dice', say.dice, diceOf(words, tower), draft.dice, id => ({ dice: id as GameDraft['dice'] })),
    one('mode', say.mode, rules.modes, draft.mode, id => ({ mode: id as GameDraft['mode'] })),
    draft.mode === 'tableFirst' &&
      one('followed', say.followed, rules.followed, draft.followed, id => ({ followed: id as GameDraft['followed'] })),
    one('markers', say.markers, rules.markers, draft.markers, id => ({ markers: id as GameDraft['markers'] })),
    hasRoles &&
      castingOf(draft, entry) !== 'mustBeDealt' &&
      one('specialists', say.specialists, say.deal, draft.specialists, id => ({
        specialists: id as GameDraft['specialists'],
      })),
    many(words, 'modules', say.modules, rules.modules, entry.modules, modulesOn, id => ({
      modulesOff: toggled(draft.modulesOff, id),
    })),
    many(words, 'variants', say.variants, rules.variants, entry.variants, draft.variants, id => ({
      variants: withVariant(draft, entry, id),
    })),
    many(words, 'house', say.house, rules.house, entry.houseRules, house, id =>
      withHouseRule(draft, id, house.includes(id) ? 'off' : 'on'),
    ),
    one('start', say.start, say.begin, draft.start, id => ({ start: id as GameDraft['start'] })),
  ].filter(row => row !== false);
}

/** Nobody drops dice into a tower that is made of software. */
export function diceOf({ rules }: Words, tower: TowerView['kind']): Words['rules']['dice'] {
  return tower === 'virtual' ? { ...rules.dice, tower: rules.practiceDice } : rules.dice;
}

type Choices = Readonly<Record<string, { readonly name: string; readonly says: string }>>;

function one(id: string, label: string, choices: Choices, chosen: string, choose: DraftRow['choose']): DraftRow {
  const options = Object.entries(choices).map(([key, choice]) => ({ id: key, ...choice }));
  return { id, label, value: known(choices, chosen)?.name ?? chosen, options, chosen: [chosen], isMany: false, choose };
}

function many(
  words: Words,
  id: string,
  label: string,
  choices: Choices,
  offered: readonly string[],
  wished: readonly string[],
  choose: DraftRow['choose'],
): DraftRow | false {
  if (offered.length === 0) return false;
  const say = words.screens.newGame;
  const chosen = offered.filter(key => wished.includes(key));
  const options = offered.map(key => ({ id: key, ...(known(choices, key) ?? { name: key, says: '' }) }));
  return { id, label, value: summary(), options, chosen, isMany: true, choose };

  function summary(): string {
    const [first] = chosen;
    if (first === undefined) return say.none;
    if (chosen.length === offered.length && offered.length > 1) return say.all;
    return chosen.length === 1 ? (known(choices, first)?.name ?? first) : say.some(chosen.length, offered.length);
  }
}
