import { known } from '../known.js';
import type { Mode } from './mode.js';

export type KeyWish =
  | {
      readonly do:
        | 'primary'
        | 'undo'
        | 'redo'
        | 'tick'
        | 'why'
        | 'history'
        | 'mute'
        | 'lock'
        | 'correct'
        | 'keys'
        | 'close';
    }
  | { readonly do: 'digit'; readonly face: number }
  | { readonly do: 'letter'; readonly letter: string };

const KEYS: Readonly<Record<string, KeyWish>> = {
  u: { do: 'undo' },
  Backspace: { do: 'undo' },
  y: { do: 'redo' },
  t: { do: 'tick' },
  w: { do: 'why' },
  h: { do: 'history' },
  m: { do: 'mute' },
  l: { do: 'lock' },
  c: { do: 'correct' },
  '?': { do: 'keys' },
  Escape: { do: 'close' },
};

/** What a key asks for. The letters of a question come before anything else; Enter belongs to a button that has the focus. */
export function wishOf(key: string, mode: Mode, letters: readonly string[], isOnControl: boolean): KeyWish | null {
  const letter = key.toUpperCase();
  if (letters.includes(letter)) return { do: 'letter', letter };
  if (key === 'Enter') return isOnControl ? null : { do: 'primary' };
  if (mode === 'roll' && /^[1-8]$/.test(key)) return { do: 'digit', face: Number(key) };
  if (mode === 'roll' && key.toLowerCase() === 'r') return { do: 'primary' };
  return known(KEYS, key.length === 1 ? key.toLowerCase() : key) ?? null;
}
