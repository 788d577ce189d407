import { known } from './known.js';

/**
 * `after`, with every part of it that is as it was taken from `before`. Each view comes whole and new from the wire; so
 * whoever draws a part of it sees at once (`===`) that there is nothing to draw again.
 */
export function sharing<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as Record<string, unknown>;
  const fresh = after as Record<string, unknown>;
  const keys = Object.keys(fresh);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = sharing(known(old, key), fresh[key]);
    fresh[key] = part;
    if (!Object.hasOwn(old, key) || part !== old[key]) isSame = false;
  }
  return isSame ? (before as T) : after;
}
