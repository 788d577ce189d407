import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { CrewMember } from '../../../server/web/wire.js';
import { pawnsOf } from '../../crew.js';
import { FpElement } from '../../fp-element.js';
import { icon } from '../../icons.js';
import { shared } from '../../styles.js';
import { picture } from '../../tokens/draw.js';
import { firefighter } from '../../tokens/firefighter.js';
import { colourName, roleName } from '../../words/index.js';
import { Speaking } from '../../words/language.js';
import { cards } from './card.js';
import { COLOURS, type castingOf } from './draft.js';

declare global {
  interface HTMLElementEventMap {
    /** A firefighter was tapped: one of the crew, or one that could join. */
    'fp-member': CustomEvent<string>;
  }
}

/** The six firefighters: those who play, in colour and in seat order, and those who could. */
@customElement('fp-crew-grid')
export class FpCrewGrid extends FpElement {
  static override styles = [
    shared,
    cards,
    css`
      .grid {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: calc(1.6 * var(--gap));
      }
      button.card {
        display: grid;
        justify-items: center;
        align-content: center;
        gap: calc(0.5 * var(--gap));
        min-height: calc(190 * var(--u));
        padding: var(--gap);
      }
      svg:not(.line) {
        width: max(46px, 76 * var(--u));
      }
      .card b {
        max-width: 100%;
        padding: 0;
        overflow: hidden;
        font-size: max(16px, 0.88 * var(--type-verb));
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .card .fine {
        max-width: 100%;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .out svg {
        filter: grayscale(0.55);
        opacity: 0.55;
      }
      .out b {
        color: var(--ink-2);
        font-weight: 450;
      }
      .seat {
        position: absolute;
        top: var(--gap);
        left: calc(1.4 * var(--gap));
        color: var(--ink-2);
        font-size: var(--type-small);
      }
      :host([large]) button.card {
        min-height: min(31vh, 22rem, 48vw);
      }
      :host([large]) svg:not(.line) {
        width: min(60%, 9rem, 13vh);
      }
      @media (max-height: 599px), (max-width: 599px) {
        :host(:not([large])) button.card {
          min-height: 96px;
        }
      }
      @media (max-width: 599px) {
        :host(:not([large])) svg:not(.line) {
          width: 52px;
        }
        .card .fine {
          line-height: 1.1;
          text-align: center;
          white-space: normal;
          hyphens: auto;
        }
      }
      @media (orientation: landscape) and (max-height: 599px) {
        :host(:not([large])) .grid {
          grid-template-columns: repeat(6, minmax(0, 1fr));
          gap: var(--gap);
        }
        :host(:not([large])) .tick {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) crew: readonly CrewMember[] = [];
  /** Specialists are played: each tile says which, or how one is found. */
  @property({ attribute: false }) casting: ReturnType<typeof castingOf> | null = null;
  /** With a screen to itself the grid grows. */
  @property({ type: Boolean, reflect: true }) large = false;
  private readonly speaking = new Speaking(this);

  override render() {
    const playing = this.crew.map(member => member.id);
    const others = COLOURS.filter(colour => !playing.includes(colour));
    return html`<div class="grid">${[...playing, ...others].map((who, seat) => this.tile(who, seat))}</div>`;
  }

  private tile(who: string, seat: number) {
    const { words } = this.speaking;
    const member = this.crew.find(one => one.id === who);
    const colour = colourName(words, who);
    const pawn = member ? pawnsOf(this.crew)(who) : { colour: who, initial: colour.slice(0, 1) };
    const isNamed = member?.name !== undefined && member.name !== '';
    return html`<button
      class="card ${member ? '' : 'out'}"
      aria-pressed=${member !== undefined}
      data-id=${who}
      @click=${() => this.tap(who)}
    >
      ${member ? html`<span class="seat">${seat + 1}</span><span class="tick">${icon('tick')}</span>` : nothing}
      ${picture(firefighter(pawn), '-58 -58 116 116')}
      <b>${member ? member.name || colour : words.screens.newGame.add}</b>
      ${isNamed || !member ? html`<span class="unseen">${colour}</span>` : nothing}
      ${member && this.casting ? html`<span class="fine">${this.roleOf(member)}</span>` : nothing}
    </button>`;
  }

  private roleOf({ role }: CrewMember): string {
    const { screens } = this.speaking.words;
    if (this.casting === 'mustBeDealt' || (this.casting === 'dealt' && !role)) return screens.newGame.deal.dealt.name;
    return role ? roleName(this.speaking.words, role) : screens.firefighter.chooseLater;
  }

  private tap(who: string): void {
    this.dispatchEvent(new CustomEvent('fp-member', { detail: who, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-crew-grid': FpCrewGrid;
  }
}
