import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameInput, GameView, TableView } from '../../server/web/wire.js';
import { FpElement } from '../fp-element.js';
import '../controls/fp-page.js';
import { go, sendCommand } from '../events.js';
import '../fp-hold-button.js';
import { shared } from '../styles.js';
import { crewName } from '../words/index.js';
import { Speaking } from '../words/language.js';
import { reseated } from './newGame/draft.js';
import './newGame/fp-crew-grid.js';
import './newGame/fp-firefighter.js';
import type { MemberChange } from './newGame/fp-firefighter.js';

/** Who plays, in the middle of a game: somebody joins, leaves, swaps seats, or takes a second firefighter. */
@customElement('fp-crew')
export class FpCrew extends FpElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
      }
      fp-crew-grid {
        display: block;
        max-width: 80rem;
        margin: 0 auto;
      }
      .word {
        display: flex;
        align-items: center;
        gap: var(--gap);
        font-size: var(--type-small);
      }
      .line {
        width: 1.2em;
      }
      .done {
        flex: 0 1 calc(3.2 * var(--bar));
        min-height: var(--bar);
      }
    `,
  ];

  @property({ attribute: false }) view!: TableView;
  @state() private opened: string | null = null;
  private readonly speaking = new Speaking(this);

  override render() {
    const { words } = this.speaking;
    const { game } = this.view;
    if (!game) return nothing;
    return html`<fp-page back="settings" .heading=${words.screens.crew.title} .says=${words.screens.crew.says}>
        <fp-crew-grid
          large
          .crew=${game.crew}
          .casting=${game.crew.some(({ role }) => role) ? 'chosen' : null}
          @fp-member=${(event: CustomEvent<string>) => this.tap(game, event.detail)}
        ></fp-crew-grid>
        <button slot="foot" class="primary done" @click=${() => go(this, 'play')}>${words.common.done}</button>
      </fp-page>
      ${this.sheet(game)}`;
  }

  private sheet(game: GameView) {
    const { words } = this.speaking;
    const member = game.crew.find(({ id }) => id === this.opened);
    if (!member) return nothing;
    const names = game.crew.flatMap(({ id, name }) => (id !== member.id && name ? [name] : []));
    const leave = words.screens.crew.leave(crewName(words, game.crew, member.id));
    return html`<fp-firefighter
      .member=${member}
      .names=${[...new Set(names)]}
      @fp-change=${(event: CustomEvent<MemberChange>) => this.change(game, event.detail)}
      @fp-close=${() => {
        this.opened = null;
      }}
    >
      <fp-hold-button slot="out" .label=${leave} @fp-held=${() => this.leave(member.id)}
        ><span class="word">${leave}</span></fp-hold-button
      >
    </fp-firefighter>`;
  }

  private tap(game: GameView, who: string): void {
    if (game.crew.some(({ id }) => id === who)) this.opened = who;
    else this.tell({ do: 'crew', change: 'join', member: { id: who } });
  }

  private leave(who: string): void {
    this.opened = null;
    this.tell({ do: 'crew', change: 'leave', who });
  }

  private change(game: GameView, change: MemberChange): void {
    const order = game.crew.map(({ id }) => id);
    if (change.change === 'seat') {
      this.tell({ do: 'crew', change: 'seats', order: reseated(order, change.who, change.by) });
    }
    if (change.change !== 'member') return;
    const { id, name = '' } = change.member;
    const known = game.crew.find(member => member.id === id);
    if (name !== (known?.name ?? '')) this.tell({ do: 'crew', change: 'rename', who: id, name });
  }

  private tell(input: GameInput): void {
    sendCommand(this, { do: 'input', input });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-crew': FpCrew;
  }
}
