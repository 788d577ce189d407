import { randomInt } from 'node:crypto';
import type { TableConfig } from './configSettings.js';
import type { Store } from './table/store.js';

/** Without letters and digits that look alike on a screen across the table. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** The table's join code: the house's own, or one that is made once and kept, so that a restart sends nobody away. */
export function joinCodeOf({ id, code }: TableConfig, store: Store): string {
  if (code !== null) return code;
  const note = `code of ${id}`;
  const kept = store.readNote(note);
  if (kept !== undefined) return kept;
  const made = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  store.writeNote(note, made);
  return made;
}
