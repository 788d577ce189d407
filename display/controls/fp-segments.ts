import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { FpElement } from '../fp-element.js';
import { shared } from '../styles.js';

/** A few short names side by side, one of them chosen. */
@customElement('fp-segments')
export class FpSegments extends FpElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      .segments {
        display: flex;
        gap: max(3px, 4 * var(--u));
        padding: max(3px, 4 * var(--u));
        border-radius: var(--radius);
        background: var(--ground);
        box-shadow: inset 0 0 0 max(1px, 2 * var(--u)) var(--line);
      }
      button {
        flex: 1 1 0;
        min-width: max-content;
        padding: 0 calc(1.2 * var(--gap));
        border-color: transparent;
        border-radius: calc(0.8 * var(--radius));
        color: var(--ink-2);
        font-size: var(--type-small);
        text-align: center;
        white-space: nowrap;
      }
      button[aria-checked='true'] {
        background: var(--raised);
        border-color: var(--signal);
        color: var(--ink);
        font-weight: 700;
      }
      /* Two short lines in a name rather than a name beyond the frame. */
      @media (max-width: 389px) {
        button {
          flex: 1 1 auto;
          min-width: min-content;
          padding: 0 4px;
          line-height: 1.05;
          white-space: normal;
        }
      }
    `,
  ];

  @property() label = '';
  @property({ attribute: false }) options: readonly { readonly id: string; readonly name: string }[] = [];
  @property() chosen = '';

  override render() {
    return html`<div class="segments" role="radiogroup" aria-label=${this.label}>
      ${this.options.map(
        ({ id, name }) =>
          html`<button role="radio" aria-checked=${id === this.chosen} data-id=${id} @click=${() => this.choose(id)}>${name}</button>`,
      )}
    </div>`;
  }

  private choose(id: string): void {
    this.dispatchEvent(new CustomEvent('fp-pick', { detail: id, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-segments': FpSegments;
  }
}
