import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Catalogue, GameView, Question, TableView } from '../../server/web/wire.js';
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

/** So few cards fill the screen with larger letters. */
const FEW = 4;

type RoleQuestion = Extract<Question, { about: 'role' }>;

/** Who is who: somebody chooses a specialist. The plan does not matter for it, so all of the screen is for reading. */
@customElement('fp-casting')
export class FpCasting extends LitElement {
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
      const role = table.firefighters?.[id]?.role ?? wished;
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

  static override styles = [
    shared,
    pagerStyles,
    css`
      :host {
        position: fixed;
        inset: 0;
        z-index: 10;
        display: grid;
        grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
        gap: calc(2 * var(--gap));
        padding: var(--pad) calc(1.5 * var(--pad));
        overflow: auto;
        background: var(--bg);
        --specialist-columns: 3;
        --specialist-rows: 1fr;
        --specialist-gap: calc(1.6 * var(--gap));
        --specialist-pad: calc(2 * var(--gap)) calc(2.6 * var(--gap));
        /* As large as eleven cards allow. */
        --most: min(var(--type-verb), 34 * var(--u));
        --specialist-name: calc(1.2 * var(--most));
        --specialist-says: calc(0.94 * var(--most));
      }
      header {
        display: flex;
        align-items: center;
        gap: calc(2 * var(--gap));
      }
      .pawn svg {
        width: calc(1.3 * var(--type-prompt));
      }
      .asked {
        flex: 1;
      }
      h1 {
        font-size: calc(0.85 * var(--type-prompt));
        font-weight: 780;
        letter-spacing: -0.02em;
        line-height: 1.08;
        text-wrap: balance;
      }
      p,
      .others {
        color: var(--ink-2);
        font-size: var(--type-place);
      }
      .others {
        display: grid;
        grid-template-columns: repeat(3, auto);
        gap: calc(0.5 * var(--gap)) calc(2 * var(--gap));
      }
      .others li {
        display: flex;
        align-items: center;
        gap: var(--gap);
      }
      .others svg {
        width: 1.5em;
      }
      .undo {
        display: flex;
        align-items: center;
        gap: calc(1.5 * var(--gap));
        min-height: calc(0.8 * var(--bar));
        font-size: var(--type-place);
      }
      .undo .line {
        width: 1.5em;
      }
      small {
        display: -webkit-box;
        overflow: hidden;
        max-width: 14em;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        color: var(--ink-2);
        font-size: var(--type-small);
      }
      p:has(b) {
        margin-top: 0.2em;
      }
      p b {
        color: var(--ink);
        font-weight: 650;
      }
      .few {
        --specialist-name: calc(1.8 * var(--type-verb));
        --specialist-says: calc(1.3 * var(--type-verb));
        --specialist-pad: calc(3 * var(--gap)) calc(4 * var(--gap));
        --specialist-stand: center;
      }
      /* Two and two, and not three and one at the end. */
      @media (orientation: landscape) {
        .of-2,
        .of-4,
        .of-7,
        .of-8,
        .of-10 {
          --specialist-columns: 2;
          --specialist-last: 1 / -1;
        }
        .of-1 {
          --specialist-columns: 1;
        }
      }
      @media (orientation: landscape) and (max-height: 599px) {
        :host {
          gap: var(--gap);
          padding: var(--gap) var(--pad);
          --specialist-rows: auto;
          --specialist-gap: var(--gap);
          --specialist-pad: 6px 10px;
          --specialist-name: min(var(--type-place), 18px);
          --specialist-says: var(--type-small);
        }
        .few {
          --specialist-name: calc(1.3 * var(--type-verb));
          --specialist-says: var(--type-verb);
          --specialist-pad: 10px 16px;
        }
        p:not(:has(b)),
        .others {
          display: none;
        }
      }
      @media (orientation: portrait) {
        :host {
          --specialist-columns: 2;
          --specialist-last: 1 / -1;
          --most: min(var(--type-verb), 25 * var(--u));
          --specialist-name: var(--most);
          --specialist-pad: var(--gap) calc(2 * var(--gap));
          --specialist-gap: var(--gap);
        }
        .few {
          --specialist-columns: 1;
          --specialist-name: calc(1.5 * var(--type-verb));
        }
        small {
          max-width: 9em;
        }
        p:not(:has(b)),
        .others {
          display: none;
        }
      }
      @media (orientation: portrait) and (max-width: 599px) {
        :host {
          gap: var(--gap);
          padding: var(--gap) 10px;
          --specialist-gap: 5px;
          --specialist-pad: 5px 10px;
          --specialist-columns: 1;
          --specialist-rows: auto;
          --specialist-name: var(--type-place);
          --specialist-says: var(--type-small);
        }
        .pawn svg {
          width: 44px;
        }
        .undo {
          min-height: 44px;
        }
        .few {
          --specialist-name: calc(1.15 * var(--type-verb));
          --specialist-says: var(--type-place);
        }
        .undo span {
          display: none;
        }
        h1 {
          font-size: 24px;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-casting': FpCasting;
  }
}
