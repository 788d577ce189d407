import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Board, TableState } from '../../../server/web/wire.js';
import { FpElement } from '../../fp-element.js';
import { known } from '../../known.js';
import '../../board/fp-board.js';
import { icon } from '../../icons.js';
import { shared } from '../../styles.js';
import { Speaking } from '../../words/language.js';
import { cards } from './card.js';

/** The boards as pictures. */
@customElement('fp-board-list')
export class FpBoardList extends FpElement {
  static override styles = [
    shared,
    cards,
    css`
      :host {
        display: grid;
        height: 100%;
      }
      .list {
        display: grid;
        grid-auto-rows: minmax(0, 1fr);
        gap: calc(1.6 * var(--gap));
        min-height: 0;
      }
      .list[data-count='1'] {
        grid-auto-rows: minmax(0, 0.6fr);
      }
      button.card {
        display: flex;
        flex-direction: column;
        gap: var(--gap);
        min-height: 0;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 calc(1.5 * var(--gap));
      }
      .head b {
        padding: 0;
      }
      .head .fine {
        padding-right: 2em;
      }
      fp-board {
        flex: 1;
        align-self: stretch;
        min-height: 100px;
      }
      @media (orientation: landscape) and (max-height: 599px) {
        .list {
          grid-auto-columns: minmax(0, 1fr);
          grid-auto-flow: column;
          height: 56vh;
        }
      }
    `,
  ];

  @property({ attribute: false }) boards: readonly Board[] = [];
  @property() chosen = '';
  /** Shows the printed fires and markers of the family game. */
  @property({ type: Boolean }) printed = false;
  private readonly speaking = new Speaking(this);

  override render() {
    const { newGame } = this.speaking.words.screens;
    return html`<div class="list" data-count=${this.boards.length} role="radiogroup" aria-label=${newGame.board}>
      ${this.boards.map(board => this.card(board))}
    </div>`;
  }

  private card(board: Board) {
    const { words } = this.speaking;
    const isChosen = board.id === this.chosen;
    return html`<button class="card" role="radio" aria-checked=${isChosen} data-id=${board.id} @click=${() => this.choose(board.id)}>
      ${isChosen ? html`<span class="tick">${icon('tick')}</span>` : nothing}
      <span class="head">
        <b>${known(words.rules.boards, board.id)?.name ?? board.name}</b><span class="fine">${this.facts(board)}</span>
      </span>
      ${this.boards.length === 1 ? html`<span class="says">${known(words.rules.boards, board.id)?.says}</span>` : nothing}
      <fp-board picture .board=${board} .table=${this.printed ? printedTable(board) : {}}></fp-board>
    </button>`;
  }

  private facts(board: Board): string {
    const { newGame } = this.speaking.words.screens;
    const elevators = board.elevators?.length ?? 0;
    return elevators > 0
      ? `${newGame.elevators(elevators)}, ${newGame.doors(board.doors.length)}`
      : `${newGame.doors(board.doors.length)}, ${newGame.waysIn(board.entrances.length)}`;
  }

  private choose(id: string): void {
    this.dispatchEvent(new CustomEvent('fp-pick', { detail: id, bubbles: true, composed: true }));
  }
}

/** What the board itself has printed on it for the family game. */
function printedTable(board: Board): TableState {
  if (!board.family) return {};
  return { fire: board.family.fires, poi: Object.fromEntries(board.family.poi.map(space => [space, '?' as const])) };
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-board-list': FpBoardList;
  }
}
