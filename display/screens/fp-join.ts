import { css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { FpElement } from '../fp-element.js';
import '../controls/fp-letters.js';
import '../controls/fp-page.js';
import { shared } from '../styles.js';
import { Speaking } from '../words/language.js';

declare global {
  interface HTMLElementEventMap {
    /** A join code was typed. */
    'fp-code': CustomEvent<string>;
  }
}

/** Join codes are made of these; a house may choose its own. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LONGEST = 32;

/** A screen from elsewhere in the house asks for the code that stands on the table's own screen. */
@customElement('fp-join')
export class FpJoin extends FpElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
      }
      .middle {
        display: grid;
        align-content: center;
        justify-items: center;
        gap: calc(2 * var(--gap));
        min-height: 100%;
      }
      .says {
        max-width: 26em;
        font-size: var(--type-turn);
        text-align: center;
      }
      .why {
        color: var(--alert);
        font-size: var(--type-place);
        text-align: center;
      }
      .why:only-child {
        max-width: 26em;
        font-size: var(--type-turn);
      }
      .code {
        min-height: 1.3em;
        font-size: calc(0.9 * var(--type-prompt));
        font-weight: 780;
        letter-spacing: 0.2em;
      }
      fp-letters {
        width: min(100%, 900 * var(--u));
      }
      .enter {
        flex: 0 1 calc(3.2 * var(--bar));
        min-height: var(--bar);
      }
      @media (max-height: 599px) {
        .middle {
          gap: 4px;
        }
        .says {
          font-size: var(--type-place);
        }
        fp-letters {
          width: 100%;
        }
      }
    `,
  ];

  @property() why: 'code' | 'version' | 'noSuchTable' | 'tooMany' = 'code';
  /** A code was given, and it was not the right one. */
  @property({ type: Boolean }) tried = false;
  @state() private typed = '';
  private readonly speaking = new Speaking(this);

  override render() {
    const { words } = this.speaking;
    const { join } = words.screens;
    const isAboutCode = this.why === 'code' || this.why === 'tooMany';
    const problem = this.why === 'code' && !this.tried ? '' : words.link.denied[this.why];
    return html`<fp-page back="" .heading=${isAboutCode ? join.title : join.closed} @keydown=${this.type}>
      <div class="middle">
        ${isAboutCode ? html`<p class="says">${join.says}</p>` : ''}
        <p class="why" role="alert">${problem}</p>
        ${isAboutCode ? this.keypad() : ''}
      </div>
      ${
        isAboutCode
          ? html`<button slot="foot" class="primary enter" ?disabled=${this.typed === ''} @click=${this.enter}>${join.enter}</button>`
          : html`<button slot="foot" class="primary enter" @click=${() => this.startAfresh()}>${join.again}</button>`
      }
    </fp-page>`;
  }

  private keypad() {
    return html`<p class="code" aria-live="polite">${this.typed || '–'}</p>
      <fp-letters
        .only=${SIGNS}
        @fp-letter=${(event: CustomEvent<string>) => this.add(event.detail)}
        @fp-erase=${this.erase}
      ></fp-letters>`;
  }

  /** The newest page, at the first table. */
  private startAfresh(): void {
    location.replace(location.pathname);
  }

  private readonly type = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[a-z0-9]$/i.test(event.key)) this.add(event.key.toUpperCase());
    else if (event.key === 'Backspace') this.erase();
    else if (event.key === 'Enter' && this.typed !== '' && !isOnButton(event)) this.enter();
  };

  private add(sign: string): void {
    this.typed = (this.typed + sign).slice(0, LONGEST);
  }

  private readonly erase = (): void => {
    this.typed = this.typed.slice(0, -1);
  };

  private readonly enter = (): void => {
    this.dispatchEvent(new CustomEvent('fp-code', { detail: this.typed, bubbles: true, composed: true }));
    this.typed = '';
  };
}

/** Enter on a button presses that button. */
function isOnButton(event: Event): boolean {
  return event.composedPath().some(node => node instanceof HTMLButtonElement);
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-join': FpJoin;
  }
}
