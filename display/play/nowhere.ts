import { html } from 'lit';
import type { GameView } from '../../server/web/wire.js';
import { stateOf } from '../crew.js';
import { go } from '../events.js';
import type { Naming } from '../words/index.js';
import { whoName } from '../words/index.js';

/** Who is to act and stands nowhere, as after a game was taken over: nothing can be offered to them. */
export function nowhereIn({ turn, setup, table }: GameView): string | null {
  if (turn.who === null || setup.firefighters === 'notFollowed') return null;
  return stateOf(table, turn.who)?.at === undefined ? turn.who : null;
}

/** Why nothing can be tapped, and the way to where that is mended. */
export function nowhereHelp(naming: Naming, who: string) {
  const { nowhere } = naming.words.play;
  const name = whoName(naming, who);
  return html`<p class="help">${nowhere.help(name)}</p>
    <button class="choice nowhere" @click=${(event: Event) => go(event.currentTarget!, 'correct')}>${nowhere.put(name)}</button>`;
}
