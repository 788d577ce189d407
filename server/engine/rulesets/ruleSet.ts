import type { Reprint } from '../board.js';
import type { HouseRule, Mode, Module, Role, RuleSetId } from '../rules.js';
import type { StageName } from '../stages/index.js';

/** What a specialist may do and pays. 0 AP means: cannot. */
export interface RoleFacts {
  readonly ap: number;
  readonly freeAp: number;
  readonly freeFor: 'move' | 'extinguish' | 'command' | null;
  /** Factor on the price of extinguishing; 0 = cannot. */
  readonly extinguish: number;
  readonly chop: number;
  readonly drive: number;
  readonly deckGun: number;
  /** AP a turn that another may spend on commanding this one (R30); null: as many as there are. */
  readonly commandLimit: number | null;
  readonly abilities: readonly Ability[];
}

export type Ability =
  | 'treat'
  | 'command'
  | 'identify'
  | 'dispose'
  | 'rerollDeckGun'
  | 'repair'
  | 'suppress'
  | 'passDamagedWalls'
  | 'moveDiagonally'
  | 'carryNoHazmat';

/** Is there a specialist in this game who can do this? */
export function hasAbility({ roles }: RuleSet, ability: Ability): boolean {
  return Object.values(roles).some(({ abilities }) => abilities.includes(ability));
}

export interface Stages {
  readonly setup: readonly StageName[];
  /** Specialists, vehicles, starting spaces: asked at a table, not on stdio. */
  readonly crew: readonly StageName[];
  /** One whole turn; `advance` stands for its own list. */
  readonly turn: readonly StageName[];
  readonly advance: readonly StageName[];
}

/** A rule set with every choice made: numbers and stage names, nothing that asks who it is. */
export interface RuleSet {
  readonly id: RuleSetId;
  readonly mode: Mode;
  readonly modules: Readonly<Record<Module, boolean>>;
  readonly house: Readonly<Record<HouseRule, boolean>>;
  readonly stages: Stages;

  readonly threatMarkers: number;
  readonly damageMarkers: number;
  readonly healMarkers: number;
  /** Hot-spot markers that lie ready after set-up. */
  readonly hotSpotPool: number;
  readonly pool: { readonly victims: number; readonly falseAlarms: number; readonly hazmat: number };
  readonly poiOnBoard: number;

  readonly setupExplosions: readonly SetupExplosion[];
  readonly setupHazmat: number;
  readonly setupHotSpots: number;
  /** Do set-up explosions leave damage markers (R2, R3)? */
  readonly setupDamage: boolean;

  /** Rescues that win at once; null: when every victim is accounted for. */
  readonly rescuedToWin: number | null;
  readonly lostToLose: number;
  readonly savedApLimit: number;
  readonly treatAp: number;
  readonly roles: Readonly<Partial<Record<Role, RoleFacts>>>;
  /** Everybody's, when specialists are not in the game. */
  readonly plainRole: RoleFacts;
  /** Set-up and arrows of its own, on the plan of a known board; null: as the board's file has them. */
  readonly reprint: Reprint | null;
  /** Does the rule set know these at all? */
  readonly hasVehicles: boolean;
  readonly hasAmbulance: boolean;
  readonly hasHazmat: boolean;
  readonly hasElevators: boolean;
  readonly hasDeckGun: boolean;
  readonly hasCrewChange: boolean;
  /** A false alarm that is found becomes a hazmat, and one that burns explodes (R13, R34). */
  readonly isFalseAlarmHazmat: boolean;
  /** A marker of this kind is turned up on the board, not brought at set-up; it counts as a POI (classic). */
  readonly isHazmatPoi: boolean;

  readonly blast: { readonly rollsOverSmoke: boolean; readonly outside: 'burns' | 'vents' };
  readonly knockDownTo: 'nearestAmbulanceSpot' | 'ambulance' | 'engine' | 'ground';
  readonly rescueAt: 'outside' | 'ambulance';
  readonly deckGunReach: 'adjacent' | 'allNeighbours';
  readonly deckGunNeedsEmptyQuadrant: boolean;
  readonly isAmbulanceDrivenByRadio: boolean;
  readonly leadLimit: number;
  readonly isStandingInFireBanned: boolean;
  readonly commandable: readonly string[];
  readonly poiSpace: PoiSpaceRule;
}

/** How the target of one set-up explosion is rolled, and whether a burning one is rolled again or explodes once more. */
export type SetupExplosion =
  | { readonly dice: 'firstTable' }
  | { readonly dice: 'both'; readonly whenOnFire: 'reroll' | 'explodeAgain' }
  | { readonly dice: 'oppositeBlack' }
  | { readonly dice: 'red'; readonly col: number }
  | { readonly dice: 'black'; readonly row: number };

/** Where a new POI may lie (section 7). */
export interface PoiSpaceRule {
  readonly whenInvalid: 'reroll' | 'printedArrows';
  readonly smoke: 'cleared' | 'blocks' | 'stays';
  readonly fire: 'cleared' | 'blocks';
  readonly firefighter: 'reveals' | 'blocks';
}
