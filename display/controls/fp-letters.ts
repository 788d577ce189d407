import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { shared } from '../styles.js';
import { Speaking } from '../words/language.js';

declare global {
  interface HTMLElementEventMap {
    'fp-letter': CustomEvent<string>;
    'fp-erase': CustomEvent<null>;
  }
}

/** Letters to tap: a kiosk at a table has no keyboard, and the system's own would cover the screen. */
@customElement('fp-letters')
export class FpLetters extends LitElement {
  static override styles = [
    shared,
    css`
      .letters {
        display: grid;
        grid-template-columns: repeat(10, minmax(0, 1fr));
        gap: max(3px, 5 * var(--u));
      }
      button {
        min-width: 0;
        padding: 0;
        background: var(--raised);
        font-size: var(--type-verb);
        text-align: center;
        text-transform: uppercase;
      }
      .wide {
        grid-column: span 2;
        font-size: var(--type-small);
        text-transform: none;
      }
      @media (max-width: 599px) {
        .letters {
          grid-template-columns: repeat(7, minmax(0, 1fr));
        }
      }
    `,
  ];

  private readonly speaking = new Speaking(this);

  override render() {
    const { common, screens } = this.speaking.words;
    return html`<div class="letters">
      ${[...common.letters].map(
        letter => html`<button tabindex="-1" @click=${() => this.tell('fp-letter', letter)}>${letter}</button>`,
      )}
      <button class="wide" @click=${() => this.tell('fp-letter', ' ')}>${screens.firefighter.space}</button>
      <button class="wide" @click=${() => this.tell('fp-erase', null)}>${screens.firefighter.erase}</button>
    </div>`;
  }

  private tell(name: 'fp-letter' | 'fp-erase', detail: string | null): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-letters': FpLetters;
  }
}
