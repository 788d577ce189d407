import { formatChecksum } from './crc16.js';
import { type Layout, readLayout, writeLayout } from './layout.js';
import {
  type HostMessage,
  hostLayouts,
  MAX_LINE_BYTES,
  type Message,
  type TowerMessage,
  towerLayouts,
} from './message.js';

/** Noise on the wire is a value: it is counted and shown, and never thrown. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly reason: UnreadableReason;
  readonly text: string;
}
export type UnreadableReason =
  | 'blank'
  | 'tooLong'
  | 'notPrintable'
  | 'noChecksum'
  | 'wrongChecksum'
  | 'unknownWord'
  | 'malformed';

/** A host's line and whether it carried its checksum; what is allowed without one depends on the session. */
export interface HostLine {
  readonly kind: 'hostLine';
  readonly message: HostMessage;
  readonly seal: 'sealed' | 'bare';
}

/** What a tower's line says. Lines from a tower always need their checksum; only `#` lines, which carry nothing, have none. */
export function parseLine(line: string): TowerMessage | Unreadable {
  const text = line.replaceAll('\r', '');
  const spoiled = findSpoil(text);
  if (spoiled) return { kind: 'unreadable', reason: spoiled, text };
  if (text.startsWith('#')) return { kind: 'log', text: text.slice(1) };
  const opened = unseal(text);
  if (opened.kind === 'unreadable') return opened;
  if (opened.seal === 'bare') return { kind: 'unreadable', reason: 'noChecksum', text };
  return readBody(opened.body, towerLayoutsByWord, text) as TowerMessage | Unreadable;
}

/** What a host's line says. */
export function parseHostLine(line: string): HostLine | Unreadable {
  const text = line.replaceAll('\r', '');
  const spoiled = findSpoil(text);
  if (spoiled) return { kind: 'unreadable', reason: spoiled, text };
  const opened = unseal(text);
  if (opened.kind === 'unreadable') return opened;
  const message = readBody(opened.body, hostLayoutsByWord, text) as HostMessage | Unreadable;
  return message.kind === 'unreadable' ? message : { kind: 'hostLine', message, seal: opened.seal };
}

/** The line for a message of either side, with its checksum and without the LF. */
export function formatLine(message: Message): string {
  if (message.kind === 'log') return `#${message.text}`;
  return seal(formatBody(message));
}

/** A body with its checksum behind it. */
export function seal(body: string): string {
  return `${body}*${formatChecksum(body)}`;
}

/** The line as a person would type it: without checksum. */
export function formatBody(message: Exclude<Message, { readonly kind: 'log' }>): string {
  return writeLayout(allLayouts[message.kind]!, message);
}

const allLayouts: Readonly<Record<string, Layout>> = { ...towerLayouts, ...hostLayouts };
const towerLayoutsByWord = groupByFirstWord(Object.values(towerLayouts));
const hostLayoutsByWord = groupByFirstWord(Object.values(hostLayouts));

function groupByFirstWord(layouts: readonly Layout[]): ReadonlyMap<string, readonly Layout[]> {
  const groups = new Map<string, Layout[]>();
  for (const layout of layouts) groups.set(layout.head[0]!, [...(groups.get(layout.head[0]!) ?? []), layout]);
  return groups;
}

function findSpoil(text: string): UnreadableReason | undefined {
  if (text === '') return 'blank';
  if (text.length > MAX_LINE_BYTES) return 'tooLong';
  return /^[\x20-\x7e]*$/.test(text) ? undefined : 'notPrintable';
}

type Opened = { readonly kind: 'opened'; readonly body: string; readonly seal: 'sealed' | 'bare' } | Unreadable;

/** `*` stands before a checksum and nowhere else, so a damaged checksum cannot pass for the end of a text. */
function unseal(text: string): Opened {
  const star = text.indexOf('*');
  if (star === -1) return { kind: 'opened', body: text, seal: 'bare' };
  const body = text.slice(0, star);
  const isRight = text.slice(star + 1) === formatChecksum(body);
  return isRight ? { kind: 'opened', body, seal: 'sealed' } : { kind: 'unreadable', reason: 'wrongChecksum', text };
}

function readBody(body: string, layoutsByWord: ReadonlyMap<string, readonly Layout[]>, text: string): unknown {
  const layouts = layoutsByWord.get(body.split(' ', 1)[0]!);
  for (const layout of layouts ?? []) {
    const message = readLayout(layout, body);
    if (message !== undefined && wholenessFault(message) === undefined) return message;
  }
  return { kind: 'unreadable', reason: layouts ? 'malformed' : 'unknownWord', text } satisfies Unreadable;
}

/** What makes a message more than its fields: a roll names at least one die, and gives a reason exactly when one could not be read. */
export function wholenessFault(message: Readonly<Record<string, unknown>>): string | undefined {
  if (message['kind'] !== 'roll') return undefined;
  const faces = [message['d6'], message['d8']].filter(face => face !== undefined);
  if (faces.length === 0) return 'a roll names at least one die: d6= or d8=';
  const hasReason = message['why'] !== undefined;
  if (faces.includes('unreadable') === hasReason) return undefined;
  return hasReason ? 'why= is there without a die that shows ?' : 'a die that shows ? needs why=';
}
