import { choice, face, integer, knownOf, list, MAX_UINT16, MAX_UINT32, matching } from './field.js';
import { layout, type MessageOf } from './layout.js';

export const PROTOCOL_VERSION = 1;
/** Longest line in either direction: bytes before LF, checksum included, CR not counted. */
export const MAX_LINE_BYTES = 80;
export const BAUD_RATE = 115_200;

const uint32 = integer(0, MAX_UINT32);
const uint16 = integer(0, MAX_UINT16);
const seq = integer(1, MAX_UINT32);
const commandNumber = integer(1, MAX_UINT32);
const boot = matching(/^[0-9A-F]{8}$/);
const word = matching(/^[a-z0-9]{1,12}$/);
const words = list(word, { min: 1, max: 8 });
/** The versions this program does not speak; its own number is never read as another one. */
const otherVersion = { ...uint16, read: (text: string) => (text === '1' ? undefined : uint16.read(text)) };

export const BUTTONS = { confirm: 1, undo: 2, roll: 3 } as const;
/** Why a die could not be read: cocked, not there, two in one lane, still moving after two seconds, sensor out of order. */
const reason = choice({ tilt: 'tilt', none: 'none', two: 'two', slow: 'slow', sensor: 'sensor' });
/** Where faces come from: read off real dice, entered by hand, drawn electronically. */
const source = choice({ die: 'die', hand: 'hand', rng: 'rng' });
const event = { seq, boot };

/** Every line a tower sends, in the order of the table in PROTOCOL.md. */
export const towerLayouts = {
  tower: layout('tower', 'TOWER 1', {
    id: { key: 'id', field: matching(/^[A-Za-z0-9]{1,12}$/) },
    boot: { key: 'boot', field: boot },
    next: { key: 'next', field: seq },
    queued: { key: 'q', field: integer(0, 255) },
    re: { optionalKey: 're', field: uint16 },
  }),
  otherTower: layout('otherTower', 'TOWER :version', { version: otherVersion }, 'anything'),
  capabilities: layout('capabilities', 'CAP', {
    firmware: { key: 'fw', field: matching(/^[A-Za-z0-9.+-]{1,16}$/) },
    dice: { key: 'dice', field: words },
    buttons: { key: 'btn', field: integer(0, 9) },
    cues: { key: 'cue', field: words },
    lineBytes: { key: 'line', field: integer(40, 255) },
    queueLength: { key: 'q', field: integer(3, 255) },
    sources: { hintKey: 'src', field: knownOf(source) },
  }),
  roll: layout('roll', 'EV :seq :boot ROLL', {
    ...event,
    d6: { optionalKey: 'd6', field: face(6) },
    d8: { optionalKey: 'd8', field: face(8) },
    ask: { key: 'ask', field: uint16 },
    why: { optionalKey: 'why', field: reason },
    uptime: { key: 't', field: uint32 },
    source: { hintKey: 'src', field: source },
  }),
  button: layout('button', 'EV :seq :boot BTN', {
    ...event,
    button: { key: 'n', field: integer(1, 9) },
    action: { key: 's', field: choice({ down: 'dn', up: 'up' }) },
    uptime: { key: 't', field: uint32 },
  }),
  fault: layout('fault', 'EV :seq :boot FAULT', {
    ...event,
    code: { key: 'code', field: word },
    count: { optionalKey: 'n', field: uint16 },
    uptime: { key: 't', field: uint32 },
  }),
  heartbeat: layout('heartbeat', 'HB :uptime', {
    uptime: uint32,
    queued: { key: 'q', field: integer(0, 255) },
    bad: { key: 'bad', field: uint16 },
    d6: { hintKey: 'd6', field: integer(1, 6) },
    d8: { hintKey: 'd8', field: integer(1, 8) },
  }),
  done: layout('done', 'OK :number', { number: commandNumber }),
  refused: layout('refused', 'NO :number :reason', {
    number: uint32,
    reason: choice({ version: 'version', unknown: 'unknown', args: 'args', cannot: 'cannot' }),
  }),
};

/** Every line a host sends. */
export const hostLayouts = {
  hello: layout('hello', 'HELLO 1', { re: { optionalKey: 're', field: uint16 } }),
  otherHello: layout('otherHello', 'HELLO :version', { version: otherVersion }, 'anything'),
  ack: layout('ack', 'ACK :seq :boot', { seq: uint32, boot }),
  typedAck: layout('typedAck', 'ACK :seq', { seq: uint32 }),
  light: layout('light', 'C :number LED :colour', {
    number: commandNumber,
    colour: list(integer(0, 255), { min: 3, max: 3 }),
  }),
  buzz: layout('buzz', 'C :number BUZ :tone', {
    number: commandNumber,
    tone: list(integer(0, 10_000), { min: 2, max: 2 }),
  }),
  show: layout('show', 'C :number SHOW :text…', { number: commandNumber, text: matching(/^[ -)+-~]{1,16}$/) }),
  ask: layout('ask', 'C :number ASK :ask', { number: commandNumber, ask: uint16 }),
  badCommand: layout('badCommand', 'C :number :word', { number: commandNumber, word: matching(/^.+$/) }, 'anything'),
  ping: layout('ping', 'PING', {}),
  askCapabilities: layout('askCapabilities', 'CAP', {}),
  bye: layout('bye', 'BYE', {}),
};

type MessagesOf<Table> = { [Kind in keyof Table]: MessageOf<Table[Kind]> }[keyof Table];

/** A line for people; it carries no checksum and is never taken as anything else. */
export interface LogMessage {
  readonly kind: 'log';
  readonly text: string;
}
export type TowerMessage = MessagesOf<typeof towerLayouts> | LogMessage;
export type HostMessage = MessagesOf<typeof hostLayouts>;
export type Message = TowerMessage | HostMessage;

export type MessageOfKind<Kind extends Message['kind']> = Extract<Message, { readonly kind: Kind }>;
export type RollMessage = MessageOfKind<'roll'>;
export type DiceSource = NonNullable<RollMessage['source']>;
export type ButtonMessage = MessageOfKind<'button'>;
export type FaultMessage = MessageOfKind<'fault'>;
/** What the tower keeps until it is acknowledged. */
export type EventMessage = RollMessage | ButtonMessage | FaultMessage;
