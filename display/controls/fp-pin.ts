import type { PropertyValues } from 'lit';
import { css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PinAsked } from '../archive-controller.js';
import { FpElement } from '../fp-element.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import { Speaking } from '../words/language.js';
import './fp-sheet.js';

declare global {
  interface HTMLElementEventMap {
    /** The staff PIN as it was typed. */
    'fp-pin-typed': CustomEvent<string>;
  }
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const SHORTEST = 6;
const LONGEST = 32;

/** The staff PIN, by touch: what was typed is shown as dots, and forgotten as soon as it is sent. */
@customElement('fp-pin')
export class FpPin extends FpElement {
  @property({ attribute: false }) asked!: PinAsked;
  @state() private typed = '';
  private readonly speaking = new Speaking(this);

  override render() {
    const { pin } = this.speaking.words.screens;
    const { wish, why } = this.asked;
    return html`<fp-sheet narrow .heading=${pin.title} @keydown=${this.type}>
      <p>${pin.says[wish]}</p>
      <p class="typed" role="img" aria-label=${pin.typed(this.typed.length)}>${'•'.repeat(this.typed.length) || '–'}</p>
      <p class="why" role="alert">${why === 'needed' ? '' : pin[why]}</p>
      <div class="pad">
        ${DIGITS.map(digit => this.key(digit))}
        <button class="erase" aria-label=${this.speaking.words.screens.firefighter.erase} @click=${this.erase}>
          ${icon('erase')}
        </button>
        ${this.key('0')}
        <button class="primary" ?disabled=${this.typed.length < SHORTEST} @click=${this.send}>${pin.enter[wish]}</button>
      </div>
    </fp-sheet>`;
  }

  /** A wrong one is typed again from the beginning. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('asked')) this.typed = '';
  }

  private key(digit: string) {
    return html`<button data-digit=${digit} @click=${() => this.add(digit)}>${digit}</button>`;
  }

  private readonly type = (event: KeyboardEvent): void => {
    if (/^\d$/.test(event.key)) this.add(event.key);
    else if (event.key === 'Backspace') this.erase();
    else if (event.key === 'Enter' && this.typed.length >= SHORTEST) this.send();
    else return;
    event.preventDefault();
  };

  private add(digit: string): void {
    this.typed = (this.typed + digit).slice(0, LONGEST);
  }

  private readonly erase = (): void => {
    this.typed = this.typed.slice(0, -1);
  };

  private readonly send = (): void => {
    const detail = this.typed;
    this.typed = '';
    this.dispatchEvent(new CustomEvent('fp-pin-typed', { detail, bubbles: true, composed: true }));
  };

  static override styles = [
    shared,
    css`
      p {
        color: var(--ink-2);
        font-size: var(--type-place);
        text-align: center;
      }
      .typed {
        overflow: hidden;
        color: var(--ink);
        font-size: calc(0.8 * var(--type-prompt));
        font-weight: 780;
        letter-spacing: 0.12em;
        line-height: 1.2;
        white-space: nowrap;
      }
      .why {
        min-height: 1.3em;
        color: var(--alert);
        font-weight: 650;
      }
      .pad {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: var(--gap);
        width: min(100%, max(18rem, 560 * var(--u)));
        margin: var(--gap) auto 0;
      }
      .pad button {
        display: grid;
        place-items: center;
        min-height: max(64px, 96 * var(--u));
        padding: 0;
        border-color: var(--edge);
        background: var(--raised);
        font-size: calc(1.2 * var(--type-turn));
        font-weight: 700;
      }
      .pad .primary {
        border-color: var(--signal);
        background: var(--signal);
        font-size: var(--type-place);
      }
      .pad .primary:disabled {
        border-color: var(--line);
        background: none;
      }
      .line {
        width: 1.4em;
      }
      @media (max-height: 599px) {
        .pad {
          width: 100%;
        }
        .pad button {
          min-height: 60px;
        }
        .typed {
          font-size: var(--type-prompt);
          line-height: 1;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-pin': FpPin;
  }
}
