import type { RollPurpose } from '../input.js';
import type { Space } from '../space.js';

/** One entry of the agenda: a stage by name with what it has to remember, as plain JSON. */
export interface Task {
  readonly stage: string;
  readonly who?: string;
  readonly at?: Space;
  readonly spaces?: readonly Space[];
  readonly purpose?: RollPurpose;
  readonly count?: number;
  readonly [more: string]: unknown;
}
