/** Words and places as they may come from outside: short, and of the one spelling. */

/** Every plain object answers to these words, so nothing of ours is ever called by one of them. */
const notInherited = { not: { enum: Object.getOwnPropertyNames(Object.prototype) } } as const;

/** One that is seen: no blank, nothing that only changes how others look, none of the signs without a picture. */
const VISIBLE = '[^\\p{Z}\\p{M}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Default_Ignorable_Code_Point}\u2800]';
/** Anything but line breaks, controls and invisible signs; those that join letters and pictures belong to writing. */
const PRINTED = '(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}]|[\u200c\u200d\u{e0020}-\u{e007f}])';

export const space = { type: 'string', pattern: '^([0-9]{1,2},[0-9]{1,2}|lobby)$' } as const;
export const edge = { type: 'string', pattern: '^[0-9]{1,2},[0-9]{1,2}\\|[0-9]{1,2},[0-9]{1,2}$' } as const;
/** What people call themselves and each other: of any language, and not invisible. */
export const name = { type: 'string', maxLength: 40, pattern: `^(?=.*?${VISIBLE})${PRINTED}+$` } as const;
/** A name by which things are kept, such as that of a room. */
export const label = { ...name, ...notInherited } as const;
export const id = { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,64}$', ...notInherited } as const;
/** Somebody of the crew. */
export const who = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$', ...notInherited } as const;
export const count = { type: 'integer', minimum: 0, maximum: 999 } as const;
export const vehicleSpot = { type: 'array', items: space, minItems: 2, maxItems: 2 } as const;

/** An object with exactly these keys; those named in `optional` may be left out. */
export function exactly(properties: Readonly<Record<string, unknown>>, optional: readonly string[] = []): object {
  const required = Object.keys(properties).filter(key => !optional.includes(key));
  return { type: 'object', properties, required, additionalProperties: false };
}

export function oneOfWords(...words: readonly string[]): object {
  return { type: 'string', enum: words };
}

export function is(value: string): object {
  return { const: value };
}

export function listOf(items: object, maxItems: number): object {
  return { type: 'array', items, maxItems };
}

export function orNull(schema: object): object {
  return { anyOf: [schema, { type: 'null' }] };
}
