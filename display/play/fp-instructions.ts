import type { PropertyValues } from 'lit';
import { css, html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameView, TickedInstruction } from '../../server/web/wire.js';
import { pawnsOf } from '../crew.js';
import { sendCommand } from '../events.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import { picture } from '../tokens/draw.js';
import type { Naming } from '../words/index.js';
import { edgeSide, Speaking, tellInstruction } from '../words/index.js';
import { diePair } from './dice.js';
import type { RowFit } from './fitRows.js';
import { fitRows } from './fitRows.js';
import { instructionPicture } from './instructionPicture.js';

/** The list of what hands do: number, picture, verb, place, tick. It never scrolls: it tightens, then turns pages. */
@customElement('fp-instructions')
export class FpInstructions extends LitElement {
  @property({ attribute: false }) game!: GameView;
  @property({ attribute: false }) naming!: Naming;
  /** For a short list beside something else: no ticks, small rows. */
  @property({ type: Boolean, reflect: true }) brief = false;

  @state() private room: { readonly height: number; readonly row: number; readonly columns: 1 | 2 } | null = null;
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

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('game');
    if (before && before.step !== this.game.step) this.page = 0;
  }

  override render() {
    const { instructions } = this.game;
    const { perPage, columns, look } = this.fit(instructions.length);
    const page = Math.min(this.page, Math.ceil(instructions.length / perPage) - 1);
    const first = page * perPage;
    const shown = instructions.slice(first, first + perPage);
    const perColumn = Math.ceil(shown.length / columns);
    return html`
      <ol class=${look} .style=${`grid-template-rows: repeat(${perColumn}, auto)`}>
        ${shown.map(instruction => this.row(instruction))}
      </ol>
      ${perPage < instructions.length ? this.pager(page, first, shown.length) : ''}
    `;
  }

  private fit(count: number): RowFit {
    if (!this.room) return { columns: 1, look: 'roomy', perPage: Math.max(1, count) };
    const { height, row, columns } = this.room;
    const tight = Math.max(46, 0.72 * row);
    return fitRows(count, { height, columns }, { roomy: this.brief ? tight : row, tight });
  }

  private row(instruction: TickedInstruction) {
    const { words, board, seen } = this.naming;
    const { verb, place, at } = tellInstruction(this.naming, instruction);
    const sideOf = (edge: string) => {
      const { side } = edgeSide(board, edge, instruction.because);
      return seen ? seen(side) : side;
    };
    return html`<li class=${instruction.isDone ? 'done' : ''}>
      <span class="number" aria-hidden="true">${instruction.number}</span>
      <span class="picture">${picture(instructionPicture(instruction, pawnsOf(this.game.crew), sideOf))}</span>
      <span class="what"><b>${verb}</b><span class="place">${place}</span></span>
      ${diePair(this.naming, at)}
      ${
        this.brief
          ? ''
          : html`<button
              class="tick"
              role="checkbox"
              aria-checked=${instruction.isDone ? 'true' : 'false'}
              aria-label=${words.play.tick(instruction.number, verb)}
              @click=${() => this.tick(instruction)}
            >
              ${instruction.isDone ? icon('tick') : ''}
            </button>`
      }
    </li>`;
  }

  private pager(page: number, first: number, count: number) {
    const { play } = this.speaking.words;
    const of = this.game.instructions.length;
    return html`<div class="pager">
      <button class="icon" aria-label=${play.earlier} ?disabled=${page === 0} @click=${() => this.turn(page - 1)}>${icon('left')}</button>
      <span>${play.page(first + 1, first + count, of)}</span>
      <button class="icon" aria-label=${play.later} ?disabled=${first + count >= of} @click=${() => this.turn(page + 1)}>${icon('right')}</button>
    </div>`;
  }

  private turn(to: number): void {
    this.page = to;
  }

  private tick({ number, isDone }: TickedInstruction): void {
    sendCommand(this, { do: 'tick', step: this.game.step, instructions: [number], done: !isDone });
  }

  /** Only when the size changes: asking for style after every roll would hold up its painting. */
  private measure(): void {
    if (this.clientHeight === 0) return;
    const style = getComputedStyle(this);
    const columns = style.getPropertyValue('--columns').trim() === '2' ? 2 : 1;
    this.room = { height: this.clientHeight, row: Number.parseFloat(style.getPropertyValue('--row')), columns };
  }

  static override styles = [
    shared,
    css`
      :host {
        --row-roomy: var(--row);
        --row-tight: max(46px, 0.72 * var(--row));
        --columns: 1;
        display: flex;
        flex-direction: column;
        min-height: 0;
        overflow: hidden;
      }
      ol {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        column-gap: calc(3 * var(--gap));
      }
      li {
        position: relative;
        display: flex;
        align-items: center;
        gap: calc(1.6 * var(--gap));
        height: var(--row-roomy);
        border-top: max(1px, 1.5 * var(--u)) solid var(--line);
      }
      .tight li {
        height: var(--row-tight);
      }
      .number {
        display: grid;
        place-items: center;
        flex: none;
        width: var(--badge);
        height: var(--badge);
        border: max(1.5px, 2 * var(--u)) solid var(--signal);
        border-radius: 50%;
        background: var(--signal);
        color: var(--on-signal);
        font-size: calc(0.58 * var(--badge));
        font-weight: 750;
      }
      .done .number {
        background: transparent;
        color: var(--signal);
      }
      .done .what,
      .done .picture {
        opacity: 0.62;
      }
      .picture svg {
        width: var(--icon);
        height: var(--icon);
      }
      .tight .picture svg {
        width: min(var(--icon), 0.62 * var(--row-tight));
        height: min(var(--icon), 0.62 * var(--row-tight));
      }
      .tight .number {
        width: min(var(--badge), 0.66 * var(--row-tight));
        height: min(var(--badge), 0.66 * var(--row-tight));
        font-size: min(0.58 * var(--badge), 0.4 * var(--row-tight));
      }
      .what {
        flex: 1;
        min-width: 0;
        line-height: 1.1;
      }
      b {
        display: block;
        overflow: hidden;
        font-size: var(--type-verb);
        font-weight: 700;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .place {
        display: block;
        overflow: hidden;
        color: var(--ink-2);
        font-size: var(--type-place);
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .tight .place {
        display: none;
      }
      .dice {
        display: flex;
        flex: none;
        gap: var(--gap);
      }
      .dice svg {
        width: var(--die);
        height: var(--die);
      }
      .tick {
        display: grid;
        place-items: center;
        flex: none;
        width: var(--tick);
        min-width: var(--tick);
        height: var(--tick);
        min-height: min(var(--tick), 44px);
        padding: 0;
        border-color: var(--edge);
        border-radius: calc(0.24 * var(--tick));
      }
      .tight .tick {
        height: min(var(--tick), 0.94 * var(--row-tight));
      }
      .tick svg {
        width: 70%;
        color: var(--signal);
      }
      /* The box shows it; the whole row takes the tap. */
      .tick::after {
        content: '';
        position: absolute;
        inset: 0;
      }
      .pager {
        display: flex;
        align-items: center;
        justify-content: space-between;
        border-top: 1px solid var(--line);
        color: var(--ink-2);
        font-size: var(--type-place);
      }
      :host([brief]) {
        --row-roomy: max(46px, 0.72 * var(--row));
      }
      :host([brief]) .number {
        display: none;
      }
      :host([brief]) .what {
        display: flex;
        align-items: baseline;
        gap: calc(1.5 * var(--gap));
      }
      /* Narrow rows: a long verb takes the line of the place, for the dice and the plan still tell it. */
      @media (orientation: portrait) {
        .what {
          display: -webkit-box;
          overflow: hidden;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 2;
        }
        b,
        .place {
          overflow: visible;
          white-space: normal;
        }
        b {
          line-height: 1;
        }
      }
      @media (orientation: portrait) and (min-width: 600px) {
        :host {
          --columns: 2;
        }
        li {
          gap: var(--gap);
        }
        b {
          font-size: calc(0.88 * var(--type-verb));
        }
      }
      @media (orientation: portrait) and (max-width: 599px) {
        .roomy .what {
          -webkit-line-clamp: 3;
        }
        b {
          font-size: max(18px, 0.88 * var(--type-verb));
        }
        li {
          gap: 10px;
        }
      }
      @media (orientation: landscape) and (max-height: 599px) {
        .place {
          display: none;
        }
        /* No room for a box of its own. */
        .tick {
          position: absolute;
          inset: 0;
          width: auto;
          height: auto !important;
          border-color: transparent;
        }
        .tick svg {
          display: none;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-instructions': FpInstructions;
  }
}
