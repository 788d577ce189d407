import { formatLine } from '../../firmware-protocol/index.js';
import { type Cue, type Order, ordersFor } from './cues.js';

const REPEAT_MS = 250;
/** A tone that comes later than this would be taken for something else. */
const TONE_LIFE_MS = 2000;

/** The cue the table wants and what of it the tower has still to be told. One command is under way at a time. */
export interface Commands {
  readonly cue?: Cue;
  readonly cueAt: number;
  readonly pending: readonly Order[];
  readonly underWay?: { readonly order: Order; readonly number: number; readonly sentAt: number };
  /** The number of the last command; the first of a connection is random, since a tower may still remember ours. */
  readonly number: number;
}

export function noCommands(number: number): Commands {
  return { cueAt: 0, pending: [], number };
}

/** Another cue takes the place of the one before, told or not. */
export function withCue(commands: Commands, cue: Cue, now: number): Commands {
  const { underWay: _, ...rest } = commands;
  return { ...rest, cue, cueAt: now, pending: ordersFor(cue) };
}

/** A new session knows nothing: all is told again. */
export function retold(commands: Commands): Commands {
  const { underWay: _, ...rest } = commands;
  return { ...rest, pending: commands.cue ? ordersFor(commands.cue) : [] };
}

/** `OK` and `NO` both end a command: what a tower cannot do, it cannot do the second time. */
export function answered(commands: Commands, number: number): Commands {
  if (commands.underWay?.number !== number) return commands;
  const { underWay: _, ...rest } = commands;
  return rest;
}

/** The commands after what is due now was sent, and the line to send, if any. */
export function sendDue(commands: Commands, now: number): readonly [Commands, string | undefined] {
  const isStale = (order: Order) => order.kind === 'buzz' && now - commands.cueAt > TONE_LIFE_MS;
  const { underWay } = commands;
  if (underWay && !isStale(underWay.order)) {
    if (now < underWay.sentAt + REPEAT_MS) return [commands, undefined];
    return [{ ...commands, underWay: { ...underWay, sentAt: now } }, formatOrder(underWay.order, underWay.number)];
  }
  const [order, ...pending] = commands.pending.filter(order => !isStale(order));
  const { underWay: _, ...rest } = commands;
  if (!order) return [{ ...rest, pending: [] }, undefined];
  const number = commands.number >= 0xffff_ffff ? 1 : commands.number + 1;
  return [{ ...rest, pending, number, underWay: { order, number, sentAt: now } }, formatOrder(order, number)];
}

export function commandsWakeAt(commands: Commands): number {
  if (commands.underWay) return commands.underWay.sentAt + REPEAT_MS;
  return commands.pending.length > 0 ? 0 : Number.POSITIVE_INFINITY;
}

function formatOrder(order: Order, number: number): string {
  return formatLine({ ...order, number });
}
