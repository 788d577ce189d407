import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Catalogue, GameView, Question, TableView } from '../../server/web/wire.js';
import { stateOf } from '../crew.js';
import { FpElement } from '../fp-element.js';
import '../controls/fp-specialists.js';
import { pawnsOf } from '../crew.js';
import { go, sendCommand } from '../events.js';
import { icon } from '../icons.js';
import { openInstructions } from '../play/mode.js';
import { pager, pagerStyles } from '../play/pager.js';
import { shared } from '../styles.js';
import { picture } from '../tokens/draw.js';
import { firefighter } from '../tokens/firefighter.js';
import { Speaking, specialistsIn, tellQuestion, tellSpecialist, tellUndo, toldInLine } from '../words/index.js';
import { castingStyles } from './casting/styles.js';

/** So few cards fill the screen with larger letters. */
const FEW = 4;

type RoleQuestion = Extract<Question, { about: 'role' }>;

/** Who is who: somebody chooses a specialist. The plan does not matter for it, so all of the screen is for reading. */
@customElement('fp-casting')
export class FpCasting extends FpElement {
  @property({ attribute: false }) view!: TableView;
  @property({ attribute: false }) catalogue!: Catalogue;
  @state() private perPage = Number.POSITIVE_INFINITY;
  @state() private page = 0;
  private readonly speaking = new Speaking(this);
  private readonly watcher = new ResizeObserver(() => this.measure());

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  /** A low phone turns pages: head and pager take their share, and a card has up to three lines. */
  private measure(): void {
    const isLow = this.clientWidth < 600 && this.clientHeight < 760;
    this.perPage = isLow ? Math.max(1, Math.floor((this.clientHeight - 122) / 78)) : Number.POSITIVE_INFINITY;
  }

  override render() {
    const { game } = this.view;
    const question = game?.awaiting;
    if (!game || question?.for !== 'choice' || question.about !== 'role') return nothing;
    const { prompt, help } = this.asked(game, question);
    const first = this.page === 0 ? 0 : this.page * this.perPage;
    return html`<header>
        <span class="pawn">${picture(firefighter(pawnsOf(game.crew)(question.who)), '-58 -58 116 116')}</span>
        <div class="asked"><h1 tabindex="-1">${prompt}</h1><p><span>${help}</span> ${this.onTheTable(game)}</p></div>
        ${this.others(game)} ${this.undo(game)}
        <button class="icon" aria-label=${this.speaking.words.screens.start.settings} @click=${() => go(this, 'settings')}>
          ${icon('menu')}
        </button>
      </header>
      <fp-specialists
        class=${`of-${question.options.length} ${question.options.length <= FEW ? 'few' : ''}`}
        .label=${prompt}
        .roles=${question.options.slice(first, first + this.perPage)}
        .facts=${specialistsIn(this.catalogue, this.view.game)}
        @fp-pick=${(event: CustomEvent<string>) => this.answer(event.detail)}
      ></fp-specialists>
      ${question.options.length > this.perPage ? this.pager(first, question.options.length) : ''}`;
  }

  private pager(first: number, of: number) {
    const { perPage, page, speaking } = this;
    const turn = (to: number) => {
      this.page = to;
    };
    return pager(speaking.words, { page, first, count: Math.min(perPage, of - first), of, turn });
  }

  private answer(value: string): void {
    this.page = 0;
    sendCommand(this, { do: 'input', input: { do: 'answer', value } });
  }

  /** Who listens hears what is asked, and does not stay behind on the plan. */
  protected override firstUpdated(): void {
    this.renderRoot.querySelector('h1')?.focus({ preventScroll: true });
  }

  private asked(game: GameView, question: RoleQuestion) {
    const naming = { words: this.speaking.words, board: game.board, crew: game.crew };
    return tellQuestion(naming, question, this.view.dice);
  }

  /** The card somebody has just taken, or must put back. */
  private onTheTable(game: GameView) {
    const { words } = this.speaking;
    const open = toldInLine({ words, board: game.board, crew: game.crew }, openInstructions(game));
    return open.length === 0 ? '' : html`<b>${words.play.onTheTable}: ${open.join(', ')}</b>`;
  }

  /** Who has chosen already, so that nobody has to remember. */
  private others({ crew, table }: GameView) {
    const { words } = this.speaking;
    const pawnOf = pawnsOf(crew);
    const cast = crew.flatMap(({ id, role: wished }) => {
      const role = stateOf(table, id)?.role ?? wished;
      return role ? [{ id, name: tellSpecialist(words, role, undefined).name }] : [];
    });
    return html`<ul class="others">
      ${cast.map(({ id, name }) => html`<li>${picture(firefighter(pawnOf(id)), '-58 -58 116 116')}${name}</li>`)}
    </ul>`;
  }

  private undo(game: GameView) {
    const { words } = this.speaking;
    const naming = { words, board: game.board, crew: game.crew };
    return html`<button class="undo" ?disabled=${!game.undo} @click=${() => sendCommand(this, { do: 'undo' })}>
      ${icon('undo')}
      <span><b>${words.common.undo}</b>${game.undo ? html`<small>${tellUndo(naming, game.undo)}</small>` : ''}</span>
    </button>`;
  }

  static override styles = [shared, pagerStyles, castingStyles];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-casting': FpCasting;
  }
}
