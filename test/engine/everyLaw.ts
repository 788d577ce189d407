import { RECORD_LAWS } from '../table/recordLaws.js';
import { type Law, TABLE_LAWS } from './laws.js';
import { OFFER_LAWS } from './offerLaws.js';
import type { Played } from './randomGames.js';
import { STDIO_LAWS } from './stdioLaws.js';

const LAWS: readonly (readonly [string, Law])[] = [TABLE_LAWS, RECORD_LAWS, OFFER_LAWS, STDIO_LAWS].flatMap(laws =>
  Object.entries(laws),
);

/** A broken law says which game broke it, so that the game can be played again (`test/games`). */
export function keepEveryLaw(played: Played): void {
  for (const [name, law] of LAWS) {
    try {
      law(played);
    } catch (broken) {
      const { setup, inputs } = played;
      const message = broken instanceof Error ? broken.message : String(broken);
      throw new Error(`${name}: ${message}\nrecord: ${JSON.stringify({ setup, inputs })}`);
    }
  }
}
