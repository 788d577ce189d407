import type { Notice, Roll, TowerView, WireRefusal } from '../../server/web/wire.js';
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
  if (tower.kind === 'virtual') return link.virtual;
  return tower.sources.includes('die') ? { short: told.short, says: link.readsDice } : told;
}

/** What keeps a tower of wood from taking the place of the virtual one, if anything does. */
export function tellTroubleBeside(words: Words, { kind, detail }: TowerView): string {
  const trouble = kind === 'virtual' && typeof detail['trouble'] === 'string' ? detail['trouble'] : null;
  return known(words.link.tower, trouble)?.says ?? '';
}

/** Faces that are being counted in on the tower's buttons: "Counted: red 4 · black 2". */
export function tellCounting(words: Words, { red, black }: Roll): string {
  const { counting } = words.link;
  const faces = [...(red === null ? [] : [counting.red(red)]), ...(black === null ? [] : [counting.black(black)])];
  return counting.told(faces.join('\u00a0· '));
}

/** The event that nobody can read, as the tower sends it; empty when there is none. */
export function tellOddLine(words: Words, { state, detail }: TowerView): string {
  return state === 'notUnderstood' && detail['line'] ? words.link.quoted(String(detail['line'])) : '';
}

export function tellRefusal(words: Words, refusal: WireRefusal): string {
  return known<string>(words.refusals, refusal.code) ?? words.refusals['bad-action'];
}

export function tellNotice(words: Words, notice: Notice): string {
  const told = known<string | ((detail: Notice['detail']) => string)>(words.link.notices, notice.code) ?? notice.code;
  return typeof told === 'function' ? told(notice.detail) : told;
}
