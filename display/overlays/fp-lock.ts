import { css, html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { prefer } from '../events.js';
import { FpElement } from '../fp-element.js';
import '../fp-hold-button.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import { Speaking } from '../words/language.js';

/** The child lock: everything can be read, nothing can be tapped, until somebody holds the lock. */
@customElement('fp-lock')
export class FpLock extends FpElement {
  static override styles = [
    shared,
    css`
      :host {
        position: fixed;
        inset: 0;
        z-index: 25;
        display: grid;
        place-items: end center;
        padding: var(--pad);
      }
      /* Above the row of buttons, which stays legible. */
      @media (orientation: portrait) {
        :host {
          padding-bottom: calc(var(--bar) + 2.5 * var(--pad));
        }
      }
      .word {
        display: flex;
        align-items: center;
        gap: var(--gap);
        font-size: var(--type-place);
        font-weight: 700;
      }
      .line {
        width: 1.4em;
      }
      fp-hold-button {
        border-radius: var(--radius);
        background: var(--panel);
        box-shadow: 0 0 calc(30 * var(--u)) rgb(0 0 0 / 50%);
      }
    `,
  ];

  private readonly speaking = new Speaking(this);

  override render() {
    const { settings } = this.speaking.words.screens;
    return html`<fp-hold-button .label=${settings.unlock} @fp-held=${() => prefer(this, { isLocked: false })}>
      <span class="word">${icon('lock')}${settings.unlock}</span>
    </fp-hold-button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-lock': FpLock;
  }
}
