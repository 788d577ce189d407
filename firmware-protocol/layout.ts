import type { Field } from './field.js';

/**
 * One kind of line as data: a head such as `EV :seq :boot ROLL`, where `:seq` is a value in its place, and keyed values
 * (` d6=3`) in any order behind it. Reading and writing both follow from it, so they cannot drift apart.
 */
export interface Layout<Kind extends string = string, Parts extends PartTable = PartTable> {
  readonly kind: Kind;
  readonly head: readonly string[];
  readonly parts: Parts;
  readonly tail: Tail;
}

/** What may follow the known parts: nothing, unknown `key=value` fields (ignored), or whatever a later version puts there. */
type Tail = 'exact' | 'moreKeys' | 'anything';

export type PartTable = Readonly<Record<string, Part>>;
export type Part =
  | AnyField
  | { readonly key: string; readonly field: AnyField }
  | { readonly optionalKey: string; readonly field: AnyField }
  /** Of use, but no line is refused for it: a value nobody knows counts as absent. */
  | { readonly hintKey: string; readonly field: AnyField };
/** `never` as what is written lets fields of every type stand in one table. */
type AnyField = { readonly read: (text: string) => unknown; readonly write: (value: never) => string };

export type MessageOf<L> =
  L extends Layout<infer Kind, infer Parts>
    ? { readonly kind: Kind } & Flatten<
        { readonly [Name in NamesOf<Parts, 'needed'>]: ValueOf<Parts[Name]> } & {
          readonly [Name in NamesOf<Parts, 'optional'>]?: ValueOf<Parts[Name]>;
        }
      >
    : never;

type Flatten<T> = { [K in keyof T]: T[K] };
type NamesOf<Parts, Need extends 'needed' | 'optional'> = {
  [Name in keyof Parts]: Parts[Name] extends { readonly optionalKey: string } | { readonly hintKey: string }
    ? Need extends 'optional'
      ? Name
      : never
    : Need extends 'needed'
      ? Name
      : never;
}[keyof Parts];
type ValueOf<P> = P extends { readonly read: (text: string) => infer T }
  ? Exclude<T, undefined>
  : P extends { readonly field: { readonly read: (text: string) => infer T } }
    ? Exclude<T, undefined>
    : never;

export function layout<const Kind extends string, Parts extends PartTable>(
  kind: Kind,
  head: string,
  parts: Parts,
  tail?: Tail,
): Layout<Kind, Parts> {
  const hasKeys = Object.values(parts).some(part => 'field' in part);
  return { kind, head: head.split(' '), parts, tail: tail ?? (hasKeys ? 'moreKeys' : 'exact') };
}

/** The values of `body` if it has this layout, otherwise undefined. */
export function readLayout(layout: Layout, body: string): Record<string, unknown> | undefined {
  const words = splitWords(body, layout.head);
  if (words === undefined) return undefined;
  const values: Record<string, unknown> = { kind: layout.kind };
  for (const [i, slot] of layout.head.entries()) {
    const word = words[i] ?? '';
    if (!slot.startsWith(':')) {
      if (word !== slot) return undefined;
      continue;
    }
    const name = nameOf(slot);
    const value = (layout.parts[name] as Field<unknown>).read(word);
    if (value === undefined) return undefined;
    values[name] = value;
  }
  const rest = words.slice(layout.head.length);
  if (layout.tail === 'anything') return values;
  if (layout.tail === 'exact') return rest.length === 0 ? values : undefined;
  return readKeys(layout, rest, values);
}

export function writeLayout(layout: Layout, message: Readonly<Record<string, unknown>>): string {
  const words = layout.head.map(slot =>
    slot.startsWith(':') ? (layout.parts[nameOf(slot)] as Field<unknown>).write(message[nameOf(slot)]) : slot,
  );
  for (const [name, part] of Object.entries(layout.parts)) {
    if (!('field' in part) || message[name] === undefined) continue;
    words.push(`${keyOf(part)}=${(part.field as Field<unknown>).write(message[name])}`);
  }
  return words.join(' ');
}

/** A head that ends in `:text…` takes the rest of the line, spaces included. */
function splitWords(body: string, head: readonly string[]): readonly string[] | undefined {
  const words = body.split(' ');
  if (words.length < head.length) return undefined;
  const takesRest = head.at(-1)?.endsWith('…') ?? false;
  if (!takesRest) return words;
  return [...words.slice(0, head.length - 1), words.slice(head.length - 1).join(' ')];
}

function readKeys(
  layout: Layout,
  words: readonly string[],
  values: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const given = new Map<string, string>();
  for (const word of words) {
    const pair = readKeyWord(word);
    if (!pair || given.has(pair.key)) return undefined;
    given.set(pair.key, pair.text);
  }
  for (const [name, part] of Object.entries(layout.parts)) {
    if (!('field' in part)) continue;
    const text = given.get(keyOf(part));
    if (text === undefined) {
      if ('key' in part) return undefined;
      continue;
    }
    const value = (part.field as Field<unknown>).read(text);
    if (value !== undefined) values[name] = value;
    else if (!('hintKey' in part)) return undefined;
  }
  return values;
}

export function readKeyWord(word: string): { readonly key: string; readonly text: string } | undefined {
  const [, key, text] = /^([a-z][a-z0-9]*)=(.+)$/.exec(word) ?? [];
  return key === undefined || text === undefined ? undefined : { key, text };
}

export function nameOf(slot: string): string {
  return slot.slice(1).replace('…', '');
}

export function keyOf(part: Exclude<Part, AnyField>): string {
  if ('key' in part) return part.key;
  return 'optionalKey' in part ? part.optionalKey : part.hintKey;
}
