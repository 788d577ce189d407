import type { Catalogue, GameView, Specialist } from '../../server/web/wire.js';
import { known } from '../known.js';
import type { Words } from './catalogue.js';

/** A specialist in one line of plain words, and its action points as they stand on a badge. */
export interface SpecialistWords {
  readonly name: string;
  readonly ap: string;
  readonly says: string;
}

/** What somebody who chooses must know; the facts are the rules', so that each edition is told rightly. */
export function tellSpecialist(words: Words, role: string, facts: Specialist | undefined): SpecialistWords {
  const { specialist: say } = words.rules;
  const name = roleName(words, role);
  if (!facts) return { name, ap: '', says: '' };
  const sentences = [...abilities(say, facts), ...prices(say, facts), ...limits(say, facts)];
  return { name, ap: say.ap(facts.ap, facts.freeAp ?? 0), says: sentences.join(' ') || say.plain };
}

export function roleName(words: Words, role: string): string {
  return known<{ readonly name: string }>(words.rules.roles, role)?.name ?? role;
}

/** What the specialists have and can do in the rules of the game that is played. */
export function specialistsIn({ ruleSets }: Catalogue, game: GameView | null): Readonly<Record<string, Specialist>> {
  return ruleSets.find(({ id }) => id === game?.setup.rules.set)?.specialists ?? {};
}

type Say = Words['rules']['specialist'];

function abilities(say: Say, { abilities = [], freeAp = 0, freeFor = null }: Specialist): readonly string[] {
  const told = abilities.flatMap(ability => known(say.abilities, ability) ?? []);
  return freeFor === null ? told : [...told, say.free[freeFor](freeAp)];
}

/** Only what differs from the others is there at all, and a price that differs is a lower one. */
function prices(say: Say, { chop = 0, drive = 0, deckGun = 0, abilities = [] }: Specialist): readonly string[] {
  return [
    chop > 0 ? say.chop(chop) : '',
    drive > 0 ? say.drive(drive) : '',
    deckGun > 0 ? say.deckGun(deckGun) : '',
    abilities.includes('rerollDeckGun') ? say.rerollDeckGun : '',
  ].filter(Boolean);
}

function limits(say: Say, facts: Specialist): readonly string[] {
  const never = (['extinguish', 'chop', 'drive'] as const).filter(deed => facts[deed] === 0);
  const deeds = [...never, ...(facts.abilities?.includes('carryNoHazmat') ? (['carryNoHazmat'] as const) : [])];
  return [
    facts.extinguish === 2 ? say.doubleExtinguish : '',
    deeds.length > 0 ? say.cannot(deeds.map(deed => say.deeds[deed])) : '',
  ].filter(Boolean);
}
