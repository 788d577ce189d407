/** What a table has agreed to play, read from section 1 and the lists of specialists in section 6. */
import type { Board } from '../../../../server/engine/board.js';
import type { Module, Role, RulesChoice, Variant } from '../../../../server/engine/rules.js';

export interface Facts {
  readonly board: Board;
  readonly isClassic: boolean;
  readonly isHighRise: boolean;
  readonly isPerfectGame: boolean;
  /** Victims in the game: all of them are accounted for before a classic or a perfect game is won. */
  readonly victims: number;
  readonly damageMarkers: number;
  has(module: Module): boolean;
  plays(variant: Variant): boolean;
}

const CLASSIC_VICTIMS: Readonly<Record<string, number>> = { 'one-alarm': 6, 'two-alarm': 8, 'three-alarm': 10 };

export function factsOf(
  board: Board,
  { set, level = 'one-alarm', modules = {}, variants = [], house }: RulesChoice,
): Facts {
  const isClassic = set.startsWith('classic');
  const isHighRise = set === 'high-rise';
  const has = (module: Module): boolean => {
    if (set === 'family' || set === 'classic-basic') return false;
    if (set === 'classic-advanced') return module !== 'hotSpots';
    return (isHighRise && module === 'vehicles') || modules[module] !== false;
  };
  return {
    board,
    isClassic,
    isHighRise,
    isPerfectGame: house?.perfectGame === true,
    victims: set === 'classic-basic' ? 8 : isClassic ? (CLASSIC_VICTIMS[level] ?? 0) : 10,
    damageMarkers: isClassic ? 30 : 24,
    has,
    plays: variant => variants.includes(variant),
  };
}

export interface Skill {
  readonly ap: number;
  readonly freeAp: number;
  /** What the free AP pay for. */
  readonly freeFor: 'move' | 'extinguish' | 'command' | null;
}

const plain = (ap: number): Skill => ({ ap, freeAp: 0, freeFor: null });

const MODERN: Readonly<Record<Role, Skill>> = {
  paramedic: plain(4),
  fireCaptain: { ap: 4, freeAp: 2, freeFor: 'command' },
  imagingTechnician: plain(4),
  cafs: { ap: 3, freeAp: 3, freeFor: 'extinguish' },
  hazmatTechnician: plain(4),
  generalist: plain(5),
  rescueSpecialist: { ap: 4, freeAp: 3, freeFor: 'move' },
  driverOperator: plain(4),
  rescueDog: plain(4),
  structuralEngineer: plain(4),
  suppressionSpecialist: plain(4),
};

export const ALL_ROLES = Object.keys(MODERN) as Role[];

export function skillOf({ isClassic }: Pick<Facts, 'isClassic'>, role: Role | undefined): Skill {
  return isClassic || !role ? plain(4) : MODERN[role];
}
