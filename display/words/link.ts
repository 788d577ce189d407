import type { Notice, TowerView, WireRefusal } from '../../server/web/wire.js';
import { known } from '../known.js';
import type { Words } from './catalogue.js';
import type { LinkWords } from './en/link.js';

/** How the tower is, in two words and in a sentence that says what to do. */
export function tellTower(words: Words, tower: TowerView): LinkWords {
  const { link } = words;
  if (tower.kind === 'none') return link.tower['none'] ?? link.tower.other;
  const told = known(link.tower, tower.state) ?? link.tower.other;
  if (tower.state !== 'linked') return told;
  if (tower.tray !== 'still') return { short: told.short, says: known(link.tray, tower.tray) ?? told.says };
  return tower.kind === 'virtual' ? link.virtual : told;
}

export function tellRefusal(words: Words, refusal: WireRefusal): string {
  return known<string>(words.refusals, refusal.code) ?? words.refusals['bad-action'];
}

export function tellNotice(words: Words, notice: Notice): string {
  const told = known<string | ((detail: Notice['detail']) => string)>(words.link.notices, notice.code) ?? notice.code;
  return typeof told === 'function' ? told(notice.detail) : told;
}
