import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Words } from './catalogue.js';
import { de } from './de/index.js';
import { en } from './en/index.js';

/** To add a language: a folder beside `en/` with every key, and one line here. */
export const CATALOGUES = { en, de } satisfies Record<string, Words>;
export type Language = keyof typeof CATALOGUES;
export const LANGUAGES = Object.keys(CATALOGUES) as readonly Language[];

const listeners = new Set<() => void>();
let current: Language = 'en';

export function isLanguage(text: string | null | undefined): text is Language {
  return text != null && Object.hasOwn(CATALOGUES, text);
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
  return CATALOGUES[current];
}

/** Changes the language of the whole page at once; nothing needs reloading. */
export function setLanguage(language: Language): void {
  if (language === current) return;
  current = language;
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
