import type {
  Catalogue,
  CrewMember,
  DiceSource,
  GameSetup,
  HouseRule,
  MarkerSource,
  Mode,
  Module,
  Role,
  RuleSetEntry,
  RuleSetId,
  Variant,
} from '../../../server/web/wire.js';
import { known } from '../../known.js';

/** A game being chosen. It remembers wishes a rule set cannot fulfil, so that going back and forth loses nothing. */
export interface GameDraft {
  readonly set: string;
  readonly level: string | null;
  readonly board: string;
  readonly modulesOff: readonly string[];
  readonly variants: readonly string[];
  readonly house: readonly string[];
  /** House rules a rule set brings along that this table does without. */
  readonly houseOff: readonly string[];
  readonly mode: Mode;
  readonly followed: 'followed' | 'notFollowed';
  readonly start: 'setup' | 'takeOver';
  readonly dice: DiceSource;
  readonly markers: MarkerSource;
  readonly specialists: 'chosen' | 'dealt';
  readonly crew: readonly CrewMember[];
}

/** In the order in which they are offered and seated. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'white', 'violet'] as const;

/** A family game for two: what most tables start with. */
export function freshDraft(catalogue: Catalogue, dice: DiceSource, markers: MarkerSource): GameDraft {
  const entry = catalogue.ruleSets[0];
  return {
    set: entry?.id ?? '',
    level: null,
    board: entry?.boards[0] ?? '',
    modulesOff: [],
    variants: [],
    house: [],
    houseOff: [],
    mode: 'referee',
    followed: 'followed',
    start: 'setup',
    dice,
    markers,
    specialists: 'chosen',
    crew: COLOURS.slice(0, 2).map(id => ({ id })),
  };
}

/** A draft kept from last time, as far as this service still knows what it names. */
export function renewDraft(kept: Partial<GameDraft> | null, fresh: GameDraft, catalogue: Catalogue): GameDraft {
  if (!kept) return fresh;
  const isKnown = catalogue.ruleSets.some(entry => entry.id === kept.set);
  const draft = { ...fresh, ...usable(kept, fresh), start: 'setup' as const, dice: fresh.dice };
  return isKnown ? withBoard(draft, catalogue) : { ...draft, set: fresh.set, board: fresh.board };
}

/** A browser keeps for years what older pages wrote, and people write into it too: what has another shape is left out. */
function usable(kept: Partial<GameDraft>, fresh: GameDraft): Partial<GameDraft> {
  const isWord = (value: unknown) => typeof value === 'string';
  const isMember = (value: Partial<CrewMember> | null) => isWord(value?.id);
  const isUsable = (name: string, value: unknown) => {
    if (name === 'crew') return Array.isArray(value) && value.every(isMember);
    return Array.isArray(known<unknown>({ ...fresh }, name))
      ? Array.isArray(value) && value.every(isWord)
      : isWord(value);
  };
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => isUsable(name, value)));
}

export function entryOf(draft: GameDraft, catalogue: Catalogue): RuleSetEntry | undefined {
  return catalogue.ruleSets.find(entry => entry.id === draft.set);
}

export function withRuleSet(draft: GameDraft, catalogue: Catalogue, set: string): GameDraft {
  return withBoard({ ...draft, set }, catalogue);
}

/** The level that holds: the one wished for where there is one, else the first. */
export function levelOf(draft: GameDraft, entry: RuleSetEntry): string | null {
  return entry.levels.find(level => level === draft.level) ?? entry.levels[0] ?? null;
}

export function toggled(list: readonly string[], id: string): readonly string[] {
  return list.includes(id) ? list.filter(one => one !== id) : [...list, id];
}

/** Switches a variant; one that excludes others takes their place. */
export function withVariant(draft: GameDraft, { exclusiveVariants }: RuleSetEntry, id: string): readonly string[] {
  const others = exclusiveVariants.includes(id) ? exclusiveVariants.filter(variant => variant !== id) : [];
  return toggled(draft.variants, id).filter(variant => !others.includes(variant));
}

/** The house rules that hold: those wished for, and those the rule set brings along unless they were switched off. */
export function houseOf(
  { house, houseOff }: GameDraft,
  { houseRules, houseDefaults }: RuleSetEntry,
): readonly string[] {
  return houseRules.filter(rule => house.includes(rule) || (houseDefaults.includes(rule) && !houseOff.includes(rule)));
}

export function withHouseRule(draft: GameDraft, rule: string, is: 'on' | 'off'): Pick<GameDraft, 'house' | 'houseOff'> {
  const without = (list: readonly string[]) => list.filter(one => one !== rule);
  return is === 'on'
    ? { house: [...without(draft.house), rule], houseOff: without(draft.houseOff) }
    : { house: without(draft.house), houseOff: [...without(draft.houseOff), rule] };
}

export function withMember(draft: GameDraft, member: CrewMember): GameDraft {
  const isIn = draft.crew.some(one => one.id === member.id);
  const crew = isIn ? draft.crew.map(one => (one.id === member.id ? member : one)) : [...draft.crew, member];
  return { ...draft, crew };
}

export function withoutMember(draft: GameDraft, who: string): GameDraft {
  return { ...draft, crew: draft.crew.filter(member => member.id !== who) };
}

/** Moves somebody one seat on or back in the order of turns. */
export function reseated(order: readonly string[], who: string, by: -1 | 1): readonly string[] {
  const from = order.indexOf(who);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return order;
  const rest = order.filter(one => one !== who);
  return [...rest.slice(0, to), who, ...rest.slice(to)];
}

/** Who is which specialist: chosen, dealt because the table likes it so, or dealt because the rules say so. */
export function castingOf(draft: GameDraft, { dealingVariants }: RuleSetEntry): 'chosen' | 'dealt' | 'mustBeDealt' {
  return dealingVariants.some(variant => draft.variants.includes(variant)) ? 'mustBeDealt' : draft.specialists;
}

/** What is sent to the service. `deal` picks one of a few at random; only a table that wants it dealt needs it. */
export function setupOf(
  draft: GameDraft,
  entry: RuleSetEntry,
  deal: <T>(among: readonly T[]) => T | undefined,
): GameSetup {
  const level = levelOf(draft, entry);
  const modules = entry.modules.filter(module => draft.modulesOff.includes(module)) as Module[];
  const hasRoles = entry.roles.length > 0 && !draft.modulesOff.includes('specialists');
  return {
    rules: {
      set: entry.id as RuleSetId,
      ...(level === null ? {} : { level }),
      modules: Object.fromEntries(modules.map(module => [module, false])),
      variants: entry.variants.filter(variant => draft.variants.includes(variant)) as Variant[],
      house: houseSwitches(draft, entry),
      mode: draft.mode,
    },
    board: draft.board,
    crew:
      hasRoles && castingOf(draft, entry) !== 'mustBeDealt'
        ? withRoles(draft, entry, deal)
        : draft.crew.map(({ role: _, ...member }) => member),
    ...(draft.mode === 'tableFirst' ? { firefighters: draft.followed } : {}),
    start: draft.start,
  };
}

/** Only what differs from what the rule set brings along. */
function houseSwitches(draft: GameDraft, entry: RuleSetEntry): Partial<Record<HouseRule, boolean>> {
  const holding = houseOf(draft, entry);
  const differing = entry.houseRules.filter(rule => holding.includes(rule) !== entry.houseDefaults.includes(rule));
  return Object.fromEntries(differing.map(rule => [rule as HouseRule, holding.includes(rule)]));
}

function withRoles(draft: GameDraft, entry: RuleSetEntry, deal: <T>(among: readonly T[]) => T | undefined) {
  const taken = new Set(draft.crew.flatMap(({ role }) => (role && entry.roles.includes(role) ? [role] : [])));
  return draft.crew.map(({ role: wished, ...member }): CrewMember => {
    if (wished && entry.roles.includes(wished)) return { ...member, role: wished };
    if (draft.specialists === 'chosen') return member;
    const role = deal(entry.roles.filter(one => !taken.has(one as Role))) as Role | undefined;
    if (role === undefined) return member;
    taken.add(role);
    return { ...member, role };
  });
}

function withBoard(draft: GameDraft, catalogue: Catalogue): GameDraft {
  const boards = entryOf(draft, catalogue)?.boards ?? [];
  return boards.includes(draft.board) ? draft : { ...draft, board: boards[0] ?? draft.board };
}
