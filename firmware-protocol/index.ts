export { crc16 } from './crc16.js';
export { explainUnreadable } from './explain.js';
export type { Face } from './field.js';
export {
  formatBody,
  formatLine,
  type HostLine,
  parseHostLine,
  parseLine,
  seal,
  type Unreadable,
  type UnreadableReason,
} from './line.js';
export {
  BAUD_RATE,
  BUTTONS,
  type ButtonMessage,
  type DiceSource,
  type EventMessage,
  type FaultMessage,
  type HostMessage,
  MAX_LINE_BYTES,
  type Message,
  type MessageOfKind,
  PROTOCOL_VERSION,
  type RollMessage,
  type TowerMessage,
} from './message.js';
