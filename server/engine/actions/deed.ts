import type { Refusal, RefusalCode } from '../input.js';
import type { Resolution } from '../resolution.js';
import type { Pawn } from '../world.js';

/** What is paid for, so that free AP go only where they fit (R29). */
export type Purpose = 'move' | 'extinguish' | 'other';

/** An action somebody wants to take. A commanded one is paid for by the Captain. */
export interface Deed {
  readonly res: Resolution;
  readonly actor: Pawn;
  readonly payer: Pawn;
}

/** An action that is allowed: its price, where it leaves the actor, and how it is done. */
export interface Deal {
  readonly ap: number;
  /** What the rules call its price where it is not paid from the purse (crew change). */
  readonly listPrice?: number;
  readonly purpose: Purpose;
  /** What is different afterwards, for R19: where the actor stands, what burns, which edge has changed. */
  readonly endsAt?: number;
  readonly threatAfter?: readonly [space: number, threat: number];
  readonly edgeAfter?: readonly [edge: number, state: number];
  readonly apply: () => void;
}

export type Checked = Deal | Refusal;

export function isRefusal<T extends object>(checked: T | Refusal): checked is Refusal {
  return 'code' in checked;
}

type Fault = readonly [isFault: boolean, code: RefusalCode, message: string];

const REFUSED_EVEN_TABLE_FIRST: readonly RefusalCode[] = ['not-in-this-game', 'no-target', 'bad-action'];

/** The first thing in the way, in the order given: game, role, place, target. Table first only what tokens cannot do. */
export function findFault(deed: Deed, faults: readonly Fault[]): Refusal | null {
  const isReferee = deed.res.rules.mode === 'referee';
  for (const [isFault, code, message] of faults) {
    if (isFault && (isReferee || REFUSED_EVEN_TABLE_FIRST.includes(code))) return { code, message };
  }
  return null;
}

export function badAction(message: string): Refusal {
  return { code: 'bad-action', message };
}
