import { css, html, LitElement, nothing } from 'lit';
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
    return html`<fp-hold-button>${this.told}</fp-hold-button>
      ${diePair(this.naming, this.at)}
      ${
        this.pencil === null
          ? nothing
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
