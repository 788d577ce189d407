import type { Edge, Space } from './space.js';
import type { VehicleSpot } from './table.js';

export type Side = 'top' | 'right' | 'bottom' | 'left';

export interface ParkingSpot {
  readonly side: Side;
  readonly spaces: VehicleSpot;
  /** Engine spots: the quadrant the deck gun reaches from here. */
  readonly quadrant?: string;
}

export interface Quadrant {
  readonly rows: readonly [number, number];
  readonly cols: readonly [number, number];
}

/** A printed board: facts that never change during a game. Board files have this form. */
export interface Board {
  readonly id: string;
  readonly name: string;
  readonly rows: number;
  readonly cols: number;
  readonly walls: readonly Edge[];
  readonly doors: readonly Edge[];
  readonly entrances: readonly Edge[];
  /** High-rise: walls that never take damage, and walls that one marker destroys (R40). */
  readonly reinforced?: readonly Edge[];
  readonly light?: readonly Edge[];
  readonly elevators?: readonly { readonly space: Space; readonly door: Edge }[];
  readonly rooms?: Readonly<Record<string, readonly Space[]>>;
  /** The faces printed on a space, `"red,black"`, where they are not its row and column (R44). */
  readonly pairs?: Readonly<Record<Space, string>>;
  /** Where fires and POI lie at the start of a game that is not rolled for. */
  readonly family?: { readonly fires: readonly Space[]; readonly poi: readonly Space[] };
  readonly parking: { readonly engine: readonly ParkingSpot[]; readonly ambulance?: readonly ParkingSpot[] };
  readonly quadrants: Readonly<Record<string, Quadrant>>;
  readonly poiArrows: Readonly<Record<Space, Space>>;
  /** The d8 of the first set-up explosion, face to space; a face that is missing is rolled again. */
  readonly firstExplosion?: Readonly<Record<string, Space>>;
}

/** What another edition prints on the plan of one of our boards, in place of that board's own. */
export interface Reprint {
  /** The board's id. */
  readonly plan: string;
  readonly printed: Required<Pick<Board, 'family' | 'poiArrows'>>;
}
