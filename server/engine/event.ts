import type { Die, PoiKind, Thing } from './input.js';
import type { Cause } from './instruction.js';
import type { Role } from './rules.js';
import type { Edge, Space } from './space.js';
import type { GameResult, VehicleSpot } from './table.js';

/**
 * `noSpace`: no space has this pair of faces (R44). `noWay`: the arrows from there lead to no free space either.
 * `noValidSpace`: no roll could name a free one, so none is rolled (R25).
 */
export type WastedBecause = 'noSpace' | 'onFire' | 'elevator' | 'occupied' | 'noWay' | 'hotSpot' | 'noValidSpace';

/** What happened, in past tense and in order; `because` says why, for instructions and for people. */
export type GameEvent =
  | { readonly type: 'diceRead'; readonly red: number | null; readonly black: number | null; readonly target: Space }
  /** Dice that name a place the rules do not take; they are rolled again. */
  | { readonly type: 'rollWasted'; readonly target: Space | null; readonly why: WastedBecause }
  | { readonly type: 'smokePlaced'; readonly at: Space; readonly because: Cause }
  | {
      readonly type: 'fireLit';
      readonly at: Space;
      readonly from: 'none' | 'smoke';
      readonly isOutside: boolean;
      readonly because: Cause;
    }
  | { readonly type: 'threatRemoved'; readonly at: Space; readonly was: 'smoke' | 'fire'; readonly because: Cause }
  | { readonly type: 'fireQuenched'; readonly at: Space; readonly because: Cause }
  | { readonly type: 'exploded'; readonly at: Space; readonly why: 'roll' | 'hazmat' | 'setup' }
  | { readonly type: 'wallDamaged'; readonly edge: Edge; readonly isDestroyed: boolean; readonly because: Cause }
  | { readonly type: 'wallRepaired'; readonly edge: Edge; readonly because: Cause }
  | { readonly type: 'doorDestroyed'; readonly edge: Edge; readonly was: 'open' | 'closed'; readonly because: Cause }
  | { readonly type: 'doorFlipped'; readonly edge: Edge; readonly to: 'open' | 'closed'; readonly because: Cause }
  | { readonly type: 'blastVented'; readonly at: Space; readonly because: Cause }
  /** No marker was left to place (R11). */
  | { readonly type: 'markerMissing'; readonly at: Space; readonly because: Cause }
  | { readonly type: 'suppressed'; readonly at: Space; readonly who: string }
  | { readonly type: 'flaredUp'; readonly at: Space }
  | { readonly type: 'hotSpotPlaced'; readonly at: Space; readonly why: 'flareUp' | 'hazmat' | 'setup' }
  | { readonly type: 'hazmatPlaced'; readonly at: Space; readonly because: Cause }
  | {
      readonly type: 'hazmatRemoved';
      readonly at: Space;
      readonly why: 'exploded' | 'disposed' | 'elevator';
      readonly because: Cause;
    }
  | { readonly type: 'knockedDown'; readonly who: string; readonly from: Space; readonly to: Space }
  | { readonly type: 'fellDown'; readonly who: string; readonly at: Space }
  /** `at` is null for one that is not followed. */
  | { readonly type: 'stoodUp'; readonly who: string; readonly at: Space | null }
  | { readonly type: 'poiPlaced'; readonly at: Space; readonly target: Space; readonly because: Cause }
  | {
      readonly type: 'poiRevealed';
      readonly at: Space;
      readonly kind: PoiKind;
      readonly isAsked: boolean;
      readonly because: Cause;
    }
  | {
      readonly type: 'poiRemoved';
      readonly at: Space;
      readonly kind: 'victim' | 'treated' | 'falseAlarm' | '?';
      readonly to: 'lost' | 'rescued' | 'game';
      /** Who held it, so that the right marker is taken. */
      readonly heldBy?: string;
      readonly because: Cause;
    }
  | { readonly type: 'healPlaced'; readonly at: Space; readonly because: Cause }
  | { readonly type: 'firefighterMoved'; readonly who: string; readonly from: Space | null; readonly to: Space }
  | { readonly type: 'firefighterLeft'; readonly who: string; readonly at: Space }
  | { readonly type: 'vehicleMoved'; readonly vehicle: 'engine' | 'ambulance'; readonly to: VehicleSpot }
  | { readonly type: 'specialistTaken'; readonly who: string; readonly role: Role }
  | { readonly type: 'tookHold'; readonly who: string; readonly what: Thing }
  | { readonly type: 'letGo'; readonly who: string; readonly what: Thing }
  /** Table first: firefighters nobody follows brought it there. */
  | {
      readonly type: 'carried';
      readonly what: Thing;
      readonly from: Space;
      readonly to: Space;
      readonly because: Cause;
    }
  | { readonly type: 'deckGunFired'; readonly target: Space; readonly flipped: readonly Die[] }
  | { readonly type: 'apSaved'; readonly who: string; readonly saved: number }
  | { readonly type: 'turnBegan'; readonly who: string; readonly number: number }
  | { readonly type: 'turnForfeited'; readonly who: string }
  | { readonly type: 'fireSkipped'; readonly who: string }
  | { readonly type: 'corrected'; readonly what: string }
  | { readonly type: 'crewChanged'; readonly who: string; readonly change: 'joined' | 'left' | 'renamed' | 'reseated' }
  | { readonly type: 'gameEnded'; readonly result: GameResult };
