import type { Notice, TowerView, WireRefusal } from '../../server/web/wire.js';
import type { Words } from './catalogue.js';
import type { LinkWords } from './en/link.js';

/** Below this share of readable lines the cable is worth a word. */
const WEAK_LINK = 0.9;

/** How the tower is, in two words and in a sentence that says what to do. */
export function tellTower(words: Words, tower: TowerView): LinkWords {
  const { link } = words;
  if (tower.kind === 'none') return link.tower['none'] ?? link.tower.other;
  if (tower.state !== 'linked') return link.tower[tower.state] ?? link.tower.other;
  if (tower.tray !== 'still') return { short: link.tower['linked']?.short ?? '', says: link.tray[tower.tray] };
  if (tower.kind === 'virtual') return link.virtual;
  return tower.quality < WEAK_LINK ? link.weak : (link.tower['linked'] ?? link.tower.other);
}

export function tellRefusal(words: Words, refusal: WireRefusal): string {
  return words.refusals[refusal.code];
}

export function tellNotice(words: Words, notice: Notice): string {
  return words.link.notices[notice.code];
}
