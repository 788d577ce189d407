import {
  type EventMessage,
  formatLine,
  type MessageOfKind,
  PROTOCOL_VERSION,
  parseLine,
  type TowerMessage,
  type Unreadable,
} from '../../firmware-protocol/index.js';
import { answered, commandsWakeAt, noCommands, retold, sendDue, withCue } from './commands.js';
import type { Ledger } from './inbox.js';
import type { Greeting, Link, LinkEffect, Linked, LinkInput, Trouble } from './linkState.js';
import { aged, cleanLine, withDamage, withGoodLine } from './quality.js';

const BACK_OFF_MS = [500, 1000, 2000, 5000];
/** A port that is no tower may be somebody else's device: it is not bothered often. */
const NOT_A_TOWER_BACK_OFF_MS = 30_000;
const HELLO_MS = 500;
const PING_MS = 1000;
const SILENCE_MS = 3000;
const PATIENCE_MS = 8000;
const PATIENCE_WITH_SILENT_MS = 3000;

type Step = readonly [Link, readonly LinkEffect[]];

export function newLink(path: string): Link {
  return { path, phase: { name: 'closed', retryAt: 0 }, failures: 0, nonce: 0, commands: noCommands(0) };
}

/** The link after an input, and what is to be done about it. */
export function advance(link: Link, input: LinkInput, now: number): Step {
  if (link.phase.name === 'stopped') return [link, input.kind === 'opened' ? [{ kind: 'close' }] : []];
  switch (input.kind) {
    case 'tick':
      return tick(link, now);
    case 'opened':
      return greet(opened(link, input.random), PATIENCE_MS, now);
    case 'openFailed':
      return closed(link, { code: input.cause }, now, []);
    case 'portClosed':
      return link.phase.name === 'closed' ? [link, []] : closed(link, { code: 'lost' }, now, [{ kind: 'close' }]);
    case 'line':
      return readLine(link, input.text, now);
    case 'recalled':
      return link.phase.name === 'recalling' ? linked(link, link.phase.answer, input.ledger, now) : [link, []];
    case 'recallFailed':
      if (link.phase.name !== 'recalling') return [link, []];
      return closed(link, { code: 'noRecords' }, now, [{ kind: 'close' }]);
    case 'idTaken':
      if (link.phase.name !== 'recalling') return [link, []];
      return closed(link, { code: 'sameId', tower: link.phase.answer.id }, now, [{ kind: 'close' }]);
    case 'stored':
      return stored(link, input.boot, input.seq);
    case 'notTaken':
      if (link.phase.name !== 'linked') return [link, []];
      return [{ ...link, phase: { ...withoutStoring(link.phase), notTaken: input.why } }, []];
    case 'cue':
      return sendCommands({ ...link, commands: withCue(link.commands, input.cue, now) }, now);
    case 'stop': {
      const isOpen = link.phase.name !== 'closed' && link.phase.name !== 'opening';
      const farewell: LinkEffect[] = [send(formatLine({ kind: 'bye' })), { kind: 'close' }];
      return [{ ...link, phase: { name: 'stopped' } }, isOpen ? farewell : []];
    }
  }
}

/** When `tick` will next have something to do. */
export function wakeAt(link: Link): number {
  const { phase } = link;
  switch (phase.name) {
    case 'closed':
      return phase.retryAt;
    case 'greeting':
      return Math.min(phase.helloAt, phase.givesUpAt);
    case 'linked':
      return Math.min(phase.pingAt, phase.heardAt + SILENCE_MS, commandsWakeAt(link.commands));
    case 'incompatible':
      return phase.heardAt + PATIENCE_MS;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

function tick(link: Link, now: number): Step {
  const { phase } = link;
  switch (phase.name) {
    case 'closed':
      return now < phase.retryAt ? [link, []] : [{ ...link, phase: { name: 'opening' } }, [{ kind: 'open' }]];
    case 'greeting':
      if (now >= phase.givesUpAt) return giveUp(link, phase, now);
      return now >= phase.helloAt ? hello(link, phase, now) : [link, []];
    case 'linked':
      if (now >= phase.heardAt + SILENCE_MS) {
        const silent: Link = { ...link, trouble: { code: 'silent', tower: phase.tower } };
        return greet(silent, PATIENCE_WITH_SILENT_MS, now);
      }
      return now >= phase.pingAt ? ping(link, phase, now) : sendCommands(link, now);
    case 'incompatible':
      if (now < phase.heardAt + PATIENCE_MS) return [link, []];
      return closed(link, { code: 'lost' }, now, [{ kind: 'close' }]);
    default:
      return [link, []];
  }
}

/** What is wrong with a port is over once it opens; what is wrong with the tower behind it is over when it is linked. */
function opened(link: Link, random: number): Link {
  const { trouble, ...rest } = link;
  const outlives: readonly Trouble['code'][] = ['silent', 'notATower', 'sameId', 'noRecords'];
  const fresh = { ...rest, nonce: random & 0xffff, commands: { ...link.commands, number: random } };
  return trouble && outlives.includes(trouble.code) ? { ...fresh, trouble } : fresh;
}

function greet(link: Link, patience: number, now: number): Step {
  const greeting: Greeting = { name: 'greeting', givesUpAt: now + patience, helloAt: now, heard: 'nothing' };
  return hello({ ...link, nonce: (link.nonce + 1) & 0xffff, phase: greeting }, greeting, now);
}

/** The leading LF ends whatever noise is on the line; it is also the one first byte that no bootloader minds. */
function hello(link: Link, greeting: Greeting, now: number): Step {
  const text = `\n${formatLine({ kind: 'hello', re: link.nonce })}\n`;
  return [{ ...link, phase: { ...greeting, helloAt: now + HELLO_MS } }, [{ kind: 'send', text }]];
}

function giveUp(link: Link, greeting: Greeting, now: number): Step {
  const { lastTower } = link;
  const nobody: Trouble = { code: 'notATower', heard: greeting.heard };
  const trouble: Trouble = lastTower === undefined ? nobody : { code: 'silent', tower: lastTower };
  return closed(link, trouble, now, [{ kind: 'close' }]);
}

function closed(link: Link, trouble: Trouble, now: number, effects: readonly LinkEffect[]): Step {
  const backOff = BACK_OFF_MS[Math.min(link.failures, BACK_OFF_MS.length - 1)]!;
  const wait = trouble.code === 'notATower' ? NOT_A_TOWER_BACK_OFF_MS : backOff;
  return [{ ...link, trouble, failures: link.failures + 1, phase: { name: 'closed', retryAt: now + wait } }, effects];
}

function readLine(link: Link, text: string, now: number): Step {
  const message = parseLine(text);
  if (message.kind === 'log') return [link, []];
  if (message.kind === 'unreadable')
    return message.reason === 'blank' ? [link, []] : [withNoise(link, message, now), []];
  const isVersionRefusal = message.kind === 'refused' && message.reason === 'version';
  if (message.kind === 'otherTower') return incompatible(link, message.version, now);
  if (isVersionRefusal) return incompatible(link, undefined, now);
  switch (link.phase.name) {
    case 'greeting':
      return message.kind === 'tower' ? meet(link, link.phase, message, now) : [link, []];
    case 'incompatible':
      return message.kind === 'tower' ? greet(link, PATIENCE_MS, now) : [link, []];
    case 'linked': {
      const heard: Linked = { ...link.phase, heardAt: now, quality: withGoodLine(link.phase.quality) };
      return listen({ ...link, phase: heard }, heard, message, now);
    }
    default:
      return [link, []];
  }
}

function withNoise(link: Link, { reason, text }: Unreadable, now: number): Link {
  const { phase } = link;
  if (phase.name === 'greeting') return { ...link, phase: { ...phase, heard: 'noise' } };
  if (phase.name !== 'linked') return link;
  // Its checksum is right: the tower means it, and will say it until it is acknowledged, which it never is.
  const isEvent = reason === 'malformed' && text.startsWith('EV ');
  const puzzle = isEvent ? { puzzling: text } : {};
  return { ...link, phase: { ...phase, ...puzzle, quality: withDamage(phase.quality, 1, now) } };
}

function incompatible(link: Link, towerVersion: number | undefined, now: number): Step {
  if (link.phase.name === 'closed' || link.phase.name === 'opening') return [link, []];
  const versions = { programVersion: PROTOCOL_VERSION, ...(towerVersion === undefined ? {} : { towerVersion }) };
  const trouble: Trouble = { code: 'incompatible', ...versions };
  return [{ ...link, trouble, phase: { name: 'incompatible', heardAt: now } }, []];
}

/** An announcement means that the tower is awake now: it is greeted at once instead of at the next turn. */
function meet(link: Link, greeting: Greeting, answer: MessageOfKind<'tower'>, now: number): Step {
  if (answer.re !== link.nonce) return hello(link, greeting, now);
  const { id: tower, boot, next } = answer;
  return [{ ...link, phase: { name: 'recalling', answer } }, [{ kind: 'recall', tower, boot, next }]];
}

function linked(link: Link, answer: MessageOfKind<'tower'>, ledger: Ledger, now: number): Step {
  const { trouble: _, ...rest } = link;
  // What the tower no longer holds was acknowledged to somebody; waiting for it would be waiting forever.
  const last = Math.max(ledger.last, answer.next - answer.queued - 1);
  const phase: Linked = {
    name: 'linked',
    tower: answer.id,
    boot: answer.boot,
    ledger: { boot: ledger.boot, last },
    heardAt: now,
    pingAt: now + PING_MS,
    quality: cleanLine,
  };
  const isAnother = link.lastTower !== undefined && link.lastTower !== answer.id;
  const commands = isAnother ? noCommands(link.commands.number) : retold(link.commands);
  const [told, effects] = sendCommands({ ...rest, failures: 0, commands, lastTower: answer.id, phase }, now);
  return [told, [send(formatLine({ kind: 'askCapabilities' })), ...effects]];
}

function listen(link: Link, phase: Linked, message: TowerMessage, now: number): Step {
  switch (message.kind) {
    case 'tower': {
      const isOurs = message.re === link.nonce && message.boot === phase.boot;
      return isOurs ? [link, []] : greet(link, PATIENCE_MS, now);
    }
    case 'roll':
    case 'button':
    case 'fault':
      return takeEvent(link, phase, message);
    case 'heartbeat':
      return [{ ...link, phase: withHeartbeat(phase, message, now) }, []];
    case 'done':
    case 'refused':
      return sendCommands({ ...link, commands: answered(link.commands, message.number) }, now);
    case 'capabilities':
      return [{ ...link, phase: { ...phase, capabilities: message } }, []];
    default:
      return [link, []];
  }
}

function withHeartbeat(phase: Linked, { bad, queued, d6, d8 }: MessageOfKind<'heartbeat'>, now: number): Linked {
  const newlyBad = phase.towerBad === undefined ? 0 : bad - phase.towerBad;
  const heard: Linked = {
    ...withoutCounting(queued > 0 ? phase : withoutPuzzle(phase)),
    quality: withDamage(phase.quality, newlyBad, now),
    towerBad: bad,
  };
  if (d6 === undefined && d8 === undefined) return heard;
  return { ...heard, counting: { ...(d6 === undefined ? {} : { d6 }), ...(d8 === undefined ? {} : { d8 }) } };
}

function takeEvent(link: Link, phase: Linked, message: EventMessage): Step {
  if (message.boot !== phase.boot) return [link, []];
  if (message.seq <= phase.ledger.last) return [link, [acknowledge(phase)]];
  const isNext = message.seq === phase.ledger.last + 1;
  if (!isNext || phase.storing !== undefined) return [link, []];
  const store: LinkEffect = { kind: 'store', tower: phase.tower, boot: phase.ledger.boot, message };
  // A roll ends the count that led to it, and the heartbeat that says so may be lost.
  const counted = message.kind === 'roll' ? withoutCounting(phase) : phase;
  return [{ ...link, phase: { ...counted, storing: message.seq } }, [store]];
}

function stored(link: Link, boot: string, seq: number): Step {
  const { phase } = link;
  if (phase.name !== 'linked' || phase.storing !== seq || phase.ledger.boot !== boot) return [link, []];
  const { notTaken: _, ...taken } = withoutPuzzle(withoutStoring(phase));
  const after: Linked = { ...taken, ledger: { boot, last: seq } };
  return [{ ...link, phase: after }, [acknowledge(after)]];
}

function withoutStoring(phase: Linked): Linked {
  const { storing: _, ...rest } = phase;
  return rest;
}

function withoutPuzzle(phase: Linked): Linked {
  const { puzzling: _, ...rest } = phase;
  return rest;
}

function withoutCounting(phase: Linked): Linked {
  const { counting: _, ...rest } = phase;
  return rest;
}

function acknowledge(phase: Linked): LinkEffect {
  return send(formatLine({ kind: 'ack', seq: phase.ledger.last, boot: phase.boot }));
}

function ping(link: Link, phase: Linked, now: number): Step {
  const [told, effects] = sendCommands(link, now);
  const asks = phase.capabilities ? [] : [send(formatLine({ kind: 'askCapabilities' }))];
  const pinged: Linked = { ...phase, pingAt: now + PING_MS, quality: aged(phase.quality, now) };
  return [{ ...told, phase: pinged }, [send(formatLine({ kind: 'ping' })), ...asks, ...effects]];
}

function sendCommands(link: Link, now: number): Step {
  if (link.phase.name !== 'linked') return [link, []];
  const [commands, line] = sendDue(link.commands, now);
  return [{ ...link, commands }, line === undefined ? [] : [send(line)]];
}

function send(line: string): LinkEffect {
  return { kind: 'send', text: `${line}\n` };
}
