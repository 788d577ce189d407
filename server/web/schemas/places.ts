/** Words and places as they may come from outside: short, and of the one spelling. */
export const space = { type: 'string', pattern: '^([0-9]{1,2},[0-9]{1,2}|lobby)$' } as const;
export const edge = { type: 'string', pattern: '^[0-9]{1,2},[0-9]{1,2}\\|[0-9]{1,2},[0-9]{1,2}$' } as const;
export const word = { type: 'string', minLength: 1, maxLength: 40 } as const;
export const id = { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,64}$' } as const;
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
