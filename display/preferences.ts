import type { GameDraft } from './screens/newGame/draft.js';

/** What this one screen likes; kept in the browser, never sent to the service. */
export interface Preferences {
  readonly theme: 'dark' | 'day' | 'contrast';
  /** A language of `words/`, or null for the browser's. */
  readonly language: string | null;
  /** 0 to 1; 0 is mute. */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly motion: 'full' | 'reduced';
  /** Quarter turns clockwise of the drawing, for the side of the table the screen stands on. */
  readonly turned: 0 | 1 | 2 | 3;
  /** Left and right swapped, for a screen that is seen in a mirror or from behind the table. */
  readonly isMirrored: boolean;
  readonly textSize: 'normal' | 'large' | 'huge';
  /** Touches do nothing until it is held open (children, a sleeve, the cat). */
  readonly isLocked: boolean;
  /** The game as it was chosen last, so that the next one needs no choosing. */
  readonly lastGame: GameDraft | null;
}

const DEFAULT_PREFERENCES: Preferences = {
  theme: 'dark',
  language: null,
  volume: 0.6,
  isMuted: false,
  motion: 'full',
  turned: 0,
  isMirrored: false,
  textSize: 'normal',
  isLocked: false,
  lastGame: null,
};

const KEY = 'watchroom.preferences';

/** Preferences as kept, with defaults for what is missing; a browser that keeps nothing is no reason to fail. */
export function loadPreferences(storage: Pick<Storage, 'getItem'> | null): Preferences {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' ? { ...DEFAULT_PREFERENCES, ...kept } : DEFAULT_PREFERENCES;
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

export function savePreferences(storage: Pick<Storage, 'setItem'> | null, preferences: Preferences): void {
  try {
    storage?.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Private windows and full disks refuse; the preference then holds until the page is closed.
  }
}
