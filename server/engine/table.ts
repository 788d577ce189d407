import type { Role } from './rules.js';
import type { Edge, Space } from './space.js';

/** A parking spot, named by its two spaces. */
export type VehicleSpot = readonly [Space, Space];

/** A marker lying on the board: face down, a victim, a victim on a heal marker. */
export type PoiMarker = '?' | 'victim' | 'treated';

export interface FirefighterState {
  readonly at?: Space;
  readonly role?: Role;
  /** This turn's AP, without the saved ones. */
  readonly ap?: number;
  readonly saved?: number;
  readonly freeAp?: number;
  readonly carrying?: 'victim' | 'hazmat';
  /** Treated victims walking along: `true` in the modern game, a number in the classic one. */
  readonly leading?: boolean | number;
  readonly down?: boolean;
  readonly acted?: boolean;
  readonly cafsCommanded?: number;
}

/**
 * Everything on and beside the board that can change, sparse: what is left out has its default.
 * This is the state of `engine-stdio.md`; the canonical form holds only what differs from the default.
 */
export interface TableState {
  readonly fire?: readonly Space[];
  readonly smoke?: readonly Space[];
  readonly doors?: Readonly<Record<Edge, 'closed' | 'open' | 'destroyed'>>;
  readonly damage?: Readonly<Record<Edge, number>>;
  readonly damageCount?: number;
  readonly poi?: Readonly<Record<Space, PoiMarker | readonly PoiMarker[]>>;
  readonly hazmat?: readonly Space[];
  readonly hotSpots?: readonly Space[];
  readonly hotSpotPool?: number;
  readonly firefighters?: Readonly<Record<string, FirefighterState>>;
  readonly turn?: string;
  readonly engine?: VehicleSpot;
  readonly ambulance?: VehicleSpot;
  readonly pool?: { readonly victims?: number; readonly falseAlarms?: number; readonly hazmat?: number };
  readonly rescued?: { readonly victims?: number; readonly falseAlarms?: number; readonly hazmat?: number };
  readonly lost?: { readonly victims?: number; readonly falseAlarms?: number };
}

export type GameResult = 'victory' | 'lost' | 'collapse';
