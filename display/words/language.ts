import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Words } from './catalogue.js';
import { en } from './en/index.js';

/** To add a language: a folder beside `en/` with every key, and one line in each of these two. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' };
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** English is always there; the others are fetched when somebody wants to read them. */
const FETCH: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  de: async () => (await import('./de/index.js')).de,
};

const listeners = new Set<() => void>();
let wanted: Language = 'en';
let current: Language = 'en';
let spoken: Words = en;

export function isLanguage(text: string | null | undefined): text is Language {
  return text != null && Object.hasOwn(LANGUAGE_NAMES, text);
}

/** The first language of the reader that there is a catalogue for. */
export function preferredLanguage(wishes: readonly string[]): Language {
  return wishes.map(wish => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export function currentLanguage(): Language {
  return current;
}

/** The words of the language chosen now. Elements read them through a `Speaking` controller. */
export function words(): Words {
  return spoken;
}

/** Changes the language of the whole page at once; nothing needs reloading. */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  const fetched = await FETCH[language]();
  if (wanted !== language || current === language) return;
  current = language;
  spoken = fetched;
  for (const listener of listeners) listener();
}

/** Gives an element the words, and draws it again when the language changes: `private speaking = new Speaking(this)`. */
export class Speaking implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #refresh = () => this.#host.requestUpdate();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get words(): Words {
    return words();
  }

  hostConnected(): void {
    listeners.add(this.#refresh);
  }

  hostDisconnected(): void {
    listeners.delete(this.#refresh);
  }
}
