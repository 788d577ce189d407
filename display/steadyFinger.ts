import type { Command } from '../server/web/wire.js';
import { DEAF_MS } from './play/steadyButton.js';

export interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

export interface KeyPress {
  readonly key: string;
  readonly at: number;
}

/** How far the second half of a double tap strays from the first, in px. */
const STRAY = 24;

/** They tick off one row after another and lead back from anywhere, as fast as one likes. */
const QUICK_KEYS: readonly string[] = ['t', 'escape'];

/** Keys that only lead about: they may be held down. */
const LEADS_ABOUT = /^(Tab|Arrow|Page|Home|End)/;

/**
 * Knows the second half of a double tap, of a finger or on a key. What the first half did may have put something else under the finger: a door
 * that is open now, the next question, another screen. The second half must not touch that.
 */
export class SteadyFinger {
  #last: Tap | KeyPress | null = null;
  #acted: Tap | KeyPress | null = null;

  /** A finger or a key has come down; true when it only repeats what has just done something. */
  isEcho(press: Tap | KeyPress): boolean {
    const acted = this.#acted;
    const isEcho = acted !== null && press.at - acted.at < DEAF_MS && isSame(press, acted);
    if (!isEcho) this.#last = press;
    return isEcho;
  }

  /** The last press did something that is done once. */
  hasActed(): void {
    this.#acted = this.#last;
  }

  /** It put something else under the finger; keys move on to what has opened as fast as one likes. */
  hasOpened(): void {
    if (this.#last && !('key' in this.#last)) this.#acted = this.#last;
  }
}

function isSame(a: Tap | KeyPress, b: Tap | KeyPress): boolean {
  if ('key' in a) return 'key' in b && a.key === b.key && !QUICK_KEYS.includes(a.key);
  return !('key' in b) && Math.hypot(a.x - b.x, a.y - b.y) < STRAY;
}

/** A key that is held down comes again and again by itself; whoever writes may want that, nothing else does. */
export function isHeldOn({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>, isWriting: boolean): boolean {
  return repeat && !LEADS_ABOUT.test(key) && (key === 'Enter' || !isWriting);
}

/** Steps are taken back and seats are changed by tapping the same button again and again, as fast as one likes. */
export function isDoneOnce(command: Command): boolean {
  if (command.do === 'undo' || command.do === 'redo') return false;
  return !(command.do === 'input' && command.input.do === 'crew');
}
