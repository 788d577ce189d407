import type { Cause } from './instruction.js';
import type { Role } from './rules.js';
import type { Edge, Space } from './space.js';
import type { PoiMarker, VehicleSpot } from './table.js';

/** What the dice show; a die that was not rolled is null. */
export interface Roll {
  readonly red: number | null;
  readonly black: number | null;
}

export type Die = 'red' | 'black';

/** What a marker turned out to be when it was flipped. */
export type PoiKind = 'victim' | 'falseAlarm' | 'hazmat';

/** What hands can hold. */
export type Thing = 'victim' | 'treated' | 'hazmat';

export type Action =
  | { readonly do: 'move'; readonly to: Space }
  /** At a table: several moves in one go, told by one tap and undone as one. */
  | { readonly do: 'walk'; readonly path: readonly Space[] }
  | { readonly do: 'pickUp'; readonly what: Thing }
  | { readonly do: 'putDown'; readonly what: Thing }
  | { readonly do: 'door'; readonly edge: Edge }
  | { readonly do: 'extinguish'; readonly at: Space; readonly to: 'smoke' | 'none' }
  | { readonly do: 'chop'; readonly edge: Edge }
  | {
      readonly do: 'drive';
      readonly vehicle: 'engine' | 'ambulance';
      readonly to: VehicleSpot;
      readonly riders?: readonly string[];
      readonly exit?: Readonly<Record<string, Space>>;
    }
  | { readonly do: 'deckGun'; readonly reroll?: readonly Die[] }
  | { readonly do: 'crewChange'; readonly to: Role }
  /** `at`: table first, where the firefighter nobody follows stands. */
  | { readonly do: 'treat'; readonly at?: Space }
  | { readonly do: 'identify'; readonly at: Space }
  | { readonly do: 'dispose'; readonly at?: Space }
  | { readonly do: 'command'; readonly who: string; readonly action: Action }
  | { readonly do: 'repair'; readonly edge: Edge }
  | { readonly do: 'ladder'; readonly to: Space }
  | { readonly do: 'lobby'; readonly to: Space }
  | { readonly do: 'elevator'; readonly at: Space }
  /** Table first only: somebody reached the marker here; a victim that lay here is rescued; what lay here was carried on. */
  | { readonly do: 'reveal'; readonly at: Space }
  | { readonly do: 'rescue'; readonly at: Space }
  | { readonly do: 'carry'; readonly what: Thing; readonly from: Space }
  | { readonly do: 'endTurn' };

/** One thing on the table that lies differently from what the engine thought. */
export type Correction =
  | { readonly set: 'threat'; readonly at: Space; readonly to: 'none' | 'smoke' | 'fire' }
  | { readonly set: 'door'; readonly edge: Edge; readonly to: 'closed' | 'open' | 'destroyed' }
  | { readonly set: 'damage'; readonly edge: Edge; readonly to: 0 | 1 | 2 }
  /** The number of damage markers played, when nobody wants to tap every wall. */
  | { readonly set: 'damageCount'; readonly to: number }
  | { readonly set: 'poi'; readonly at: Space; readonly to: readonly PoiMarker[] }
  | { readonly set: 'hazmat'; readonly at: Space; readonly to: number }
  | { readonly set: 'hotSpot'; readonly at: Space; readonly to: boolean }
  | { readonly set: 'hotSpotPool'; readonly to: number }
  | {
      readonly set: 'firefighter';
      readonly who: string;
      /** null: off the board, or (table first) not followed. */
      readonly at?: Space | null;
      readonly role?: Role;
      readonly carrying?: 'victim' | 'hazmat' | null;
      readonly leading?: number;
      readonly down?: boolean;
      readonly ap?: number;
      readonly saved?: number;
      readonly freeAp?: number;
    }
  | { readonly set: 'vehicle'; readonly vehicle: 'engine' | 'ambulance'; readonly to: VehicleSpot }
  | { readonly set: 'rescued' | 'lost'; readonly victims?: number; readonly falseAlarms?: number }
  /** Whose turn it is, at its beginning or waiting for the fire roll. */
  | { readonly set: 'turn'; readonly who: string; readonly phase: 'actions' | 'fire' };

export interface CrewMember {
  /** The colour of the firefighter: red, blue, green, yellow, white, violet; or any word. */
  readonly id: string;
  readonly name?: string;
  readonly role?: Role;
}

export type CrewChange =
  | { readonly change: 'join'; readonly member: CrewMember; readonly seat?: number }
  | { readonly change: 'leave'; readonly who: string }
  | { readonly change: 'rename'; readonly who: string; readonly name: string }
  | { readonly change: 'seats'; readonly order: readonly string[] };

/** Everything the table can tell the engine; the saved game is a list of these. */
export type GameInput =
  | { readonly do: 'roll'; readonly red: number | null; readonly black: number | null }
  | { readonly do: 'answer'; readonly value: Answer }
  | { readonly do: 'act'; readonly action: Action }
  /** The table says the fire roll was left out this turn; recorded, never silent. */
  | { readonly do: 'skipFire' }
  | { readonly do: 'correct'; readonly changes: readonly Correction[] }
  | ({ readonly do: 'crew' } & CrewChange);

/** An option of the question, or several of them where the question takes a list. */
export type Answer = string | readonly string[];

/** What the table is asked next. Options are in canonical order, the first is the default. */
export type Question =
  | {
      readonly for: 'roll';
      readonly dice: readonly Die[];
      readonly about: RollPurpose;
      /** In the set-up: how many of this kind are still to be laid, this one included. */
      readonly left?: number;
    }
  /** `because` says why it is flipped, for the words on the screen. */
  | { readonly for: 'flip'; readonly at: Space; readonly because: Cause; readonly options: readonly PoiKind[] }
  | { readonly for: 'choice'; readonly about: 'hazmat'; readonly options: readonly Space[] }
  | {
      readonly for: 'choice';
      readonly about: 'knockDown' | 'exit';
      readonly who: string;
      readonly options: readonly Space[];
    }
  /** `target`: what the deck gun hits if the dice stay as they lie. */
  | { readonly for: 'choice'; readonly about: 'reroll'; readonly target: Space; readonly options: readonly string[] }
  /** Table first: which unfollowed firefighters stand in these spaces? Options are `nobody` and `who space`; an answer may be a list. */
  | {
      readonly for: 'choice';
      readonly about: 'standing';
      readonly because: Cause;
      readonly spaces: readonly Space[];
      readonly options: readonly string[];
    }
  /** Set-up: where a vehicle parks; options are spots written `space space`. */
  | {
      readonly for: 'choice';
      readonly about: 'parking';
      readonly vehicle: 'engine' | 'ambulance';
      readonly options: readonly string[];
    }
  /** Set-up, or a classic firefighter's first turn: where it enters. */
  | { readonly for: 'choice'; readonly about: 'start'; readonly who: string; readonly options: readonly Space[] }
  /** Set-up: which specialist the player takes (Lone Engine Company deals them: the service answers at random). */
  | { readonly for: 'choice'; readonly about: 'role'; readonly who: string; readonly options: readonly Role[] }
  /** Table first: where what lay at `from` was carried to; `from` itself is an option: it still lies there. */
  | {
      readonly for: 'choice';
      readonly about: 'carry';
      readonly what: Thing;
      readonly from: Space;
      readonly options: readonly Space[];
    }
  | { readonly for: 'action'; readonly who: string };

/** Why dice are wanted, for the words on the screen. */
export const ROLL_PURPOSES = [
  'fire',
  'flareUp',
  'replenish',
  'setupExplosion',
  'setupHazmat',
  'setupPoi',
  'setupHotSpot',
  'deckGun',
  'reroll',
  'oxygen',
] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];

export const REFUSALS = [
  'bad-request',
  'bad-state',
  'bad-action',
  'bad-roll',
  'bad-answer',
  'not-in-this-game',
  'not-your-role',
  'not-first',
  'in-play',
  'down',
  'not-adjacent',
  'blocked',
  'not-here',
  'no-target',
  'carrying',
  'fire',
  'quadrant',
  'limit',
  'too-far',
  'no-ap',
  /** A roll, answer or action that nothing is waiting for. */
  'not-asked',
  'game-over',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** English, for developers; people read the sentence the display makes of the code. */
  readonly message: string;
  readonly index?: number;
}
