import type { EventMessage } from '../../firmware-protocol/index.js';

/** A tower where it is plugged in. Whose events it sends is decided by both: ids can be changed, cables swapped. */
export interface TowerAtPort {
  readonly tower: string;
  readonly path: string;
}

/** One thing a tower saw. (tower, boot, seq) names it forever; `path` is where it came in. */
export interface TowerEvent extends TowerAtPort {
  /** The start of the tower it belongs to. Usually the token on the wire; see `openLedger` for when it is not. */
  readonly boot: string;
  readonly seq: number;
  readonly message: EventMessage;
}

type Awaitable<T> = T | Promise<T>;

/**
 * Where tower events are kept before they are acknowledged. The link acknowledges an event only after `store` has
 * returned, and the tower forgets it then: an inbox that returns early loses rolls.
 */
export interface TowerInbox {
  /** The highest seq stored for this start of this tower; undefined when it was never met. */
  lastSeq(tower: string, boot: string): Awaitable<number | undefined>;
  /**
   * Keeps the event durably. `known` when its key is there already: nothing is changed and nobody is told again.
   * `noTable` when the tower belongs to no table: the event stays in the tower and comes again. Throws when it cannot be kept.
   */
  store(event: TowerEvent): Awaitable<'stored' | 'known' | 'noTable'>;
}

/** Which start the events of a session belong to, and the last one of it that is stored. */
export interface Ledger {
  readonly boot: string;
  readonly last: number;
}

/**
 * A tower whose stored last seq is not below its `next` has restarted with a token it had before. Its events are then kept
 * under the token with a suffix, since under the bare one they would pass for events already stored, and be lost.
 */
export async function openLedger(
  inbox: TowerInbox,
  tower: string,
  session: { readonly boot: string; readonly next: number },
): Promise<Ledger> {
  let ledger: Ledger = { boot: session.boot, last: (await inbox.lastSeq(tower, session.boot)) ?? 0 };
  for (let start = 2; ; start++) {
    const boot = `${session.boot}-${start}`;
    const last = await inbox.lastSeq(tower, boot);
    if (last === undefined) return ledger.last < session.next ? ledger : { boot, last: 0 };
    ledger = { boot, last };
  }
}

/** An inbox for programs that end with their memory, such as measurements. */
export function memoryInbox(): TowerInbox & { readonly events: readonly TowerEvent[] } {
  const events: TowerEvent[] = [];
  const lastSeqs = new Map<string, number>();
  const keyOf = (tower: string, boot: string) => `${tower} ${boot}`;
  return {
    events,
    lastSeq: (tower, boot) => lastSeqs.get(keyOf(tower, boot)),
    store: event => {
      const key = keyOf(event.tower, event.boot);
      if (event.seq <= (lastSeqs.get(key) ?? 0)) return 'known';
      lastSeqs.set(key, event.seq);
      events.push(event);
      return 'stored';
    },
  };
}
