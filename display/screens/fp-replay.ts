import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameView, PastGameView } from '../../server/web/wire.js';
import type { Archive } from '../archive-controller.js';
import { FpElement } from '../fp-element.js';
import '../board/fp-board.js';
import '../controls/fp-page.js';
import { askArchive, type Place } from '../events.js';
import { type IconName, icon } from '../icons.js';
import type { Preferences } from '../preferences.js';
import { shared } from '../styles.js';
import { damage } from '../tokens/damage.js';
import { picture } from '../tokens/draw.js';
import { lost } from '../tokens/lost.js';
import { victim } from '../tokens/victim.js';
import { tellEvents, tellStep, whoName } from '../words/index.js';
import { Speaking } from '../words/language.js';
import { replayStyles } from './replay/styles.js';

const PLAY_MS = 1400;

/** A past game, step by step: the board as it lay, and what happened. */
@customElement('fp-replay')
export class FpReplay extends FpElement {
  static override styles = [shared, replayStyles];

  @property() game = '';
  @property() back: Place = 'pastGames';
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
    const { notice } = this.archive;
    const shown = this.archive.replay?.game.id === this.game ? this.archive.replay : null;
    return html`<fp-page still .back=${this.back} .heading=${replay.title}>
      ${shown ? this.counts(shown.game) : nothing}
      ${
        shown
          ? html`<div class="both">${this.board(shown.game)}${this.told(shown)}</div>`
          : html`<p>${past[notice === 'failed' || notice === 'noSuchGame' ? notice : 'loading']}</p>`
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

  /** How it stood at this step. */
  private counts({ supplies }: GameView) {
    const { counters, of } = this.speaking.words.play;
    const count = (token: ReturnType<typeof victim>, n: number, most: number, label: string) =>
      html`<li>${picture(token)}<span><b>${n}</b> <span class="of">${of(most)}</span></span><span class="label">${label}</span></li>`;
    return html`<ul class="counts" slot="aside">
      ${count(victim(), supplies.rescued.victims, supplies.rescued.of, counters.rescued)}
      ${count(lost(), supplies.lost.victims, supplies.lost.of, counters.lost)}
      ${count(damage(), supplies.damage.left, supplies.damage.of, `${counters.damage} ${counters.left}`)}
    </ul>`;
  }

  private told({ game, steps, stops }: PastGameView) {
    const { words } = this.speaking;
    const { replay } = words.screens;
    const naming = { words, board: game.board, crew: game.crew };
    return html`<section class="told" tabindex="0" aria-live="polite">
      <p class="turn">
        ${replay.step(game.step, steps)}${game.turn.who ? ` · ${whoName(naming, game.turn.who)}, ${words.play.turn(game.turn.number)}` : ''}
      </p>
      <h2>${game.undo ? tellStep(naming, game.undo) : replay.begin}</h2>
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
