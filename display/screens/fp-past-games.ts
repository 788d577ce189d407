import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PastGame, TableView } from '../../server/web/wire.js';
import type { Archive } from '../archive-controller.js';
import '../controls/fp-page.js';
import { pawnsOf } from '../crew.js';
import { askArchive, go, sendCommand } from '../events.js';
import '../fp-hold-button.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import { picture } from '../tokens/draw.js';
import { firefighter } from '../tokens/firefighter.js';
import { currentLanguage, Speaking } from '../words/language.js';

/** The games played at this table, newest first: look at one, play on, carry it away, delete it. */
@customElement('fp-past-games')
export class FpPastGames extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
      }
      ul {
        display: grid;
        gap: calc(1.4 * var(--gap));
      }
      .game {
        display: grid;
        grid-template-columns: 15em minmax(0, 1fr) auto;
        align-items: center;
        gap: calc(2 * var(--gap)) calc(3 * var(--gap));
        width: 100%;
        min-height: calc(1.1 * var(--bar));
        padding: calc(1.2 * var(--gap)) calc(2.4 * var(--gap));
        background: var(--ground);
      }
      .game[aria-expanded='true'] {
        border-color: var(--signal);
        border-bottom-left-radius: 0;
        border-bottom-right-radius: 0;
        background: var(--raised);
      }
      b {
        display: block;
        font-size: var(--type-verb);
      }
      small {
        color: var(--ink-2);
        font-size: var(--type-small);
      }
      .crew {
        display: flex;
        gap: calc(0.6 * var(--gap));
      }
      .crew svg {
        width: max(26px, 44 * var(--u));
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: var(--gap);
        padding: calc(1.4 * var(--gap)) calc(2.4 * var(--gap));
        border: max(1px, 2 * var(--u)) solid var(--signal);
        border-top: 0;
        border-radius: 0 0 var(--radius) var(--radius);
        background: var(--raised);
        font-size: var(--type-place);
      }
      .acts button {
        display: flex;
        align-items: center;
        gap: var(--gap);
      }
      .line {
        width: 1.3em;
      }
      fp-hold-button {
        margin-left: auto;
      }
      .empty {
        display: grid;
        place-items: center;
        height: 60%;
        color: var(--ink-2);
        font-size: var(--type-turn);
        text-align: center;
      }
      .bring {
        display: flex;
        align-items: center;
        gap: var(--gap);
        min-height: var(--bar);
        font-size: var(--type-place);
      }
      .word {
        display: flex;
        align-items: center;
        gap: var(--gap);
      }
      @media (max-width: 699px) {
        .game {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
        .crew {
          grid-column: 1 / -1;
        }
        fp-hold-button {
          margin-left: 0;
        }
      }
    `,
  ];

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
    const { games, notice } = this.archive;
    return html`<fp-page .heading=${past.title} .says=${notice ? past[notice] : ''}>
      ${
        games && games.length > 0
          ? html`<ul>
              ${games.map(game => this.row(game))}
            </ul>`
          : html`<p class="empty">${games ? past.none : notice === 'failed' ? past.failed : past.loading}</p>`
      }
      <button slot="foot" class="bring" @click=${this.bring}>${icon('bring')}${past.import}</button>
    </fp-page>`;
  }

  private row(game: PastGame) {
    const { past } = this.speaking.words.screens;
    const { sets } = this.speaking.words.rules;
    const isOpen = this.opened === game.id;
    const pawnOf = pawnsOf(game.crew);
    const toggle = () => {
      this.opened = isOpen ? null : game.id;
    };
    return html`<li>
      <button class="game" aria-expanded=${isOpen} @click=${toggle}>
        <span><b>${past.result[game.result ?? 'running']}</b><small>${whenOf(game.startedAt)}</small></span>
        <span
          ><b>${sets[game.rules]?.name ?? game.rules}</b
          ><small>${past.rescued(game.rescued)}, ${past.steps(game.steps)}</small></span
        >
        <span class="crew">${game.crew.map(({ id }) => picture(firefighter(pawnOf(id)), '-58 -58 116 116'))}</span>
      </button>
      ${isOpen ? this.acts(game) : nothing}
    </li>`;
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
