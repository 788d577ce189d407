import type { Command, WireRefusal } from '../server/web/wire.js';

/** A command that was tapped and not yet answered. */
export interface Unanswered {
  readonly id: string;
  /** The revision on the screen when it was tapped. */
  readonly revision: number;
  readonly command: Command;
}

/**
 * Commands in the order they were tapped. The first is on its way, the others wait for its answer: so a lost
 * connection leaves exactly one command in doubt, and sending it again under its id settles that.
 */
export type Outbox = readonly Unanswered[];

export function withCommand(outbox: Outbox, added: Unanswered): Outbox {
  return [...outbox, added];
}

/** The answer to `id` has come; commands tapped on the same picture now stand on the revision it made. */
export function answered(outbox: Outbox, id: string, revision: number): Outbox {
  const done = outbox.find(entry => entry.id === id);
  if (!done) return outbox;
  const onlyWeChangedIt = revision === done.revision + 1;
  return outbox
    .filter(entry => entry !== done)
    .map(entry => (onlyWeChangedIt && entry.revision === done.revision ? { ...entry, revision } : entry));
}

/** What was just done is asked for again, and nothing waits for it any more: a double tap, not worth a warning. */
export function isTappedTwice(command: Command, lastDone: Command | null, { code }: WireRefusal): boolean {
  return code === 'not-asked' && JSON.stringify(command) === JSON.stringify(lastDone);
}
