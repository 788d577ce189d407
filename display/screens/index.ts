import type { TemplateResult } from 'lit';
import { html } from 'lit';
import type { TableView } from '../../server/web/wire.js';
import type { Place, Route } from '../events.js';
import type { Preferences } from '../preferences.js';
import type { LinkState } from '../table-controller.js';
import './fp-new-game.js';
import './fp-play.js';
import './fp-start.js';

/** What a screen may need; each takes what it draws as properties and speaks by the events of `events.ts`. */
export interface ScreenContext {
  readonly view: TableView;
  readonly preferences: Preferences;
  readonly link: LinkState;
  readonly route: Route;
}

type Screen = (context: ScreenContext) => TemplateResult;

const play: Screen = ({ view, preferences, link }) =>
  html`<fp-play .view=${view} .preferences=${preferences} .link=${link}></fp-play>`;

const start: Screen = ({ view }) => html`<fp-start .view=${view}></fp-start>`;

const newGame: Screen = ({ view, preferences }) =>
  html`<fp-new-game .view=${view} .preferences=${preferences}></fp-new-game>`;

/** One line per place; a place without a screen of its own falls back to the start. */
export const SCREENS: Partial<Record<Place, Screen>> = {
  start,
  newGame,
  play,
};
