import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import type { Catalogue, GameView, TableView } from '../../server/web/wire.js';
import type { Archive } from '../archive-controller.js';
import type { Place, Route } from '../events.js';
import { modeOf } from '../play/mode.js';
import type { Preferences } from '../preferences.js';
import type { LinkState } from '../table-controller.js';
import './fp-play.js';

/** What a screen may need; each takes what it draws as properties and speaks by the events of `events.ts`. */
export interface ScreenContext {
  readonly view: TableView;
  readonly catalogue: Catalogue;
  readonly preferences: Preferences;
  readonly link: LinkState;
  readonly route: Route;
  readonly archive: Archive;
  /** The browser does not keep this screen awake. */
  readonly maySleep: boolean;
  /** For a screen whose code may still be on its way. */
  readonly fetchScreens: () => void;
}

type Screen = (context: ScreenContext) => TemplateResult;

/** Fetched once; an element that is already in the page comes to life when its code arrives. */
export function loadScreensAround(): Promise<unknown> {
  return import('./aroundTheGame.js');
}

/** A screen whose code may still be on its way. */
function later(screen: Screen): Screen {
  return context => {
    context.fetchScreens();
    return screen(context);
  };
}

const play: Screen = ({ view, catalogue, preferences, link, fetchScreens }) => {
  const isCasting = isRoleAsked(view.game);
  if (isCasting) fetchScreens();
  return html`<fp-play
      ?inert=${isCasting}
      .view=${view}
      .catalogue=${catalogue}
      .preferences=${preferences}
      .link=${link}
    ></fp-play>
    ${isCasting ? html`<fp-casting .view=${view} .catalogue=${catalogue}></fp-casting>` : nothing}`;
};

function isRoleAsked(game: GameView | null): boolean {
  const question = game?.awaiting;
  return game !== null && modeOf(game) === 'question' && question?.for === 'choice' && question.about === 'role';
}

const start: Screen = ({ view, maySleep }) => html`<fp-start .view=${view} ?sleepy=${maySleep}></fp-start>`;

const newGame: Screen = ({ view, catalogue, preferences }) =>
  html`<fp-new-game .view=${view} .catalogue=${catalogue} .preferences=${preferences}></fp-new-game>`;

const pastGames: Screen = ({ view, archive }) =>
  html`<fp-past-games .view=${view} .archive=${archive}></fp-past-games>`;

/** The story of the game that has just ended leads back to its ending. */
const replay: Screen = ({ view, archive, route, preferences }) => html`<fp-replay
    .game=${route.game ?? ''}
    .back=${view.game?.id === route.game && view.game?.result ? 'ending' : 'pastGames'}
    .archive=${archive}
    .preferences=${preferences}
  ></fp-replay>`;

const settings: Screen = ({ view, catalogue, preferences, maySleep }) =>
  html`<fp-settings
    .view=${view}
    .board=${view.game?.board ?? catalogue.boards[0]}
    .preferences=${preferences}
    ?sleepy=${maySleep}
  ></fp-settings>`;

const correct: Screen = ({ view, catalogue, preferences }) =>
  html`<fp-correct .view=${view} .catalogue=${catalogue} .preferences=${preferences}></fp-correct>`;

/** One line per place. */
export const SCREENS: Readonly<Record<Place, Screen>> = {
  start: later(start),
  play,
  newGame: later(newGame),
  correct: later(correct),
  rebuild: later(({ view, preferences }) => html`<fp-rebuild .view=${view} .preferences=${preferences}></fp-rebuild>`),
  keys: later(() => html`<fp-keys></fp-keys>`),
  pastGames: later(pastGames),
  replay: later(replay),
  settings: later(settings),
  howItWorks: later(() => html`<fp-how-it-works></fp-how-it-works>`),
  history: later(({ view, archive }) => html`<fp-history .view=${view} .archive=${archive}></fp-history>`),
  crew: later(({ view }) => html`<fp-crew .view=${view}></fp-crew>`),
  ending: later(({ view }) => html`<fp-ending .view=${view}></fp-ending>`),
};
