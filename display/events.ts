import type { Command } from '../server/web/wire.js';
import type { ArchiveWish } from './archive-controller.js';
import type { Preferences } from './preferences.js';

/** Where a screen can lead; the address of the page after `#` is one of these. */
export const PLACES = [
  'start',
  'newGame',
  'play',
  'correct',
  'rebuild',
  'crew',
  'history',
  'ending',
  'pastGames',
  'replay',
  'howItWorks',
  'settings',
  'keys',
] as const;
export type Place = (typeof PLACES)[number];

export interface Route {
  readonly to: Place;
  /** `replay`: the id of the past game. */
  readonly game?: string;
}

export interface Whisper {
  readonly text: string;
  readonly beside: DOMRect;
}

declare global {
  interface HTMLElementEventMap {
    /** Something for the service to do; `fp-app` sends it with the revision on the screen. */
    'fp-command': CustomEvent<Command>;
    /** Another screen is wanted. */
    'fp-go': CustomEvent<Route>;
    /** A preference of this screen was changed. */
    'fp-prefer': CustomEvent<Partial<Preferences>>;
    /** Past games are wanted, or one of them is to be copied, brought in or deleted. */
    'fp-archive': CustomEvent<ArchiveWish>;
    /** The last tap has put something else under the finger: its second half must not touch that. */
    'fp-opened': CustomEvent<null>;
    /** A word to whoever has tapped, beside what was tapped. */
    'fp-whisper': CustomEvent<Whisper>;
    /** An element could not draw itself; what was thrown. */
    'fp-broken': CustomEvent<unknown>;
  }
}

export function sendCommand(from: EventTarget, command: Command): void {
  fire(from, 'fp-command', command);
}

export function go(from: EventTarget, to: Place, game?: string): void {
  fire(from, 'fp-go', game === undefined ? { to } : { to, game });
}

export function prefer(from: EventTarget, change: Partial<Preferences>): void {
  fire(from, 'fp-prefer', change);
}

export function askArchive(from: EventTarget, wish: ArchiveWish): void {
  fire(from, 'fp-archive', wish);
}

/** A typed event that crosses shadow roots on its way up to `fp-app`. */
export function fire<Name extends keyof HTMLElementEventMap>(
  from: EventTarget,
  name: Name,
  detail: HTMLElementEventMap[Name] extends CustomEvent<infer Detail> ? Detail : never,
): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
