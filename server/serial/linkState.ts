import type { EventMessage, MessageOfKind } from '../../firmware-protocol/index.js';
import type { Commands } from './commands.js';
import type { Cue } from './cues.js';
import type { Ledger } from './inbox.js';
import type { OpenFailure } from './openFailure.js';
import type { Quality } from './quality.js';

/** One port and what is known about the tower behind it: the host's side of PROTOCOL.md, without clock or port. */
export interface Link {
  readonly path: string;
  readonly phase: Phase;
  readonly trouble?: Trouble;
  readonly failures: number;
  /** The `re` of the HELLO that is to be answered. */
  readonly nonce: number;
  readonly commands: Commands;
  /** The tower that was linked last; a cue is for one tower, not for a port. */
  readonly lastTower?: string;
}

export type Phase =
  | { readonly name: 'closed'; readonly retryAt: number }
  | { readonly name: 'opening' | 'stopped' }
  | Greeting
  | { readonly name: 'recalling'; readonly answer: MessageOfKind<'tower'> }
  | Linked
  | { readonly name: 'incompatible'; readonly heardAt: number };

export interface Greeting {
  readonly name: 'greeting';
  readonly givesUpAt: number;
  readonly helloAt: number;
  readonly heard: 'nothing' | 'noise';
}

export interface Linked {
  readonly name: 'linked';
  readonly tower: string;
  /** The token on the wire, and the one its events are stored under. */
  readonly boot: string;
  readonly ledger: Ledger;
  readonly storing?: number;
  /** Why the event the tower holds out was not taken; it comes again. */
  readonly notTaken?: NotTaken;
  /** The line of an event that arrives whole and says nothing we know; the tower holds it out and keeps back all that come after. */
  readonly puzzling?: string;
  readonly heardAt: number;
  readonly pingAt: number;
  readonly quality: Quality;
  /** Bad lines as the tower counts them. */
  readonly towerBad?: number;
  readonly capabilities?: MessageOfKind<'capabilities'>;
  /** The faces people have counted on the tower's buttons so far. */
  readonly counting?: Counting;
}

export type Counting = Pick<MessageOfKind<'heartbeat'>, 'd6' | 'd8'>;

/** `notStored`: the disk did not take it. `noTable`: nobody is there to take it. */
export type NotTaken = 'notStored' | 'noTable';

export type LinkInput =
  | { readonly kind: 'tick' | 'portClosed' | 'recallFailed' | 'idTaken' | 'stop' }
  /** `random`: 32 bits, new for every opening. */
  | { readonly kind: 'opened'; readonly random: number }
  | { readonly kind: 'openFailed'; readonly cause: OpenFailure }
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'recalled'; readonly ledger: Ledger }
  | { readonly kind: 'stored'; readonly boot: string; readonly seq: number }
  | { readonly kind: 'notTaken'; readonly why: NotTaken }
  | { readonly kind: 'cue'; readonly cue: Cue };

export type LinkEffect =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'send'; readonly text: string }
  /** Look up what is stored of this start; answered by `recalled` or `recallFailed`, or by `idTaken` if the id is linked on another port. */
  | { readonly kind: 'recall'; readonly tower: string; readonly boot: string; readonly next: number }
  /** Store durably; answered by `stored` or `notTaken`. */
  | { readonly kind: 'store'; readonly tower: string; readonly boot: string; readonly message: EventMessage };

/** Why there is no link. */
export type Trouble =
  | { readonly code: OpenFailure | 'lost' }
  /** The tower answers, but what is stored of it cannot be looked up. */
  | { readonly code: 'noRecords' }
  /** Nothing that makes sense came: `noise` hints at a wrong speed or another device, `nothing` at a dead one. */
  | { readonly code: 'notATower'; readonly heard: 'nothing' | 'noise' }
  | { readonly code: 'silent'; readonly tower: string }
  | { readonly code: 'sameId'; readonly tower: string }
  | { readonly code: 'incompatible'; readonly towerVersion?: number; readonly programVersion: number };
