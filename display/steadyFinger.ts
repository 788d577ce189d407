import type { Command } from '../server/web/wire.js';
import { DEAF_MS } from './play/steadyButton.js';

export interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** How far the second half of a double tap strays from the first, in px. */
const STRAY = 24;

/**
 * Knows the second half of a double tap. What the first half did may have put something else under the finger: a door
 * that is open now, the next question, another screen. The second half must not touch that.
 */
export class SteadyFinger {
  #last: Tap | null = null;
  #acted: Tap | null = null;

  /** A finger has come down; true when it only repeats a tap that has just done something. */
  isEcho(tap: Tap): boolean {
    const acted = this.#acted;
    const isEcho =
      acted !== null && tap.at - acted.at < DEAF_MS && Math.hypot(tap.x - acted.x, tap.y - acted.y) < STRAY;
    if (!isEcho) this.#last = tap;
    return isEcho;
  }

  /** The last tap did something that is done once. */
  hasActed(): void {
    this.#acted = this.#last;
  }
}

/** Steps are taken back and seats are changed by tapping the same button again and again, as fast as one likes. */
export function isDoneOnce(command: Command): boolean {
  if (command.do === 'undo' || command.do === 'redo') return false;
  return !(command.do === 'input' && command.input.do === 'crew');
}
