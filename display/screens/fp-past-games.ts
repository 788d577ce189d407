import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PastGame, TableView } from '../../server/web/wire.js';
import type { Archive } from '../archive-controller.js';
import { FpElement } from '../fp-element.js';
import { known } from '../known.js';
import '../controls/fp-page.js';
import '../controls/fp-pin.js';
import { pawnsOf } from '../crew.js';
import { askArchive, go, sendCommand } from '../events.js';
import '../fp-hold-button.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import { picture } from '../tokens/draw.js';
import { firefighter } from '../tokens/firefighter.js';
import { crewName } from '../words/index.js';
import { currentLanguage, Speaking } from '../words/language.js';
import { pastGamesStyles } from './pastGames/styles.js';

/** The games played at this table, newest first: look at one, play on, carry it away, delete it. */
@customElement('fp-past-games')
export class FpPastGames extends FpElement {
  static override styles = [shared, pastGamesStyles];

  @property({ attribute: false }) view!: TableView;
  @property({ attribute: false }) archive!: Archive;
  @state() private opened: string | null = null;
  private readonly speaking = new Speaking(this);

  override connectedCallback(): void {
    super.connectedCallback();
    askArchive(this, { want: 'list' });
  }

  override render() {
    const { past } = this.speaking.words.screens;
    const { notice, pin } = this.archive;
    // A game of which nothing was played is none, unless it is the one on the table.
    const games = this.archive.games?.filter(({ id, steps }) => steps > 0 || id === this.view.game?.id);
    return html`<fp-page .heading=${past.title}>
        <div role="status">${notice ? html`<p class="notice">${past[notice]}</p>` : nothing}</div>
        ${
          games && games.length > 0
            ? html`<ul>
                ${games.map(game => this.row(game))}
              </ul>`
            : html`<p class="empty">${games ? past.none : notice ? nothing : past.loading}</p>`
        }
        <button slot="foot" class="bring" @click=${this.bring}>${icon('bring')}${past.import}</button>
      </fp-page>
      ${
        pin
          ? html`<fp-pin
              .asked=${pin}
              @fp-pin-typed=${(event: CustomEvent<string>) => askArchive(this, { want: 'pin', pin: event.detail })}
              @fp-close=${() => askArchive(this, { want: 'pin', pin: null })}
            ></fp-pin>`
          : nothing
      }`;
  }

  private row(game: PastGame) {
    const { past } = this.speaking.words.screens;
    const { sets, boards } = this.speaking.words.rules;
    const isOpen = this.opened === game.id;
    const toggle = () => {
      this.opened = isOpen ? null : game.id;
    };
    const facts = [known(boards, game.board)?.name ?? game.board, past.rescued(game.rescued), past.steps(game.steps)];
    return html`<li>
      <button class="game" aria-expanded=${isOpen} @click=${toggle}>
        <span><b>${past.result[game.result ?? 'running']}</b><small>${whenOf(game.startedAt)}</small></span>
        <span><b>${known(sets, game.rules)?.name ?? game.rules}</b><small>${facts.join(', ')}</small></span>
        ${this.crew(game)}
      </button>
      ${isOpen ? this.acts(game) : nothing}
    </li>`;
  }

  private crew({ crew }: PastGame) {
    const { words } = this.speaking;
    const pawnOf = pawnsOf(crew);
    return html`<span class="crew"
      >${crew.map(
        ({ id }) =>
          html`<span>${picture(firefighter(pawnOf(id)), '-58 -58 116 116')}${crewName(words, crew, id)}</span>`,
      )}</span
    >`;
  }

  private acts(game: PastGame) {
    const { past } = this.speaking.words.screens;
    const isPlayed = this.view.game?.id === game.id;
    return html`<div class="acts">
      <button class="choice" @click=${() => go(this, 'replay', game.id)}>${icon('play')}${past.replay}</button>
      <button class="choice" @click=${() => this.playOn(game)}>${icon('right')}${past.continue}</button>
      <button class="choice" @click=${() => askArchive(this, { want: 'export', game: game.id })}>
        ${icon('save')}${past.export}
      </button>
      ${
        isPlayed
          ? nothing
          : html`<fp-hold-button
              .label=${past.deleteHint}
              @fp-held=${() => askArchive(this, { want: 'delete', game: game.id })}
              ><span class="word">${icon('bin')}${past.deleteHint}</span></fp-hold-button
            >`
      }
    </div>`;
  }

  private playOn(game: PastGame): void {
    if (this.view.game?.id !== game.id) sendCommand(this, { do: 'openGame', game: game.id });
    go(this, 'play');
  }

  /** The browser's own window chooses the file. */
  private readonly bring = (): void => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.onchange = () => {
      const [file] = input.files ?? [];
      if (file) askArchive(this, { want: 'import', file });
    };
    input.click();
  };
}

function whenOf(iso: string): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-past-games': FpPastGames;
  }
}
