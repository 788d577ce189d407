import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { HistoryEntry, Space } from '../../server/web/wire.js';
import { pawnsOf } from '../crew.js';
import { FpElement } from '../fp-element.js';
import '../fp-hold-button.js';
import { icon } from '../icons.js';
import { diceStyles, diePair } from '../play/dice.js';
import { shared } from '../styles.js';
import { dieBlack } from '../tokens/dieBlack.js';
import { dieRed } from '../tokens/dieRed.js';
import { picture } from '../tokens/draw.js';
import { firefighter } from '../tokens/firefighter.js';
import { type Naming, tellOutcome } from '../words/index.js';

/** One step of the record: held to go back before it (`fp-held`), and where it can be set right a pencil (`fp-amend`). */
@customElement('fp-history-row')
export class FpHistoryRow extends FpElement {
  @property({ attribute: false }) entry!: HistoryEntry;
  @property() told = '';
  @property({ attribute: false }) naming!: Naming;
  /** The space the step was about, shown as the dice that point at it. */
  @property({ attribute: false }) at: Space | null = null;
  /** What the pencil is called; null without one. */
  @property({ attribute: false }) pencil: string | null = null;

  override render() {
    const { turnGroup, faces } = this.naming.words.play;
    const { src, turn } = this.entry;
    const outcome = tellOutcome(this.naming, this.entry);
    const about = [
      turnGroup(turn),
      ...(src === 'hand' || src === 'rng' ? [faces[src]] : []),
      ...(outcome ? [outcome] : []),
    ].join(' · ');
    return html`<fp-hold-button
        ><span class="step"
          ><span class="sign">${this.sign()}</span
          ><span class="what"><b>${this.told}</b><small>${about}</small></span
          >${diePair(this.naming, this.at)}</span
        ></fp-hold-button
      >
      ${
        this.pencil === null
          ? html`<span class="none"></span>`
          : html`<button class="icon" aria-label=${this.pencil} @click=${() => this.amend()}>${icon('pencil')}</button>`
      }`;
  }

  /** Whom it was about, or the dice that fell; nothing for what concerns everybody. */
  private sign() {
    const { input, answered } = this.entry;
    // A question names whom it asks about, who need not be the one whose turn it is.
    const who = answered?.for === 'choice' && 'who' in answered ? answered.who : this.entry.who;
    if (input.do === 'roll') {
      return html`${input.red ? picture(dieRed(input.red)) : ''}${input.black ? picture(dieBlack(input.black)) : ''}`;
    }
    const isOwn = who !== null && (input.do === 'act' || input.do === 'answer');
    return isOwn ? picture(firefighter(pawnsOf(this.naming.crew)(who)), '-58 -58 116 116') : '';
  }

  private amend(): void {
    this.dispatchEvent(new CustomEvent('fp-amend'));
  }

  static override styles = [
    shared,
    diceStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: var(--gap);
        /* A row of the list is as high as the list says, and what is in it no higher. */
        --touch: max(44px, 0.85 * var(--row));
      }
      .none {
        flex: none;
        width: var(--touch);
      }
      .step {
        display: flex;
        align-items: center;
        gap: calc(2 * var(--gap));
      }
      .sign {
        display: flex;
        flex: none;
        justify-content: center;
        gap: calc(0.5 * var(--gap));
        width: calc(2.3 * var(--die));
      }
      .sign svg {
        width: var(--die);
        height: var(--die);
      }
      .sign svg:only-child {
        width: calc(1.25 * var(--die));
        height: calc(1.25 * var(--die));
      }
      .what {
        display: flex;
        flex: 1;
        align-items: baseline;
        flex-wrap: wrap;
        column-gap: calc(2 * var(--gap));
        min-width: 0;
        line-height: 1.15;
      }
      b {
        font-weight: 650;
      }
      b::first-letter {
        text-transform: uppercase;
      }
      small {
        color: var(--ink-2);
        font-size: var(--type-small);
        font-weight: 450;
      }
      fp-hold-button {
        flex: 1;
        min-width: 0;
      }
      @media (orientation: portrait) and (max-width: 599px) {
        .step {
          gap: 8px;
        }
        small {
          display: none;
        }
        b {
          display: -webkit-box;
          overflow: hidden;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 2;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-history-row': FpHistoryRow;
  }
}
