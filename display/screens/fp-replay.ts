import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameView, PastGameView } from '../../server/web/wire.js';
import type { Archive } from '../archive-controller.js';
import '../board/fp-board.js';
import '../controls/fp-page.js';
import { askArchive } from '../events.js';
import { type IconName, icon } from '../icons.js';
import type { Preferences } from '../preferences.js';
import { shared } from '../styles.js';
import { tellEvents, tellStep, whoName } from '../words/index.js';
import { Speaking } from '../words/language.js';

const PLAY_MS = 1400;

/** A past game, step by step: the board as it lay, and what happened. */
@customElement('fp-replay')
export class FpReplay extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
      }
      .both {
        display: grid;
        grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
        gap: calc(4 * var(--gap));
        height: 100%;
      }
      .told {
        min-height: 0;
        overflow: auto;
      }
      .told h2 {
        font-size: calc(1.5 * var(--type-verb));
        font-weight: 780;
      }
      .told .turn {
        color: var(--ink-2);
        font-size: var(--type-place);
      }
      .told ol {
        display: grid;
        gap: var(--gap);
        margin-top: calc(2 * var(--gap));
        font-size: var(--type-place);
      }
      .told li {
        padding-top: var(--gap);
        border-top: 1px solid var(--line);
      }
      .stops {
        margin-top: calc(2 * var(--gap));
        color: var(--alert);
      }
      .through {
        display: flex;
        flex: 1;
        min-width: 0;
        align-items: center;
        gap: var(--gap);
      }
      .through button {
        flex: 0 1 var(--bar);
        min-height: var(--bar);
      }
      .line {
        width: 1.6em;
      }
      input {
        flex: 1;
        min-width: 3rem;
        height: var(--touch);
        accent-color: var(--signal);
      }
      .through .primary {
        display: grid;
        place-items: center;
        padding: 0;
      }
      @media (orientation: portrait) {
        .both {
          grid-template: minmax(0, 1.2fr) minmax(0, 1fr) / 1fr;
        }
      }
      @media (max-width: 899px) {
        button.ends {
          display: none;
        }
      }
    `,
  ];

  @property() game = '';
  @property({ attribute: false }) archive!: Archive;
  @property({ attribute: false }) preferences!: Preferences;
  /** The step asked for last; it may not have arrived yet. */
  @state() private wanted: number | null = 0;
  @state() private isPlaying = false;
  private readonly speaking = new Speaking(this);
  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    askArchive(this, { want: 'replay', game: this.game, step: 0 });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  override render() {
    const { replay, past } = this.speaking.words.screens;
    const shown = this.archive.replay?.game.id === this.game ? this.archive.replay : null;
    return html`<fp-page still back="pastGames" .heading=${replay.title} .says=${shown ? replay.step(shown.game.step, shown.steps) : ''}>
      ${
        shown
          ? html`<div class="both">${this.board(shown.game)}${this.told(shown)}</div>`
          : html`<p>${this.archive.notice ? past.failed : past.loading}</p>`
      }
      ${shown ? this.through(shown) : nothing}
    </fp-page>`;
  }

  private board(game: GameView) {
    return html`<fp-board
      .board=${game.board}
      .table=${game.table}
      .crew=${game.crew}
      .seat=${this.preferences}
      .instructions=${game.instructions}
      .events=${game.events}
      .step=${game.step}
    ></fp-board>`;
  }

  private told({ game, stops }: PastGameView) {
    const { words } = this.speaking;
    const { replay } = words.screens;
    const naming = { words, board: game.board, crew: game.crew };
    const { last } = game;
    return html`<section class="told" tabindex="0" aria-live="polite">
      <p class="turn">${game.turn.who ? `${whoName(naming, game.turn.who)}, ${words.play.turn(game.turn.number)}` : ''}</p>
      <h2>${last.kind === 'input' ? tellStep(naming, last) : replay.begin}</h2>
      <ol>
        ${tellEvents(naming, game.events).map(({ text }) => html`<li>${text}</li>`)}
      </ol>
      ${stops ? html`<p class="stops">${replay.stops}</p>` : nothing}
    </section>`;
  }

  private through({ game, steps }: PastGameView) {
    const { replay } = this.speaking.words.screens;
    const button = (name: IconName, label: string, step: number, cls = '') =>
      html`<button class="icon ${cls}" aria-label=${label} ?disabled=${step < 0 || step > steps || step === game.step} @click=${() => this.show(step)}>
        ${icon(name)}
      </button>`;
    return html`<div class="through" slot="foot">
      ${button('first', replay.first, 0, 'ends')} ${button('left', replay.previous, game.step - 1)}
      <input
        type="range"
        min="0"
        max=${steps}
        .value=${String(this.wanted ?? steps)}
        aria-label=${replay.slider}
        aria-valuetext=${replay.step(game.step, steps)}
        @input=${(event: Event) => this.show(Number((event.target as HTMLInputElement).value))}
      />
      ${button('right', replay.next, game.step + 1)} ${button('last', replay.last, steps, 'ends')}
      <button class="primary" aria-label=${this.isPlaying ? replay.pause : replay.play} @click=${this.playOrPause}>
        ${icon(this.isPlaying ? 'pause' : 'play')}
      </button>
    </div>`;
  }

  private show(step: number): void {
    this.wanted = step;
    askArchive(this, { want: 'replay', game: this.game, step });
  }

  private readonly playOrPause = (): void => {
    clearInterval(this.timer);
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying) this.timer = window.setInterval(() => this.playStep(), PLAY_MS);
  };

  private playStep(): void {
    const { replay } = this.archive;
    if (replay && replay.game.step < replay.steps) this.show(replay.game.step + 1);
    else this.playOrPause();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-replay': FpReplay;
  }
}
