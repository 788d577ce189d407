import {
  explainUnreadable,
  PROTOCOL_VERSION,
  parseLine,
  seal,
  type TowerMessage,
  type Unreadable,
  type UnreadableReason,
} from '../../../firmware-protocol/index.js';
import type { TowerUnderTest } from './runScenario.js';

const HELLO_MS = 500;
/** Longer than any bootloader and first start take. */
const PATIENCE_MS = 8000;
const FIRST_NONCE = 65000;
/** One answer may pass by luck: a checksum in lower case is right wherever it has no letters. */
const ANSWERS_IN_A_ROW = 4;
/** What the wire or the tower's way of writing spoils, whatever the line says. */
const DAMAGE: readonly UnreadableReason[] = ['tooLong', 'notPrintable', 'noChecksum', 'wrongChecksum'];

/** What came from a device that was greeted, before anything is judged. */
interface Hearing {
  readonly messages: readonly (TowerMessage | Unreadable)[];
  readonly bytes: number;
  /** The first of these bytes as text, whatever they are. */
  readonly beginning: string;
}

/** Greets the device until it is understood. Undefined: it is; otherwise one sentence about what was heard instead. */
export async function findWireTrouble(tower: TowerUnderTest): Promise<string | undefined> {
  const messages: (TowerMessage | Unreadable)[] = [];
  const givesUpAt = tower.now() + PATIENCE_MS;
  let helloAt = tower.now();
  let nonce = FIRST_NONCE;
  let answers = 0;
  let text = '';
  while (tower.now() < givesUpAt) {
    if (tower.now() >= helloAt) {
      tower.send(`\n${seal(`HELLO 1 re=${++nonce}`)}\n`);
      helloAt = tower.now() + HELLO_MS;
    }
    const line = await tower.nextLine(Math.min(helloAt, givesUpAt));
    if (!line) continue;
    text += `${line.text}\n`;
    const message = parseLine(line.text);
    messages.push(message);
    if (message.kind === 'unreadable' && DAMAGE.includes(message.reason)) answers = 0;
    if (message.kind !== 'tower' || message.re !== nonce) continue;
    if (++answers === ANSWERS_IN_A_ROW) return undefined;
    helloAt = tower.now();
  }
  const raw = tower.heard?.() ?? { bytes: text.length, beginning: text };
  return judge({ messages, ...raw });
}

function judge({ messages, bytes, beginning }: Hearing): string {
  if (bytes === 0) {
    return `nothing heard for ${PATIENCE_MS / 1000} s: a cable that only charges, another speed than 115200 baud, or a board that waits for DTR?`;
  }
  const other = messages.find(message => message.kind === 'otherTower');
  if (other?.kind === 'otherTower')
    return `the tower speaks version ${other.version}, this program version ${PROTOCOL_VERSION}`;
  if (messages.some(message => message.kind === 'refused' && message.reason === 'version'))
    return `the tower does not speak version ${PROTOCOL_VERSION}`;
  const lines = messages.filter(isNoBlank);
  if (lines.length === 0) {
    return /^[\x20-\x7e\r\t]*$/.test(beginning)
      ? `${bytes} bytes and no line: a line ends with LF (0A), a CR alone does not end it\n${quote(beginning)}`
      : `${bytes} bytes and no line: another speed than 115200 baud?`;
  }
  return judgeLines(lines);
}

/** The most frequent trouble is the cause; the others are what it leads to. */
function judgeLines(lines: Hearing['messages']): string {
  const unreadable = lines.filter(message => message.kind === 'unreadable');
  const reasons = unreadable.map(({ reason }) => reason);
  const frequency = (reason: UnreadableReason) => reasons.filter(other => other === reason).length;
  const [worst] = [...unreadable].sort((a, b) => frequency(b.reason) - frequency(a.reason));
  if (!worst) return `${count(lines.length)}, all good, but none answers HELLO: does the tower hear (its RX line)?`;
  const share = frequency(worst.reason) === lines.length ? 'all' : `${frequency(worst.reason)} of them`;
  const heard = `${count(lines.length)}, ${share} ${TROUBLES[worst.reason]}: ${explainUnreadable(worst)}`;
  return `${heard}\n${quote(worst.text)}`;
}

const TROUBLES: Readonly<Record<UnreadableReason, string>> = {
  blank: 'empty',
  tooLong: 'too long',
  notPrintable: 'no text (another speed than 115200 baud?)',
  noChecksum: 'without a checksum',
  wrongChecksum: 'with a wrong checksum',
  unknownWord: 'of another language',
  malformed: 'not as they should be',
};

/** A line as it came, where a reader of the verdict finds it. */
export function quote(text: string): string {
  return `          ${JSON.stringify(text)}`;
}

function count(lines: number): string {
  return lines === 1 ? '1 line' : `${lines} lines`;
}

function isNoBlank(message: TowerMessage | Unreadable): boolean {
  return message.kind !== 'log' && !(message.kind === 'unreadable' && message.reason === 'blank');
}
