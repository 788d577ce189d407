import type { EventMessage, RollMessage } from '../../../firmware-protocol/index.js';

const PLACES = 8;
const PLACES_KEPT_FOR_ROLLS = 2;
const MAX_COUNT = 0xffff;

/** What the tower has taken and nobody has acknowledged. `next` is the seq of the event after them. */
export interface Queue {
  readonly events: readonly EventMessage[];
  readonly next: number;
  /** How many were refused for lack of room and not yet reported. */
  readonly refused: number;
}

/** Dice that came to rest, and where their faces come from. An absent die was not rolled. */
export type Dice = Pick<RollMessage, 'd6' | 'd8' | 'why' | 'source'>;

export type Taken =
  | ({ readonly kind: 'roll' } & Dice)
  | { readonly kind: 'button'; readonly button: number; readonly action: 'down' | 'up' };

interface Circumstance {
  readonly boot: string;
  readonly ask: number;
  readonly uptime: number;
}

export const freshQueue: Queue = { events: [], next: 1, refused: 0 };

export function oldest(queue: Queue): EventMessage | undefined {
  return queue.events[0];
}

/** Takes what happened, or refuses it when there is no room; a refusal is counted and reported later. */
export function withEvent(queue: Queue, taken: Taken, { boot, ask, uptime }: Circumstance): Queue {
  const room = taken.kind === 'roll' ? PLACES : PLACES - PLACES_KEPT_FOR_ROLLS;
  if (queue.events.length >= room) return { ...queue, refused: Math.min(queue.refused + 1, MAX_COUNT) };
  const about = { seq: queue.next, boot, uptime: uptime >>> 0 };
  return append(
    queue,
    taken.kind === 'roll' ? { ...withoutDoubleSource(taken), ...about, ask } : { ...taken, ...about },
  );
}

/** `why` says `src=die` as well, and both together may not fit into a line. */
function withoutDoubleSource<Roll extends Dice>(roll: Roll): Roll | Omit<Roll, 'source'> {
  if (roll.why === undefined) return roll;
  const { source: _, ...rest } = roll;
  return rest;
}

/** Forgets what is acknowledged. A number not yet given out is no acknowledgement of ours. */
export function withoutUpTo(queue: Queue, seq: number, { boot, uptime }: Circumstance): Queue {
  if (seq >= queue.next) return queue;
  const left = { ...queue, events: queue.events.filter(event => event.seq > seq) };
  const hasRoom = left.events.length < PLACES - PLACES_KEPT_FOR_ROLLS;
  if (left.refused === 0 || !hasRoom) return left;
  const report = {
    kind: 'fault',
    code: 'full',
    count: left.refused,
    seq: left.next,
    boot,
    uptime: uptime >>> 0,
  } as const;
  return append({ ...left, refused: 0 }, report);
}

function append(queue: Queue, event: EventMessage): Queue {
  return { ...queue, events: [...queue.events, event], next: queue.next + 1 };
}
