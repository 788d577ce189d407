/** One thing somebody could do, as far as place, role and target go; whether it can be paid is asked elsewhere. */
import type { Action } from '../../../../server/engine/input.js';
import type { Hands, Paper, Person } from './paper.js';

export interface Deed {
  readonly action: Action;
  /** What free AP may pay for; commands are recognised by their action (R29). */
  readonly kind: 'move' | 'door' | 'extinguish' | 'other';
  readonly cost: number;
  /** Paid in another way than from the purse. */
  readonly isPrepaid?: true;
  /** On the paper it was found on, or on a copy of it. */
  perform(paper: Paper, hands: Hands): void;
}

/** Somebody who stands somewhere. */
export type Present = Person & { at: string };

export const isPresent = (person: Person): person is Present => person.at !== null;
