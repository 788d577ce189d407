import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Space } from '../../server/web/wire.js';
import '../fp-hold-button.js';
import { icon } from '../icons.js';
import { diePair } from '../play/dice.js';
import { shared } from '../styles.js';
import type { Naming } from '../words/index.js';

/** One step of the record: held to go back before it (`fp-held`), and where it can be set right a pencil (`fp-amend`). */
@customElement('fp-history-row')
export class FpHistoryRow extends LitElement {
  @property() told = '';
  @property({ attribute: false }) naming!: Naming;
  /** The space the step was about, shown as the dice that point at it. */
  @property({ attribute: false }) at: Space | null = null;
  /** What the pencil is called; null without one. */
  @property({ attribute: false }) pencil: string | null = null;

  override render() {
    return html`<fp-hold-button
        ><span class="step"><span>${this.told}</span>${diePair(this.naming, this.at)}</span></fp-hold-button
      >
      ${
        this.pencil === null
          ? html`<span class="none"></span>`
          : html`<button class="icon" aria-label=${this.pencil} @click=${() => this.amend()}>${icon('pencil')}</button>`
      }`;
  }

  private amend(): void {
    this.dispatchEvent(new CustomEvent('fp-amend'));
  }

  static override styles = [
    shared,
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
        justify-content: space-between;
        gap: var(--gap);
      }
      fp-hold-button {
        flex: 1;
        min-width: 0;
      }
      .dice {
        display: flex;
        flex: none;
        gap: calc(0.5 * var(--gap));
      }
      .dice svg {
        width: var(--die);
        height: var(--die);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-history-row': FpHistoryRow;
  }
}
