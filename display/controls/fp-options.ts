import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { FpElement } from '../fp-element.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';

export interface Option {
  readonly id: string;
  readonly name: string;
  readonly says: string;
}

declare global {
  interface HTMLElementEventMap {
    /** The id of the option that was tapped. */
    'fp-pick': CustomEvent<string>;
  }
}

/** Things to choose from, each with one plain sentence: one of them, or any number when `many`. */
@customElement('fp-options')
export class FpOptions extends FpElement {
  static override styles = [
    shared,
    css`
      .options {
        display: grid;
        gap: calc(1.5 * var(--gap));
      }
      button {
        display: flex;
        align-items: center;
        gap: calc(2 * var(--gap));
        width: 100%;
        padding: calc(1.5 * var(--gap)) calc(2 * var(--gap));
        border-color: var(--line);
        background: var(--raised);
      }
      button[aria-checked='true'] {
        border-color: var(--signal);
      }
      .words {
        flex: 1;
      }
      b {
        display: block;
        font-size: var(--type-verb);
      }
      .says {
        color: var(--ink-2);
        font-size: var(--type-small);
      }
      .mark {
        display: grid;
        flex: none;
        place-items: center;
        width: calc(1.5 * var(--type-verb));
        height: calc(1.5 * var(--type-verb));
        border: max(2px, 3 * var(--u)) solid var(--edge);
        border-radius: 50%;
      }
      .many .mark {
        border-radius: 25%;
      }
      [aria-checked='true'] .mark {
        border-color: var(--signal);
        background: var(--signal);
        color: var(--on-signal);
      }
      .line {
        width: 70%;
      }
    `,
  ];

  @property() label = '';
  @property({ attribute: false }) options: readonly Option[] = [];
  @property({ attribute: false }) chosen: readonly string[] = [];
  @property({ type: Boolean }) many = false;

  override render() {
    return html`<div class="options ${this.many ? 'many' : ''}" role=${this.many ? 'group' : 'radiogroup'} aria-label=${this.label}>
      ${this.options.map(option => this.option(option))}
    </div>`;
  }

  private option({ id, name, says }: Option) {
    const isChosen = this.chosen.includes(id);
    return html`<button role=${this.many ? 'checkbox' : 'radio'} aria-checked=${isChosen} data-id=${id} @click=${() => this.choose(id)}>
      <span class="mark">${isChosen ? icon('tick') : ''}</span>
      <span class="words"><b>${name}</b><span class="says">${says}</span></span>
    </button>`;
  }

  private choose(id: string): void {
    this.dispatchEvent(new CustomEvent('fp-pick', { detail: id, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-options': FpOptions;
  }
}
