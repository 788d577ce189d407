import {
  type DiceSource,
  type EventMessage,
  formatLine,
  type HostMessage,
  type MessageOfKind,
  parseHostLine,
  type TowerMessage,
} from '../../../firmware-protocol/index.js';
import { freshQueue, oldest, type Queue, type Taken, withEvent, withoutUpTo } from './eventQueue.js';

const ANNOUNCE_MS = 1000;
const HEARTBEAT_MS = 1000;
const SESSION_MS = { strict: 3000, lenient: 60_000 };
const REPEAT_MS = [200, 400, 800, 1000];
const MAX_BAD = 0xffff;

/** The tower's side of PROTOCOL.md: state and input in, state and lines out. Times are milliseconds since its start. */
export interface Tower {
  readonly id: string;
  readonly boot: string;
  /** Where its faces come from. */
  readonly sources: readonly DiceSource[];
  readonly queue: Queue;
  readonly ask: number;
  readonly bad: number;
  readonly phase: Phase;
  readonly sentAt: number;
}

type Phase =
  | { readonly name: 'idle'; readonly announceAt: number }
  | {
      readonly name: 'linked';
      readonly mode: 'strict' | 'lenient';
      readonly heardAt: number;
      readonly repeatAt: number;
      readonly repeats: number;
      readonly lastCommand?: { readonly number: number; readonly answer: TowerMessage };
    };

export type TowerInput =
  | { readonly kind: 'tick' }
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'happened'; readonly what: Taken };

type Step = readonly [Tower, readonly TowerMessage[]];

/** A tower that has just been switched on, and its first words. */
export function startTower(id: string, boot: string, sources: readonly DiceSource[]): Step {
  const tower: Tower = {
    id,
    boot,
    sources,
    queue: freshQueue,
    ask: 0,
    bad: 0,
    phase: { name: 'idle', announceAt: ANNOUNCE_MS },
    sentAt: 0,
  };
  return [tower, [announcement(tower)]];
}

export function advanceTower(tower: Tower, input: TowerInput, now: number): Step {
  const [after, messages] = react(tower, input, now);
  const [done, repeated] = sendOldest(after, now);
  const all = [...messages, ...repeated];
  return [all.length > 0 ? { ...done, sentAt: now } : done, all];
}

/** When `tick` will next have something to do. */
export function towerWakeAt(tower: Tower): number {
  const { phase } = tower;
  if (phase.name === 'idle') return phase.announceAt;
  const repeatAt = oldest(tower.queue) ? phase.repeatAt : Number.POSITIVE_INFINITY;
  return Math.min(repeatAt, tower.sentAt + HEARTBEAT_MS, phase.heardAt + SESSION_MS[phase.mode]);
}

function react(tower: Tower, input: TowerInput, now: number): Step {
  switch (input.kind) {
    case 'tick':
      return tick(tower, now);
    case 'line':
      return readLine(tower, input.text, now);
    case 'happened': {
      const queue = withEvent(tower.queue, input.what, { boot: tower.boot, ask: tower.ask, uptime: now });
      return [withFreshRepeats(tower, queue, now), []];
    }
  }
}

function tick(tower: Tower, now: number): Step {
  const { phase } = tower;
  if (phase.name === 'idle') {
    if (now < phase.announceAt) return [tower, []];
    return [{ ...tower, phase: { name: 'idle', announceAt: now + ANNOUNCE_MS } }, [announcement(tower)]];
  }
  if (now >= phase.heardAt + SESSION_MS[phase.mode]) return [idle(tower, now), []];
  const isDue = now >= tower.sentAt + HEARTBEAT_MS && !(oldest(tower.queue) && now >= phase.repeatAt);
  return [tower, isDue ? [heartbeat(tower, now)] : []];
}

function readLine(tower: Tower, text: string, now: number): Step {
  const line = parseHostLine(text);
  if (line.kind === 'unreadable') return [line.reason === 'blank' ? tower : withBadLine(tower), []];
  const { phase } = tower;
  const isSealed = line.seal === 'sealed';
  if (phase.name === 'linked' && phase.mode === 'strict' && !isSealed) return [withBadLine(tower), []];
  if (line.message.kind === 'otherHello') return [tower, [{ kind: 'refused', number: 0, reason: 'version' }]];
  if (phase.name === 'idle') return readIdle(tower, line.message, line.seal, now);
  if (line.message.kind === 'typedAck' && isSealed) return [withBadLine(tower), []];
  const heard: Tower = { ...tower, phase: { ...phase, heardAt: now, mode: isSealed ? 'strict' : phase.mode } };
  return obey(heard, line.message, now);
}

function readIdle(tower: Tower, message: HostMessage, seal: 'sealed' | 'bare', now: number): Step {
  if (message.kind === 'bye') return [tower, []];
  if (message.kind !== 'hello') return [tower, [announcement(tower)]];
  const mode = seal === 'sealed' ? 'strict' : 'lenient';
  const linked: Tower = { ...tower, phase: { name: 'linked', mode, heardAt: now, repeatAt: now, repeats: 0 } };
  return [linked, [announcement(tower, message.re)]];
}

function obey(tower: Tower, message: HostMessage, now: number): Step {
  switch (message.kind) {
    case 'hello':
      return [withFreshRepeats(tower, tower.queue, now, 'again'), [announcement(tower, message.re)]];
    case 'ack':
    case 'typedAck': {
      if (message.kind === 'ack' && message.boot !== tower.boot) return [tower, []];
      const queue = withoutUpTo(tower.queue, message.seq, { boot: tower.boot, ask: tower.ask, uptime: now });
      return [withFreshRepeats(tower, queue, now), []];
    }
    case 'ping':
      return [tower, [heartbeat(tower, now)]];
    case 'askCapabilities':
      return [tower, [capabilities(tower)]];
    case 'bye':
      return [idle({ ...tower, ask: 0 }, now), []];
    case 'otherHello':
      return [tower, []];
    default:
      return command(tower, message);
  }
}

type Command = MessageOfKind<'light' | 'buzz' | 'show' | 'ask' | 'badCommand'>;

/** Lights, tones and texts are answered and nothing more: who wants to see them looks at the lines. */
function command(tower: Tower, message: Command): Step {
  const { phase } = tower;
  if (phase.name !== 'linked') return [tower, []];
  if (phase.lastCommand?.number === message.number) return [tower, [phase.lastCommand.answer]];
  const isKnown = message.kind !== 'badCommand' || ['LED', 'BUZ', 'SHOW', 'ASK'].includes(message.word);
  const answer: TowerMessage =
    message.kind === 'badCommand'
      ? { kind: 'refused', number: message.number, reason: isKnown ? 'args' : 'unknown' }
      : { kind: 'done', number: message.number };
  const ask = message.kind === 'ask' ? message.ask : tower.ask;
  return [{ ...tower, ask, phase: { ...phase, lastCommand: { number: message.number, answer } } }, [answer]];
}

/** Sends the oldest event if its time has come. */
function sendOldest(tower: Tower, now: number): readonly [Tower, readonly EventMessage[]] {
  const { phase } = tower;
  const event = oldest(tower.queue);
  if (phase.name !== 'linked' || !event || now < phase.repeatAt) return [tower, []];
  const wait = REPEAT_MS[Math.min(phase.repeats, REPEAT_MS.length - 1)]!;
  return [{ ...tower, phase: { ...phase, repeats: phase.repeats + 1, repeatAt: now + wait } }, [event]];
}

/** Another oldest event is sent at once, and so is the same one to a host that has just said HELLO. */
function withFreshRepeats(tower: Tower, queue: Queue, now: number, same: 'wait' | 'again' = 'wait'): Tower {
  const isSame = oldest(queue) === oldest(tower.queue);
  if (tower.phase.name !== 'linked' || (isSame && same === 'wait')) return { ...tower, queue };
  return { ...tower, queue, phase: { ...tower.phase, repeatAt: now, repeats: 0 } };
}

function idle(tower: Tower, now: number): Tower {
  return { ...tower, phase: { name: 'idle', announceAt: now + ANNOUNCE_MS } };
}

function withBadLine(tower: Tower): Tower {
  return { ...tower, bad: Math.min(tower.bad + 1, MAX_BAD) };
}

function announcement(tower: Tower, re?: number): TowerMessage {
  const { id, boot, queue } = tower;
  const who = { kind: 'tower', id, boot, next: queue.next, queued: queue.events.length } as const;
  return re === undefined ? who : { ...who, re };
}

function heartbeat(tower: Tower, now: number): TowerMessage {
  return { kind: 'heartbeat', uptime: now >>> 0, queued: tower.queue.events.length, bad: tower.bad };
}

function capabilities({ sources }: Tower): TowerMessage {
  return {
    kind: 'capabilities',
    firmware: 'virtual-1',
    dice: ['d6', 'd8'],
    buttons: 3,
    // Every tower has `ask`; unsaid, it leaves the line room for every source.
    cues: ['led', 'buz', 'show'],
    lineBytes: 80,
    queueLength: 8,
    sources,
  };
}

/** The bytes of a message on the wire. */
export function formatTowerBytes(message: TowerMessage): string {
  return `${formatLine(message)}\n`;
}
