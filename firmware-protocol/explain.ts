import { crc16, formatChecksum, formatCrc } from './crc16.js';
import type { Field } from './field.js';
import { keyOf, type Layout, nameOf, readKeyWord } from './layout.js';
import { type Unreadable, wholenessFault } from './line.js';
import { MAX_LINE_BYTES, towerLayouts } from './message.js';

/** Why a tower's line cannot be read, for whoever builds the tower: in English, with what is wrong and what would be right. */
export function explainUnreadable({ reason, text }: Unreadable): string {
  switch (reason) {
    case 'blank':
      return 'it is empty';
    case 'tooLong':
      return `a line has at most ${MAX_LINE_BYTES} bytes`;
    case 'notPrintable':
      return 'it has bytes outside printable ASCII';
    case 'noChecksum':
      return `it must end in *${formatChecksum(text)}`;
    case 'wrongChecksum':
      return explainChecksum(text);
    case 'unknownWord':
      return `no line of a tower begins with "${text.split(/[ *]/, 1)[0]}"`;
    case 'malformed':
      return explainFields(text.slice(0, text.indexOf('*')));
  }
}

function explainChecksum(text: string): string {
  const star = text.indexOf('*');
  const body = text.slice(0, star);
  const got = text.slice(star + 1);
  const want = formatChecksum(body);
  const upper = got.toUpperCase();
  const mistakes: readonly (readonly [boolean, string])[] = [
    [upper === formatCrc(crc16(body, 0)), 'the CRC starts at 0, it must start at FFFF'],
    [upper === want.slice(2) + want.slice(0, 2), 'the high byte comes first'],
    [upper === formatChecksum(`${body}*`), 'the * is not part of what is summed'],
    [got.length < 4 && upper.padStart(4, '0') === want, 'always four digits'],
    [upper === want && got !== want, 'upper case'],
  ];
  const found = mistakes.find(([isIt]) => isIt);
  return `got ${got}, want ${want}${found ? `: ${found[1]}` : ''}`;
}

/** The first thing that is wrong, seen from the kind of line that this one comes closest to. */
function explainFields(body: string): string {
  const words = body.split(' ');
  const layouts = Object.values(towerLayouts) as readonly Layout[];
  /** How many words of its head are there. */
  const fitting = (layout: Layout) => {
    const misfit = layout.head.findIndex((slot, i) => !fits(layout, slot, words[i]));
    return misfit === -1 ? layout.head.length : misfit;
  };
  const [closest] = [...layouts].sort((a, b) => fitting(b) - fitting(a));
  const misfit = fitting(closest!);
  if (misfit === closest!.head.length) return explainKeys(closest!, words.slice(misfit));
  return words[misfit] === undefined ? 'it ends too early' : `"${words[misfit]}" is wrong there`;
}

function fits(layout: Layout, slot: string, word: string | undefined): boolean {
  if (word === undefined || !slot.startsWith(':')) return word === slot;
  return (layout.parts[nameOf(slot)] as Field<unknown>).read(word) !== undefined;
}

function explainKeys(layout: Layout, words: readonly string[]): string {
  if (layout.tail === 'exact') return `"${words[0]}" is too much`;
  const given = new Map<string, string>();
  const values: Record<string, unknown> = { kind: layout.kind };
  for (const word of words) {
    if (word === '') return 'it has a space too many';
    const pair = readKeyWord(word);
    if (!pair) return `"${word}" is not of the form key=value`;
    if (given.has(pair.key)) return `${pair.key}= is there twice`;
    given.set(pair.key, pair.text);
  }
  for (const [name, part] of Object.entries(layout.parts)) {
    if (!('field' in part)) continue;
    const text = given.get(keyOf(part));
    if (text === undefined && 'key' in part) return `${part.key}= is missing`;
    if (text === undefined) continue;
    values[name] = (part.field as Field<unknown>).read(text);
    if (values[name] === undefined && !('hintKey' in part)) return `${keyOf(part)}=${text} is not allowed`;
  }
  return wholenessFault(values) ?? 'it is malformed';
}
