import type { PoiKind } from './input.js';
import type { Role } from './rules.js';
import type { Direction, Edge, Space } from './space.js';
import type { VehicleSpot } from './table.js';

/** One thing for hands to do on the table, exactly as `engine-stdio.md` writes it. */
export type Instruction =
  | { readonly do: 'place'; readonly token: 'smoke' | 'fire' | 'hotSpot' | 'hazmat' | 'heal'; readonly at: Space }
  | { readonly do: 'place'; readonly token: 'poi'; readonly at: Space; readonly kind?: 'victim' | 'treated' }
  | { readonly do: 'place'; readonly token: 'damage' | 'door'; readonly at: Edge; readonly side?: 'open' | 'closed' }
  | { readonly do: 'place'; readonly token: 'firefighter'; readonly who: string; readonly at: Space }
  | { readonly do: 'place'; readonly token: 'engine' | 'ambulance'; readonly at: VehicleSpot }
  | { readonly do: 'flip'; readonly at: Space; readonly from: 'smoke' | 'fire'; readonly to: 'smoke' | 'fire' }
  | { readonly do: 'flip'; readonly token: 'poi'; readonly at: Space; readonly to: PoiKind | '?' }
  | { readonly do: 'flip'; readonly token: 'firefighter'; readonly who: string; readonly to: 'down' | 'up' }
  | { readonly do: 'flip'; readonly token: 'door'; readonly at: Edge; readonly to: 'open' | 'closed' }
  | { readonly do: 'remove'; readonly token: 'smoke' | 'fire' | 'hotSpot' | 'hazmat' | 'heal'; readonly at: Space }
  | { readonly do: 'remove'; readonly token: 'damage' | 'door'; readonly at: Edge }
  | {
      readonly do: 'remove';
      readonly token: 'poi';
      readonly at: Space;
      readonly to: 'lost' | 'rescued' | 'game' | 'supply';
      readonly kind?: 'victim' | 'treated' | '?';
    }
  | { readonly do: 'remove'; readonly token: 'firefighter'; readonly who: string; readonly at: Space }
  | {
      readonly do: 'move';
      readonly token: 'firefighter';
      readonly who: string;
      readonly from: Space;
      readonly to: Space;
    }
  | {
      readonly do: 'move';
      readonly token: 'engine' | 'ambulance';
      readonly from: VehicleSpot;
      readonly to: VehicleSpot;
    }
  /** Table first: a marker that was carried on; `kind` of a POI. */
  | {
      readonly do: 'move';
      readonly token: 'poi';
      readonly kind: 'victim' | 'treated';
      readonly from: Space;
      readonly to: Space;
    }
  | { readonly do: 'move'; readonly token: 'hazmat'; readonly from: Space; readonly to: Space }
  | { readonly do: 'swap'; readonly token: 'specialist'; readonly who: string; readonly to: Role }
  /** After undo: a card that nobody has any more. */
  | { readonly do: 'swap'; readonly token: 'specialist'; readonly who: string; readonly from: Role; readonly to: null };

/** Why something happened: enough for one sentence to somebody who wants to learn. */
export type Cause =
  | { readonly by: 'roll' }
  /** A blast from `from`, running `direction`; `through` are the burning spaces it passed on its way. */
  | { readonly by: 'blast'; readonly from: Space; readonly direction: Direction; readonly through: readonly Space[] }
  | { readonly by: 'flashover' }
  | { readonly by: 'setup' }
  | { readonly by: 'action'; readonly who: string }
  | { readonly by: 'replenish' }
  | { readonly by: 'deckGun' }
  | { readonly by: 'oxygen' }
  | { readonly by: 'fire' }
  | { readonly by: 'collapse' }
  | { readonly by: 'correction' };
