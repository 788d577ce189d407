import type { RollPurpose } from '../input.js';
import type { Space } from '../space.js';
import type { StageName } from './index.js';

/** One entry of the agenda: a stage by name with what it has to remember, as plain JSON. */
export interface Task {
  readonly stage: StageName;
  readonly who?: string;
  readonly at?: Space;
  readonly spaces?: readonly Space[];
  /** Spaces of false alarms that explode like hazmat (R13), or of elevator cars that were above when their door went (R41). */
  readonly special?: readonly Space[];
  /** Firefighters, dice, what is carried, or elevator cars that were below when their door went (R41). */
  readonly names?: readonly string[];
  readonly vehicle?: 'engine' | 'ambulance';
  readonly purpose?: RollPurpose;
  readonly count?: number;
  readonly isFollowed?: boolean;
  /** Brought back to the engine, not knocked down (R41). */
  readonly isUnhurt?: boolean;
  readonly red?: number;
  readonly black?: number;
}
