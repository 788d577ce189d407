/** How one value is written on the wire. `read` gives undefined for anything that `write` would not have written. */
export interface Field<T> {
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

export const MAX_UINT32 = 0xffff_ffff;
export const MAX_UINT16 = 0xffff;

/** Decimal without leading zeros, so that every number has exactly one spelling. */
export function integer(min: number, max: number): Field<number> {
  return {
    read: text => {
      if (!/^(0|[1-9][0-9]{0,9})$/.test(text)) return undefined;
      const value = Number(text);
      return value >= min && value <= max ? value : undefined;
    },
    write: String,
  };
}

export function matching(pattern: RegExp): Field<string> {
  return { read: text => (pattern.test(text) ? text : undefined), write: text => text };
}

/** A closed set of values, each with its spelling on the wire. */
export function choice<T extends string>(spellings: Readonly<Record<T, string>>): Field<T> {
  const values = Object.keys(spellings) as T[];
  return { read: text => values.find(value => spellings[value] === text), write: value => spellings[value] };
}

export type Face = number | 'unreadable';

/** A die's face, or `?` when it is cocked or cannot be read. */
export function face(sides: number): Field<Face> {
  const number = integer(1, sides);
  return {
    read: text => (text === '?' ? 'unreadable' : number.read(text)),
    write: value => (value === 'unreadable' ? '?' : number.write(value)),
  };
}

/** Several values of one kind, separated by commas. */
export function list<T>(item: Field<T>, count: { readonly min: number; readonly max: number }): Field<readonly T[]> {
  return {
    read: text => {
      const values = text.split(',').map(item.read);
      if (values.length < count.min || values.length > count.max) return undefined;
      return values.every(value => value !== undefined) ? values : undefined;
    },
    write: values => values.map(item.write).join(','),
  };
}

/** The values of a list that are known; undefined when none is. Words of a later revision do not hide those of this one. */
export function knownOf<T>(item: Field<T>): Field<readonly T[]> {
  return {
    read: text => {
      const known = text.split(',').flatMap(word => item.read(word) ?? []);
      return known.length > 0 ? known : undefined;
    },
    write: values => values.map(item.write).join(','),
  };
}
